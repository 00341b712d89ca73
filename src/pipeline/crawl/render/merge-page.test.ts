import { describe, expect, it } from 'vitest';
import type { Page } from '#contracts/page.ts';
import { extractPage, type PageFacts } from '../extract/extract-page.ts';
import { isSameSite } from '../url-key.ts';
import { comparePage } from './compare-page.ts';
import { mergePage } from './merge-page.ts';
import { isThin, needsScripts } from './needs-rendering.ts';

const URL = 'https://shop.example/';
const LONG = 'Plain words of the page, in order. '.repeat(20);
const SCRIPT = '<script src="/app.js"></script>';
const MENU = '<nav><a href="/">Home</a><a href="/about">About</a></nav>';

function facts(body: string, head = ''): PageFacts {
  const html = `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
  return extractPage({ html, url: URL, isInternal: (link) => isSameSite(link, URL) });
}
function raw(body: string, head = ''): Page {
  return {
    ...facts(body, head),
    ...{ url: URL, path: '/', requestedUrl: URL, status: 200, redirects: [], type: 'home', depth: 0, foundIn: 'entered', mode: 'raw' },
    ...{ contentType: 'text/html', charset: 'utf-8', bytes: 1, transferBytes: 1, headers: {}, rendered: null },
  };
}

describe('isThin', () => {
  it.each([
    ['an empty frame with a script', `<div id="root"></div>${SCRIPT}`, true],
    ['few words without any script', '<h1>Short</h1><p>But whole.</p>', false],
    ['enough words, a heading and links', `${MENU}<h1>Shop</h1><p>${LONG}</p>${SCRIPT}`, false],
    ['words without links', `<h1>Shop</h1><p>${LONG}</p>${SCRIPT}`, true],
    ['words without headings', `${MENU}<p>${LONG}</p>${SCRIPT}`, true],
  ])('%s: %#', (_, body, thin) => {
    expect(isThin(raw(body))).toBe(thin);
  });
});

describe('comparePage', () => {
  it('counts words and names facts that only the rendered page has', () => {
    const before = raw(`<div id="root">One two</div>${SCRIPT}`, '<meta name="description" content="Served">');
    const after = facts(`${MENU}<h1>One two two three</h1>`, '<title>Made</title><meta name="description" content="Changed">');
    expect(comparePage(before, after)).toMatchObject({ addedWords: 4, onlyRendered: ['title', 'h1', 'headings', 'navigation', 'links'] });
  });

  it('finds none between a page and itself', () => {
    expect(comparePage(raw(`${MENU}<h1>Shop</h1>`), facts(`${MENU}<h1>Shop</h1>`))).toMatchObject({ addedWords: 0, onlyRendered: [] });
  });
});

describe('mergePage', () => {
  it('takes a page that is thin without its scripts as they made it', () => {
    const merged = mergePage(
      raw(`<div id="root"></div>${SCRIPT}`, '<title>App</title>'),
      facts(`${MENU}<h1>Bakery</h1><p>${LONG}</p>`, '<title>Bakery</title><meta name="description" content="Bread">'),
    );
    expect(merged).toMatchObject({ mode: 'rendered', title: 'Bakery', description: 'Bread', bytes: 1, landmarks: ['nav'] });
    expect(merged.links.map(({ text }) => text)).toEqual(['Home', 'About']);
    expect(needsScripts(merged)).toBe(true);
  });

  it('reads prices that only scripts show with the text around them', () => {
    const merged = mergePage(
      raw(`${MENU}<h1>Prices</h1><p>${LONG}</p><div id="list"></div>${SCRIPT}`),
      facts(`${MENU}<h1>Prices</h1><p>${LONG}</p><div id="list"><h2>Linden honey</h2><p>500 g, 7.50 €</p></div>`),
    );
    expect(merged.rendered?.onlyRendered).toEqual(['prices']);
    expect(merged.prices.map(({ text }) => text)).toEqual(['7.50 €']);
    expect(merged.blocks.map(({ text }) => text)).toContain('500 g, 7.50 €');
    expect(merged.headings.map(({ text }) => text)).toContain('Linden honey');
  });

  it('keeps what is served, and adds only what is not', () => {
    const served = `<a href="/a">Served link</a><p>${LONG}</p>${SCRIPT}<h2>Served</h2><img src="/a.png">`;
    const merged = mergePage(
      raw(served, '<title>Served</title>'),
      facts(`${served}<form action="/send"><input name="mail"></form>`, '<title>Made</title>'),
    );
    expect(merged).toMatchObject({ mode: 'rendered', title: 'Served', rendered: { onlyRendered: ['forms'] } });
    expect(merged.forms).toHaveLength(1);
    expect(merged.images).toHaveLength(1);
  });

  it('stays with the page as served where scripts add little', () => {
    const served = `${MENU}<h1>Shop</h1><p>${LONG}</p>${SCRIPT}`;
    const page = raw(served);
    const rendered = { addedWords: 3, onlyRendered: [], mainWords: { served: 141, rendered: 144 } };
    expect(mergePage(page, facts(`${served}<div>Chat with us</div>`))).toEqual({ ...page, rendered });
  });

  it('stays with the page as served where its scripts destroy it', () => {
    const page = raw(`${MENU}<h1>Shop</h1><p>${LONG}</p>${SCRIPT}`);
    const merged = mergePage(page, facts('<h1>Something went wrong</h1>'));
    expect(merged).toEqual({ ...page, rendered: { addedWords: 0, onlyRendered: [] } });
    expect(needsScripts(merged)).toBe(false);
  });

  it('notes what scripts insert as not holding the page up', () => {
    const merged = mergePage(
      raw(`<div id="root"></div>${SCRIPT}`),
      facts(`<h1>Bakery</h1>${SCRIPT}`, '<script src="https://chat.example/widget.js"></script>'),
    );
    expect(merged.resources.map(({ url, inHead, async }) => [url, inHead, async])).toEqual([
      ['https://shop.example/app.js', false, false],
      ['https://chat.example/widget.js', false, true],
    ]);
  });
});

describe('figures of counters', () => {
  const counter = (shown: string) =>
    `${MENU}<h1>Shop</h1><p>${LONG}</p><b class="n" data-target="221">${shown}</b><span>clients</span>${SCRIPT}`;

  it('are named while nothing shows that visitors see them', () => {
    expect(raw(counter('0')).counters).toMatchObject([{ figure: '221' }]);
    expect(raw(counter('221')).counters).toBeUndefined();
    expect(mergePage(raw(counter('0')), facts(counter('0'))).counters).toHaveLength(1);
    expect(mergePage(raw(counter('0')), facts(counter('87'))).counters).toHaveLength(1);
    expect(mergePage(raw(counter('0')), facts(`<div>${counter('0')}</div>`)).counters).toHaveLength(1);
  });

  it('are text like any other once the rendered page shows them', () => {
    const merged = mergePage(raw(counter('0')), facts(counter('221')));
    expect(merged.counters).toBeUndefined();
    expect(merged.blocks.map(({ text }) => text).join(' ')).toContain('221');
  });
});
