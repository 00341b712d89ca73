import type { TextBlock } from '#contracts/page.ts';
import { hasTerm, matchTerms } from '#lexicon/match-terms.ts';
import { hasLetter } from '#text/characters.ts';
import { foldWords } from '#text/normalize.ts';
import { countWords, isUnspaced, splitSentences, splitWords } from '#text/segment.ts';
import type { PageModel } from '../../../site-model/page-model.ts';
import type { Section } from '../../../site-model/sections.ts';
import { BARE_NUMBER, endsWithColon, hasQuoteMark, PRICE } from '../../shapes.ts';
import { looksLikePerson } from '../facts/named-people.ts';
import { FIRM_PAGES } from '../page-types.ts';
import { headingOfRow } from './flat-rows.ts';
import { leadsElsewhere } from './leads-elsewhere.ts';
import { type OfferCandidate, offerCandidate } from './offer-candidate.ts';
import { offerLabel, readsLikeSlogan } from './offer-label.ts';
import { CLOSED_KINDS, isMostlyOfKind, kindAbove, kindOfHeading, kindOfSection, type SectionKind } from './section-kinds.ts';
import { addIntroduced, addLabels, addLine, addList } from './section-lists.ts';

/** Weight of a heading by the kind of section it is in. */
const KIND_WEIGHT: Partial<Record<Exclude<SectionKind, null>, number>> = {
  services: 4.5,
  products: 4,
  programmes: 3.8,
  features: 3,
  pricing: 0.8,
  steps: 0.3,
  about: 0.8,
};

const isOffering = (kind: SectionKind) => kind === 'services' || kind === 'products' || kind === 'programmes';

/** Whether a heading ends with the word for a group of people: it names whom a card is for. */
const namesPeople = (text: string) => matchTerms(text, 'people', 'group').some(({ end }) => end === text.length);

const NUMBERED = /^(?:0\d|\d{1,2}\s?[.)·:/|])(?:\s|$)/;
/** Whether a label above a heading is a number, or begins with one: a step, a reason, something counted. */
const isNumberedLabel = (text: string): boolean => NUMBERED.test(text) || BARE_NUMBER.test(text);
/** Weight of a card below a heading that announces what follows: "The fee includes:". */
const ANNOUNCED_WEIGHT = 2.4;
/** What headings and lists count on a page about one offer: they detail it. */
const DETAIL_FACTOR = 0.3;

/**
 * Offers named by headings and lists in the sections of a page: cards below "Our services", dishes below "Menu" ...
 * `cardWeight` is what a row of cards counts on the home page when no heading tells what the cards are.
 */
