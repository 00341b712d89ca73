import type { Claim } from '#contracts/evidence.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { digitsOf } from '#text/characters.ts';
import { comparable } from '#text/words.ts';
import { removedByOwner } from '../../../strategy/follow-owner.ts';
import { ownersTexts } from '../../../strategy/read-site.ts';
import { isGone, openDecisions } from '../../copy/leave-out.ts';
import { isAboutTheSite } from '../../part-headings.ts';
import { siteText } from '../../site-text.ts';
import { isRow } from '../../table-rows.ts';
import { type Draft, promptOf } from '../draft.ts';
import type { ReviewContext } from '../review-input.ts';
import type { Check } from './check.ts';
import { withoutProhibitions } from './orders.ts';

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

/** The words of a line that visitors see: in straight quotation marks, or behind the name of what they are. */
function shownIn(line: string): string {
  const [label = '', ...rest] = line.trim().split(': ');
  if (SHOWN.has(label)) return rest.join(': ');
  return line
    .split('"')
    .filter((_part, at) => at % 2 === 1)
    .join(' | ');
}
const SHOWN = new Set(['Title', 'Description', 'h1', 'Subhead']);

/** `keeps`: a change leaves the owner's words as they are. `brings`: it brings nothing back that is gone or waits; asked of each line of a rewritten part. */
export type OwnerChecks = { keeps: Check; brings: Check };

/** Keeps the owner's words as they are, and keeps out what the owner replaced, removed, or has not decided yet. */
export function createOwnerChecks(before: Draft, context: ReviewContext): OwnerChecks {
  const own = folded(ownersWords(context));
  const old = folded(oldValues(context)).filter((text) => !own.some((words) => words.includes(text)));
  const hidden = folded(openDecisions(context.strategy).flatMap(({ hides = [] }) => hides));
  const contacts = folded(context.strategy.site.contacts.map(({ value }) => value));
  // Words around a contact that the prompt shows are left out, not the contact.
  const isContact = (text: string) => contacts.some((value) => holds(text, value) || holds(value, text));
  const leftOut = folded((context.strategy.opening?.leaveOut ?? []).filter(isGone).map(({ text }) => text)).filter(
    (text) => text.length >= 12 && !isContact(text),
  );
  const shown = promptOf(before);
  const notShown = hidden.filter((text) => !holds(shown.replaceAll('Not shown until then', ''), text));
  return {
    keeps: ({ correction: { find, replace } }) =>
      own.some((words) => holds(find, words) && !holds(replace, words)) ? 'It changes words of the owner.' : '',
    brings: ({ correction: { kind, find, replace, part = '' } }) => {
      if (old.some((words) => holds(replace, words) && !holds(find, words))) return 'It brings back what the owner replaced.';
      const isAbout = isAboutTheSite(part);
      const isInTable = isRow(find);
      // A line of a whole part may say that something is not to be shown.
      const said = kind === 'rewritten' ? replace.split('\n').map(withoutProhibitions).join('\n') : replace;
      if (!isInTable && !isAbout && notShown.some((words) => holds(said, words) && !holds(find, words)))
        return 'It shows what waits for a decision.';
      const isListed = isAbout || find.includes('becomes "') || find.includes('Nowhere:');
      // A line for the builder may name what is not to be shown.
      const copy = kind === 'rewritten' ? replace.split('\n').map(shownIn).join('\n') : replace;
      return !isInTable && !isListed && leftOut.some((words) => holds(copy, words) && !holds(find, words))
        ? 'It brings back what the strategy leaves out.'
        : '';
    },
  };
}
