import type { Page } from '#contracts/page.ts';
import { lettersAndDigits } from '#text/characters.ts';
import { memoize } from '#text/memoize.ts';

/** The form in which texts of the blueprint are compared with stored ones: letters and digits only, lower case. */
export const foldLetters: (text: string) => string = memoize((text) => lettersAndDigits(text.normalize('NFKC').toLowerCase()));

/** Strings in a value of structured data, at most 12 levels deep. */
function stringsIn(value: unknown, depth = 12): string[] {
  if (typeof value === 'string') return [value];
  if (depth === 0 || value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap((part: unknown) => stringsIn(part, depth - 1));
}

/** Every text of a stored page that visitors, search engines or screen readers get. */
export function textsOfPage(page: Page): string[] {
  const forms = page.forms.flatMap(({ submitText, fields }) => [
    submitText,
    ...fields.flatMap(({ label, caption = '', group = '', placeholder, name, options }) => [
      label,
      caption,
      group,
      placeholder,
      name,
      ...options,
    ]),
  ]);
  return [
    ...[page.title, page.description, ...Object.values(page.meta)],
    ...page.blocks.map(({ text }) => text),
    ...page.headings.map(({ text }) => text),
    ...page.links.flatMap(({ text, href }) => [text, href]),
    ...page.buttons.map(({ text }) => text),
    ...page.callsToAction.map(({ text }) => text),
    ...page.images.map(({ alt }) => alt),
    ...page.contacts.flatMap(({ value, snippet }) => [value, snippet]),
    ...page.quotes.flatMap(({ quote, author }) => [quote, author]),
    ...page.structuredData.flatMap(({ data }) => stringsIn(data)),
    ...forms,
  ].filter((text) => text !== null && text !== '') as string[];
}
