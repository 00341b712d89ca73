import { describe, expect, it } from 'vitest';
import { Page, sectionsOf } from '#contracts/page.ts';
import { extractPage, type PageFacts } from './extract-page.ts';

const URL_OF_PAGE = 'https://example.org/shop/';
const factsOf = (body: string, head = ''): PageFacts =>
  extractPage({
    html: `<!doctype html><html lang="en"><head><title>A page</title>${head}</head><body>${body}</body></html>`,
    url: URL_OF_PAGE,
    isInternal: (url) => url.startsWith('https://example.org/'),
  });
const textsOf = (facts: PageFacts) => facts.blocks.map((block) => `${block.tag}: ${block.text}`);
const PageFactsShape = Page.omit({
  url: true,
  path: true,
  requestedUrl: true,
  status: true,
  redirects: true,
  type: true,
  depth: true,
  foundIn: true,
  mode: true,
  contentType: true,
  charset: true,
  bytes: true,
  transferBytes: true,
  headers: true,
  rendered: true,
}).strict();

describe('extractPage', () => {
  it('answers in the shape of the contract', () => {
    const facts = factsOf('<h1>Hi</h1><form><input name=q></form><img src=a.png><a href="mailto:a@b.org">a</a><p>Only $5</p>');
    expect(PageFactsShape.parse(facts)).toEqual(facts);
  });

  it('reads an empty document', () => {
    const facts = extractPage({ html: '', url: URL_OF_PAGE, isInternal: () => true });
    expect(facts).toMatchObject({ title: null, titleCount: 0, lang: null, doctype: false, blocks: [], wordCount: 0, cutBy: [] });
  });

  it('cleans NUL and lone surrogates out of every text', () => {
    const facts = extractPage({
      html: '<p>a\u0000b \ud800c</p><script type="application/ld+json">{"name":"x\\u0000\\ud800y"}</script>',
      url: URL_OF_PAGE,
      isInternal: () => true,
    });
    const json = JSON.stringify(facts);
    expect(json).not.toMatch(/\\u0000|\\ud8/i);
    expect(facts.blocks[0]?.text).toBe('ab \ufffdc');
  });

  it('stops at 512 levels of 20,000, quickly, and says so', () => {
    const facts = factsOf(`<p>before</p>${'<div>'.repeat(20_000)}deep${'</div>'.repeat(20_000)}`);
    expect(facts.cutBy).toContain('nesting');
    expect(textsOf(facts)).toEqual(['p: before']);
  });

  it('reads no more than 50,000 elements and says so', () => {
    const facts = factsOf(`<h1>Cells</h1><table>${'<tr><td>a'.repeat(40_000)}</table>`);
    expect(facts.cutBy).toContain('elements');
    expect(facts.elementCount).toBeLessThanOrEqual(50_000);
    expect(facts.headings[0]?.text).toBe('Cells');
    expect(factsOf('<p>One of few</p>').cutBy).toEqual([]);
  });

  it('caps links and says so', () => {
    const facts = factsOf('<a href="/x">x</a>'.repeat(3100));
    expect(facts.links).toHaveLength(3000);
    expect(facts.cutBy).toEqual(['links']);
  });

  it('gives the same hash for the same main text, whatever the menu says', () => {
    const main = '<main><p>The same words.</p></main>';
    const one = factsOf(`<nav><a href=/>Home</a></nav>${main}`);
    const two = factsOf(`<nav><a href=/>Start</a></nav>${main.replace('same words', ' same\n WORDS')}`);
    expect(one.textHash).toBe(two.textHash);
    expect(factsOf('<p>Other</p>').textHash).not.toBe(one.textHash);
  });

  it('names ids that occur twice and counts elements', () => {
    const facts = factsOf('<p id="a">1</p><p id="a">2</p><p id="b">3</p><template><p id="b"></p></template>');
    expect(facts.duplicateIds).toEqual(['a']);
    expect(facts.elementCount).toBe(8);
  });
});

