import type { Page } from '#contracts/page.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { splitWords } from '#text/segment.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { isHeadingTag } from '../../shapes.ts';
import { groupOfEntry } from '../audiences/audience-groups.ts';
import { openersIn } from './menu-openers.ts';
import { type OfferCandidate, offerCandidate } from './offer-candidate.ts';
import { offerLabel, readsLikeSlogan } from './offer-label.ts';
import { kindOfHeading, type SectionKind } from './section-kinds.ts';

/** Menu entries that lead to a section of the same page, to a page titled alike, to any other page. */
const [ANCHOR_WEIGHT, TITLED_WEIGHT, ENTRY_WEIGHT] = [1.6, 3.2, 2];
/** What an entry may be about to name an offer; most are about nothing in particular (null). */
const ENTRY_KINDS: readonly SectionKind[] = [null, 'programmes', 'services', 'products', 'features'];
/** Pages whose entry in the menu may name an offer, and those for which it does where the page is titled so: "Exhibits". */
const ENTRY_TYPES: ReadonlySet<string> = new Set(['other', 'service', 'product', 'events']);
const LIST_TYPES: ReadonlySet<string> = new Set(['services', 'products']);
/** What opens a menu below it: entries below "Services" are offers, those below "About us" are not. */
const OFFERING_MENUS: ReadonlySet<SectionKind> = new Set<SectionKind>(['services', 'products', 'programmes']);
const CLOSED_MENUS: ReadonlySet<SectionKind> = new Set<SectionKind>(['people', 'news', 'contact', 'legal', 'questions', 'proof']);
const FIRM_TYPES: ReadonlySet<string> = new Set([
  'about',
  'team',
  'contact',
  'legal',
  'faq',
  'blog',
  'careers',
  'login',
  'cart',
  'testimonials',
]);
const NESTED_WEIGHT = 4;
/** A button in the menu that starts something names no offer: "Buy", "Get a quote". */
const ACTIONS: ReadonlySet<string> = new Set(['buy', 'contact', 'call', 'sign-up', 'quote', 'subscribe']);
const HOME_PATH = /^\/(?:index\.\w+)?$/;
const ANCHOR = /^#[\w-]{3,}|\/#[\w-]{3,}/;

/**
 * Entries of the main menu that lead to pages which are neither about the firm nor its news: on sites without a services
 * section the menu itself names what is offered.
 */
export function menuOffers(model: SiteModel): OfferCandidate[] {
  const home = model.home?.page;
  if (!home) return [];
  const pages = new Map(model.pages.map(({ page }) => [page.url, page]));
  const openerOf = openersIn(home);
  const actions = new Set(home.callsToAction.filter(({ kind }) => ACTIONS.has(kind)).map(({ selector }) => selector));
  return home.links.flatMap((link) => {
    if (!link.internal || link.hidden || actions.has(link.selector) || (link.region !== 'nav' && link.region !== 'header')) return [];
    const isAnchor = link.href === home.url || link.rawHref.startsWith('#');
    const target = pages.get(link.href);
    const type = target?.type ?? 'other';
    const name = offerLabel(link.text);
    if (name === '' || readsLikeSlogan(name)) return [];
    const found = (weight: number) =>
      offerCandidate({
        name,
        weight,
        kind: type.startsWith('product') ? 'product' : 'service',
        quote: { page: home, selector: link.selector, text: link.text },
        url: link.href,
        source: 'menu',
      });
    const above = kindOfHeading(openerOf(link));
    // Below "Courses" they are courses for them.
    if (CLOSED_MENUS.has(above) || (above !== 'programmes' && namesPeople(name))) return [];
    if (OFFERING_MENUS.has(above) && !FIRM_TYPES.has(type)) return [found(NESTED_WEIGHT)];
    if (!ENTRY_KINDS.includes(kindOfHeading(link.text))) return [];
    if (isAnchor ? !ANCHOR.test(link.rawHref) : HOME_PATH.test(pathOf(link.href)) || link.rawHref === '#') return [];
    const isTitled = target !== undefined && isTitledLike(target, name);
    if (!isAnchor && !ENTRY_TYPES.has(type) && !(isTitled && LIST_TYPES.has(type) && kindOfHeading(link.text) === null)) return [];
    const weight = isAnchor ? ANCHOR_WEIGHT : isTitled ? TITLED_WEIGHT : ENTRY_WEIGHT;
    return [found(weight)];
  });
}

/** Whether an entry names whom the site is for; a membership is had by people and is none. */
const namesPeople = (name: string): boolean => groupOfEntry(name) !== null && !hasTerm(name, 'offer-labels', 'membership');

const MAX_OPENING_LENGTH = 60;
/** Words are compared by their first letters, so that endings do not matter. */
const STEM_LENGTH = 5;

/** Whether a page's first heading says the same as the menu entry that leads to it: at least one longer word in common. */
function isTitledLike(page: Page, entry: string): boolean {
  const heading = page.headings.find((one) => !one.hidden && one.text !== '' && one.region !== 'header');
  // Some pages start with a short line that is no heading.
  const opening = page.blocks.find((block) => !block.hidden && block.region === 'main' && !isHeadingTag(block.tag))?.text ?? '';
  const first = `${heading?.text ?? ''} ${opening.length <= MAX_OPENING_LENGTH ? opening : ''}`;
  const stems = new Set(splitWords(first).map((word) => word.slice(0, STEM_LENGTH)));
  return splitWords(entry).some((word) => word.length >= STEM_LENGTH && stems.has(word.slice(0, STEM_LENGTH)));
}

const pathOf = (href: string): string => URL.parse(href)?.pathname ?? '';
