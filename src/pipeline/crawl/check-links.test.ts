import { describe, expect, it } from 'vitest';
import { link, testPage } from '#testing/audit-page.ts';
import { fixtureClock, fixtureEgress } from '#testing/fixture-egress.ts';
import { createLinkChecker } from './check-links.ts';
import { createPoliteClient } from './polite-client.ts';
import { parseRobotsTxt } from './robots.ts';

const HOME = 'https://example.com/';
const at = (path: string) => new URL(path, HOME).href;

function checkerWith(answers: Record<string, { status: number }>, robotsTxt = '') {
  const clock = fixtureClock();
  const egress = fixtureEgress(Object.fromEntries(Object.entries(answers).map(([path, answer]) => [at(path), answer])), clock);
  const client = createPoliteClient({ egress, signal: new AbortController().signal, clock }, 60_000);
  const robots = parseRobotsTxt(at('/robots.txt'), 200, robotsTxt);
  return { checker: createLinkChecker({ client, robots, homeUrl: HOME, reserveMs: 0 }), asked: egress.asked };
}
const pageWith = (...paths: string[]) => testPage({ links: paths.map((path) => link(path, 'There')) });

describe('createLinkChecker', () => {
  it('learns the status of the addresses that pages link to', async () => {
    const { checker } = checkerWith({ '/gone': { status: 404 }, '/there': { status: 200 } });
    const found = await checker.finish([pageWith('/gone', '/there')], []);
    expect(found.map(({ url, status }) => [url, status])).toEqual([
      [at('/gone'), 404],
      [at('/there'), 200],
    ]);
  });

  it.each([
    ['read pages', '/'],
    ['what was checked', '/known'],
    ['actions', '/logout'],
    ['traps', '/a/b/a/b/a/b'],
    ['what robots.txt forbids', '/private/x'],
    ['other sites', 'https://other.example/'],
  ])('asks for no %s', async (_, path) => {
    const { checker, asked } = checkerWith({}, 'User-agent: *\nDisallow: /private');
    await checker.finish([pageWith(path)], [{ url: at('/known'), status: 200, redirects: 0 }]);
    expect(asked).toEqual([]);
  });

  it('asks for each address once, whether or not it started early', async () => {
    const { checker, asked } = checkerWith({ '/gone': { status: 404 } });
    const pages = [pageWith('/gone', '/later')];
    checker.start(pages, [at('/later')]);
    expect(await checker.finish(pages, [{ url: at('/later'), status: 200, redirects: 0 }])).toMatchObject([
      { url: at('/gone'), status: 404 },
    ]);
    expect(asked).toEqual([`HEAD ${at('/gone')}`, at('/gone')]);
  });
});
