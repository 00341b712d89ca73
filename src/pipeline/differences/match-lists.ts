import type { Difference, DifferenceArea } from '#contracts/differences.ts';
import { tokensOf } from '../verify/match/tokens.ts';

/** An entry of a list. `details`: what is said of it next to its text, by name. */
export type Entry = { text: string; what: string; page?: string; details?: Record<string, string> };

/** Two texts that share fewer of their words are two entries. */
const SIMILAR = 0.6;

const keyOf = (text: string) => tokensOf(text).join(' ');

/** Whether two texts say the same, whatever their case, marks and spaces. */
export const isSameText = (one: string, other: string): boolean => one === other || keyOf(one) === keyOf(other);

function similarity(one: string, other: string): number {
  const [a, b] = [new Set(tokensOf(one)), new Set(tokensOf(other))];
  const shared = [...a].filter((token) => b.has(token)).length;
  return shared / Math.max(1, a.size, b.size);
}

function takeBest(entry: Entry, left: Entry[]): Entry | undefined {
  const alike = left.filter(({ what }) => what === entry.what);
  const rated = alike.map((other) => ({ other, score: similarity(entry.text, other.text) })).filter(({ score }) => score >= SIMILAR);
  const best = rated.reduce<(typeof rated)[number] | undefined>((top, one) => (top && top.score >= one.score ? top : one), undefined);
  if (best) left.splice(left.indexOf(best.other), 1);
  return best?.other;
}

/** Entries of one kind that have no counterpart are one that changed, where each list has one. */
function pairSingles(gone: Entry[], appeared: Entry[]): [Entry, Entry][] {
  const byKind = (list: Entry[]) => Map.groupBy(list, ({ what }) => what);
  const after = byKind(appeared);
  return [...byKind(gone)].flatMap(([what, own]): [Entry, Entry][] => {
    const [old] = own;
    const others = after.get(what) ?? [];
    const [found] = others;
    return old && found && own.length === 1 && others.length === 1 ? [[old, found]] : [];
  });
}

type Change = { before: string; after: string };

/** Whether a change is another one within a longer text. */
export const isRepeated = (whole: Change, part: Change): boolean =>
  part.before !== '' && whole.before.length > part.before.length && whole.before.replace(part.before, part.after) === whole.after;

function detailsChanged(area: DifferenceArea, old: Entry, found: Entry): Difference[] {
  const names = Object.keys({ ...old.details, ...found.details });
  const changed = names
    .map((name) => ({ name, before: old.details?.[name] ?? '', after: found.details?.[name] ?? '' }))
    .filter(({ before, after }) => !isSameText(before, after));
  // A sentence that repeats another detail changes with it.
  return changed
    .filter((one) => !changed.some((other) => other !== one && isRepeated(one, other)))
    .map(({ name, before, after }) => ({ kind: 'changed', area, page: found.page ?? '', what: `${name} of ${found.text}`, before, after }));
}

/**
 * The differences of two lists whose order does not count: entries of the same words are one, similar ones of a kind are one that changed.
 * `pairs`: whether the last two of a kind are one that changed, too, however unlike they are.
 */
export function matchLists(area: DifferenceArea, before: readonly Entry[], after: readonly Entry[], { pairs = false } = {}): Difference[] {
  const left = [...after];
  const same: [Entry, Entry][] = [];
  const unmatched = before.filter((entry) => {
    const at = left.findIndex((other) => other.what === entry.what && isSameText(other.text, entry.text));
    const [found] = at < 0 ? [] : left.splice(at, 1);
    if (found) same.push([entry, found]);
    return !found;
  });
  const changed: [Entry, Entry][] = [];
  let gone = unmatched.filter((entry) => {
    const found = takeBest(entry, left);
    if (found) changed.push([entry, found]);
    return !found;
  });
  if (pairs) {
    const singles = pairSingles(gone, left);
    changed.push(...singles);
    gone = gone.filter((entry) => !singles.some(([old]) => old === entry));
    for (const [, found] of singles) left.splice(left.indexOf(found), 1);
  }
  return [
    ...gone.map(({ text, what, page = '' }): Difference => ({ kind: 'gone', area, page, what, before: text, after: '' })),
    ...changed.map(
      ([old, found]): Difference => ({
        kind: 'changed',
        area,
        page: found.page ?? '',
        what: found.what,
        before: old.text,
        after: found.text,
      }),
    ),
    ...left.map(({ text, what, page = '' }): Difference => ({ kind: 'appeared', area, page, what, before: '', after: text })),
    ...[...same, ...changed].flatMap(([old, found]) => detailsChanged(area, old, found)),
  ];
}
