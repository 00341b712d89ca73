import type { TextBlock } from '#contracts/page.ts';
import { hasLetter } from '#text/characters.ts';
import { phoneKey } from '#text/words.ts';
import { LINE_END } from './dom-walk-state.ts';
import { marksFax } from './fax-icon.ts';
import type { PageFactReader } from './page-facts.ts';
import { findFaxes, findLabeledPhones, findPhones } from './phone-numbers.ts';

/** Characters behind an icon in which its number begins. */
const REACH = 60;

/** The keys of the numbers right behind icons: those of telephones and those of fax machines. */
function numbersByIcon(reader: PageFactReader): { faxes: Set<string>; phones: Set<string> } {
  const { visible, contactIcons } = reader.state;
  const found = { faxes: new Set<string>(), phones: new Set<string>() };
  for (const { element, at } of contactIcons) {
    if (element.parent?.hidden || hasLetter(reader.textOf(element))) continue;
    const [line = ''] = visible
      .slice(at, at + REACH)
      .trimStart()
      .split(LINE_END, 1);
    const [number] = findFaxes(`fax ${line}`);
    if (number) found[marksFax(element.className) ? 'faxes' : 'phones'].add(phoneKey(number.value));
  }
  return found;
}

/**
 * The keys of the numbers that a page shows as those of fax machines alone, by a word or an icon before them. A number that is also given as
 * one to call is none of them.
 */
export function faxKeys(reader: PageFactReader, blocks: readonly TextBlock[]): ReadonlySet<string> {
  const keysOf = (find: (text: string) => { value: string }[]) =>
    new Set(blocks.flatMap(({ text }) => find(text).map(({ value }) => phoneKey(value))));
  const byIcon = numbersByIcon(reader);
  const byWord = keysOf(findFaxes);
  if (byWord.size === 0 && byIcon.faxes.size === 0) return byWord;
  const [labeled, read] = [keysOf(findLabeledPhones), keysOf(findPhones)];
  const icons = [...byIcon.faxes].filter((key) => !labeled.has(key) && !byIcon.phones.has(key));
  return new Set([...icons, ...[...byWord].filter((key) => !read.has(key) || icons.includes(key))]);
}
