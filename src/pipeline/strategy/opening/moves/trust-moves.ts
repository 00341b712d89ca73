import { upperFirst } from '#text/characters.ts';
import { listed } from '#text/list.ts';
import { plural } from '#text/words.ts';
import { whyUnseen } from '../../../site-model/unseen.ts';
import { disputesOf } from '../../contradictions/contradictions.ts';
import { severalContacts } from '../../contradictions/disputed-contacts.ts';
import { namePages } from '../../markdown/sentences.ts';
import { peopleOf } from '../../people.ts';
import type { Reading } from '../../read-site.ts';
import type { OpeningParts } from '../opening.ts';
import { type MoveCandidate, move } from './move.ts';

function proofOnHome(reading: Reading, { elevate }: OpeningParts): MoveCandidate[] {
  const used = elevate.proof.filter(({ decision }) => decision === 'use');
  const people = peopleOf(reading.profile.businessModel.modelId);
  if (used.length === 0) {
    if (whyUnseen(reading.site) !== '') return [];
    return [
      move('collect-proof', {
        title: 'Collect three voices you may quote: none was found on the pages read',
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
      how: `Show ${used.length === 1 ? 'it' : `the strongest of ${plural(used.length, 'piece')}`} next to the main button of ${reading.home.path}.`,
      effect: 66,
      evidence: used.flatMap(({ evidence }) => evidence.slice(0, 1)).slice(0, 2),
      findingIds: [],
    }),
  ];
}

/** Two numbers, each alone on its page: which one a visitor dials is chance. */
function onePhone(reading: Reading): MoveCandidate[] {
  const several = severalContacts(reading, 'phone');
  if (!several?.isApart) return [];
  const shown = several.values.map(({ text }) => text);
  return [
    move('one-phone', {
      title: `One phone number everywhere: ${shown.length === 2 ? 'two different ones are' : `${shown.length} different ones are`} shown`,
      why: 'A call that reaches nobody is a customer lost, and search engines trust a listing less whose numbers differ.',
      how: `Decide which is right (${shown.slice(0, 3).join(', ')}) and show it on every page.`,
      effect: 82,
      evidence: several.values.flatMap(({ evidence }) => evidence.slice(0, 1)).slice(0, 2),
    }),
  ];
}

function oneAnswer(reading: Reading): MoveCandidate[] {
  const disputes = disputesOf(reading);
  const [first] = disputes;
  if (!first) return [];
  return [
    move('one-answer', {
      title: `Say one thing about ${listed(disputes.slice(0, 3).map(({ about }) => about))}: the pages disagree`,
      why: `${upperFirst(peopleOf(reading.profile.businessModel.modelId))} decide on it, and who was told otherwise complains or cancels.`,
      how: `Decide what holds, and say it the same way on ${namePages([...new Set(disputes.flatMap(({ statements }) => statements.map(({ path }) => path)))])}.`,
      effect: 83,
      evidence: first.statements.map(({ evidence }) => evidence),
    }),
  ];
}

/** Moves about whether one believes it. */
export function trustMoves(reading: Reading, parts: OpeningParts): MoveCandidate[] {
  return [...oneAnswer(reading), ...onePhone(reading), ...proofOnHome(reading, parts)];
}
