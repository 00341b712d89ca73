import type { TextBlock } from '#contracts/page.ts';
import type { PageReading, Section } from '../reading.ts';
import { countWords, sentencesOf } from '../words.ts';
import type { OfferCandidate } from './offer-candidate.ts';
import { looksLikePerson, offerLabel, readsLikeSlogan } from './offer-label.ts';
import { kindAbove, kindOfHeading, kindOfSection, type SectionKind } from './section-kinds.ts';

const PRICE = /(?:[$€£¥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|EUR|USD|GBP|CHF|円|kr\b|zł))/u;
/** Sections whose headings never name an offer. */
const CLOSED: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'legal',
  'questions',
  'proof',
  'people',
  'news',
  'contact',
  'numbers',
  'partners',
]);
const CLOSED_PAGES = new Set(['legal', 'faq', 'blog', 'article', 'careers', 'team', 'testimonials', 'login', 'cart', 'contact']);
/** Weight of a heading by the kind of section it stands in. */
const KIND_WEIGHT: Partial<Record<Exclude<SectionKind, null>, number>> = {
  services: 4.5,
  products: 4,
  programmes: 3.8,
  features: 3,
  pricing: 2.2,
  reasons: 0,
  steps: 0.3,
  about: 0.8,
};

/**
 * Offers named by headings and lists in the sections of a page: cards below "Our services", dishes below "Menu" ...
 * `cardWeight` is what a row of cards counts on the home page when no heading tells what the cards are.
 */
export function sectionOffers(reading: PageReading, isHome: boolean, cardWeight: number): OfferCandidate[] {
  const { page } = reading;
  if (CLOSED_PAGES.has(page.type)) return [];
  const found: OfferCandidate[] = [];
  const pageKind = kindOfPage(reading);
  for (const section of reading.sections) {
    if (!section.heading) continue;
    const own = kindOfSection(section);
    const outer = kindAbove(section);
    // On a services page a vague heading above ("Welcome", "About") does not change what the cards are.
    const above = pageKind && (outer === 'about' || outer === 'steps') ? pageKind : outer;
    if (CLOSED.has(above) || CLOSED.has(own) || own === 'reasons' || above === 'reasons') continue;
    const kind = above ?? pageKind;
    const hasCards = isCard(section, reading.sections);
    const named = /^(servicios?|services?|prestations?|leistungen)\s+(de|d'|des|für|for|of)\s*(la |las |los |el )?/iu.exec(
      section.heading.text,
    );
    let weight = kind ? (KIND_WEIGHT[kind] ?? 0) : hasCards ? (isHome ? cardWeight : cardWeight / 2) : isHome ? 0.6 : 0.3;
    if (above && pageKind && (pageKind === 'services' || pageKind === 'products')) weight += 0.5;
    if (named) weight = Math.max(weight, 4);
    // A heading over priced headings, or a bare one among them, is a group of the menu or range: the best summary of it.
    if (isPriceGroup(section, reading.sections)) weight = Math.max(weight, 4) + 3;
    const opensCards =
      own !== null &&
      reading.sections.filter((other) => other.trail.some((one) => one.heading.selector === section.heading?.selector)).length >= 2;
    if (!opensCards) addHeading(section, weight, kind, named?.[0] ?? '', found);
    // Lists: below a heading of an offering kind, or below an offer's own heading on a services page.
    const listKind = own === 'services' || own === 'products' || own === 'programmes' || own === 'features' ? own : null;
    if (listKind) addList(section.blocks, KIND_WEIGHT[listKind] ?? 1, listKind, section, found);
    else if (kind === 'services' || kind === 'products') addList(section.blocks, 1.2, kind, section, found);
  }
  return found;
}

function kindOfPage({ page }: PageReading): SectionKind {
  if (page.type === 'services' || page.type === 'service') return 'services';
  if (page.type === 'products' || page.type === 'product') return 'products';
  if (page.type === 'pricing') return 'pricing';
  const first = page.headings.find((heading) => !heading.hidden && heading.text !== '' && heading.level <= 2);
  const kind = first ? kindOfHeading(first.text) : null;
  return page.type !== 'home' && (kind === 'services' || kind === 'products' || kind === 'programmes' || kind === 'features') ? kind : null;
}

