import type { Claim } from '#contracts/evidence.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { digitsOf } from '#text/characters.ts';
import { comparable } from '#text/words.ts';
import { removedByOwner } from '../../../strategy/follow-owner.ts';
import { ownersTexts } from '../../../strategy/read-site.ts';
import { openDecisions } from '../../copy/leave-out.ts';
import { isAboutTheSite } from '../../part-headings.ts';
import { siteText } from '../../site-text.ts';
import { type Draft, promptOf } from '../draft.ts';
import type { ReviewContext } from '../review-input.ts';
import type { Check } from './check.ts';

/** Shorter words may be part of any sentence. */
const FEWEST_LETTERS = 4;

/** All texts of a value that the owner wrote: lines of the kind `owner`, at any depth. */
function ownLines(value: unknown, into: string[] = []): string[] {
  if (value === null || typeof value !== 'object') return into;
  if ('kind' in value && value.kind === 'owner' && 'text' in value && typeof value.text === 'string') into.push(value.text);
  for (const part of Object.values(value)) ownLines(part, into);
  return into;
}

/** What the profile said before the owner corrected or removed it. */
function oldValues({ outputs: { profile } }: ReviewContext): string[] {
  const claims = Object.values(profile).flat() as (Partial<Claim> | null)[];
  const replaced = claims.flatMap((claim) => (claim?.by === 'owner' && claim.replaced ? [claim.replaced.text] : []));
  return [...replaced, ...removedByOwner(profile)];
}

/** What the owner wrote: notes, edited lines, corrected facts, criteria. */
function ownersWords({ strategy, outputs, customPrompt }: ReviewContext): string[] {
  const { writer: _writer, ...fields }: Strategy = strategy;
  return [...(strategy.notes ?? '').split('\n'), ...ownLines(fields), ...ownersTexts(outputs.profile), ...customPrompt.split('\n')];
}

const folded = (texts: readonly string[]) =>
  [...new Set(texts.flatMap((text) => [comparable(text), comparable(siteText(text))]))].filter((text) => text.length >= FEWEST_LETTERS);

/** Whether words are in a text; a number also where it is written with other marks. */
const holds = (text: string, words: string) => {
  const digits = digitsOf(words);
  return comparable(text).includes(words) || (digits.length >= 6 && digits.length * 2 > words.length && digitsOf(text).includes(digits));
};

/** Keeps the owner's words as they are, and keeps out what the owner replaced, removed, or has not decided yet. */
export function createOwnerCheck(before: Draft, context: ReviewContext): Check {
  const own = folded(ownersWords(context));
  const old = folded(oldValues(context)).filter((text) => !own.some((words) => words.includes(text)));
  const hidden = folded(openDecisions(context.strategy).flatMap(({ hides = [] }) => hides));
  const leftOut = folded((context.strategy.opening?.leaveOut ?? []).map(({ text }) => text)).filter((text) => text.length >= 12);
  const shown = promptOf(before);
  const notShown = hidden.filter((text) => !holds(shown.replaceAll('Not shown until then', ''), text));
  return ({ correction: { find, replace, part = '' } }) => {
    if (own.some((words) => holds(find, words) && !holds(replace, words))) return 'It changes words of the owner.';
    if (old.some((words) => holds(replace, words) && !holds(find, words))) return 'It brings back what the owner replaced.';
    const isAbout = isAboutTheSite(part);
    const isRow = find.trimStart().startsWith('|');
    if (!isRow && !isAbout && notShown.some((words) => holds(replace, words) && !holds(find, words)))
      return 'It shows what waits for a decision.';
    const isListed = isAbout || find.includes('becomes "') || find.includes('Nowhere:');
    return !isRow && !isListed && leftOut.some((words) => holds(replace, words) && !holds(find, words))
      ? 'It brings back what the strategy leaves out.'
      : '';
  };
}
