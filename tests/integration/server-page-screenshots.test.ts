// How the pages of a project's site look today: taken when the owner opens them, once, for the owner alone, within limits.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#contracts/errors.ts';
import { PageToday } from '#contracts/page-screenshots.ts';
import type { PageScreenshots, Screenshot } from '#contracts/screenshots.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { findProject } from '#database/projects/projects.ts';
import { saveStage } from '#database/runs/stage-outputs.ts';
import type { TakePageScreenshots } from '#pipeline/crawl/render/page-screenshots.ts';
import { buildStrategy } from '#pipeline/strategy/build-strategy.ts';
import { richInput } from '#testing/strategy-input.ts';
import { analyzedProject, buildTestApp, type Client, signUp, type TestApp } from './build-test-app.ts';
import { openTestApp } from './use-app.ts';

const SITE = 'https://harbour.example';
const planned = (path: string, more: object = {}) => ({ path, url: `${SITE}${path}`, decision: 'keep', ...more });
const PLAN = [
  planned('/'),
  planned('/breads'),
  planned('/cakes'),
  planned('/rolls'),
  planned('/new', { decision: 'add' }),
  planned('/private/list', { read: false }),
  planned('/late', { read: false }),
  planned('/elsewhere', { url: 'https://other.example/elsewhere' }),
];
const made = buildStrategy(richInput());
const STRATEGY = { ...made, engineer: { ...made.engineer, pagePlan: PLAN } } as Strategy;
const ROBOTS = { url: `${SITE}/robots.txt`, status: 200, text: 'User-agent: *\nDisallow: /private', allowsAll: false, sitemaps: [] };

const image = (name: string): Screenshot => ({ mediaType: 'image/webp', bytes: Buffer.from(name), width: 10, height: 10 });
let opened: string[];
let take: TakePageScreenshots;
const screens = (url: string): PageScreenshots => ({ desktop: image(`desktop ${url}`), mobile: image(`mobile ${url}`) });
beforeEach(() => {
  opened = [];
  take = async (url) => screens(url);
});

const test = openTestApp({
  takePageScreenshots: (url, signal) => {
    opened.push(url);
    return take(url, signal);
  },
});
let owner: Awaited<ReturnType<typeof signUp>>;
let other: Client;
let path: string;
beforeAll(async () => {
  test.parts.pipeline.buildStrategy = () => STRATEGY;
  owner = await signUp(test.app);
  other = await signUp(test.app);
  path = await projectOf(owner);
});

async function projectOf(person: Awaited<ReturnType<typeof signUp>>, app: TestApp = test): Promise<string> {
  const id = await analyzedProject(app, person);
  const stored = await findProject(test.database.db, { id, userId: person.user.id });
  const site = { mark: 'harbour', url: `${SITE}/`, pages: [{ path: '/' }], unread: [], robots: ROBOTS };
  await saveStage(test.database.db, stored?.runId ?? '', 'crawl', site);
  await person.call('POST', `/api/projects/${id}/generate-optimizer`);
  return `/api/projects/${id}/page-screenshots`;
}

const ask = async (page: string) => PageToday.parse((await owner.call('GET', `${path}?path=${encodeURIComponent(page)}`)).json());
const order = (page: string) => owner.call('POST', path, { path: page });

describe('the screenshots of a page', () => {
  it('are taken once, when the owner asks, and served to the owner alone', async () => {
    expect(await ask('/breads')).toMatchObject({ url: `${SITE}/breads`, images: [], canTake: true, reason: '' });
    const taken = PageToday.parse((await order('/breads')).json());
    expect(taken).toMatchObject({ canTake: false, images: [{ kind: 'desktop' }, { kind: 'mobile' }] });
    expect((await order('/breads')).json()).toEqual(taken);
    expect(await ask('/breads')).toEqual(taken);
    expect(opened).toEqual([`${SITE}/breads`]);
    const url = taken.images[1]?.url ?? '';
    const answer = await owner.call('GET', url);
    expect([answer.body, answer.headers['content-type']]).toEqual([`mobile ${SITE}/breads`, 'image/webp']);
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    for (const call of [other.call('GET', url), other.call('GET', `${path}?path=/breads`), other.call('POST', path, { path: '/breads' })])
      expect((await call).statusCode).toBe(404);
  });

  it.each([
    ['/new', null, 'This page is new: there is nothing of it today.'],
    [
      '/private/list',
      `${SITE}/private/list`,
      'harbour.example asks programs not to open this page (robots.txt), so there is no screenshot of it.',
    ],
    ['/elsewhere', null, 'This page is on another site.'],
    ['/unknown', null, 'This page is not in the plan.'],
  ])('are not taken of %s, with the reason', async (page, url, reason) => {
    expect(await ask(page)).toEqual({ path: page, url, images: [], canTake: false, reason });
    const answer = await order(page);
    expect([answer.statusCode, answer.json().message]).toEqual([404, reason]);
    expect(opened).toEqual([]);
  });

  it('are taken of a page that was not read, where robots.txt allows it', async () => {
    expect((await order('/late')).json().images).toHaveLength(2);
  });

  it('that fail leave nothing behind, so that they can be asked for again', async () => {
    take = async () => {
      throw new AppError('site-unreadable', 'harbour.example/cakes could not be shown: it answered the browser with status 500.');
    };
    const answer = await order('/cakes');
    expect([answer.statusCode, answer.json().message]).toEqual([
      422,
      'harbour.example/cakes could not be shown: it answered the browser with status 500.',
    ]);
    expect(await ask('/cakes')).toMatchObject({ canTake: true, images: [] });
    take = async (url) => screens(url);
    expect((await order('/cakes')).json().images).toHaveLength(2);
  });

  it('are taken two at a time for one person; asked for twice, once', async () => {
    const waiting = Promise.withResolvers<void>();
    const started: PromiseWithResolvers<void>[] = [Promise.withResolvers(), Promise.withResolvers()];
    take = async (url) => {
      started[opened.length - 1]?.resolve();
      await waiting.promise;
      return screens(url);
    };
    path = await projectOf(owner);
    const first = order('/breads');
    await started[0]?.promise;
    const again = order('/breads');
    const second = order('/cakes');
    await started[1]?.promise;
    const third = await order('/rolls');
    expect([third.statusCode, third.headers['retry-after']]).toEqual([429, '5']);
    waiting.resolve();
    expect((await Promise.all([first, again, second])).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(opened).toEqual([`${SITE}/breads`, `${SITE}/cakes`]);
  });

  it('are not offered without a browser', async () => {
    const without = await buildTestApp(test.database);
    const person = await signUp(without.app);
    const own = await projectOf(person, without);
    const answer = PageToday.parse((await person.call('GET', `${own}?path=/breads`)).json());
    expect(answer).toMatchObject({ canTake: false, reason: 'Screenshots need a browser, and this server has none.' });
    await without.app.close();
  });

  it('of a sample are never taken', async () => {
    expect((await owner.call('POST', '/api/projects/demo-coffee/page-screenshots?demo=true', { path: '/' })).statusCode).toBe(403);
  });
});