function isPriceGroup(section: Section, all: readonly Section[]): boolean {
  const { heading } = section;
  if (!heading || heading.level === 1 || PRICE.test(heading.text)) return false;
  const isPriced = (other: Section | undefined) =>
    other?.heading !== null &&
    other !== undefined &&
    (PRICE.test(other.heading?.text ?? '') || other.blocks.some((block) => block.text.length < 60 && PRICE.test(block.text)));
  const below = all.filter((other) => other.trail.some((one) => one.heading.selector === heading.selector));
  if (below.length > 0) return below.filter(isPriced).length >= 2;
  const next = all[all.indexOf(section) + 1];
  return section.blocks.length === 0 && next?.heading?.level === heading.level && isPriced(next);
}

/** One of at least three sibling headings that each have some text of their own: a row of cards. */
function isCard(section: Section, all: readonly Section[]): boolean {
  const level = section.heading?.level;
  const parent = section.trail.at(-1)?.heading.selector ?? '';
  const siblings = all.filter(
    (other) =>
      other.heading?.level === level &&
      (other.trail.at(-1)?.heading.selector ?? '') === parent &&
      other.blocks.length > 0 &&
      other.blocks.length <= 8,
  );
  return siblings.length >= 3 && siblings.includes(section);
}

function addHeading(section: Section, weight: number, kind: SectionKind, prefix: string, found: OfferCandidate[]): void {
  const { heading, page, blocks } = section;
  if (!heading || weight <= 0) return;
  const own = offerLabel(prefix === '' ? heading.text : heading.text.slice(prefix.length));
  // A slogan under a label ("01 - Airport transfer"): the label is the name.
  const label =
    (own === '' || readsLikeSlogan(own)) && section.eyebrow && kind !== null && kindOfHeading(section.eyebrow.text) === null
      ? offerLabel(section.eyebrow.text)
      : '';
  const name = label === '' ? own : label;
  const source = label === '' || !section.eyebrow ? heading : section.eyebrow;
  const texts = blocks.filter((block) => countWords(block.text) >= 4);
  const below = blocks[0]?.text ?? '';
  if (name === '' || looksLikePerson(name, below)) return;
  const price = PRICE.exec(heading.text)?.[0] ?? PRICE.exec(blocks.find((block) => block.text.length < 30)?.text ?? '')?.[0] ?? '';
  let total = weight * (readsLikeSlogan(name) ? 0.3 : 1);
  if (price !== '') total += 1;
  if (blocks.length === 0 && weight < 6) total *= 0.7;
  if (texts.length > 12) total *= 0.6;
  const isProduct = kind === 'products' || (price !== '' && kind !== 'services');
  found.push({
    name,
    weight: total,
    kind: isProduct ? 'product' : 'service',
    quote: { page, selector: source.selector, text: source.text },
    description: sentencesOf(texts[0]?.text ?? '')[0] ?? '',
    price,
    url: '',
    source: 'heading',
  });
}

function addList(blocks: readonly TextBlock[], weight: number, kind: SectionKind, section: Section, found: OfferCandidate[]): void {
  const items = blocks.filter((block) => /^(li|dt|td|th|option|span)$/.test(block.tag) || (block.tag === 'div' && blocks.length >= 3));
  for (const item of items) {
    const lead = item.text.split(/\s*[:–—]\s+/)[0] ?? item.text;
    const name = offerLabel(countWords(lead) <= 7 ? lead : '');
    if (name === '' || readsLikeSlogan(name)) continue;
    const price = PRICE.exec(item.text)?.[0] ?? '';
    found.push({
      name,
      weight: weight * (item.tag === 'li' || price !== '' ? 0.6 : 0.25),
      kind: kind === 'products' ? 'product' : 'service',
      quote: { page: section.page, selector: item.selector, text: item.text },
      description: lead === item.text ? '' : item.text.slice(lead.length).replace(/^\s*[:–—]\s*/, ''),
      price,
      url: '',
      source: 'list',
    });
  }
}
