import type { SectionItem } from '#contracts/strategy.ts';
import { digitsOf, hasNumber } from '#text/characters.ts';
import { lettersOf, phoneKey } from '#text/words.ts';

/** Longest name of who answers. */
const LONGEST = 40;
const PHONE_DIGITS = 6;

type Entry = Pick<SectionItem, 'title' | 'text' | 'target'>;

const isName = (title: string) =>
  title !== '' && title.length <= LONGEST && !hasNumber(title) && !title.includes('@') && !title.endsWith('?');

/** Whether an entry gives this number or email, in its words or where it leads. */
function gives({ text, target = '' }: Entry, value: string): boolean {
  const isPhone = !value.includes('@') && digitsOf(value).length >= PHONE_DIGITS;
  if (isPhone) return [text, target].some((words) => digitsOf(words).endsWith(phoneKey(value)));
  return [text, target].some((words) => lettersOf(words).includes(lettersOf(value)));
}

/**
 * Names several numbers or emails by the entries of the copy that give them: `Box office`, `Friends of the pool`. '' for each where two would have
 * the same name, as `Phone`, or one has none: then nobody can tell them apart.
 */
export function contactLabels(values: readonly string[], entries: readonly Entry[]): string[] {
  if (values.length < 2) return values.map(() => '');
  const named = entries.map((entry) => ({ ...entry, title: entry.title.trim() })).filter(({ title }) => isName(title));
  const labels = values.map((value) => named.find((entry) => gives(entry, value))?.title ?? '');
  const isTold = labels.every(Boolean) && new Set(labels.map(lettersOf)).size === labels.length;
  return isTold ? labels : values.map(() => '');
}
