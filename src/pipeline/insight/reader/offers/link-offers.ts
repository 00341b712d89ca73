import type { Page, PageLink } from '#contracts/page.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { splitWords } from '#text/segment.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { isHeadingTag } from '../../shapes.ts';
import { groupOfEntry } from '../audiences/audience-groups.ts';
import { type OfferCandidate, offerCandidate } from './offer-candidate.ts';
import { offerLabel, readsLikeSlogan } from './offer-label.ts';
import { kindOfHeading, type SectionKind } from './section-kinds.ts';

/** A link in a menu, a link in the text, the heading of a page of a service or product. */
const [MENU_LINK_WEIGHT, TEXT_LINK_WEIGHT, OWN_PAGE_WEIGHT] = [4.5, 2, 4];

/** Offers that have a page of their own: links below a services or products URL, pages read as service or product, menu entries. */
export function linkOffers(model: SiteModel): OfferCandidate[] {
  return [...linkedPages(model), ...model.pages.flatMap(({ page }) => ownPage(page)), ...menuOffers(model)];
}

function linkedPages(model: SiteModel): OfferCandidate[] {
  const found: OfferCandidate[] = [];
  const seen = new Set<string>();
  const targets = new Map<string, { path: string; kind: OfferCandidate['kind'] | null }>();
  for (const { page } of model.pages) {
    for (const link of page.links) {
      if (!link.internal || link.hidden || link.href === page.url) continue;
      // Menus lead to the same URLs from every page.
      const target = targets.get(link.href) ?? { path: pathOf(link.href), kind: kindOfPath(pathOf(link.href)) };
      targets.set(link.href, target);
      const name = target.kind ? offerLabel(labelOf(page, link)) : '';
      const key = `${target.path}|${name}`;
      if (!target.kind || name === '' || readsLikeSlogan(name) || seen.has(key)) continue;
      seen.add(key);
      const weight = link.region === 'main' || link.region === 'aside' ? TEXT_LINK_WEIGHT : MENU_LINK_WEIGHT;
      found.push(offerCandidate({ name, weight, kind: target.kind, quote: quoteLink(page, link), url: link.href, source: 'link' }));
    }
  }
  return found;
}

/** What a link is called: of a card that is one link as a whole, its first line that can be a name. */
function labelOf({ blocks }: Page, { selector, text }: PageLink): string {
  const inside = `${selector} > `;
  const lines = blocks.filter((block) => !block.hidden && block.selector.startsWith(inside));
  return (lines.length > 1 && lines.find((line) => offerLabel(line.text) !== '')?.text) || text;
}

/** Whether a URL is below a path of services or of products. */
function kindOfPath(path: string): OfferCandidate['kind'] | null {
  const above = path
    .split('/')
    .filter((segment) => segment !== '')
    .slice(0, -1);
  const isBelow = (group: string) => above.some((segment) => hasTerm(segment, 'offer-paths', group));
  return isBelow('service') ? 'service' : isBelow('product') ? 'product' : null;
}

function ownPage(page: Page): OfferCandidate[] {
  if (page.type !== 'service' && page.type !== 'product') return [];
  const heading = page.headings.find((one) => !one.hidden && one.level <= 2 && offerLabel(one.text) !== '');
  if (!heading || readsLikeSlogan(heading.text)) return [];
  return [
    offerCandidate({
      name: offerLabel(heading.text),
      weight: OWN_PAGE_WEIGHT,
      kind: page.type,
      quote: { page, selector: heading.selector, text: heading.text },
      description: page.description ?? '',
      url: page.url,
      source: 'own page',
    }),
  ];
}

const quoteLink = (page: Page, link: PageLink) => ({ page, selector: link.selector, text: link.text });

/** Menu entries that lead to a section of the same page, to a page titled alike, to any other page. */
const [ANCHOR_WEIGHT, TITLED_WEIGHT, ENTRY_WEIGHT] = [1.6, 3.2, 2];
/** What an entry may be about to name an offer; most are about nothing in particular (null). */
const ENTRY_KINDS: readonly SectionKind[] = [null, 'programmes', 'services', 'products', 'features'];
/** Pages whose entry in the menu may name an offer, and those for which it does where the page is titled so: "Exhibits". */
const ENTRY_TYPES: ReadonlySet<string> = new Set(['other', 'service', 'product']);
const LIST_TYPES: ReadonlySet<string> = new Set(['services', 'products']);
const HOME_PATH = /^\/(?:index\.\w+)?$/;
const ANCHOR = /^#[\w-]{3,}|\/#[\w-]{3,}/;

/**
 * Entries of the main menu that lead to pages which are neither about the firm nor its news: on sites without a services
 * section the menu itself names what is offered.
 */
function menuOffers(model: SiteModel): OfferCandidate[] {
  const home = model.home?.page;
  if (!home) return [];
  const pages = new Map(model.pages.map(({ page }) => [page.url, page]));
  return home.links.flatMap((link) => {
    if (!link.internal || link.hidden || (link.region !== 'nav' && link.region !== 'header')) return [];
    const isAnchor = link.href === home.url || link.rawHref.startsWith('#');
    const target = pages.get(link.href);
    const type = target?.type ?? 'other';
    const name = offerLabel(link.text);
    if (name === '' || readsLikeSlogan(name) || groupOfEntry(name) !== null || !ENTRY_KINDS.includes(kindOfHeading(link.text))) return [];
    if (isAnchor ? !ANCHOR.test(link.rawHref) : HOME_PATH.test(pathOf(link.href)) || link.rawHref === '#') return [];
    const isTitled = target !== undefined && isTitledLike(target, name);
    if (!isAnchor && !ENTRY_TYPES.has(type) && !(isTitled && LIST_TYPES.has(type) && kindOfHeading(link.text) === null)) return [];
    const weight = isAnchor ? ANCHOR_WEIGHT : isTitled ? TITLED_WEIGHT : ENTRY_WEIGHT;
    const kind = type.startsWith('product') ? 'product' : 'service';
    return [offerCandidate({ name, weight, kind, quote: quoteLink(home, link), url: link.href, source: 'menu' })];
  });
}

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
