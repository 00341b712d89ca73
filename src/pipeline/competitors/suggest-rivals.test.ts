import { afterEach, describe, expect, it } from 'vitest';
import { createModel } from '#ai/create-model.ts';
import { type Scripted, serveModel } from '#ai/test-model-server.ts';
import { rivalSuggester } from './suggest-rivals.ts';
import { ownProfile } from './test-rivals.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});
async function modelOf(script: Scripted[]) {
  const server = await serveModel('anthropic', script);
  closers.push(server.close);
  const settings = { provider: 'anthropic', model: 'claude-haiku-4-5', apiKey: 'sk-ant-secret-123456', baseUrl: server.baseUrl } as const;
  return { model: createModel(settings, { wait: async () => {} }), requests: server.requests };
}
const signal = new AbortController().signal;
const rivals = (...named: [string, string | null][]): Scripted => ({
  text: JSON.stringify({ rivals: named.map(([name, website]) => ({ name, website })) }),
});

describe('rivalSuggester', () => {
  it('makes candidates with home page addresses, and keeps the bill', async () => {
    const { model } = await modelOf([rivals(['Pier Plumbing', 'www.pier.example/about?x=1'], ['No Site', null])]);
    const { candidates, calls, note } = await rivalSuggester(ownProfile, { model, signal })();
    expect(candidates.map(({ name, url, foundVia }) => [name, url, foundVia])).toEqual([
      ['Pier Plumbing', 'https://www.pier.example/', 'model'],
      ['No Site', '', 'model'],
    ]);
    expect(calls).toMatchObject([{ purpose: 'rivals', inputTokens: 1200, outputTokens: 300, failure: '' }]);
    expect(note).toBe('');
  });

  it('takes no inner address, no markup and no endless list', async () => {
    const many = Array.from({ length: 40 }, (_, at): [string, string] => [`R${at}`, `r${at}.example`]);
    const { model } = await modelOf([
      rivals(['<b>Bold</b>', 'http://127.0.0.1:3000/'], ['', 'x.example'], ['File', 'file:///etc/passwd'], ...many),
    ]);
    const { candidates } = await rivalSuggester(ownProfile, { model, signal })();
    expect(candidates.length).toBeLessThanOrEqual(8);
    expect(candidates[0]).toMatchObject({ name: 'Bold', url: '' });
    expect(candidates.find(({ name }) => name === 'File')?.url).toBe('');
  });

  it('turns a failure into a note', async () => {
    const { model } = await modelOf([{ status: 500, body: {} }]);
    const { candidates, calls, note } = await rivalSuggester(ownProfile, { model, signal })();
    expect(candidates).toEqual([]);
    expect(note).toBe('No rivals were suggested: anthropic claude-haiku-4-5 failed (HTTP 500).');
    expect(calls[0]?.failure).not.toBe('');
  });
});
