import { describe, expect, it } from 'vitest';
import type { HeadData, LeaveOut, PagePlanItem } from '#contracts/strategy.ts';
import { decidePages, staysWordForWord, withoutLeftOutHeadings } from './choices.ts';

const item = (path: string, type = 'about'): PagePlanItem => ({
  ...{ path, url: `https://mill.test${path}`, title: path, type, decision: 'keep', mergeInto: '', reason: 'Works.', read: true },
});
const plan = [item('/', 'home'), item('/about'), item('/news', 'article'), item('/privacy', 'legal')];
const chosen = (decision: 'keep' | 'merge' | 'drop', mergeInto = '') => ({ decision, mergeInto, reason: 'Says the same.' });
const options = { home: '/', isFixed: (path: string) => path === '/about' };

describe('decidePages', () => {
  it('never drops the home page, legal pages and fixed ones', () => {
    const all = new Map(plan.map(({ path }) => [path, chosen('drop')]));
    expect(decidePages(plan, all, options).map(({ decision }) => decision)).toEqual(['keep', 'keep', 'drop', 'keep']);
  });

  it('merges only into a page that stays', () => {
    const into = (target: string, more: [string, ReturnType<typeof chosen>][] = []) =>
      decidePages(plan, new Map([['/news', chosen('merge', target)], ...more]), options)[2];
    expect(into('/about')).toMatchObject({ decision: 'merge', mergeInto: '/about' });
    expect(into('/nowhere')?.decision).toBe('keep');
    expect(into('/about', [['/about', chosen('merge', '/')]])?.decision).toBe('keep');
  });

  it('says which pages keep their text', () => {
    const kept = decidePages(plan, new Map([['/news', chosen('keep')]]), { ...options, isAsIs: (path) => path === '/news' });
    expect(kept[2]?.reason).toBe('Says the same. Its text stays word for word, without what the new site leaves out.');
  });
});

describe('staysWordForWord', () => {
  const pages = new Map([['/news', chosen('keep')]]);
  const sections = new Map([['/about', []]]);

  it('is true of a page that a strategist answered without sections, where others have some', () => {
    expect(staysWordForWord('/news', { pages, sections })).toBe(true);
    expect(staysWordForWord('/about', { pages, sections })).toBe(false);
    expect(staysWordForWord('/news', { pages })).toBe(false);
  });
});

describe('withoutLeftOutHeadings', () => {
  const line = (text: string) => ({ now: text, new: text, reason: '' });
  const head: HeadData[] = ['/', '/about'].map((path) => ({
    ...{ path, title: line('Mill'), description: line(''), h1: line('We fight the cases that matter'), canonical: '' },
  }));
  const leaveOut: LeaveOut[] = [{ text: 'We fight the cases that matter.', reason: 'unproven', why: '', pages: [], evidence: [] }];
  const sections = new Map([['/about', [{ heading: 'Baked by hand', text: [], items: [], button: null, evidence: [] }]]]);

  it('gives an inner page the heading of its first section', () => {
    const headings = withoutLeftOutHeadings(head, { opening: { leaveOut }, sections }, '/').map(({ h1 }) => h1.new);
    expect(headings).toEqual(['We fight the cases that matter', 'Baked by hand']);
  });

  it('leaves other headings alone', () => {
    expect(withoutLeftOutHeadings(head, { sections }, '/')).toEqual(head);
  });
});
