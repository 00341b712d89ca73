import { foldWords } from '#text/normalize.ts';
import { declaredText, isBusinessEntity } from '../../../site-model/declared-entities.ts';
import type { PageModel } from '../../../site-model/page-model.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import type { Quote } from '../../evidence.ts';
import { copyrightHolder, copyrightSubtitle } from '../name/name-parts.ts';
import type { SelfDescription } from './self-description.ts';

/** A text that tells what the site is about, with its weight. */
export type WeightedText = Quote & { weight: number };

/** What a site calls itself outweighs any other text; a part of its title less, since titles may name places or slogans. */
const SELF_WEIGHT = 20;
const SELF_TITLE_WEIGHT = 5;
/** Names hold the trade: "Agriturismo Muster", "Muster Painting". */
const NAME_WEIGHT = 10;
/** Texts from this weight on say what the site is; the others only mention what is around it. */
export const IDENTITY_WEIGHT = 3;

/** Texts read for the industry, at most: later ones only repeat. */
const MAX_TEXTS = 2500;

/**
 * The texts that speak of the business, with weights: declared data and head data weigh most, then headlines and the
 * first sentences of the home page, then menus, headings and running text. News weigh little, legal pages nothing.
 */
export function industryTexts(model: SiteModel, self: readonly SelfDescription[] = [], name = ''): WeightedText[] {
  const texts: WeightedText[] = [];
  const seen = new Set<string>();
  const add = (quote: Quote | null, weight: number) => {
    if (!quote || texts.length >= MAX_TEXTS) return;
    const key = foldWords(quote.text);
    if (key === '' || seen.has(key)) return;
    seen.add(key);
    texts.push({ ...quote, weight });
  };
  for (const { phrase, quote, from } of self)
    texts.push({ ...quote, text: phrase, weight: from === 'sentence' ? SELF_WEIGHT : SELF_TITLE_WEIGHT });
  if (model.home && name !== '') {
    const { page, visible } = model.home;
    add({ page, selector: 'title', text: name }, NAME_WEIGHT);
    // "© Muster - Club of ...": the name in full.
    for (const { selector, text } of visible)
      if (foldWords(copyrightHolder(text)).includes(foldWords(name))) add({ page, selector, text: copyrightSubtitle(text) }, NAME_WEIGHT);
  }
  for (const entity of model.declared.filter(isBusinessEntity)) {
    for (const key of ['description', 'servesCuisine', 'applicationCategory', 'slogan', 'knowsAbout']) add(declaredText(entity, key), 4);
    add(declaredText(entity, 'name'), 3);
  }
  for (const [index, page] of model.pages.entries()) addPage(page, index === 0, add);
  return texts;
}

function addPage(model: PageModel, isHome: boolean, add: (quote: Quote | null, weight: number) => void): void {
  const { page } = model;
  if (page.type === 'legal' || page.type === 'login' || page.type === 'cart') return;
  const minor = page.type === 'article' || page.type === 'blog' || page.type === 'docs' ? 0.25 : 1;
  add({ page, selector: 'title', text: page.title ?? '' }, isHome ? 5 : 1.5 * minor);
  add({ page, selector: 'meta[name="description"]', text: page.description ?? '' }, isHome ? 5 : 1.5 * minor);
  if (isHome) {
    add({ page, selector: 'meta[property="og:description"]', text: page.meta['og:description'] ?? '' }, 4);
    add({ page, selector: 'meta[property="og:title"]', text: page.meta['og:title'] ?? '' }, 3);
    add({ page, selector: 'meta[name="keywords"]', text: (page.meta.keywords ?? '').slice(0, 300) }, 1.5);
  }
  for (const heading of page.headings) {
    if (heading.hidden) continue;
    const quote = { page, selector: heading.selector, text: heading.text };
    add(quote, (isHome ? (heading.level === 1 ? 4 : 2) : heading.level === 1 ? 1.5 : 0.8) * minor);
  }
  if (isHome) {
    for (const link of page.links)
      if (link.internal && !link.hidden && link.region !== 'main') add({ page, selector: link.selector, text: link.text }, 1.5);
  }
  let early = 0;
  for (const block of model.content) {
    const leading = isHome && early < 3 && block.text.length >= 40;
    if (leading) early += 1;
    add({ page, selector: block.selector, text: block.text }, leading ? 3 : (isHome ? 1 : page.type === 'about' ? 0.8 : 0.5) * minor);
  }
  for (const image of page.images) if (isHome && image.alt && !image.hidden) add({ page, selector: image.selector, text: image.alt }, 0.3);
}
