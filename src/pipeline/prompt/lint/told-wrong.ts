import type { BusinessProfile } from '#contracts/business.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { foldedWithin, significantWords } from '#text/words.ts';
import { openDecisions } from '../copy/leave-out.ts';
import { siteText } from '../site-text.ts';
import { QUOTED } from './said-once.ts';

/** Something that the strategy says and its own facts deny; `excerpt`: its words. */
export type ToldWrong = { reason: string; excerpt: string };

type Given = { strategy: Strategy; profile: BusinessProfile };

const moveWith = ({ opening }: Strategy, id: string) => opening?.moves.find((move) => move.id === id);

/** A service that should get a page and has one in the plan. */
function missesPage({ strategy }: Given): ToldWrong | undefined {
  const move = moveWith(strategy, 'own-pages');
  if (!move) return undefined;
  const pages = strategy.engineer.pagePlan
    .filter(({ decision, path }) => decision === 'keep' && path !== strategy.craft.pages[0]?.path)
    .map(({ path, title, label = '' }) => new Set(significantWords(`${path.replaceAll('-', ' ')} ${title} ${label}`)));
  const named = (move.how.match(QUOTED) ?? []).map((name) => name.slice(1, -1));
  const has = (name: string) => pages.some((page) => significantWords(name).every((word) => page.has(word)));
  const wrong = named.find((name) => significantWords(name).length > 0 && has(name));
  return wrong === undefined ? undefined : { reason: `The plan has a page about "${wrong}".`, excerpt: move.title };
}

/** Proof is said to be missing that the strategy uses. */
function missesProof({ strategy }: Given): ToldWrong | undefined {
  const move = moveWith(strategy, 'collect-proof');
  const used = strategy.elevate.proof.find(({ decision }) => decision === 'use');
  return move && used ? { reason: 'The strategy uses proof of the site.', excerpt: move.title } : undefined;
}

/** A next step is said to be missing that the strategy names. */
function missesStep({ strategy }: Given): ToldWrong | undefined {
  const move = moveWith(strategy, 'next-step');
  const { goal } = strategy.craft;
  return move && goal.kind !== 'not-found' ? { reason: `The site asks for "${goal.label}".`, excerpt: move.title } : undefined;
}

/** A statement about the business that is still a question to the owner. */
function saysWhatIsAsked({ strategy: { site }, profile }: Given): ToldWrong | undefined {
  const asked = (profile.questions ?? []).find(
    ({ field, claim }) => field === 'primaryPurpose' && claim !== null && claim.kind !== 'owner',
  );
  return asked?.claim && site.purpose !== '' && foldedWithin(asked.claim.text, site.purpose)
    ? { reason: 'The owner is still asked whether this is right.', excerpt: site.purpose }
    : undefined;
}

/** The owner is asked where entries of a form go, and the prompt says where. */
function asksWhatIsGiven({ strategy }: Given): ToldWrong | undefined {
  const asked = openDecisions(strategy).find(({ id }) => id === 'form-destination');
  const given = strategy.engineer.forms.find(({ destination, decision }) => decision !== 'drop' && destination.value.includes('@'));
  if (!asked || !given || `${asked.question} ${asked.untilThen}`.includes(given.destination.value)) return undefined;
  return { reason: `The form on ${given.path} goes to ${given.destination.value}.`, excerpt: siteText(asked.question) };
}

/** The first thing that the strategy tells although its own facts say otherwise. */
export function toldWrong(given: Given): ToldWrong | undefined {
  return missesPage(given) ?? missesProof(given) ?? missesStep(given) ?? saysWhatIsAsked(given) ?? asksWhatIsGiven(given);
}