describe('text blocks', () => {
  it.each([
    ['keeps inline neighbours as written', '<p>One<b>Two</b> <i>three</i></p>', ['p: OneTwo three']],
    ['never glues two items', '<ul><li>1</li><li>2</li></ul>', ['li: 1', 'li: 2']],
    ['keeps links that touch apart', '<div><a href=/a>Home</a><a href=/b>About</a></div>', ['div: Home About']],
    ['gives text around a block to its owner', '<div>before<p>inside</p>after</div>', ['div: before', 'p: inside', 'div: after']],
    ['makes one block of a table row', '<table><tr><td>Bread</td><td>3 €</td></tr></table>', ['tr: Bread 3 €']],
    ['breaks lines at br', '<p>Some Street 1<br>12345 Town</p>', ['p: Some Street 1 12345 Town']],
    [
      'leaves hidden text out',
      '<p>seen<span hidden>not</span></p><div style="display: none">no</div><p aria-hidden="true">no</p>',
      ['p: seen'],
    ],
    [
      'leaves out scripts, templates and noscript',
      '<script>x</script><template><p>t</p></template><noscript><p>n</p></noscript><p>y</p>',
      ['p: y'],
    ],
    [
      'leaves out options, buttons and svg',
      '<div><select><option>o</option></select><button>b</button><svg><text>s</text></svg>t</div>',
      ['div: t'],
    ],
    ['keeps a question that is a button in a heading', '<h3><button>Why?</button></h3>', ['h3: Why?']],
    ['keeps a heading inside a button', '<button><h3>Why?</h3></button>', ['h3: Why?']],
  ])('%s', (_name, html, blocks) => {
    expect(textsOf(factsOf(html))).toEqual(blocks);
  });

  it('cuts into sections by headings, also those named by an image or holding a block', () => {
    const facts = factsOf(
      '<p>intro</p><h1><img src=l.png alt="Logo"></h1><p>one</p><h2><div>Two</div></h2><p>two</p><h2></h2><h2 hidden>x</h2><h3>Three</h3>',
    );
    const page = { ...facts } as Page;
    expect(sectionsOf(page).map(({ heading, blocks }) => [heading?.text ?? null, blocks.map((block) => block.text)])).toEqual([
      [null, ['intro']],
      ['Logo', ['one']],
      ['Two', ['two']],
      ['Three', []],
    ]);
  });

  it('counts words of spaced and unspaced scripts', () => {
    expect(factsOf("<p>It's a well-known fact: 3 words</p>").wordCount).toBe(6);
    expect(factsOf('<p>私たちの店</p>').wordCount).toBe(3);
  });
});

describe('head', () => {
  it('counts titles in the head only, never those of drawings', () => {
    const facts = factsOf('<svg><title>Icon</title></svg><title>Body</title>');
    expect(facts).toMatchObject({ title: 'A page', titleCount: 1 });
  });

  it('is not ended by an image in a noscript', () => {
    const facts = extractPage({
      html: '<head><noscript><img src="pixel.gif"></noscript><title>Late</title><meta name="description" content="d"></head><body>x',
      url: URL_OF_PAGE,
      isInternal: () => true,
    });
    expect(facts).toMatchObject({ title: 'Late', description: 'd', images: [] });
  });

  it('reads description, canonical, robots, languages, viewport and other meta elements', () => {
    const facts = factsOf(
      '',
      '<meta name="Description" content=" What we do "><link rel="canonical" href="/a#b"><meta name=robots content="NoIndex"><link rel=alternate hreflang=de href=/de/><meta name=viewport content="width=device-width"><meta property="og:title" content="T">',
    );
    expect(facts).toMatchObject({
      description: 'What we do',
      canonical: 'https://example.org/a',
      robots: 'noindex',
      hreflang: [{ lang: 'de', url: 'https://example.org/de/' }],
      viewport: 'width=device-width',
      meta: { 'og:title': 'T' },
    });
  });

  it('resolves addresses against the base', () => {
    const facts = factsOf('<a href="x">x</a><img src="y.png">', '<base href="/other/">');
    expect(facts.base).toBe('/other/');
    expect(facts.links[0]?.href).toBe('https://example.org/other/x');
    expect(facts.images[0]?.src).toBe('https://example.org/other/y.png');
  });
});

