// The MCP server of a running Sitebrief, by API key, with the protocol's own client in both of its generations.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CreatedApiKey } from '#contracts/api-keys.ts';
import { registration } from './build-test-app.ts';
import { type McpSites, serveMcpSites } from './mcp-sites.ts';
import { type Running, startMain } from './start-main.ts';

const scratch = mkdtempSync(join(tmpdir(), 'sitebrief-mcp-'));
const MAX_ANSWER = 25_000;
let sites: McpSites;
let server: Running;
let cookie = '';
const opened: Client[] = [];

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    body: JSON.stringify(body),
  });
const newKey = async (...scopes: string[]) =>
  (await (await post('/api/keys', { name: 'Agent', scopes }, { cookie })).json()) as CreatedApiKey;

async function connect(key: string, isModern: boolean): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, isModern ? { versionNegotiation: { mode: 'auto' } } : {});
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${server.address}/mcp`), { requestInit }));
  opened.push(client);
  return client;
}

type Fields = Record<string, unknown> & { text: string; pages: number; analysisId: string };
type Answer = { isError?: boolean; content: { text: string }[]; structuredContent: Fields };
async function call(client: Client, name: string, args: Record<string, unknown>, options = {}): Promise<Answer> {
  const answer = await client.callTool({ name, arguments: args }, { timeout: 120_000, ...options });
  expect(JSON.stringify(answer).length, `${name} is short`).toBeLessThan(MAX_ANSWER);
  return answer as unknown as Answer;
}

beforeAll(async () => {
  sites = await serveMcpSites();
  server = await startMain({
    ...{
      DATA_DIR: join(scratch, 'data'),
      CHROMIUM_PATH: '/nowhere',
      EGRESS_RESOLVE: sites.pins,
      RATE_LIMIT_FACTOR: '20',
      QUOTA_FREE: '100',
    },
  });
  const registered = await post('/api/auth/register', registration('agent@example.com'));
  cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
});
afterAll(async () => {
  for (const client of opened) await client.close();
  await server?.stop();
  await sites?.close();
  rmSync(scratch, { recursive: true, force: true });
});

describe.each([
  ['2026-07-28', true],
  ['2025', false],
])('a client of the protocol of %s', (_, isModern) => {
  it('analyzes, answers two questions, gets the prompt for Lovable, and finds the price that a copy changed', async () => {
    const { key } = await newKey('read', 'analyze', 'write');
    const client = await connect(key, isModern);
    const progress: string[] = [];
    const onprogress = ({ message = '' }) => void progress.push(message);
    const analyzed = await call(client, 'analyze_site', { url: `http://${isModern ? 'mill' : 'second-mill'}.test/` }, { onprogress });
    const { analysisId } = analyzed.structuredContent;
    expect(progress.join('\n')).toContain('Read /');
    const ids = ((await call(client, 'get_brief', { analysisId })).structuredContent.questionIds as string[]).slice(0, 2);
    const answers = ids.map((questionId) => ({ questionId, answer: 'Fixed prices, for families nearby' }));
    expect((await call(client, 'answer_questions', { analysisId, answers })).structuredContent.stored).toBe(2);
    expect((await call(client, 'get_strategy', { analysisId })).structuredContent.text).toContain('## The business');
    const first = (await call(client, 'get_prompt', { analysisId, builder: 'lovable' })).structuredContent;
    const pages = [first.text];
    for (let page = 2; page <= first.pages; page += 1)
      pages.push((await call(client, 'get_prompt', { analysisId, builder: 'lovable', page })).structuredContent.text);
    expect(pages.join('\n')).toContain('£4.20');
    expect((await call(client, 'get_blueprint', { analysisId, path: '/' })).structuredContent.text).toContain('<html');
    const check = await call(client, 'verify_site', { analysisId, url: 'http://new-mill.test/' });
    expect(check.structuredContent).toMatchObject({ verdict: 'red' });
    expect(check.structuredContent.text).toContain('£7.90');
    expect((await client.listResources()).resources.map(({ uri }) => uri)).toContain(`sitebrief://${analysisId}/brief`);
  }, 180_000);

  it('stops the crawl within 2 seconds of a cancel', async () => {
    const { key } = await newKey('read', 'analyze');
    const client = await connect(key, isModern);
    const stop = new AbortController();
    const before = sites.askedAt.length;
    const order = { url: `http://endless.test/${isModern ? 'a' : 'b'}`, maxPages: 100 };
    const started = client.callTool({ name: 'analyze_site', arguments: order }, { signal: stop.signal, timeout: 60_000 });
    await expect.poll(() => sites.askedAt.length - before, { timeout: 40_000 }).toBeGreaterThan(3);
    const canceledAt = Date.now();
    stop.abort();
    await expect(started).rejects.toThrow();
    await delay(4_000);
    expect(Math.max(...sites.askedAt) - canceledAt).toBeLessThan(2_000);
  });
});

const CALL = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'analyze_site', arguments: { url: 'http://mill.test/' } } };

it('answers 401 without a key, with a session only, and with a revoked key', async () => {
  expect((await post('/mcp', CALL)).status).toBe(401);
  expect((await post('/mcp', CALL, { cookie })).status).toBe(401);
  const { key, id } = await newKey('read');
  const authorization = `Bearer ${key}`;
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
  expect((await post('/mcp', list, { authorization })).status).toBe(200);
  await fetch(`${server.address}/api/keys/${id}`, { method: 'DELETE', headers: { cookie } });
  expect((await post('/mcp', list, { authorization })).status).toBe(401);
});

it('answers 403 for a missing scope and for pages of other sites, also where DNS rebinding hides them', async () => {
  const { key } = await newKey('read');
  const authorization = `Bearer ${key}`;
  const refused = await post('/mcp', CALL, { authorization });
  expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([403, 'Bearer error="insufficient_scope", scope="analyze"']);
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
  const { port } = new URL(server.address);
  for (const origin of ['https://evil.example', 'null', `http://evil.example:${port}`])
    expect((await post('/mcp', list, { authorization, origin })).status, origin).toBe(403);
  expect((await fetch(`${server.address}/mcp`, { headers: { authorization } })).status).toBe(405);
});

it('takes 20 calls at once', async () => {
  const { key } = await newKey('read', 'analyze');
  const client = await connect(key, true);
  const list = await Promise.all(Array.from({ length: 20 }, () => client.listTools()));
  expect(list.map(({ tools }) => tools.length)).toEqual(Array(20).fill(7));
  const wrong = await Promise.all(Array.from({ length: 20 }, () => call(client, 'get_brief', { analysisId: 'none' })));
  expect(wrong.every(({ isError }) => isError)).toBe(true);
  const calls = Array.from({ length: 20 }, (_, n) => call(client, 'analyze_site', { url: `http://mill.test/?${n}`, maxPages: 1 }));
  expect((await Promise.all(calls)).filter(({ isError }) => isError)).toEqual([]);
}, 240_000);
