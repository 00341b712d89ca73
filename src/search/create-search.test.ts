import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { isAppError } from '#contracts/errors.ts';
import { createSearch } from './create-search.ts';
import type { SearchProviderId } from './search-client.ts';

const KEY = 'tvly-7d1f0a9c55e84b21';
const HIT = { title: 'Kettle & Crate', url: 'https://kettleandcrate.example/shop', snippet: 'Beans by post, every other week.' };

/** The real envelopes of the five engines around one hit, with fields we don't read. */
const ANSWERS: Record<SearchProviderId, unknown> = {
  searxng: {
    query: 'coffee',
    number_of_results: 0,
    results: [
      {
        ...{ url: HIT.url, title: HIT.title, content: HIT.snippet, engine: 'duckduckgo', engines: ['duckduckgo'], positions: [1] },
        ...{
          parsed_url: ['https', 'kettleandcrate.example', '/shop', '', '', ''],
          template: 'default.html',
          score: 1,
          category: 'general',
        },
      },
    ],
    ...{
      answers: [],
      corrections: [],
      infoboxes: [],
      suggestions: ['coffee club'],
      unresponsive_engines: [['brave', 'too many requests']],
    },
  },
  brave: {
    type: 'search',
    query: { original: 'coffee', more_results_available: true },
    mixed: { type: 'mixed', main: [{ type: 'web', index: 0, all: false }] },
    web: {
      type: 'search',
      results: [
        {
          ...{ title: 'Kettle &amp; Crate', url: HIT.url, description: 'Beans by <strong>post</strong>, every other week.' },
          ...{ is_source_local: false, language: 'en', family_friendly: true, profile: { name: 'Kettle', url: HIT.url } },
        },
      ],
      family_friendly: true,
    },
  },
  tavily: {
    ...{ query: 'coffee', follow_up_questions: null, answer: null, images: [] },
    results: [{ url: HIT.url, title: HIT.title, content: HIT.snippet, score: 0.91, raw_content: null }],
    ...{ response_time: 0.72, request_id: '123e4567' },
  },
  serper: {
    searchParameters: { q: 'coffee', type: 'search', num: 10, engine: 'google' },
    organic: [{ title: HIT.title, link: HIT.url, snippet: HIT.snippet, position: 1, sitelinks: [] }],
    ...{ relatedSearches: [{ query: 'coffee club' }], credits: 1 },
  },
  exa: {
    ...{ requestId: 'b5947044c4b78efa', resolvedSearchType: 'neural' },
    results: [{ id: HIT.url, url: HIT.url, title: HIT.title, publishedDate: '2026-01-02T00:00:00.000Z', author: null, text: HIT.snippet }],
    costDollars: { total: 0.005 },
  },
};
const EMPTY: Record<SearchProviderId, unknown> = {
  searxng: { query: 'x', number_of_results: 0, results: [] },
  brave: { type: 'search', query: { original: 'x' } },
  tavily: { query: 'x', results: [], response_time: 0.1 },
  serper: { searchParameters: { q: 'x' }, credits: 1 },
  exa: { requestId: '1', results: [] },
};
const PROVIDERS = Object.keys(ANSWERS) as SearchProviderId[];

type Reply = { status?: number; body: string; headers?: Record<string, string> } | 'hang' | 'endless';
type Seen = { method: string; path: string; headers: IncomingHttpHeaders; body: string };

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const close of cleanups.splice(0)) close();
});

async function open(provider: SearchProviderId, replies: (Reply | unknown)[], timeoutMs = 8_000) {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    seen.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
    const reply = replies[Math.min(seen.length, replies.length) - 1];
    if (reply === 'hang') return;
    if (reply === 'endless') {
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      };
      response.on('drain', pour);
      return pour();
    }
    const { status = 200, headers = {}, body: text } = reply as { status?: number; headers?: Record<string, string>; body: string };
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const waits: number[] = [];
  const wait = async (ms: number) => {
    waits.push(ms);
  };
  return { client: createSearch({ provider, url, apiKey: KEY }, { wait, timeoutMs }), seen, waits };
}

const json = (value: unknown) => ({ body: JSON.stringify(value) });

