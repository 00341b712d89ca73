import { describe, expect, it } from 'vitest';
import { answering, ask, built, input, KEY, withoutWriter } from '#testing/asked-strategist.ts';
import type { Scripted } from '#testing/model-server.ts';
import { draftPage, richInput, thinInput } from '#testing/strategy-input.ts';
import { STRATEGY_BUDGET } from './budget.ts';

describe('what is sent', () => {
  it('holds texts of pages only between delimiters, and no order to a model', async () => {
    const { requests } = await ask(answering({}));
    const messages = requests[0]?.body.messages as { role: string; content: string }[];
    const user = messages.find(({ role }) => role === 'user')?.content ?? '';
    expect(user).not.toMatch(/Golden Loaf|previous instructions/);
    expect(messages.find(({ role }) => role !== 'user')?.content).not.toContain('Mainz');
    expect(user).toContain('===== page p1');
    expect(user.split('\n').filter((line) => line.startsWith('=====')).length % 2).toBe(0);
  });

  it('stays within the budget of tokens on a large site', async () => {
    const many = richInput();
    const sentence = 'is baked with grain from the mill next door, and rests for a long night before the oven is heated with beech.';
    const long = Array.from({ length: 40 }, (_, at): [string, string] => ['p', `Bread number ${at} ${sentence} `.repeat(3)]);
    const pages = Array.from({ length: 90 }, (_, at) =>
      draftPage({ path: `/bread-${at}`, type: 'product', title: `Bread ${at}`, outline: [['h1', `Bread ${at}`], ...long] }),
    );
    const { requests } = await ask(answering({}), { ...many, site: { ...many.site, pages: [...many.site.pages, ...pages] } });
    const { messages, response_format, max_completion_tokens } = requests[0]?.body ?? {};
    expect(Buffer.byteLength(JSON.stringify(messages) + JSON.stringify(response_format)) / 3.2).toBeLessThan(
      STRATEGY_BUDGET.inputTokens * 0.8,
    );
    expect(max_completion_tokens).toBe(STRATEGY_BUDGET.outputTokens);
  });
});

describe('a model that fails', () => {
  it.each<[string, Scripted[], RegExp, number]>([
    ['is over its quota', [{ status: 429, body: {} }], /quota or rate limit/, 3],
    ['is down', [{ status: 503, body: {} }], /./, 3],
    ['answers in prose, twice', [{ text: 'What a lovely bakery.' }], /match the schema/, 2],
    ['answers in another shape, twice', [{ text: '{"moves":"many"}' }], /match the schema/, 2],
    ['writes too long', [{ text: '{"moves":[', finish: 'length' }], /longer than allowed/, 1],
    ['refuses', [{ text: 'No.', finish: 'refusal' }], /refused/, 1],
    ['does not know the key', [{ status: 401, body: { error: { message: `wrong key ${KEY}` } } }], /AI_API_KEY/, 1],
  ])('%s: the built-in strategy is used and says why', async (_what, script, sentence, calls) => {
    const { strategy, note, requests } = await ask(script);
    expect(withoutWriter(strategy)).toEqual(withoutWriter(built));
    expect(note).toMatch(sentence);
    expect(note).toMatch(/The built-in strategy is used\.$/);
    expect(strategy.writer).toMatchObject({ name: 'built-in', calls: [{ purpose: 'strategy', failure: expect.stringMatching(sentence) }] });
    expect(requests).toHaveLength(calls);
  });

  it('does not outlive a request that was given up', async () => {
    const stop = new AbortController();
    stop.abort();
    await expect(ask(['hang'], input, stop.signal)).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('is not asked about a site without text', async () => {
    const { requests, note } = await ask(answering({}), thinInput({ blocks: [], headings: [], forms: [] }));
    expect(requests).toEqual([]);
    expect(note).toBe('The pages have too little text to ask a model about them.');
  });
});