export function sectionOffers(model: PageModel, isHome: boolean, cardWeight: number, isDetail = false): OfferCandidate[] {
  const { page } = model;
  if (FIRM_PAGES.has(page.type) || page.type === 'donate') return [];
  const found: OfferCandidate[] = [];
  const pageKind = kindOfPage(model);
  for (const section of model.sections) {
    if (!section.heading) continue;
    const own = kindOfSection(section);
    const header = headingOfRow(section, model.sections);
    const told = kindAbove(section) ?? (header ? kindOfSection(header) : null);
    const outer = told === 'reasons' && isRowOfMenu(section, model) ? null : told;
    // On a services page a vague heading above ("Welcome", "About") does not change what the cards are.
    const isGreeted = outer === 'about' && section.trail.some((one) => hasTerm(one.heading.text, 'section-headings', 'greeting'));
    const above = pageKind && (outer === 'about' || (outer === 'steps' && pageKind !== 'services')) ? pageKind : isGreeted ? null : outer;
    const kind = above ?? pageKind;
    const hasCards = isCard(section, model.sections);
    // A card about an offer may have any word in its name: "Contract review".
    const isNamed =
      hasCards && (kind === 'services' || kind === 'products' || kind === 'features') && !isMostlyOfKind(section.heading.text);
    // A mark above a heading opens what someone says.
    if (section.eyebrow && isQuoteMark(section.eyebrow.text)) continue;
    if (CLOSED_KINDS.has(above) || (CLOSED_KINDS.has(own) && !isNamed)) continue;
    if (!kind && namesPeople(section.heading.text)) continue;
    if (kind !== 'products' && !isOffering(own) && leadsElsewhere(page, section.heading)) continue;
    const named = matchTerms(section.heading.text, 'section-headings', 'service-of').sort((a, b) => b.end - a.end)[0];
    let weight = kind ? (KIND_WEIGHT[kind] ?? 0) : hasCards ? (isHome ? cardWeight : cardWeight / 2) : isHome ? 0.6 : 0.3;
    if (!kind && hasCards && endsWithColon(section.trail.at(-1)?.heading.text ?? '')) weight = Math.max(weight, ANNOUNCED_WEIGHT);
    if (above && pageKind && (pageKind === 'services' || pageKind === 'products')) weight += 0.5;
    // "1. Sign up", "2. Choose": numbered headings without a word on what they number are steps or reasons.
    const isAsked = hasCards && kind !== 'steps' && isAskedInRow(section, model.sections);
    const isNumbered = !isAsked && (NUMBERED.test(section.heading.text) || isNumberedLabel(section.eyebrow?.text ?? ''));
    if (isAsked && !own) weight = Math.max(weight, ASKED_WEIGHT);
    if ((!kind || kind === 'programmes') && isNumbered) weight *= 0.3;
    if (!own && !isNumbered && kind !== 'steps' && kind !== 'about') weight = Math.max(weight, serviceWeight(section.heading.text));
    if (named) weight = Math.max(weight, 4);
    // A heading over priced headings, or a bare one among them, is a group of the menu or range: the best summary of it.
    if (isPriceGroup(section, model.sections)) weight = Math.max(weight, 4) + 3;
    else if (priceOf(section) !== '' && hasPricedSibling(section, model.sections)) weight = Math.max(weight, PRICED_MEMBER);
    const opensCards =
      own !== null &&
      model.sections.filter((other) => other.trail.some((one) => one.heading.selector === section.heading?.selector)).length >= 2;
    if (!opensCards && own !== 'pricing' && !isPageSlogan(section)) addHeading(section, weight, kind, named?.end ?? 0, found);
    // Lists: below a heading of an offering kind, or below an offer's own heading on a services page.
    addIntroduced(section, found);
    const listKind = own === 'services' || own === 'products' || own === 'programmes' || own === 'features' ? own : null;
    if (own === 'services' || own === 'products') addLine(section, own, found);
    if (kind === 'services' || listKind === 'services') addLabels(section, found);
    if (listKind && !namesOffer(section, model.sections, pageKind))
      addList(section.blocks, KIND_WEIGHT[listKind] ?? 1, listKind, section, found);
    else if (kind === 'services' || kind === 'products') addList(section.blocks, 1.2, kind, section, found);
  }
  return isDetail ? found.map((one) => ({ ...one, weight: one.weight * DETAIL_FACTOR })) : found;
}

/**
 * Whether the list below a heading details one offer: the heading is one of a row of cards about offers, or is below a
 * heading that names an offer itself ("Our services", "Roof repair", "What we do for you: ...").
 */
function namesOffer(section: Section, all: readonly Section[], pageKind: SectionKind): boolean {
  const parent = section.trail.at(-1);
  if (isOffering(kindAbove(section)) && isCard(section, all)) return parent?.heading.text !== section.heading?.text;
  if (!parent || parent.heading.level === 1 || kindOfHeading(parent.heading.text) !== null || offerLabel(parent.heading.text) === '')
    return false;
  const above = section.trail.slice(0, -1).map(({ heading }) => kindOfHeading(heading.text));
  return isOffering(pageKind) || above.some(isOffering);
}

/** Whether this is the first headline of an inner page and shares no word with its title or address: a slogan, no name. */
function isPageSlogan({ heading, page }: Section): boolean {
  if (heading?.level !== 1 || page.type === 'home') return false;
  const known = new Set(splitWords(`${page.title ?? ''} ${page.path}`).map((word) => word.slice(0, 5)));
  return !isUnspaced(heading.text) && !splitWords(heading.text).some((word) => word.length >= 4 && known.has(word.slice(0, 5)));
}

