import type { TextBlock } from '#contracts/page.ts';
import { hasLetter } from '#text/characters.ts';
import { foldWords } from '#text/normalize.ts';
import { countWords } from '#text/segment.ts';
import { shapeOf } from '../../../site-model/element-shape.ts';
import type { PageModel } from '../../../site-model/page-model.ts';
import type { Section } from '../../../site-model/sections.ts';
import { BARE_NUMBER, hasQuoteMark, isHeadingTag, PRICE } from '../../shapes.ts';
import { titleParts } from '../name/name-parts.ts';
import { FIRM_PAGES } from '../page-types.ts';
import { textsOfOthers } from '../trust-signals/proof-sections.ts';
import { type OfferCandidate, offerCandidate } from './offer-candidate.ts';
import { offerLabel, readsLikeSlogan } from './offer-label.ts';
import { kindAbove, kindOfHeading, kindOfSection } from './section-kinds.ts';

const CLOSED_KINDS: ReadonlySet<string> = new Set([
  'proof',
  'people',
  'questions',
  'news',
  'contact',
  'legal',
  'partners',
  'numbers',
  'reasons',
  'audience',
  'steps',
  'pricing',
  'about',
  'amenities',
]);
const OFFERING_PAGES: ReadonlySet<string> = new Set(['service', 'services', 'product', 'products']);
const OFFERING_KINDS: ReadonlySet<string> = new Set(['services', 'products', 'programmes']);
const LABEL_TAGS: ReadonlySet<string> = new Set(['p', 'div', 'article', 'section', 'span', 'strong', 'b', 'td', 'dt', 'figcaption']);

const MAX_LABEL_WORDS = 5;
const MAX_LABEL_LENGTH = 45;
/** Least words of the text under a label. */
const MIN_TEXT_WORDS = 4;
/** Pairs of label and text that make a row of cards; on a page or in a section about what is offered fewer do. */
const CARDS = 4;
const CARDS_OF_OFFERS = 2;
/** Bare labels one below the other that make a list of what is offered, on a page about it. */
const BARE_LABELS = 4;
const WEIGHT_OF_OFFERS = 2.6;
const WEIGHT_OF_CARDS = 2;

/** Offers in rows of cards whose titles are no headings: short lines, each above a text of its own, or a bare row of them. */
export function labelOffers(model: PageModel, isHome: boolean): OfferCandidate[] {
  const { page } = model;
  if (FIRM_PAGES.has(page.type) || page.type === 'events' || page.type === 'gallery') return [];
  const actions = new Set([...page.callsToAction, ...page.buttons].map((one) => foldWords(one.text)));
  const others = textsOfOthers(model);
  const elsewhere = new Set(page.links.filter(({ internal }) => !internal).map(({ text }) => foldWords(text)));
  const isLabel = (block: TextBlock | undefined): boolean =>
    block !== undefined &&
    !others.has(block.selector) &&
    !elsewhere.has(foldWords(block.text)) &&
    LABEL_TAGS.has(block.tag) &&
    block.text.length <= MAX_LABEL_LENGTH &&
    countWords(block.text) <= MAX_LABEL_WORDS &&
    !/[.!?…:,;*]$|\d{3}|[@|»›★]/u.test(block.text) &&
    !actions.has(foldWords(block.text)) &&
    offerLabel(block.text) !== '' &&
    !readsLikeSlogan(block.text);
  const isOffering = OFFERING_PAGES.has(page.type) || (!isHome && isTitledOffers(page.title ?? ''));
  const rows = model.sections.filter(
    (section, at) => !CLOSED_KINDS.has(ownKind(section) || kindOfLineAbove(section, model.sections[at - 1])),
  );
  const pairs = rows.flatMap(({ blocks }) => {
    const inSection = blocks.flatMap((block, at) => {
      const text = blocks[at + 1];
      // Below a number is what was counted.
      if (BARE_NUMBER.test(blocks[at - 1]?.text ?? '')) return [];
      return isLabel(block) && text && !isLabel(text) && describes(text) ? [{ block, text: text.text }] : [];
    });
    // One label alone is the title of the text below it; cards of a row are built alike.
    const rowsOfCards = Map.groupBy(inSection, ({ block }) => shapeOf(block.selector));
    return inSection.filter(({ block }) => (rowsOfCards.get(shapeOf(block.selector))?.length ?? 0) >= CARDS_OF_OFFERS);
  });
  const offersHere = isOffering || rows.some((section) => OFFERING_KINDS.has(ownKind(section)));
  const found = pairs.length >= (offersHere ? CARDS_OF_OFFERS : CARDS) && (offersHere || isHome) ? pairs : [];
  const bare = isOffering ? rows.flatMap(({ blocks }) => bareRow(blocks, isLabel)).map((block) => ({ block, text: '' })) : [];
  return [...found, ...bare].map(({ block, text }) =>
    offerCandidate({
      name: offerLabel(block.text),
      weight: offersHere ? WEIGHT_OF_OFFERS : WEIGHT_OF_CARDS,
      kind: page.type.startsWith('product') ? 'product' : 'service',
      quote: { page, selector: block.selector, text: block.text },
      description: text,
      price: PRICE.exec(block.text)?.[0] ?? '',
      source: 'label',
    }),
  );
}

/** Whether a text can say what the label above it names: words, neither a heading nor what someone said. */
function describes({ tag, text }: TextBlock): boolean {
  return countWords(text) >= MIN_TEXT_WORDS && hasLetter(text) && !isHeadingTag(tag) && !hasQuoteMark(text.charAt(0));
}

/** Whether the first part of a page's title says that the page lists what is offered. */
function isTitledOffers(title: string): boolean {
  const kind = kindOfHeading(titleParts(title)[0] ?? '');
  return kind === 'services' || kind === 'products';
}

/** What a short line right above a heading says the section is, where a link says the same: "How it works" is a button and a label. */
function kindOfLineAbove({ heading }: Section, before: Section | undefined): string {
  const line = before?.blocks.at(-1);
  if (!heading || !line || countWords(line.text) > MAX_LABEL_WORDS) return '';
  const around = line.selector.slice(0, line.selector.lastIndexOf(' > '));
  return around !== '' && heading.selector.startsWith(`${around} > `) ? (kindOfHeading(line.text) ?? '') : '';
}

const ownKind = (section: Section): string => kindOfSection(section) ?? kindAbove(section) ?? '';

/** The longest run of labels of one kind of element, where it is long enough. */
function bareRow(blocks: readonly TextBlock[], isLabel: (block: TextBlock | undefined) => boolean): TextBlock[] {
  let best: TextBlock[] = [];
  let run: TextBlock[] = [];
  for (const block of blocks) {
    if (!isLabel(block)) run = [];
    else run = run.length > 0 && run[0]?.tag !== block.tag ? [block] : [...run, block];
    if (run.length > best.length) best = run;
  }
  return best.length >= BARE_LABELS ? best : [];
}
