import type { PageContact } from '#contracts/page.ts';
import { digitsOf, upperFirst } from '#text/characters.ts';
import { trimLabel } from '#text/label.ts';
import { foldText, foldWords } from '#text/normalize.ts';
import { declaredText, isBusinessEntity } from '../../../site-model/declared-entities.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import type { Quote } from '../../evidence.ts';
import { companyFacts } from '../facts/company-facts.ts';
import { canBeName, copyrightHolder, greetedName, hasLegalForm, JAPANESE_FORM, titleParts } from './name-parts.ts';

/** "Muster logo", "Logo of Muster", "Muster UG (haftungsbeschränkt)". */
const LOGO_WORDS = /\s*\(haftungsbeschränkt\)|\s+(?:logo|logotype|icon|app icon)(?:[-_][\p{L}\d]+)*$|^logo(?: of| von| der| de)?\s+/giu;
/** What separates a name from what follows it on a line. */
const LOGO_MARKS = ['logo', 'brand'];
const mentionsLogo = (text: string) => LOGO_MARKS.some((mark) => text.toLowerCase().includes(mark));
/** Whether the last word of an alternative text has more digits than letters: part of the name of a file (`logo 15b`). */
function isFileNumber(alt: string): boolean {
  const [last = ''] = alt.trim().split(' ').slice(-1);
  return digitsOf(last).length * 2 > last.length;
}
const NAME_END = /\s*[（(／/|]|\s{2,}|,\s|\n/;

/** One vote for a name: its source and how much that counts. */
export type NameVote = { name: string; weight: number; source: string; quote: Quote };

/**
 * All places that can tell the business name. Weights: declared organization 10, og:site_name 6, application-name 4,
 * copyright line 4, text of the home link 3.5, logo alternative text 3, title parts 1 to 6 by how many pages share them,
 * greeting 3, start of the description 2, headline 1.5, mail domain 0.8, words of title or declared name in header or footer 2, name with legal form on a legal or contact page 3, name in a table of company facts 5.
 */
export function nameVotes(model: SiteModel): NameVote[] {
  const votes: NameVote[] = [];
  const add = (name: string, weight: number, source: string, quote: Quote) => {
    const trimmed = trimLabel(foldText(name).replace(LOGO_WORDS, '')).replace(JAPANESE_FORM, (form) => form.trim());
    if (canBeName(trimmed)) votes.push({ name: trimmed, weight, source, quote });
  };
  for (const entity of model.declared) {
    const isSite = entity.types.includes('WebSite');
    if (!isBusinessEntity(entity) && !isSite) continue;
    const quote = declaredText(entity, 'name');
    if (quote)
      add(
        quote.text,
        isSite
          ? 6
          : entity.types.includes('Person') && model.declared.some((other) => other !== entity && isBusinessEntity(other))
            ? 2
            : 10,
        'structured data',
        quote,
      );
    const legal = declaredText(entity, 'legalName');
    if (legal) add(legal.text, 5, 'structured data', legal);
  }
  addTitleVotes(model, add);
  const seen = new Set<string>();
  const homePath = new URL(model.site.url).pathname;
  // Menus lead to the same addresses from every page.
  const homeAddresses = new Map<string, boolean>();
  const isHome = (href: string) => {
    const before = homeAddresses.get(href);
    if (before !== undefined) return before;
    const found = isHomeAddress(href, homePath);
    homeAddresses.set(href, found);
    return found;
  };
  for (const read of model.pages) {
    const { page } = read;
    const once = (name: string, weight: number, source: string, quote: Quote) => {
      const key = `${source}|${name}`;
      if (!seen.has(key)) add(name, weight, source, quote);
      seen.add(key);
    };
    const siteName = page.meta['og:site_name'] ?? '';
    once(siteName, 6, 'og:site_name', { page, selector: 'meta[property="og:site_name"]', text: siteName });
    const appName = page.meta['application-name'] ?? page.meta['apple-mobile-web-app-title'] ?? '';
    once(appName, 4, 'application-name', { page, selector: 'meta[name="application-name"]', text: appName });
    for (const block of page.blocks) {
      if (block.hidden) continue;
      const holder = copyrightHolder(block.text);
      if (holder !== '') once(holder, 4, 'copyright line', { page, selector: block.selector, text: block.text });
    }
    for (const link of page.links) {
      // A link in the text is an action ("Read more").
      if (link.hidden || link.region === 'footer' || link.region === 'main' || !link.internal) continue;
      if (link.rawHref.includes('#') || !isHome(link.href)) continue;
      if (seen.has(`home link|${link.text}`)) continue;
      once(link.text, 3.5, 'home link', { page, selector: link.selector, text: link.text });
    }
    for (const image of page.images) {
      const isLogo = mentionsLogo(`${image.src} ${image.selector} ${image.alt}`) || (image.region !== 'main' && image.insideLink);
      if (image.alt && isLogo && image.region !== 'main' && !isFileNumber(image.alt))
        once(image.alt, 3, 'logo', { page, selector: image.selector, text: image.alt });
    }
    for (const { value, block } of companyFacts(read, 'name')) {
      const name = value.split(NAME_END, 1)[0] ?? '';
      if (name.length <= 40) once(name, 5, 'company facts', { page, selector: block.selector, text: block.text });
    }
    if (page.type === 'legal' || page.type === 'contact' || page.type === 'about') {
      for (const block of page.blocks) {
        const line = block.text.split(NAME_END, 1)[0] ?? '';
        if (!block.hidden && line.length < 80 && hasLegalForm(line))
          once(line, 3, 'legal name', { page, selector: block.selector, text: block.text });
      }
    }
  }
  addHeadlineVotes(model, add);
  addDescriptionVote(model, add);
  addMailVotes(model, add);
  addFrameVotes(model, votes);
  return votes;
}

/** Votes for what titles and structured data name, where header or footer show the same words: visitors see a name there, a slogan rarely. */
function addFrameVotes(model: SiteModel, votes: NameVote[]): void {
  const shown = model.pages.flatMap(({ page }) =>
    page.blocks.filter(({ hidden, region }) => !hidden && (region === 'header' || region === 'footer')).map((block) => ({ page, block })),
  );
  const named = votes.filter(({ source }) => source === 'home title' || source === 'structured data');
  for (const name of new Set(named.map((vote) => vote.name))) {
    const wanted = foldWords(name);
    const found = wanted.includes(' ') && shown.find(({ block }) => ` ${foldWords(block.text)} `.includes(` ${wanted} `));
    if (!found) continue;
    const quote = { page: found.page, selector: found.block.selector, text: found.block.text };
    votes.push({ name, weight: 2, source: 'header or footer', quote });
  }
}

type Add = (name: string, weight: number, source: string, quote: Quote) => void;

function addTitleVotes(model: SiteModel, add: Add): void {
  const parts = new Map<string, { pages: number; quote: Quote }>();
  const titles = new Set<string>();
  for (const { page } of model.pages) {
    if (!page.title || titles.has(page.title)) continue;
    titles.add(page.title);
    for (const part of new Set(titleParts(page.title))) {
      const entry = parts.get(part);
      if (entry) entry.pages += 1;
      else parts.set(part, { pages: 1, quote: { page, selector: 'title', text: page.title } });
    }
  }
  for (const [part, { pages, quote }] of parts) {
    if (titles.size > 1 && pages > 1) add(part, 1 + (5 * pages) / titles.size, 'title', quote);
  }
  const home = model.home?.page;
  if (!home?.title) return;
  // One title on most pages is the site's name, with or without a description behind it.
  const sharing = model.pages.filter(({ page }) => page.title === home.title).length;
  if (sharing >= 3 && sharing >= model.pages.length / 2) {
    const sameEverywhere = { page: home, selector: 'title', text: home.title };
    add(home.title, 3.5, 'title', sameEverywhere);
    add(titleParts(home.title)[0] ?? '', 3.5, 'title', sameEverywhere);
  }
  const quote = { page: home, selector: 'title', text: home.title };
  const own = titleParts(home.title);
  own.forEach((part, index) => {
    const weight = own.length === 1 ? 3.5 : index === 0 ? 2.5 : index === own.length - 1 ? 1.5 : 1;
    add(part, weight, 'home title', quote);
  });
  if (own.length > 1) add(home.title, 1, 'home title', quote);
  const colonless = home.title.split(/\s*[,:]\s+/)[0] ?? '';
  if (colonless !== home.title) add(colonless, 1, 'home title', quote);
}

function addHeadlineVotes(model: SiteModel, add: Add): void {
  const page = model.home?.page;
  if (!page) return;
  for (const heading of page.headings) {
    if (heading.hidden || heading.level > 2) continue;
    const quote = { page, selector: heading.selector, text: heading.text };
    const greeted = greetedName(heading.text);
    if (greeted !== '') add(greeted, 3, 'greeting', quote);
    else if (heading.level === 1) add(heading.text, 1.5, 'headline', quote);
  }
  const first = page.blocks.find((block) => !block.hidden && (block.region === 'header' || block.region === 'nav'));
  if (first && first.text.length <= 40) add(first.text, 1.5, 'banner', { page, selector: first.selector, text: first.text });
}

/** A description may start with the name: "Muster - Ingenieurbüro". */
function addDescriptionVote({ home }: SiteModel, add: Add): void {
  const text = home?.page.description ?? '';
  const [first = '', ...others] = titleParts(text);
  if (home && others.length > 0) add(first, 2, 'description', { page: home.page, selector: 'meta[name="description"]', text });
}

/** The words of a mail domain with hyphens: `info@bakery-muster.com` says "Bakery Muster". */
function addMailVotes({ pages }: SiteModel, add: Add): void {
  for (const { page } of pages) {
    for (const { kind, value, selector } of page.contacts) {
      const words = kind === 'email' ? (value.split('@')[1] ?? '').split('.')[0]?.split('-') : undefined;
      if (!words || words.length < 2) continue;
      const name = words.map(upperFirst).join(' ');
      add(name, 0.8, 'mail domain', { page, selector, text: value });
    }
  }
}

function isHomeAddress(href: string, homePath: string): boolean {
  const path = URL.parse(href)?.pathname;
  return path !== undefined && (path === homePath || path === '/' || path.startsWith('/index.'));
}

/** Social profile addresses hold the name too; used for agreement only. */
export function profileHandles(contacts: readonly PageContact[]): string[] {
  return contacts
    .filter((contact) => contact.kind === 'social')
    .map(
      (contact) =>
        contact.value
          .split('/')
          .filter((part) => part !== '')
          .at(-1) ?? '',
    );
}
