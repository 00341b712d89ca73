import { describe, expect, it } from 'vitest';
import { plainWording, promptContext } from '#testing/prompt-context.ts';
import { keptPaths, pageList, plannedPages, redirectList } from './pages.ts';

const changed = promptContext(({ engineer }) => {
  engineer.urlMap = [
    { from: '/old', to: '/new', status: 301, reason: 'Merged' },
    { from: '/gone', to: '', status: 410, reason: 'Dropped' },
  ];
  const [page] = engineer.pagePlan;
  if (page)
    engineer.pagePlan = [page, { ...page, path: '/old', decision: 'merge', mergeInto: '/new' }, { ...page, path: '/x', decision: 'drop' }];
});

describe('pages', () => {
  it('lists every page with its decision', () => {
    expect(pageList(changed, plainWording)).toBe('- / keep\n- /old merge into /new\n- /x drop');
    expect(plannedPages(changed).every(({ reason }) => reason.endsWith('.'))).toBe(true);
    expect(keptPaths(changed)).toEqual(['/']);
  });

  it('lists pages that were not read together, by decision', () => {
    const context = promptContext(({ engineer }) => {
      const [page] = engineer.pagePlan;
      if (page)
        engineer.pagePlan = [
          page,
          { ...page, path: '/x', reason: 'Known from the sitemap', read: false },
          { ...page, path: '/y', reason: 'Known from the sitemap', read: false },
        ];
    });
    expect(pageList(context, plainWording)).toBe("- / keep\n\nUNREAD\n- keep, with today's content: /x and /y. known from the sitemap.");
  });

  it('lists redirects with status and reason', () => {
    expect(redirectList(changed, plainWording)).toBe('REDIRECTS\n- /old -> /new (301): Merged\n- /gone -> gone (410): Dropped');
  });

  it('lists redirects of one reason together, and gives their pages no second line', () => {
    const context = promptContext(({ engineer }) => {
      const [page] = engineer.pagePlan;
      if (page) engineer.pagePlan = [page, { ...page, path: '/a', decision: 'drop', reason: 'Nothing is there', read: false }];
      engineer.urlMap = ['/a', '/b'].map((from) => ({ from, to: '/', status: 301 as const, reason: 'Meant' }));
    });
    expect(redirectList(context, plainWording)).toBe('REDIRECTS\n- /a, /b -> / (301): Meant');
    expect(pageList(context, plainWording)).toBe('- / keep');
  });

  it('says so when no path changes', () => {
    const context = promptContext(({ engineer }) => Object.assign(engineer, { urlMap: [] }));
    expect(redirectList(context, plainWording)).toBe('UNCHANGED');
  });
});
