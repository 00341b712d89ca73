import type { BusinessProfile, Offer } from '#contracts/business.ts';
import type { CompetitorReport } from '#contracts/competitor.ts';
import { type Claim, type Evidence, isKnown, MAX_SNIPPET_LENGTH } from '#contracts/evidence.ts';
import type { AuditReport, Finding } from '#contracts/finding.ts';
import type { Page, PageSection, TextBlock } from '#contracts/page.ts';
import type { Site } from '#contracts/site.ts';
import { displayHost } from '#contracts/website-url.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { readable, withoutQuery, withoutWww } from '#text/address.ts';
import { hasNumber } from '#text/characters.ts';
import { lastPerObject, memoize, oncePerObject } from '#text/memoize.ts';
import { isPlaceholder } from '#text/noise.ts';
import { foldText } from '#text/normalize.ts';
import { spoken } from '#text/spoken.ts';
import { comparable, distinctBy, lettersOf } from '#text/words.ts';
import { findCopy } from '../site-model/page-copy.ts';
import type { PageModel } from '../site-model/page-model.ts';
import { buildSiteModel, type SiteModel } from '../site-model/site-model.ts';
import { refuseClaims } from './claims/refuse-claims.ts';
import { disputedPrices } from './contradictions/disputed-prices.ts';
import { isInContactBar } from './craft/contact-bar.ts';
import { isLinkRow } from './craft/link-rows.ts';
import { isInSlide } from './craft/slides.ts';
import { CAPITAL_NOUNS } from './model/unknown-names.ts';
import { quietName } from './quiet-name.ts';
import { sharedHeading, withoutShared } from './shared-heading.ts';

/** What the strategy is made from: the outputs of the stages before it. */
export type StrategyInput = { site: Site; audit: AuditReport; profile: BusinessProfile; competitors: CompetitorReport };

/** A service or product with words the site itself uses. */
type SiteOffer = { name: string; description: string; price: string; url: string; evidence: Evidence[] };

export type PageReading = {
  page: Page;
  path: string;
  title: string;
  /** First visible h1 with text that is no caption of a slide, else ''; without the words that the h1 of most pages begin with. */
  h1: string;
  /** The first visible h1 as it is today. */
  wholeH1: string;
  /** What the page itself says: without navigation, footer, cookie notice, repeats and template filler. */
  sections: PageSection[];
  findings: Finding[];
};

/** The input, read once for all parts of the strategy. */
export type Reading = StrategyInput & {
  name: string;
  /** ISO 639-1 code of the copy. */
  language: string;
  /** Where the business is, in the site's words; '' when the site does not say or works everywhere. */
  place: string;
  home: PageReading;
  pages: PageReading[];
  offers: SiteOffer[];
  /** Whether these words are somewhere on the site (case and white space aside). */
  says: (text: string) => boolean;
};

/** Path and query of an address, decoded for people; other schemes and other hosts come back unchanged. */
export function pathOf(url: string, host: string): string {
  const parsed = URL.parse(url);
  if (!parsed?.protocol.startsWith('http') || withoutWww(parsed.host) !== withoutWww(host)) return url;
  return readable(parsed.pathname) + parsed.search;
}

/** Evidence for words of a page, cut to the longest snippet kept. */
export function evidenceAt(page: Page, selector: string, words: string): Evidence {
  return { url: page.url, selector, snippet: foldText(words).slice(0, MAX_SNIPPET_LENGTH) };
}

/** Path without the closing slash, `index.html` and `.html`: one name for one page. */
export function samePageKey(path: string): string {
  const plain = withoutQuery(path).replace(/(?:\/index)?\.html?$|\/+$/i, '');
  return plain === '' ? '/' : plain.toLowerCase();
}

function offersOf(profile: BusinessProfile, pages: readonly Page[]): SiteOffer[] {
  const disputed = disputedPrices(profile, pages);
  const all = [...profile.services, ...profile.products].filter((offer) => offer.text.trim() !== '' && !isPlaceholder(offer.text));
  return distinctBy(all, (offer) => comparable(offer.text)).map((offer) => ({
    name: nameOf(offer, profile, pages),
    description: isPlaceholder(offer.description) ? '' : foldText(offer.description),
    // Of two prices none is chosen: the owner is asked.
    price: disputed.has(comparable(offer.text)) ? '' : offer.price,
    url: offer.url,
    evidence: offer.evidence,
  }));
}

/** A name as people say it; where nouns have capitals, several words in capitals do not tell which are nouns. */
function nameOf({ text }: Offer, { languages }: BusinessProfile, pages: readonly Page[]): string {
  const name = quietName(foldText(text), pages);
  return name.includes(' ') && CAPITAL_NOUNS.has(languages[0]?.slice(0, 2) ?? '') ? name : spoken(name);
}

