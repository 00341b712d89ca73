import { PageType } from '#contracts/page.ts';
import { footerOf } from './frame/footer.ts';
import { type Brand, headerOf } from './frame/header.ts';
import type { SiteLinks } from './frame/navigation.ts';
import { type Element, h, renderHtml, type Words } from './html.ts';
import { directionOf, type Labels } from './labels.ts';
import type { ContactLine, PageContent } from './pages/page-content.ts';
import type { DrawnSection } from './sections/draw-sections.ts';
import type { Hand } from './style/tokens.ts';

/** A page of the blueprint as an HTML document; `styles` is the relative address of the style sheet. */
export function documentOf(
  page: PageContent,
  sections: readonly DrawnSection[],
  {
    brand,
    links,
    contacts,
    gaps,
    labels,
    styles,
    icon,
    fonts,
    hand,
    written,
  }: {
    brand: Brand;
    links: SiteLinks;
    contacts: readonly ContactLine[];
    gaps: readonly Words[];
    labels: Labels;
    styles: string;
    icon: string;
    fonts: readonly string[];
    hand: Hand;
    /** The HTML of the sections. */
    written: ReadonlyMap<Element, string>;
  },
): string {
  const last = sections.at(-1);
  // The end of a page with all ways to get in touch stands right above the footer.
  const isShownAbove = last !== undefined && last.kind !== 'ending' && last.contacts.length > 0;
  const tone = sections.at(-1)?.tone === 'deep' ? 'plain' : 'deep';
  const html = h(
    'html',
    { lang: page.language, dir: directionOf(page.language) },
    h(
      'head',
      null,
      h('meta', { charset: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('title', null, page.title),
      page.description && h('meta', { name: 'description', content: page.description }),
      // With `font-display: optional`, text never jumps when a font comes late.
      fonts.map((href) => h('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: 'anonymous' })),
      h('link', { rel: 'stylesheet', href: styles }),
      h('link', { rel: 'icon', type: 'image/svg+xml', href: icon }),
    ),
    h(
      'body',
      { class: `${hand} page-${PageType.options.find((type) => type === page.type) ?? 'other'}` },
      h('a', { class: 'skip', href: '#main' }, labels.of('skip')),
      headerOf(brand, links, labels),
      h(
        'main',
        { id: 'main', tabindex: -1 },
        sections.map(({ element }) => element),
      ),
      footerOf(brand, links, { contacts: isShownAbove ? [] : contacts, gaps, labels, tone }),
    ),
  );
  return `<!doctype html>\n${renderHtml(html, '', written)}\n`;
}
