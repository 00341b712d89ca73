import { describe, expect, it } from 'vitest';
import type { PagePlanItem } from '#contracts/strategy.ts';
import type { ChosenPage } from './choices.ts';
import { addedPages, decidePages } from './decide-pages.ts';

const item = (path: string, type = 'about'): PagePlanItem => ({
  ...{ path, url: `https://mill.test${path}`, title: path, type, decision: 'keep', mergeInto: '', reason: 'Works.', read: true },
});
const plan = [item('/', 'home'), item('/about'), item('/news', 'article'), item('/privacy', 'legal')];
const chosen = (decision: 'keep' | 'merge' | 'drop', mergeInto = '') => ({ decision, mergeInto, reason: 'Says the same.' });
const options = { home: '/', isFixed: (path: string) => path === '/about', hasOwnText: () => false };

describe('decidePages', () => {
  it('never drops the home page, legal pages and fixed ones', () => {
    const all = new Map(plan.map(({ path }) => [path, chosen('drop')]));
    expect(decidePages(plan, all, options).map(({ decision }) => decision)).toEqual(['keep', 'keep', 'drop', 'keep']);
  });

  it('keeps the address of a page with a text of its own', () => {
    const asked = new Map(['/about', '/news'].map((path) => [path, chosen('merge', '/')]));
    const kept = decidePages(plan, asked, { ...options, hasOwnText: (path) => path === '/news' });
    expect(kept.map(({ path, decision }) => [path, decision])).toEqual([
      ['/', 'keep'],
      ['/about', 'merge'],
      ['/news', 'keep'],
      ['/privacy', 'keep'],
    ]);
  });

  it('merges only into a page that stays', () => {
    const into = (target: string, more: [string, ReturnType<typeof chosen>][] = []) =>
      decidePages(plan, new Map([['/news', chosen('merge', target)], ...more]), options)[2];
    expect(into('/about')).toMatchObject({ decision: 'merge', mergeInto: '/about' });
    expect(into('/nowhere')?.decision).toBe('keep');
    expect(into('/about', [['/about', chosen('merge', '/')]])?.decision).toBe('keep');
  });

  it('sends no missing legal text to another page', () => {
    const broken = (path: string): PagePlanItem => ({ ...item(path, 'other'), decision: 'drop', read: false });
    const decided = decidePages(
      [...plan, broken('/impressum.html'), broken('/old')],
      new Map(['/impressum.html', '/old'].map((path) => [path, chosen('merge', '/about')])),
      options,
    );
    expect(decided.slice(-2).map(({ decision }) => decision)).toEqual(['drop', 'merge']);
  });

  it('says which pages keep their text', () => {
    const kept = decidePages(plan, new Map([['/news', chosen('keep')]]), {
      ...options,
      textNote: (path) => (path === '/news' ? 'Its text stays.' : ''),
    });
    expect(kept[2]?.reason).toBe('Says the same. Its text stays.');
  });
});

describe('addedPages', () => {
  it('are planned at their address under the name of their heading', () => {
    const pages = new Map<string, ChosenPage>([
      ['/cakes', { decision: 'add' as const, mergeInto: '', reason: '' }],
      ['/about', chosen('merge', '/cakes')],
    ]);
    const [added, ...others] = addedPages(pages, new Map([['/cakes', { h1: 'Cakes to order' }]]), 'https://mill.test/');
    expect(others).toEqual([]);
    expect(added).toMatchObject({ path: '/cakes', url: 'https://mill.test/cakes', title: 'Cakes to order', decision: 'add' });
    expect(decidePages(plan, pages, { ...options, isFixed: () => false })[1]).toMatchObject({ decision: 'merge', mergeInto: '/cakes' });
  });
});
