import type { BuilderId } from '#contracts/builder.ts';
import { type FixPrompt, isRed, type VerificationEntry } from '#contracts/verification.ts';
import { builderById } from '../../prompt/builders.ts';
import type { FixValue } from '../define-check.ts';
import { describeEntry, instructionFor } from './describe-entry.ts';
import data from './instructions.json' with { type: 'json' };
import manners from './manners.json' with { type: 'json' };

/** How one builder is spoken to: the word for a page, the first and last line, and how many points one message has. */
type Manner = { page: string; open: string; close: string; entries: number };

/** A message that a person reads before pasting it is not longer, whatever the builder takes. */
const LONGEST = 6_000;

type Point = { id: string; text: string };

/** Points in messages of one subject, in their order. */
function pack(points: readonly Point[], title: string, manner: Manner, limit: number): { text: string; entries: string[] }[] {
  const textOf = (own: readonly Point[]) =>
    [manner.open, `${title}:`, ...own.map(({ text }, at) => `${at + 1}. ${text}`), manner.close].filter(Boolean).join('\n\n');
  const messages: Point[][] = [];
  for (const point of points) {
    const last = messages.at(-1);
    const fits = last && last.length < manner.entries && textOf([...last, point]).length <= limit;
    if (fits) last.push(point);
    else messages.push([point]);
  }
  return messages.map((own) => ({ text: textOf(own), entries: [...new Set(own.map(({ id }) => id))] }));
}

/**
 * The messages that put the red entries of a report right: worst first, what belongs together in one message, each within the builder's
 * limit. They can be pasted one after the other and do not depend on each other. `fixes`: the values that a message names, by entry.
 */
export function writeFixPrompts(
  entries: readonly VerificationEntry[],
  builder: BuilderId,
  fixes: ReadonlyMap<string, readonly FixValue[]> = new Map(),
): FixPrompt[] {
  const manner = manners[builder];
  const limit = Math.min(LONGEST, builderById(builder).profile.limit.characters);
  const red = Map.groupBy(entries.filter(isRed), ({ check }) => instructionFor(check).theme);
  const frame = manner.open.length + manner.close.length + 80;
  return data.themes.flatMap(({ id, title }) => {
    const points = (red.get(id) ?? []).flatMap((entry) =>
      describeEntry(entry, manner.page, limit - frame, fixes.get(entry.id)).map((text) => ({ id: entry.id, text })),
    );
    return pack(points, title, manner, limit).map((message) => ({ builder, ...message }));
  });
}