describe('links, images and headings', () => {
  it.each([
    ['<a href=/>Text</a>', 'Text'],
    ['<a href=/ aria-label="Label">Text</a>', 'Label'],
    ['<b id=n>Named</b><a href=/ aria-labelledby="n">Text</a>', 'Named'],
    ['<a href=/><img src=a alt="Image"></a>', 'Image'],
    ['<a href=/><svg><title>Drawing</title></svg></a>', 'Drawing'],
    ['<a href=/ title="Title"><i class=icon></i></a>', 'Title'],
    ['<a href=/><span aria-hidden="true">→</span></a>', ''],
    ['<a href=/><img src=a alt=""></a>', ''],
    ['<div hidden><a href=/>Hidden one</a></div>', 'Hidden one'],
  ])('names %s', (html, name) => {
    expect(factsOf(html).links[0]?.text).toBe(name);
  });

  it('keeps raw values, tells own links, and skips anchors without an address', () => {
    const { links } = factsOf(
      '<a href="../a?b#c">x</a><a href="mailto:me@example.org">m</a><a href="https://other.org">o</a><a name=z>z</a>',
    );
    expect(links.map(({ href, rawHref, internal }) => [href, rawHref, internal])).toEqual([
      ['https://example.org/a?b', '../a?b#c', true],
      ['mailto:me@example.org', 'mailto:me@example.org', false],
      ['https://other.org/', 'https://other.org', false],
    ]);
  });

  it('tells buttons by role and class', () => {
    const { links } = factsOf('<a class="btn btn-primary" href=/>a</a><a role=button href=/>b</a><a class="submenu" href=/>c</a>');
    expect(links.map((link) => link.buttonLike)).toEqual([true, true, false]);
  });

  it('marks what hidden parents, templates and noscript hide', () => {
    const { images } = factsOf(
      '<img src=1><div hidden><img src=2></div><noscript><img src=3></noscript><template><img src=4></template><p style="visibility:hidden"><img src=5></p>',
    );
    expect(images.map((image) => image.hidden)).toEqual([false, true, true, true, true]);
  });

  it('tells a missing alternative text from an empty one and an excused one', () => {
    const { images } = factsOf(
      '<img src=a><img src=b alt=""><img src=c role=presentation><a href=/><img src="data:image/png;base64,' +
        'A'.repeat(200) +
        '" width=1></a>',
    );
    expect(images.map(({ alt, altExcused }) => [alt, altExcused])).toEqual([
      [null, false],
      ['', false],
      [null, true],
      [null, false],
    ]);
    expect(images[3]).toMatchObject({ insideLink: true, width: '1', height: null });
    expect(images[3]?.src).toHaveLength(64);
  });
});

describe('regions', () => {
  it.each([
    ['<header><p>x</p></header>', 'header'],
    ['<article><header><p>x</p></header></article>', 'main'],
    ['<div id="footer"><p>x</p></div>', 'footer'],
    ['<div class="card-footer"><p>x</p></div>', 'main'],
    ['<div class="navbar navbar-dark"><p>x</p></div>', 'nav'],
    ['<footer><nav><p>x</p></nav></footer>', 'footer'],
    ['<section id="menu"><p>x</p></section>', 'main'],
    ['<div role="contentinfo"><p>x</p></div>', 'footer'],
    ['<aside><p>x</p></aside>', 'aside'],
  ])('%s is in %s', (html, region) => {
    expect(factsOf(html).blocks[0]?.region).toBe(region);
  });
});
