import { describe, expect, it } from 'vitest';
import { plainWording } from '#testing/prompt-context.ts';
import type { EditedPage } from '../copy/edit-pages.ts';
import { pageBlocks, pagePrices } from './page-blocks.ts';

const section = (heading: string, words: string): EditedPage['sections'][number] => ({
  ...{
    name: heading,
    heading,
    isH1: false,
    kind: 'content',
    layout: '',
    behavior: '',
    note: '',
    again: '',
    itemTargets: new Map(),
    isWritten: false,
    today: '',
    forms: [],
    contacts: false,
    items: [],
    images: [],
    button: null,
  },
  text: [words],
});
const page = (path: string, ...sections: EditedPage['sections']): EditedPage => ({
  ...{ path, url: `https://a.test${path}`, type: 'other', h1: path, sections, repeats: [], rest: [], whole: [] },
  ...{ decision: 'keep', reason: '', language: '', head: null },
});
const blocks = (pages: EditedPage[], budget: number) => pageBlocks(pages, plainWording, { title: (paths) => paths.join(), budget });

describe('pageBlocks', () => {
  it('puts small pages into one block, each with the check of its prices', () => {
    const [only, ...others] = blocks([page('/a', section('A', 'one')), page('/b', section('B', '2 € or 3 €'))], 1_000);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ id: 'page-1', title: '/a,/b', kind: 'follow-up' });
    expect(only?.text).toContain('PAGE /b\n\n1 B: 2 € or 3 €\n\nPRICES 2 € · 3 €');
  });

  it('gives a page wholly, or leaves it wholly to the file', () => {
    const text = blocks([page('/a', section('A', 'x'.repeat(90)), section('B', 'y'.repeat(90))), page('/b', section('C', 'short'))], 100)
      .map((block) => block.text)
      .join('\n');
    expect(text).toMatch(/PAGE \/a\nFILE \/a\n\nPAGE \/b\n\n1 C: short/);
    expect(text).not.toMatch(/xxx|yyy/);
  });

  it('leaves texts to read, and those that stay word for word, to the file', () => {
    const article = { ...page('/a', section('A', 'x'.repeat(400)), section('B', 'y'.repeat(400))), type: 'article' };
    const legal = { ...page('/privacy'), whole: [{ kind: 'text' as const, text: 'We keep nothing.' }] };
    expect(blocks([article, legal], 10_000)[0]?.text).toBe('PAGE /a\nFILE /a\n\nPAGE /privacy\nFILE /privacy');
  });
});

it('checks the prices of a page that shows several', () => {
  expect(pagePrices(page('/a', section('A', 'From $4.50, or 3 € each.')))).toBe('$4.50 · 3 €');
  expect(pagePrices(page('/a', section('A', '3 € each.')))).toBe('');
});