function kindOfPage({ page }: PageModel): SectionKind {
  if (page.type === 'services' || page.type === 'service') return 'services';
  if (page.type === 'products' || page.type === 'product') return 'products';
  if (page.type === 'pricing') return 'pricing';
  const first = page.headings.find((heading) => !heading.hidden && heading.text !== '' && heading.level <= 2);
  const kind = first ? kindOfHeading(first.text) : null;
  return page.type !== 'home' && (kind === 'services' || kind === 'products' || kind === 'programmes' || kind === 'features') ? kind : null;
}

const isQuoteMark = (text: string): boolean => hasQuoteMark(text) && !hasLetter(text);

/** Weight of a heading that names a kind of service, wherever it is: in one or two words, and in more. */
const [SERVICE_WEIGHT, LONG_SERVICE_WEIGHT] = [2, 1.9];

function serviceWeight(heading: string): number {
  if (readsLikeSlogan(heading) || endsLikeSentence(heading) || !hasTerm(heading, 'service-nouns')) return 0;
  return countWords(heading) <= 2 ? SERVICE_WEIGHT : LONG_SERVICE_WEIGHT;
}

/** Weight of a priced heading among priced headings: an entry of the range, below the group it belongs to. */
const PRICED_MEMBER = 1.9;

function hasPricedSibling(section: Section, all: readonly Section[]): boolean {
  const parent = section.trail.at(-1)?.heading.selector;
  return all.some(
    (other) =>
      other !== section &&
      other.heading?.level === section.heading?.level &&
      other.trail.at(-1)?.heading.selector === parent &&
      priceOf(other) !== '',
  );
}

function isPriceGroup(section: Section, all: readonly Section[]): boolean {
  const { heading } = section;
  // "What your gift can do" over amounts groups nothing.
  if (!heading || heading.level === 1 || PRICE.test(heading.text) || readsLikeSlogan(offerLabel(heading.text))) return false;
  const isPriced = (other: Section | undefined) =>
    other?.heading !== null &&
    other !== undefined &&
    (PRICE.test(other.heading?.text ?? '') || other.blocks.some((block) => block.text.length < MAX_PRICED_TEXT && PRICE.test(block.text)));
  const below = all.filter((other) => other.trail.some((one) => one.heading.selector === heading.selector));
  if (below.length > 0) return below.filter(isPriced).length >= 2;
  const next = all[all.indexOf(section) + 1];
  return section.blocks.length === 0 && next?.heading?.level === heading.level && isPriced(next);
}

/** Cards of a row that the menu names too, from which on the row shows what there is, whatever its heading says. */
const MIN_IN_MENU = 2;

/** Whether a card is one of a row that the menu names: "Exhibitions" and "Audio guide" below "What sets us apart". */
function isRowOfMenu({ heading, trail, page }: Section, { sections }: PageModel): boolean {
  const entries = new Set(page.links.filter(({ hidden, region }) => !hidden && region === 'nav').map(({ text }) => foldWords(text)));
  const parent = trail.at(-1)?.heading.selector;
  const row = sections.filter((other) => other.heading?.level === heading?.level && other.trail.at(-1)?.heading.selector === parent);
  const inMenu = row.filter((other) => entries.has(foldWords(other.heading?.text ?? '')));
  return inMenu.length >= MIN_IN_MENU && (inMenu.some((other) => other.heading === heading) || serviceWeight(heading?.text ?? '') > 0);
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
  // The last card also holds whatever follows the row.
  const isLast =
    !siblings.includes(section) && siblings.length >= 2 && all.indexOf(section) === all.indexOf(siblings.at(-1) ?? section) + 1;
  return isLast || (siblings.length >= 3 && siblings.includes(section));
}

