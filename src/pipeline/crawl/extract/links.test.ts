import { describe, expect, it } from 'vitest';
import { factsOf } from '#testing/facts-of.ts';

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

  it('reads a menu without the hidden note on the page that is shown', () => {
    const { links } = factsOf('<nav><a href="/a">Prices <span class="sr-only">(current)</span></a><a href="/b">Current (offers)</a></nav>');
    expect(links.map(({ text }) => text)).toEqual(['Prices', 'Current (offers)']);
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