async function failureOf(asked: Promise<unknown>): Promise<{ code: string; message: string }> {
  const error = await asked.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(isAppError(error), inspect(error)).toBe(true);
  expect(inspect(error, { depth: 10 })).not.toContain(KEY);
  return error as { code: string; message: string };
}

describe.each(PROVIDERS)('a search with %s', (provider) => {
  it('returns title, URL and plain snippet', async () => {
    const { client, seen } = await open(provider, [json(ANSWERS[provider])]);
    expect(await client.search('specialty coffee "Leeds" & tea')).toEqual([HIT]);
    const { method, path, headers, body } = seen[0] as Seen;
    const asked = method === 'GET' ? new URL(path, 'http://x').searchParams.get('q') : (JSON.parse(body).q ?? JSON.parse(body).query);
    expect(asked).toBe('specialty coffee "Leeds" & tea');
    // The key goes into a header, never into the address.
    expect(path).not.toContain(KEY);
    expect(JSON.stringify(headers)).toContain(KEY);
  });

  it('returns an empty list when nothing is found', async () => {
    const { client } = await open(provider, [json(EMPTY[provider])]);
    expect(await client.search('x')).toEqual([]);
  });

  it('retries once after 429', async () => {
    const { client, waits } = await open(provider, [{ status: 429, body: '{}' }, json(ANSWERS[provider])]);
    expect(await client.search('x')).toEqual([HIT]);
    expect(waits).toEqual([1_200]);
  });

  it.each<[string, Reply, string, RegExp, number]>([
    ['a wrong key', { status: 401, body: `{"error":"${KEY} is wrong"}` }, 'unavailable', /SEARCH_API_KEY/, 1],
    ['429 forever', { status: 429, body: '' }, 'too-many-requests', /quota/, 2],
    ['a long pause', { status: 429, body: '', headers: { 'retry-after': '3600' } }, 'too-many-requests', /quota/, 1],
    ['a used-up plan', { status: 402, body: '' }, 'too-many-requests', /quota/, 1],
    ['500', { status: 500, body: 'oops' }, 'unavailable', /HTTP 500/, 2],
    ['HTML', { body: '<html>' }, 'unavailable', /could not be read/, 1],
    ['another shape', { body: '{"results":"none"}' }, 'unavailable', /could not be read/, 1],
    ['an endless response', 'endless', 'unavailable', /too large/, 1],
    ['a redirect', { status: 302, body: '', headers: { location: 'http://127.0.0.1:9/' } }, 'unavailable', /not be reached/, 1],
  ])('ends in a sentence on %s', async (_what, reply, code, sentence, calls) => {
    const { client, seen } = await open(provider, [reply]);
    const error = await failureOf(client.search('x'));
    expect(error.code).toBe(code);
    expect(error.message).toMatch(sentence);
    expect(seen).toHaveLength(calls);
  });

  it('gives up at its time limit', async () => {
    const { client } = await open(provider, ['hang'], 120);
    expect((await failureOf(client.search('x'))).message).toMatch(/did not respond within 1 seconds/);
  });

  it('stops when the analysis is canceled', async () => {
    const { client } = await open(provider, ['hang']);
    const stop = new AbortController();
    const asked = failureOf(client.search('x', { signal: stop.signal }));
    stop.abort();
    expect((await asked).code).toBe('cancelled');
  });
});

describe('createSearch', () => {
  it('leaves out URLs that are no web pages, and markup', async () => {
    const results = ['javascript:alert(1)', 'ftp://x.example/', 'no address', 'https://ok.example/'].map((url) => ({
      ...{ url, title: '<script>alert(1)</script>Ok', content: 'a\u0000b\n c' },
    }));
    const { client } = await open('searxng', [json({ results })]);
    expect(await client.search('x')).toEqual([{ url: 'https://ok.example/', title: 'alert(1)Ok', snippet: 'a b c' }]);
  });

  it('says that SearXNG does not give JSON', async () => {
    const { client } = await open('searxng', [{ status: 403, body: 'Forbidden' }]);
    expect((await failureOf(client.search('x'))).message).toContain('search.formats');
  });

  it('names the missing setting', () => {
    expect(() => createSearch({ provider: 'searxng', url: undefined, apiKey: undefined })).toThrow('SEARCH_URL');
    expect(() => createSearch({ provider: 'brave', url: undefined, apiKey: undefined })).toThrow('SEARCH_API_KEY');
  });
});
