import { describe, expect, it } from 'vitest';
import { block, form, testPage } from '#testing/audit-page.ts';
import { comparePage } from './compare-page.ts';

const compare = (raw: Parameters<typeof testPage>[0], rendered: Parameters<typeof testPage>[0]) =>
  comparePage(testPage(raw), testPage(rendered));

describe('comparePage', () => {
  it('finds no difference between equal pages', () => {
    expect(compare({}, {})).toMatchObject({ addedWords: 0, onlyRendered: [] });
  });

  it('counts words that scripts add, each as often as it is added', () => {
    expect(compare({ blocks: [block('Fresh bread')] }, { blocks: [block('Bread, fresh bread and cakes')] }).addedWords).toBe(3);
  });

  it('counts the words of the main text before and after', () => {
    const menu = block('Home About', { region: 'nav' });
    expect(compare({ blocks: [menu] }, { blocks: [menu, block('Fresh bread')] }).mainWords).toEqual({ served: 0, rendered: 2 });
  });

  it.each([
    ['title', { title: ' ' }],
    ['canonical', { canonical: null }],
    ['h1', { headings: [] }],
    ['navigation', { links: [] }],
    ['structured-data', { structuredData: [] }],
    ['open-graph', { meta: {} }],
  ])('names %s when only the rendered page has it', (fact, raw) => {
    expect(compare(raw, {}).onlyRendered).toContain(fact);
  });

  it('counts no hidden form as one', () => {
    expect(compare({}, { forms: [form([], { hidden: true })] }).onlyRendered).not.toContain('forms');
    expect(compare({}, { forms: [form([])] }).onlyRendered).toContain('forms');
  });
});
