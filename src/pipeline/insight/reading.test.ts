import { describe, expect, it } from 'vitest';
import { readSite } from './reading.ts';
import { siteOfBody } from './site-of-html.ts';

describe('readSite', () => {
  it('reads the opening of a page that has no end', () => {
    const paragraphs = Array.from({ length: 100 }, (_, at) => `<p>Paragraph ${at}: ${'word '.repeat(60)}</p>`).join('');
    const [page] = readSite(siteOfBody(`<main>${paragraphs}</main>`)).pages;
    expect(page?.words).toBeGreaterThan(3_900);
    expect(page?.words).toBeLessThan(4_100);
    expect(page?.text).toContain('Paragraph 60:');
    expect(page?.text).not.toContain('Paragraph 90:');
  });

  it('joins the texts of the content a block a line, and of all that is shown', () => {
    const [page] = readSite(siteOfBody('<main><h1>Looms</h1><p>We build looms.</p></main><footer><p>Since 1901</p></footer>')).pages;
    expect(page?.text).toBe('Looms\nWe build looms.');
    expect(page?.shownText).toBe('Looms\nWe build looms.\nSince 1901');
  });
});