/** All texts of a site, in compared form. */
const siteTexts = oncePerObject((site: Site): string => {
  const texts: string[] = [];
  for (const page of site.pages) {
    texts.push(page.title ?? '', page.description ?? '', ...Object.values(page.meta));
    for (const block of page.blocks) texts.push(block.text);
    for (const heading of page.headings) texts.push(heading.text);
    for (const link of page.links) texts.push(link.text);
    for (const form of page.forms) texts.push(form.submitText);
    for (const button of page.buttons) texts.push(button.text);
    for (const image of page.images) texts.push(image.alt ?? '');
    for (const contact of page.contacts) texts.push(contact.value, contact.snippet);
  }
  return comparable(texts.filter(Boolean).join(' '));
});

/** What the owner said: it counts as said, next to the words of the pages. */
export function ownersTexts(profile: BusinessProfile): string[] {
  const claims = Object.values(profile).flatMap((value: unknown) => (Array.isArray(value) ? value : [value])) as (Partial<Claim> | null)[];
  return claims.flatMap((claim) => (claim?.kind === 'owner' && claim.text ? [claim.text] : []));
}

const PLACE_NAME =
  /^\p{Lu}[\p{L}'’.-]*(?:[ -](?:\p{Lu}[\p{L}'’.-]*|am|an|der|de|del|la|le|les|los|upon|on|im|bei|of|the))*(?:, \p{Lu}[\p{L}' -]*)?$/u;

/** The town of an American address: `5216 Mill Rd, Chagrin Falls, OH 44022`. */
const TOWN_AND_STATE = /,\s*(\p{Lu}[\p{L}.'’ -]*,\s*\p{Lu}{2})(?=\s+\d{5}|\s*$)/u;

/** Whether a place is only the code of a country or a state: `IT`. */
const isCode = (place: string): boolean => place.length <= 3 && place === place.toUpperCase();

/**
 * Where the business is: the first place named that the home page or the address names too; of an address its town. ''
 * where it works everywhere or the site does not say.
 */
function placeOf(profile: BusinessProfile, home: Page, pages: readonly Page[]): string {
  const said = profile.geographies.find(({ kind, text }) => kind === 'owner' && PLACE_NAME.test(foldText(text)));
  if (said) return foldText(said.text);
  const places = profile.geographies.filter(isKnown).map((claim) => foldText(claim.text));
  const contact = profile.contacts.find((entry) => entry.contactKind === 'address');
  const address = contact?.text ?? '';
  // A legal notice also names the address of the host or of a court: such a town must be on another page, too.
  const isLegal = contact?.evidence.every(({ url }) => pages.some((page) => page.url === url && page.type === 'legal')) ?? true;
  const shown = comparable([isLegal ? '' : address, home.title, home.description, ...home.blocks.map((block) => block.text)].join(' '));
  const towns = [...places, address].map(
    (text) => TOWN_AND_STATE.exec(text)?.[1] ?? /\b\d{4,5} (\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+)*)/u.exec(text)?.[1] ?? text,
  );
  if (places.some((place) => hasTerm(place, 'copy-quality', 'everywhere'))) return '';
  // A Dutch postal code ends in letters: `XJ Soest`.
  const names = towns.map((town) => (isCode(town.slice(0, 2)) && town.charAt(2) === ' ' ? town.slice(3) : town));
  return names.find((town) => PLACE_NAME.test(town) && !isCode(town) && town.length <= 30 && shown.includes(comparable(town))) ?? '';
}

/** Share of its words that the shorter of two addresses of one office repeats. Set by hand. */
const SAME_OFFICE = 0.6;

/** Whether two addresses have the same figures and most words, so that one of them only says more. */
function isSameOffice(a: string, b: string): boolean {
  const sets = [a, b].map((text) => new Set(comparable(text).match(/\p{N}+|\p{L}+/gu))).sort((x, y) => x.size - y.size);
  const [shorter = new Set<string>(), longer = new Set<string>()] = sets;
  const words = [...shorter];
  const figures = words.filter(hasNumber);
  const shared = words.filter((word) => longer.has(word)).length;
  return figures.length >= 2 && figures.every((figure) => longer.has(figure)) && shared >= SAME_OFFICE * words.length;
}

/** Contacts without filler, and without an address that is written a second time with a comma or a country more. */
function distinctContacts({ contacts }: BusinessProfile, pages: readonly Page[]): BusinessProfile['contacts'] {
  const legal = new Set(pages.filter(({ type }) => type === 'legal').map(({ url }) => url));
  // A privacy notice names the addresses of hosts and authorities: they count only where the site has no other.
  const isOwn = ({ evidence }: BusinessProfile['contacts'][number]) => evidence.length === 0 || evidence.some(({ url }) => !legal.has(url));
  const filled = contacts.filter((contact) => contact.text.trim() !== '' && !isPlaceholder(contact.text));
  const shown = filled.filter(
    (contact) => isOwn(contact) || !filled.some((other) => other.contactKind === contact.contactKind && isOwn(other)),
  );
  // The owner's own come first.
  shown.sort((a, b) => Number(b.kind === 'owner') - Number(a.kind === 'owner'));
  return shown.filter(({ contactKind, text }, index) => {
    const key = lettersOf(text);
    const before = shown.slice(0, index).filter((other) => other.contactKind === contactKind);
    const isSame = (other: string) => lettersOf(other).includes(key) || key.includes(lettersOf(other)) || isSameOffice(other, text);
    return contactKind !== 'address' || !before.some((other) => isSame(other.text));
  });
}

/** A longer text is more than the label of a link, in characters. */
const LONGEST_LABEL = 40;

/** The copy of the pages of a model, found once for each. */
const copyOn = oncePerObject((model: SiteModel) => oncePerObject((page: PageModel) => findCopy(page, model)));

const h1sOf = ({ headings }: Page) => headings.filter((heading) => heading.level === 1 && !heading.hidden && heading.text !== '');

/** The first h1; '' where all are captions of slides. */
const h1Of = (page: Page): string => foldText(h1sOf(page).find(({ selector }) => !isInSlide(page, selector))?.text ?? '');

/** Whether a text is only what a link to the home page says: what is left of a menu. */
const isHomeLabel = (text: string, { links }: Page, home: Page | undefined): boolean =>
  text.length <= LONGEST_LABEL && links.some((link) => link.href === home?.url && comparable(link.text) === comparable(text));

/**
 * What each page says, with its findings. The same list again for the same site and audit: what is found in it is kept with it, and a change of the
 * owner leaves it as it is.
 */
const pagesOf = lastPerObject((model: SiteModel, audit: AuditReport): PageReading[] => {
  const models = new Map(model.pages.map((entry) => [entry.page, entry]));
  const findingsByPage = Map.groupBy(audit.findings, (finding) => finding.page);
  const home = model.home?.page ?? model.site.pages[0];
  const others = model.site.pages.filter((page) => page !== home).map(h1Of);
  const shared = home ? sharedHeading(h1Of(home), others.filter(Boolean)) : '';
  const ownSection = (section: PageSection): PageSection =>
    section.heading ? { ...section, heading: { ...section.heading, text: withoutShared(section.heading.text, shared) } } : section;
  return model.site.pages.map((page) => {
    const entry = models.get(page);
    const isCopy = ({ selector, text, tag }: TextBlock) =>
      !isInContactBar(page, selector) && (tag === 'td' || !isLinkRow(text, page)) && !(page !== home && isHomeLabel(text, page, home));
    const sections = (entry ? copyOn(model)(entry) : []).map((section) => ({ ...section, blocks: section.blocks.filter(isCopy) }));
    return {
      page,
      path: page.path,
      title: foldText(page.title ?? ''),
      h1: withoutShared(h1Of(page), shared),
      wholeH1: foldText(h1sOf(page)[0]?.text ?? ''),
      sections: shared === '' ? sections : sections.map(ownSection),
      findings: findingsByPage.get(page.path) ?? [],
    };
  });
});

/** Reads the input once: what each page says, the offers, place, language and a check for words of the site. Throws when no page was read. */
export function readInput(input: StrategyInput): Reading {
  const { audit } = input;
  const profile = refuseClaims(input.profile);
  const model = buildSiteModel(input.site);
  const { site } = model;
  const first = model.home?.page ?? site.pages[0];
  if (!first) throw new Error('A strategy needs at least one page that was read.');
  const pages = pagesOf(model, audit);
  const texts = `${siteTexts(site)} ${comparable(ownersTexts(profile).join(' \n '))}`;
  const says = memoize((text) => text.trim() !== '' && texts.includes(comparable(text)));
  return {
    ...input,
    site,
    profile: { ...profile, contacts: distinctContacts(profile, site.pages) },
    name: foldText(profile.businessName.text) || displayHost(site.url),
    language: (profile.languages[0] ?? site.languages[0] ?? 'en').slice(0, 2).toLowerCase(),
    place: placeOf(profile, first, site.pages),
    home: pages[site.pages.indexOf(first)] as PageReading,
    pages,
    offers: offersOf(profile, site.pages),
    says,
  };
}
