import { createHash } from 'node:crypto';
import { type CheerioAPI, load } from 'cheerio';

/** Which parser cheerio uses: parse5 is its own choice, htmlparser2 that of CheerioCrawler. */
export type CheerioParser = 'parse5' | 'htmlparser2';

export type CheerioFacts = { links: string[]; facts: Record<string, unknown> };

const BLOCKS = 'p, li, h1, h2, h3, h4, h5, h6, blockquote, td, th, dt, dd, figcaption, summary, address, label, cite';
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const PHONE = /\+?\d[\d ()/.-]{7,}\d/g;
const PRICE = /[€$£]\s?\d+(?:[.,]\d+)*/g;

const fold = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * The fields of a page that Sitebrief keeps, read the way a cheerio crawler reads them: one selector a field. It is spared
 * what has no counterpart there: the path, region and visibility of each element, and most of the finer readings.
 */
export function cheerioFacts(html: string, url: string, parser: CheerioParser): CheerioFacts {
  return factsOf(parser === 'parse5' ? load(html) : load(html, { xml: { xmlMode: false } }), url);
}

/** The same of a page that is loaded already. */
export function factsOf($: CheerioAPI, url: string): CheerioFacts {
  const attribute = (selector: string, name: string) => $(selector).first().attr(name) ?? null;
  const blocks = $(BLOCKS)
    .map((_, element) => ({ tag: element.tagName, text: fold($(element).text()) }))
    .get()
    .filter(({ text }) => text !== '');
  const links = $('a[href], area[href]')
    .map((_, element) => {
      const rawHref = $(element).attr('href') ?? '';
      const href = URL.parse(rawHref, url)?.href ?? rawHref;
      const text = $(element).attr('aria-label') ?? fold($(element).text());
      return { href, rawHref, text, internal: href.startsWith(new URL(url).origin), rel: $(element).attr('rel') };
    })
    .get();
  const text = blocks.map((block) => block.text).join(' ');
  const facts = {
    title: fold($('head title').first().text()),
    description: attribute('meta[name=description]', 'content'),
    canonical: attribute('link[rel=canonical]', 'href'),
    robots: attribute('meta[name=robots]', 'content'),
    viewport: attribute('meta[name=viewport]', 'content'),
    lang: attribute('html', 'lang'),
    hreflang: $('link[hreflang]')
      .map((_, element) => $(element).attr('href'))
      .get(),
    meta: Object.fromEntries(
      $('meta')
        .map((_, element) => [[$(element).attr('name') ?? $(element).attr('property') ?? '', $(element).attr('content') ?? '']])
        .get(),
    ),
    headings: $('h1, h2, h3, h4, h5, h6')
      .map((_, element) => ({ level: Number(element.tagName.slice(1)), text: fold($(element).text()) }))
      .get(),
    blocks,
    wordCount: text.split(' ').length,
    textHash: createHash('sha256').update(text.toLowerCase()).digest('hex'),
    links,
    images: $('img')
      .map((_, element) => ({
        src: URL.parse($(element).attr('src') ?? '', url)?.href ?? '',
        alt: $(element).attr('alt') ?? null,
        width: $(element).attr('width'),
        height: $(element).attr('height'),
        loading: $(element).attr('loading'),
        insideLink: $(element).closest('a').length > 0,
      }))
      .get(),
    forms: $('form')
      .map((_, element) => ({
        action: $(element).attr('action'),
        method: $(element).attr('method'),
        fields: $(element)
          .find('input, select, textarea')
          .map((_at, field) => ({
            type: $(field).attr('type') ?? field.tagName,
            name: $(field).attr('name'),
            label: fold($(`label[for="${$(field).attr('id') ?? ''}"]`).text()),
            required: $(field).attr('required') !== undefined,
          }))
          .get(),
      }))
      .get(),
    buttons: $('button, [role=button]')
      .map((_, element) => ({ text: fold($(element).text()) }))
      .get(),
    structuredData: $('script[type="application/ld+json"]')
      .map((_, element) => parsed($(element).text()))
      .get(),
    resources: $('script, link[rel=stylesheet], link[rel=icon], iframe, video, audio')
      .map((_, element) => ({ url: $(element).attr('src') ?? $(element).attr('href') ?? '' }))
      .get(),
    quotes: $('blockquote, q, [class*=testimonial], [class*=review]')
      .map((_, element) => fold($(element).text()))
      .get(),
    emails: text.match(EMAIL) ?? [],
    phones: text.match(PHONE) ?? [],
    prices: text.match(PRICE) ?? [],
    duplicateIds: $('[id]')
      .map((_, element) => $(element).attr('id'))
      .get()
      .filter((id, index, all) => all.indexOf(id) !== index),
    elementCount: $('*').length,
    landmarks: ['main', 'nav', 'header', 'footer'].filter((name) => $(name).length > 0),
  };
  return { links: links.filter(({ internal }) => internal).map(({ href }) => href.replace(/#.*$/, '')), facts };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