/** Weight of a card that visitors can book, order or ask a quote for. */
const ASKED_WEIGHT = 2.4;
const ASKING_KINDS: ReadonlySet<string> = new Set(['quote', 'book', 'buy']);

/** Whether a card and another one of its row can be booked: the last card alone may have the button of what comes after the row. */
function isAskedInRow(section: Section, all: readonly Section[]): boolean {
  const parent = section.trail.at(-1)?.heading.selector;
  const others = all.filter(
    (other) => other !== section && other.heading?.level === section.heading?.level && other.trail.at(-1)?.heading.selector === parent,
  );
  return hasOwnAction(section) && others.some(hasOwnAction);
}

/** Whether a card has a button of its own that asks to book, buy or request what it describes. */
function hasOwnAction({ page, blocks }: Section): boolean {
  const asking = new Set(page.callsToAction.filter(({ kind, hidden }) => !hidden && ASKING_KINDS.has(kind)).map(({ text }) => text));
  // Of buttons that say the same, the calls to action have only the first.
  const buttons = [...page.links, ...page.buttons].filter(({ hidden, text }) => !hidden && asking.has(text));
  return buttons.some(({ selector }) => blocks.some((block) => selector === block.selector || selector.startsWith(`${block.selector} > `)));
}

/** Longest text below a heading in which a price is taken for the price of what the heading names. */
const MAX_PRICED_TEXT = 120;

/** The price in a heading, or else of the card below it. */
const priceOf = ({ heading, blocks }: Section): string => PRICE.exec(heading?.text ?? '')?.[0] ?? priceIn(blocks);

/** The one price of a card; several prices are a list of their own. */
function priceIn(blocks: readonly TextBlock[]): string {
  if (blocks.length > 4) return PRICE.exec(blocks.find((block) => block.text.length < 30)?.text ?? '')?.[0] ?? '';
  const priced = blocks.filter((block) => block.text.length < MAX_PRICED_TEXT && PRICE.test(block.text));
  return priced.length === 1 ? (PRICE.exec(priced[0]?.text ?? '')?.[0] ?? '') : '';
}

function addHeading(section: Section, weight: number, kind: SectionKind, nameStart: number, found: OfferCandidate[]): void {
  const { heading, page, blocks } = section;
  if (!heading || weight <= 0) return;
  const own = offerLabel(heading.text.slice(nameStart));
  // A slogan under a label ("01 - Airport transfer"): the label is the name, and so is each label with a number in front.
  const isNumbered = NUMBERED.test(section.eyebrow?.text ?? '') && isOffering(kind);
  const isSlogan = own === '' || isNumbered || readsLikeSlogan(own) || endsLikeSentence(heading.text) || own.includes(', ');
  const label =
    isSlogan && section.eyebrow && (kind !== null || weight > 6) && kindOfHeading(section.eyebrow.text) === null
      ? offerLabel(section.eyebrow.text)
      : '';
  const name = label === '' ? own : label;
  const source = label === '' || !section.eyebrow ? heading : section.eyebrow;
  const texts = blocks.filter((block) => countWords(block.text) >= 4);
  const below = blocks[0]?.text ?? '';
  if (name === '' || looksLikePerson(name, below)) return;
  const price = priceOf(section);
  let total = weight * (readsLikeSlogan(name) || (label === '' && endsLikeSentence(heading.text)) ? 0.3 : 1);
  if (price !== '') total += 1;
  if (blocks.length === 0 && weight < 6) total *= 0.7;
  if (texts.length > 12) total *= 0.6;
  const isProduct = kind === 'products' || (price !== '' && kind !== 'services');
  found.push(
    offerCandidate({
      name,
      weight: total,
      kind: isProduct ? 'product' : 'service',
      quote: { page, selector: source.selector, text: source.text },
      description: splitSentences(texts[0]?.text ?? '')[0] ?? '',
      price,
      source: 'heading',
    }),
  );
}

/** Whether a heading is a sentence of its own: two words or more and a full stop. */
const endsLikeSentence = (text: string): boolean => /[^.][.。]\s*$/u.test(text) && countWords(text) >= 2;
