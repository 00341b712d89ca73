import { describe, expect, it } from 'vitest';
import { plainWording } from '#testing/prompt-context.ts';
import type { EditedPage } from '../copy/edit-pages.ts';
import { pageBlocks, pagePrices, shareBudget } from './page-blocks.ts';

const section = (heading: string, words: string): EditedPage['sections'][number] => ({
  ...{
    name: heading,
    heading,
    isH1: false,
    kind: 'content',
    layout: '',
    note: '',
    again: '',
    forms: [],
    contacts: false,
    items: [],
    images: [],
    button: null,
  },
  text: [words],
});
const page = (path: string, ...sections: EditedPage['sections']): EditedPage => ({
  ...{ path, url: `https://a.test${path}`, type: 'other', h1: path, sections, repeats: [], rest: [] },
  ...{ decision: 'keep', reason: '', language: '', head: null },
});
const blocks = (pages: EditedPage[], budget: number) => pageBlocks(pages, plainWording, { title: (paths) => paths.join(), budget });

describe('shareBudget', () => {
  it('gives small pages what they need and shares the rest', () => {
    expect(shareBudget([10, 100, 100], 110)).toEqual([10, 50, 50]);
    expect(shareBudget([10, 20], 100)).toEqual([10, 20]);
  });
});

describe('pageBlocks', () => {
  it('puts small pages into one block, each with the check of its prices', () => {
    const [only, ...others] = blocks([page('/a', section('A', 'one')), page('/b', section('B', '2 € or 3 €'))], 1_000);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ id: 'page-1', title: '/a,/b', kind: 'follow-up' });
    expect(only?.text).toContain('PAGE /b\n\n1 B: 2 € or 3 €\n\nPRICES 2 € · 3 €');
  });

  it('leaves whole sections to the file when the budget is used up, the first one never', () => {
    const [only] = blocks([page('/a', section('A', 'x'.repeat(400)), section('B', 'y'.repeat(400)))], 100);
    expect(only?.text).toContain('x'.repeat(400));
    expect(only?.text).not.toContain('yyy');
    expect(only?.text).toMatch(/\n\nB$/);
  });

  it('gives the opening of an article only', () => {
    const article = { ...page('/a', section('A', 'x'.repeat(400)), section('B', 'y'.repeat(400))), type: 'article' };
    expect(blocks([article], 10_000)[0]?.text).not.toContain('yyy');
  });
});

it('checks the prices of a page that shows several', () => {
  expect(pagePrices(page('/a', section('A', 'From $4.50, or 3 € each.')))).toBe('$4.50 · 3 €');
  expect(pagePrices(page('/a', section('A', '3 € each.')))).toBe('');
});
