import type { PlannedField } from '#contracts/strategy.ts';
import { dropEnds } from '#text/edges.ts';

/** Fields of one kind in a row, such as a quantity for each product: what their labels share, and the rest of each label. */
export type FieldGroup = { fields: PlannedField[]; shared: string; rests: string[] };

/** From so many on, fields of one pattern are one entry. Set by hand. */
const FEWEST = 4;

const wordsOf = (label: string) => label.trim().split(' ');

/** Everything about a field but its label and name: those of a group are equal. */
const kindOf = ({ label: _label, name: _name, ...rest }: PlannedField) => JSON.stringify(Object.entries(rest).toSorted());

/** How many words all of them begin with; each keeps one of its own. */
function sharedStart(labels: readonly string[][]): number {
  const [first = []] = labels;
  const most = Math.min(...labels.map(({ length }) => length)) - 1;
  const end = first.findIndex((word, at) => at >= most || labels.some((words) => words[at] !== word));
  return Math.max(0, end < 0 ? most : end);
}

/** The group that fields of one kind make by the words at the start of their labels, else by those at the end; null for none. */
function groupOf(fields: PlannedField[]): FieldGroup | null {
  if (fields.length < FEWEST) return null;
  const labels = fields.map(({ label }) => wordsOf(label));
  const start = sharedStart(labels);
  const end = start > 0 ? 0 : sharedStart(labels.map((words) => words.toReversed()));
  if (start + end === 0) return null;
  const [first = []] = labels;
  const shared = (start > 0 ? first.slice(0, start) : first.slice(-end)).join(' ');
  const rests = labels.map((words) => dropEnds(words.slice(start, words.length - end).join(' '), ' '));
  return { fields, shared, rests };
}

/** The fields of a form in their order, with those of one pattern together; a field without a pattern is alone. */
export function fieldGroups(fields: readonly PlannedField[]): (PlannedField | FieldGroup)[] {
  const entries: (PlannedField | FieldGroup)[] = [];
  for (let at = 0; at < fields.length; ) {
    const group = longestGroup(fields, at);
    const [field] = fields.slice(at, at + 1);
    if (group) entries.push(group);
    else if (field) entries.push(field);
    at += group?.fields.length ?? 1;
  }
  return entries;
}

/** The most fields from a place on that are of one kind and share words of their labels. */
function longestGroup(fields: readonly PlannedField[], from: number): FieldGroup | null {
  const first = fields[from];
  if (!first) return null;
  const kind = kindOf(first);
  const isAlike = (other: PlannedField) =>
    kindOf(other) === kind &&
    (wordsOf(other.label)[0] === wordsOf(first.label)[0] || wordsOf(other.label).at(-1) === wordsOf(first.label).at(-1));
  const end = fields.findIndex((field, at) => at > from && !isAlike(field));
  return groupOf(fields.slice(from, end < 0 ? fields.length : end));
}
