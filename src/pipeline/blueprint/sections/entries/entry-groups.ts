import { endsSentence } from '#text/segment.ts';
import type { Words } from '../../html.ts';
import type { Entry } from '../../pages/page-content.ts';

/** Longest label, in letters. */
const LABEL_LETTERS = 40;

const isLabel = ({ kind, title, text, price, href, image }: Entry) =>
  kind === 'text' &&
  title === null &&
  text !== null &&
  price === null &&
  image === null &&
  href === '' &&
  text.text.length <= LABEL_LETTERS &&
  !endsSentence(text.text);
/** What a label can head: an entry with more than a line of its own. */
const isWhole = ({ title, text, price }: Entry) => title !== null && (text !== null || price !== null);

/**
 * Lists of today often have the names of their groups (`Coffees`, `Gifts`) as entries of their own. Here they become the labels of the
 * entry that follows them. A list of mostly labels, or without entries that have a text or price, stays as it is.
 */
export function foldLabels(entries: readonly Entry[]): Entry[] {
  const labels = entries.filter(isLabel).length;
  if (labels === 0 || labels * 2 > entries.length || !entries.some(isWhole)) return [...entries];
  const folded: Entry[] = [];
  let waiting: Entry[] = [];
  for (const entry of entries) {
    if (isLabel(entry)) waiting.push(entry);
    else {
      const heads = waiting.flatMap(({ text }): Words[] => (text ? [text] : []));
      folded.push({ ...entry, labels: [...heads, ...entry.labels] });
      waiting = [];
    }
  }
  // Labels at the end head nothing: they are entries after all.
  return [...folded, ...waiting];
}

/** Without entries that are nothing but links to pages of the blueprint, next to entries with texts: the menu has them. */
export function withoutMenuEntries(entries: readonly Entry[]): Entry[] {
  const isLink = ({ title, text, href, price }: Entry) =>
    title === null && price === null && href !== '' && URL.parse(href) === null && (text?.text.length ?? 0) <= LABEL_LETTERS;
  const others = entries.filter((entry) => !isLink(entry));
  return others.length > 0 && others.every(isWhole) ? others : [...entries];
}

/** Entries below the labels that head them, where labels head groups; one group where each heads a single entry, or there are none. */
export function groupsOf(entries: readonly Entry[]): { labels: Words[]; entries: Entry[] }[] {
  const starts = entries.flatMap(({ labels }, at) => (labels.length > 0 ? [at] : []));
  const areEyebrows = starts.every((start, at) => (starts[at + 1] ?? entries.length) - start === 1);
  if (areEyebrows) return [{ labels: [], entries: [...entries] }];
  const bounds = starts[0] === 0 ? starts : [0, ...starts];
  return bounds.map((start, at) => {
    const [first, ...others] = entries.slice(start, bounds[at + 1]);
    return { labels: first?.labels ?? [], entries: first ? [{ ...first, labels: [] }, ...others] : [] };
  });
}
