import { describe, expect, it } from 'vitest';
import { siteOfBody } from '#testing/site-from-html.ts';
import { buildSiteModel } from './site-model.ts';

describe('buildSiteModel', () => {
  it('reads the opening of a page that has no end', () => {
    const paragraphs = Array.from({ length: 100 }, (_, at) => `<p>Paragraph ${at}: ${'word '.repeat(60)}</p>`).join('');
    const [page] = buildSiteModel(siteOfBody(`<main>${paragraphs}</main>`)).pages;
    expect(page?.words).toBeGreaterThan(3_900);
    expect(page?.words).toBeLessThan(4_100);
    const text = page?.content.map((block) => block.text).join('\n');
    expect(text).toContain('Paragraph 60:');
    expect(text).not.toContain('Paragraph 90:');
  });
});

describe('the label above a heading', () => {
  const eyebrowOf = (body: string) => buildSiteModel(siteOfBody(`<main>${body}</main>`)).pages[0]?.sections.at(-1)?.eyebrow?.text ?? null;

  it.each([
    ['next to the heading', '<section><p>Our looms</p><h2>Built to last</h2><p>In oak.</p></section>', 'Our looms'],
    ['above the box of the heading', '<section><p>Our looms</p><div><h2>Built to last</h2><p>In oak.</p></div></section>', 'Our looms'],
    ['in a box of its own', '<section><div><p>Our looms</p></div><h2>Built to last</h2><p>In oak.</p></section>', 'Our looms'],
    [
      'at the end of the section before',
      '<section><div><div><p>Telecoms</p></div></div></section><section><div><h2>Ready?</h2><p>Write.</p></div></section>',
      null,
    ],
    ['as the last item of a list', '<ul><li>Real time</li></ul><h2>Looms to measure</h2><p>In oak.</p>', null],
  ])('counts or not: %s', (_, body, eyebrow) => {
    expect(eyebrowOf(body)).toBe(eyebrow);
  });

  it('leaves out filler text in Latin', () => {
    const [page] = buildSiteModel(siteOfBody('<main><h1>Looms</h1><p>Feugiat euismod tempus magna</p><p>We build looms.</p></main>')).pages;
    expect(page?.content.map((block) => block.text)).toEqual(['Looms', 'We build looms.']);
  });
});
