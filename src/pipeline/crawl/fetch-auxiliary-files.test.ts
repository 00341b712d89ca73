import { describe, expect, it } from 'vitest';
import { resource, testPage } from '#testing/audit-page.ts';
import { type FixtureAnswer, fixtureClock, fixtureEgress } from '#testing/fixture-egress.ts';
import { fetchAuxiliaryFiles } from './fetch-auxiliary-files.ts';
import { createPoliteClient } from './polite-client.ts';
import { parseRobotsTxt } from './robots.ts';

const HOME = 'https://example.com/';

async function fetchWith(
  answers: Record<string, FixtureAnswer>,
  { url = HOME, https = true, robotsTxt = '' }: { url?: string; https?: boolean | null; robotsTxt?: string } = {},
) {
  const clock = fixtureClock();
  const egress = fixtureEgress(answers, clock);
  const client = createPoliteClient({ egress, signal: new AbortController().signal, clock }, 60_000);
  const home = testPage({ url, resources: Array.from({ length: 8 }, (_, at) => resource('stylesheet', `/${at}.css`)) });
  const files = await fetchAuxiliaryFiles(home, https, parseRobotsTxt(`${url}robots.txt`, 200, robotsTxt), client);
  return { files, asked: egress.asked };
}
const css = (text: string): FixtureAnswer => ({ body: text, headers: { 'content-type': 'text/css' } });

describe('fetchAuxiliaryFiles', () => {
  it('reads six style sheets at most, without those that are missing or pages', async () => {
    const { files, asked } = await fetchWith({
      [`${HOME}0.css`]: css('a{}'),
      [`${HOME}1.css`]: { status: 404 },
      [`${HOME}2.css`]: '<html>',
    });
    expect(files.styles).toEqual([{ url: `${HOME}0.css`, css: 'a{}' }]);
    expect(asked.filter((url) => url.endsWith('.css'))).toHaveLength(6);
  });

  it.each<[string, FixtureAnswer, string, number | null]>([
    ['is there', { body: '# Bread', headers: { 'content-type': 'text/plain' } }, '', 200],
    ['is missing', { status: 404 }, '', 404],
    ['is the app that is served everywhere', '<html>', '', 404],
    ['is that app, called plain text', { body: '<!doctype html>', headers: { 'content-type': 'text/plain' } }, '', 404],
    ['may not be read', '', 'User-agent: *\nDisallow: /llms.txt', null],
  ])('tells whether llms.txt %s', async (_, answer, robotsTxt, status) => {
    expect((await fetchWith({ [`${HOME}llms.txt`]: answer }, { robotsTxt })).files.llmsTxt).toBe(status);
  });

  it('keeps the start of llms.txt', async () => {
    const { files } = await fetchWith({ [`${HOME}llms.txt`]: { body: '# Bread', headers: { 'content-type': 'text/markdown' } } });
    expect(files.llmsTxtStart).toBe('# Bread');
  });

  it('tries https only where it is not known', async () => {
    const known = await fetchWith({});
    expect([known.files.https, known.asked.filter((asked) => asked.startsWith('HEAD'))]).toEqual([true, []]);
    const tried = await fetchWith({ [HOME]: 'text' }, { url: 'http://example.com/', https: null });
    expect([tried.files.https, tried.asked.includes(`HEAD ${HOME}`)]).toEqual([true, true]);
  });
});
