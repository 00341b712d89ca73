import { describe, expect, it } from 'vitest';
import { Page } from '#contracts/page.ts';
import { factsOf, URL_OF_PAGE } from '#testing/facts-of.ts';
import { extractPage, type PageFacts } from './extract-page.ts';

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

  it('lists what search engines are told not to quote, on the elements where that counts', () => {
    const { noSnippet } = factsOf('<div data-nosnippet>Members only</div><p data-nosnippet>Bread</p><span data-nosnippet hidden>x</span>');
    expect(noSnippet).toEqual([{ selector: expect.stringContaining('div'), snippet: 'Members only', words: 2 }]);
    expect(factsOf('<p>Bread</p>').noSnippet).toBeUndefined();
  });
});
