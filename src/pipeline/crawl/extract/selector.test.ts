// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { extractPage } from './extract-page.ts';

type Found = { textContent: string };
const { DOMParser } = globalThis as unknown as {
  DOMParser: new () => { parseFromString(html: string, type: string): { querySelectorAll(selector: string): ArrayLike<Found> } };
};

const HTML = `<!doctype html><html><head><title>T</title><style>a{}</style></head><body>
<div id="1a"><p>first</p><p>second</p><p>third</p></div>
<div id="twice"><p>fourth</p></div><div id="twice"><p>fifth</p></div>
<div id="Case"><p>sixth</p></div><div id="case"><p>seventh</p></div>
<section id="a.b:c d"><h2>eighth</h2><ul><li>ninth<ul><li>tenth</li></ul></li><li id="-">eleventh</li></ul></section>
<o:p>twelfth</o:p><table><tr><td>thirteenth</td></tr><tr><td>fourteenth</td></tr></table>
${Array.from({ length: 80 }, (_, at) => `<p>many ${at}</p>`).join('')}
</body></html>`;

describe('selectors', () => {
  it('find exactly the element whose text they come with', () => {
    const facts = extractPage({ html: HTML, url: 'https://example.org/', isInternal: () => true });
    const document = new DOMParser().parseFromString(HTML, 'text/html');
    expect(facts.blocks).toHaveLength(94);
    for (const { selector, text } of facts.blocks) {
      const found = document.querySelectorAll(selector);
      expect([selector, found.length]).toEqual([selector, 1]);
      expect(found[0]?.textContent.replace(/\s+/g, ' ')).toContain(text);
    }
  });

  it('begin at a unique id', () => {
    const facts = extractPage({ html: '<div id=top><p>x</p></div>', url: 'https://example.org/', isInternal: () => true });
    expect(facts.blocks[0]?.selector).toBe('#top > p');
  });

  it.each([
    ['1a', '\\31 a'],
    ['-', '\\-'],
    ['-1', '-\\31 '],
    ['a.b', 'a\\.b'],
    ['größe', 'größe'],
  ])('escape %s', (id, escaped) => {
    const facts = extractPage({ html: `<div id="${id}"><p>x</p></div>`, url: 'https://example.org/', isInternal: () => true });
    expect(facts.blocks[0]?.selector).toBe(`#${escaped} > p`);
  });
});
