import { namePages, upperFirst } from '../../markdown/sentences.ts';
import { peopleOf } from '../../people.ts';
import type { Reading } from '../../read-site.ts';
import { phoneKey, plural } from '../../words.ts';
import type { OpeningParts } from '../opening.ts';
import { type MoveCandidate, move } from './move.ts';

function proofOnHome(reading: Reading, { elevate }: OpeningParts): MoveCandidate[] {
  const used = elevate.proof.filter(({ decision }) => decision === 'use');
  const people = peopleOf(reading.profile.businessModel.modelId);
  if (used.length === 0) {
    return [
      move('collect-proof', {
        title: 'Collect three voices you may quote: no page shows any proof',
        why: `${upperFirst(people)} believe others sooner than the business itself.`,
        how: 'Ask three satisfied people for two sentences and their name; until then the new site shows none.',
        effect: 48,
        effort: 'medium',
        basis: 'advice',
        findingIds: ['missing-proof'],
      }),
    ];
  }
  const elsewhere = [...new Set(used.map(({ page }) => page))];
  if (elsewhere.includes(reading.home.path)) return [];
  return [
    move('proof-on-home', {
      title: `Bring the proof to the first page: it is only on ${namePages(elsewhere)}`,
      why: 'Most visitors see one page. Proof on another one convinces nobody there.',
      how: `Show the strongest of ${plural(used.length, 'piece')} next to the main button of ${reading.home.path}.`,
      effect: 66,
      evidence: used.flatMap(({ evidence }) => evidence.slice(0, 1)).slice(0, 2),
      findingIds: [],
    }),
  ];
}

/** Two numbers, each alone on its page: which one a visitor dials is chance. */
function onePhone({ profile }: Reading): MoveCandidate[] {
  const phones = profile.contacts.filter(({ contactKind, kind }) => contactKind === 'phone' && kind !== 'not-found');
  const byNumber = Map.groupBy(phones, ({ text }) => phoneKey(text));
  if (byNumber.size < 2) return [];
  const pagesOf = [...byNumber.values()].map((same) => new Set(same.flatMap(({ evidence }) => evidence.map(({ url }) => url))));
  const isTogether = pagesOf.some((pages, index) => pagesOf.some((others, at) => at > index && [...pages].some((url) => others.has(url))));
  if (isTogether) return [];
  const shown = [...byNumber.values()].map(([first]) => first?.text ?? '');
  return [
    move('one-phone', {
      title: `One phone number everywhere: ${shown.length === 2 ? 'two different ones are' : `${shown.length} different ones are`} shown`,
      why: 'A call that reaches nobody is a customer lost, and search engines trust a listing less whose numbers differ.',
      how: `Decide which is right (${shown.slice(0, 3).join(', ')}) and show it on every page.`,
      effect: 82,
      evidence: phones.flatMap(({ evidence }) => evidence.slice(0, 1)).slice(0, 2),
    }),
  ];
}

/** Moves about whether one believes it. */
export function trustMoves(reading: Reading, parts: OpeningParts): MoveCandidate[] {
  return [...onePhone(reading), ...proofOnHome(reading, parts)];
}
