import { mentions } from '../mentions.ts';
import { QUOTED } from './said-once.ts';
import type { LintSubject } from './subject.ts';
import unwanted from './unwanted-orders.json' with { type: 'json' };

const ORDERS: Readonly<Record<string, { reason: string; phrases: string[] } | undefined>> = unwanted;
/** A part of a sentence with one of these forbids what it names. */
const FORBIDS = [
  'no',
  'not',
  'never',
  'don’t',
  "don't",
  'without a',
  'avoid*',
  'none of',
  'nothing',
  'drop',
  'instead of the',
  'remove any',
  'fall back',
];

type Line = LintSubject['lines'][number];

/** The first line that asks for what a point of the rubric forbids, outside quoted words of the site, with the reason; undefined without one. */
export function unwantedOrder(
  { lines, knownTexts }: Pick<LintSubject, 'lines' | 'knownTexts'>,
  lintId: string,
): { line: Line; reason: string } | undefined {
  const orders = ORDERS[lintId];
  if (!orders) return undefined;
  const line = lines.find(({ text }) => {
    const bare = text.replace(QUOTED, ' ');
    return (
      mentions(bare, orders.phrases) &&
      bare.split(/[.;:]\s/u).some((part) => mentions(part, orders.phrases) && !mentions(part, FORBIDS)) &&
      ![...knownTexts].some((known) => known.length > 20 && mentions(known, orders.phrases) && text.includes(known))
    );
  });
  return line && { line, reason: orders.reason };
}
