import type { TextBlock } from '#contracts/page.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { digitsOf } from '#text/characters.ts';
import { countWords, endsSentence, splitSentences } from '#text/segment.ts';
import type { Section } from '../../../site-model/sections.ts';
import { endsWithColon, PRICE } from '../../shapes.ts';
import { cuesIn } from '../industry/keyword-index.ts';
import { type OfferCandidate, offerCandidate } from './offer-candidate.ts';
import { offerLabel, readsLikeSlogan } from './offer-label.ts';
import { kindOfHeading, type SectionKind } from './section-kinds.ts';

/** Longest text in which a price is taken for the price of what it is next to. */
const MAX_PRICED_TEXT = 120;
/** What the entries of a list count that only details one offer. */
const DETAIL_FACTOR = 0.3;
const INTRODUCED_WEIGHT = 4.5;

/** List items below a line that says what they are: "We offer the following services:". */
export function addIntroduced(section: Section, found: OfferCandidate[]): void {
  const { blocks } = section;
  blocks.forEach((block, index) => {
    const kind = block.tag !== 'li' && endsWithColon(block.text) ? kindOfHeading(splitSentences(block.text).at(-1) ?? '') : null;
    if ((kind !== 'services' && kind !== 'products') || blocks[index + 1]?.tag !== 'li') return;
    const end = blocks.findIndex((other, at) => at > index && other.tag !== 'li');
    addList(blocks.slice(index + 1, end < 0 ? undefined : end), INTRODUCED_WEIGHT, kind, section, found);
  });
}

const LIST_LABEL_WEIGHT = 3.4;

/** Short lines above a list ("Diagnostics:") that name what the list details, and terms above what they mean. */
export function addLabels({ blocks, page }: Section, found: OfferCandidate[]): void {
  blocks.forEach((block, index) => {
    const isLabel = block.tag !== 'li' && block.tag !== 'dt' && endsWithColon(block.text) && countWords(block.text) <= 8;
    const isSubtitle =
      block.tag !== 'li' &&
      block.tag !== 'dt' &&
      block.tag !== 'dd' &&
      blocks[index - 1]?.tag === 'li' &&
      countWords(block.text) <= 4 &&
      !endsSentence(block.text);
    const isTitle = block.tag === 'dt' && blocks[index + 1]?.tag === 'dd';
    if (!isTitle && (!(isSubtitle || isLabel) || blocks[index + 1]?.tag !== 'li')) return;
    const name = offerLabel(block.text);
    if (name === '' || readsLikeSlogan(name)) return;
    const quote = { page, selector: block.selector, text: block.text };
    found.push(offerCandidate({ name, weight: LIST_LABEL_WEIGHT, quote, source: 'label above a list' }));
  });
}

/** An entry with its day is one of a calendar. */
const isDated = (text: string): boolean => hasTerm(text, 'offer-labels', 'month') && digitsOf(text) !== '';

/** A longer list counts topics or details rather than what one can get. */
const MAX_SHORT_LIST = 10;
const ITEM_TAGS: ReadonlySet<string> = new Set(['li', 'dt', 'td', 'th', 'option', 'span']);
/** What separates the name at the start of a list item from its description. */
const LEAD_END = /\s*[:–—]\s+/;

/**
 * Whether a list says what one thing is made of: one price is asked for all of it ("Set menu ... 30 €"), or a sentence before it leads to
 * something else than offers ("Our kitchen uses simple ingredients:").
 */
function detailsOneThing(blocks: readonly TextBlock[], items: readonly TextBlock[]): boolean {
  if (items.some(({ text }) => PRICE.test(text))) return false;
  const first = blocks.findIndex(({ tag }) => tag === 'li');
  const last = blocks.findLastIndex(({ tag }) => tag === 'li');
  if (first < 0) return false;
  const [before, after] = [blocks[first - 1], blocks[last + 1]];
  if (after && after.text.length < MAX_PRICED_TEXT && PRICE.test(after.text)) return true;
  const lead = before && endsWithColon(before.text) ? (splitSentences(before.text).at(-1) ?? '') : '';
  return countWords(lead) > MAX_LABEL_WORDS && kindOfHeading(lead) === null && !hasTerm(lead, 'offering-verbs');
}

/** Signs between the names of a line, and how many names make a list. */
const NAME_SIGNS = [' - ', ' – ', ' · ', ' • ', ' | '];
const MIN_LINE_NAMES = 3;
const MAX_LINE_NAME_WORDS = 4;
const LINE_WEIGHT = 2.2;

const namesTrade = (name: string): boolean => hasTerm(name, 'service-nouns') || cuesIn(name).size > 0;

/** Names in one line below a heading about what is offered: "Sushi - Grill - Seafood". */
export function addLine({ blocks, page }: Section, kind: SectionKind, found: OfferCandidate[]): void {
  for (const { tag, text, selector } of blocks) {
    if (ITEM_TAGS.has(tag) || text.length > MAX_PRICED_TEXT || PRICE.test(text)) continue;
    const parts = NAME_SIGNS.map((sign) => text.split(sign)).find(({ length }) => length >= MIN_LINE_NAMES) ?? [];
    const names = parts.map((part) => (countWords(part) <= MAX_LINE_NAME_WORDS ? offerLabel(part) : ''));
    if (!names.some(namesTrade) || names.some((name) => name === '' || readsLikeSlogan(name))) continue;
    const quote = { page, selector, text };
    for (const name of names)
      found.push(offerCandidate({ name, weight: LINE_WEIGHT, kind: kind === 'products' ? 'product' : 'service', quote, source: 'list' }));
  }
}

/** A longer line with a colon is a sentence that leads to the list below it. */
const MAX_LABEL_WORDS = 4;

export function addList(blocks: readonly TextBlock[], weight: number, kind: SectionKind, section: Section, found: OfferCandidate[]): void {
  // Next to a list, a short line in a box says something about it.
  const isBoxed = blocks.length >= 3 && !blocks.some(({ tag }) => tag === 'li');
  const items = blocks.filter((block) => ITEM_TAGS.has(block.tag) || (block.tag === 'div' && isBoxed));
  const detail = detailsOneThing(blocks, items) ? DETAIL_FACTOR : 1;
  for (const item of items) {
    // "Speaker:", "Language:": a field and its value.
    if (item.tag === 'dt' && endsWithColon(item.text)) continue;
    if (isDated(item.text)) continue;
    const lead = item.text.split(LEAD_END, 1)[0] ?? item.text;
    const name = offerLabel(countWords(lead) <= 7 ? lead : '');
    if (name === '' || readsLikeSlogan(name)) continue;
    const price = PRICE.exec(item.text)?.[0] ?? '';
    found.push(
      offerCandidate({
        name,
        weight: weight * detail * (item.tag === 'li' || price !== '' ? 0.6 : 0.25) * (items.length > MAX_SHORT_LIST ? 0.6 : 1),
        kind: kind === 'products' ? 'product' : 'service',
        quote: { page: section.page, selector: item.selector, text: item.text },
        description: lead === item.text ? '' : item.text.slice(lead.length).replace(LEAD_END, ''),
        price,
        source: 'list',
      }),
    );
  }
}
