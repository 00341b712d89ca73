import { describe, expect, it } from 'vitest';
import type { UnreadPage } from '#contracts/site.ts';
import { answeredPage, followAnswer } from '#testing/follow-answer.ts';
import { draftPage, richInput } from '#testing/strategy-input.ts';
import { buildStrategy } from '../build-strategy.ts';
import { redirectsAsApache, redirectsAsCsv, redirectsAsNetlify, redirectsAsNginx } from '../redirects.ts';

const unread = (path: string, rest: Partial<UnreadPage> = {}): UnreadPage => ({
  ...{ url: `https://muehlenbrot.test${path}`, reason: 'limit', detail: '', status: null },
  ...rest,
});

/** 12 pages read, 28 more known. */
function fortyPages() {
  const input = richInput();
  const [home] = input.site.pages;
  if (!home) throw new Error('A home page is needed.');
  const read = Array.from({ length: 11 }, (_, at) =>
    draftPage({ path: `/bread-${at}`, type: 'product', title: `Bread ${at}`, outline: [['h1', `Bread ${at} of the mill`]] }),
  );
  input.site.pages = [home, ...read];
  input.site.unread = Array.from({ length: 27 }, (_, at) => unread(`/recipe-${at}`));
  input.site.navigation = [{ text: 'Shop', url: 'https://muehlenbrot.test/shop', region: 'header' }];
  return input;
}

describe('a site of 40 known pages, 12 of them read', () => {
  const { engineer, opening } = buildStrategy(fortyPages());

  it('has a line for each in the plan, marked as read or not', () => {
    expect(engineer.pagePlan).toHaveLength(40);
    expect(engineer.pagePlan.filter(({ read }) => read === false)).toHaveLength(28);
    expect(engineer.pagePlan.at(-1)).toMatchObject({ path: '/shop', title: 'Shop', decision: 'keep', read: false });
    expect(engineer.pagePlan.find(({ path }) => path === '/recipe-3')?.reason).toBe('Not read: it is beyond the number of pages chosen.');
  });

  it('names all of them in the redirect files, and says which were not read', () => {
    const csv = redirectsAsCsv(engineer.urlMap, engineer.pagePlan);
    for (const { path } of engineer.pagePlan) expect(csv).toContain(`\r\n${path},`);
    expect(csv).toContain('/recipe-3,/recipe-3,200,Stays as it is. Not read: it is beyond the number of pages chosen.');
    for (const write of [redirectsAsNginx, redirectsAsApache, redirectsAsNetlify]) {
      expect(write(engineer.urlMap, engineer.pagePlan)).toContain('# /recipe-3 stays at its address (not read)');
    }
  });

  it('plans no head, section or redirect for what was not read', () => {
    expect(engineer.head).toHaveLength(12);
    expect(engineer.urlMap.map(({ from }) => from).filter((from) => from.startsWith('/recipe'))).toEqual([]);
  });

  it('counts the unread ones apart on the opening page', () => {
    expect(opening?.stays[0]).toContain('40 pages at today\u2019s addresses (28 of them not read)');
  });
});

describe('addresses that are not pages to keep', () => {
  it('drops those where nothing is, and leaves out traps, other sites and other spellings of a page that was read', () => {
    const input = richInput();
    input.site.navigation = [];
    input.site.unread = [
      unread('/gone', { reason: 'error', status: 404 }),
      unread('/calendar?day=9', { reason: 'trap' }),
      unread('/about/', { reason: 'duplicate' }),
      unread('', { url: 'https://elsewhere.test/', reason: 'off-site-redirect' }),
    ];
    const plan = buildStrategy(input).engineer.pagePlan.filter(({ read }) => read === false);
    expect(plan.map(({ path, decision }) => [path, decision])).toEqual([['/gone', 'drop']]);
  });
});

describe('links that lead to nothing', () => {
  const input = richInput();
  const url = (path: string) => `https://muehlenbrot.test${path}`;
  input.site.unread = ['/orders-old.html', '/winter'].map((path) => unread(path));
  input.site.linkChecks = ['/orders-old.html', '/winter'].map((path) => ({ url: url(path), status: 404, redirects: 0 }));

  it('are no pages to keep, though nobody read them; one with a clear meaning is redirected', () => {
    const { pagePlan, urlMap } = buildStrategy(input).engineer;
    expect(pagePlan.filter(({ read }) => read === false).map(({ path, decision }) => [path, decision])).toContainEqual([
      '/orders-old.html',
      'drop',
    ]);
    expect(urlMap.map(({ from, to }) => `${from} ${to}`)).toContain('/orders-old.html /order');
    expect(urlMap.map(({ from }) => from)).not.toContain('/winter');
  });

  it('lead nowhere where the link means another website and lacks its scheme', () => {
    const credit = richInput();
    credit.site.unread = [unread('/expandnwa.com', { reason: 'error', status: 404 })];
    const pages = [answeredPage('/expandnwa.com', { decision: 'merge', mergeInto: '/', reason: 'Broken credit.' })];
    const { pagePlan, urlMap } = followAnswer({ pages }, credit).engineer;
    expect(urlMap.map(({ from }) => from)).not.toContain('/expandnwa.com');
    expect(pagePlan.find(({ path }) => path === '/expandnwa.com')?.reason).toContain('the link means the website expandnwa.com');
  });

  it('lead where a strategist says; to nothing else', () => {
    const pages = [
      answeredPage('/winter', { decision: 'merge', mergeInto: '/about', reason: 'It tells of the winter.' }),
      answeredPage('/orders-old.html', { decision: 'keep' }),
    ];
    const { pagePlan, urlMap } = followAnswer({ pages }, input).engineer;
    expect(urlMap.map(({ from, to }) => `${from} ${to}`)).toEqual(expect.arrayContaining(['/winter /about', '/orders-old.html /order']));
    expect(pagePlan.find(({ path }) => path === '/orders-old.html')?.decision).toBe('drop');
  });
});
