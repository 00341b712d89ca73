import type { SectionItem } from '#contracts/strategy.ts';
import { siteText } from '../../prompt/site-text.ts';
import { itemLine } from '../../strategy/markdown/sentences.ts';
import { isMoney } from '../sections/entries/entry-kinds.ts';
import { foldLetters } from '../sources/site-texts.ts';
import type { DrawContext } from './draw-context.ts';
import type { Entry } from './page-content.ts';
import { splitPrice } from './split-price.ts';

/** The planned entry that an edited line shows; a line that was cut keeps the title and the first part of the text. */
function itemOf(line: string, items: readonly SectionItem[]): SectionItem {
  for (const item of items) {
    const whole = siteText(itemLine(item));
    if (whole === line) return item;
    const title = siteText(item.title);
    if (title !== '' && line === title) return { ...item, text: '' };
    if (line.length >= 20 && whole.startsWith(line) && line.startsWith(title))
      return { ...item, text: line.slice(title.length + (line.charAt(title.length) === ':' ? 1 : 0)).trim() };
  }
  return { kind: 'text', title: '', text: line };
}

/** Where the words of an entry lead on today's page; '' for words that are no link. */
export type LinkOf = (text: string) => string;

/** The links of a stored page by their words. */
export function linksOf(path: string, { pageOf }: DrawContext): LinkOf {
  const targets = new Map<string, string>();
  for (const { text, href, hidden, region } of pageOf(path)?.links ?? []) {
    const key = foldLetters(text);
    if (key.length > 2 && !hidden && region !== 'nav' && region !== 'footer' && !targets.has(key)) targets.set(key, href);
  }
  return (text) => targets.get(foldLetters(text)) ?? '';
}

/** Who said a quote, as the stored pages tell. */
function authorOf(quote: string, { input, say }: DrawContext): Entry['title'] {
  const said = foldLetters(quote);
  if (said.length < LEAST_OF_QUOTE) return null;
  for (const { quotes, path } of input.site.pages) {
    const found = quotes.find((one) => one.author && foldLetters(one.quote).includes(said));
    if (found?.author && !said.includes(foldLetters(found.author))) return say(found.author, path);
  }
  return null;
}
const LEAST_OF_QUOTE = 20;

/** An entry with its price apart and its words with their sources; null where nothing of it may be shown. */
function toEntry({ kind, title, text }: SectionItem, path: string, file: string, context: DrawContext, linkOf: LinkOf): Entry | null {
  const parted = kind === 'question' || kind === 'quote' ? { text: title, price: '' } : splitPrice(title);
  const body =
    parted.price === '' && kind !== 'question' && kind !== 'quote' && text.length <= 160 ? splitPrice(text) : { text, price: '' };
  const isPrice = parted.price === '' && body.price === '' && title !== '' && isMoney(text);
  const words = {
    title: context.say(parted.text, path),
    text: isPrice ? null : context.say(body.text, path),
    price: context.say(isPrice ? text : parted.price || body.price, path),
  };
  if (!words.title && !words.text) return null;
  if (kind === 'quote' && !words.title && words.text) words.title = authorOf(words.text.text, context);
  const offer = context.input.strategy.site.offers.find(
    (one) => one.url !== '' && foldLetters(one.name) === foldLetters(parted.text || body.text),
  );
  const target = linkOf(parted.text || body.text) || offer?.url || '';
  return { kind, labels: [], ...words, image: null, href: target === '' ? '' : context.linkFrom(file, target) };
}

/** The entries of a section as the edited copy has them. */
export function entriesOf(
  lines: readonly string[],
  items: readonly SectionItem[],
  place: { path: string; file: string; linkOf: LinkOf },
  context: DrawContext,
): Entry[] {
  return lines.flatMap((line) => toEntry(itemOf(line, items), place.path, place.file, context, place.linkOf) ?? []);
}
