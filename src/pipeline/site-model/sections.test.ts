import { describe, expect, it } from 'vitest';
import { siteOfBody } from '#testing/site-from-html.ts';
import type { Section } from './sections.ts';
import { buildSiteModel } from './site-model.ts';

const sectionsIn = (body: string): Section[] => buildSiteModel(siteOfBody(body)).home?.sections ?? [];
const headings = (body: string) => sectionsIn(body).map(({ heading }) => heading?.text ?? '');
const sectionOf = (body: string, text: string) => sectionsIn(body).find(({ heading }) => heading?.text === text);

describe('buildSections', () => {
  it('cuts a page by its headings, each with the text up to the next', () => {
    const body = '<main><h1>Bread</h1><p>We bake bread.</p><h2>Rolls</h2><p>We bake rolls too.</p></main>';
    expect(headings(body)).toEqual(['Bread', 'Rolls']);
    expect(sectionOf(body, 'Rolls')?.blocks.map(({ text }) => text)).toEqual(['We bake rolls too.']);
  });

  it('knows the headings above it, not earlier ones of its own level', () => {
    const body = '<main><h1>Bakery</h1><h2>Bread</h2><h3>Rye</h3><p>Dark.</p><h2>Cakes</h2><h3>Plum</h3><p>Sweet.</p></main>';
    expect(sectionOf(body, 'Plum')?.trail.map(({ heading }) => heading.text)).toEqual(['Bakery', 'Cakes']);
  });

  it('takes a short line right above a heading as its label', () => {
    const body =
      '<main><h1>Bakery</h1><p>We bake bread every morning for the whole village.</p><section><p>Our services</p><h2>Catering</h2><p>For parties.</p></section></main>';
    expect(sectionOf(body, 'Catering')?.eyebrow?.text).toBe('Our services');
  });

  it.each([
    ['a sentence', '<section><p>Call us today.</p><h2>Catering</h2><p>For parties.</p></section>'],
    ['the last entry of a list', '<ul><li>Rye</li></ul><h2>Catering</h2><p>For parties.</p>'],
    ['a link', '<section><p><a href="/menu">See the menu</a></p><h2>Catering</h2><p>For parties.</p></section>'],
  ])('but not %s', (_, rest) => {
    expect(sectionOf(`<main><h1>Bakery</h1><p>We bake.</p>${rest}</main>`, 'Catering')?.eyebrow).toBeNull();
  });

  it('leaves out headings of the footer', () => {
    expect(headings('<main><h1>Bakery</h1><p>We bake bread.</p></main><footer><h2>Opening hours</h2></footer>')).toEqual(['Bakery']);
  });
});
