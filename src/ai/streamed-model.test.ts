import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { serveModel } from '#testing/model-server.ts';
import { createModel } from './create-model.ts';
import type { ProviderId } from './language-model-client.ts';
import { ModelError } from './model-error.ts';

const GOOD = '{"name":"Ada","city":"London, where it rains"}';
const schema = z.object({ name: z.string(), city: z.string() });
const MODELS: Record<ProviderId, string> = {
  ...{ openai: 'gpt-5-mini', anthropic: 'claude-sonnet-5', google: 'gemini-2.5-flash' },
  'openai-compatible': 'llama3',
};
const PROVIDERS = Object.keys(MODELS) as ProviderId[];

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of cleanups.splice(0)) await close();
});

async function open(provider: ProviderId, script: Parameters<typeof serveModel>[1], stalledAfterMs = 300) {
  const server = await serveModel(provider, script);
  cleanups.push(server.close);
  const settings = { provider, model: MODELS[provider], apiKey: 'k', baseUrl: server.baseUrl };
  const client = createModel(settings, { wait: async () => {}, stalledAfterMs });
  const lengths: number[] = [];
  const ask = (more: { timeoutMs?: number; signal?: AbortSignal; onText?: (characters: number) => void } = {}) =>
    client.ask({
      ...{ instructions: 'Say who it is.', prompt: 'Ada was here.', schema, maxOutputTokens: 2_000, timeoutMs: 20_000 },
      onText: (characters) => lengths.push(characters),
      ...more,
    });
  return { ask, lengths, requests: server.requests };
}

const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => expect.fail('It was answered.'),
    (error: unknown) => error as ModelError,
  );

describe.each(PROVIDERS)('an answer of %s that streams', (provider) => {
  it('says how long it is while it comes', async () => {
    const { ask, lengths } = await open(provider, [{ text: GOOD }]);
    const { output, usage } = await ask();
    expect([output.name, usage]).toEqual(['Ada', { inputTokens: 1200, outputTokens: 300 }]);
    expect(lengths.length).toBeGreaterThan(3);
    expect(lengths.at(-1)).toBe(GOOD.length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  });

  it.each(['silence', 'break'] as const)('is given up soon after %s in the middle, and what came is counted', async (middle) => {
    const { ask, requests } = await open(provider, [{ text: GOOD, middle }]);
    const error = await failureOf(ask());
    expect(error).toBeInstanceOf(ModelError);
    expect([error.reason, error.message]).toEqual(['broken-off', expect.stringContaining('stopped in the middle of its answer')]);
    expect(error.usage.inputTokens).toBeGreaterThan(5);
    expect(error.usage.outputTokens).toBeGreaterThan(5);
    expect(requests).toHaveLength(1);
  });

  it('is not asked for twice from a server that answers as a whole, and from then on asked as a whole', async () => {
    const { ask, lengths, requests } = await open(provider, [{ text: GOOD, isWhole: true }]);
    expect((await ask()).output.name).toBe('Ada');
    expect(requests).toHaveLength(1);
    await ask();
    expect(requests.map(({ body, path }) => body.stream === true || path.includes('stream'))).toEqual([true, false]);
    expect(lengths).toEqual([]);
  });

  it('is asked for as a whole where the stream is refused', async () => {
    const refused = { status: 400, body: { error: { message: 'Your organization must be verified to stream this model.' } } };
    const { ask, requests } = await open(provider, [refused, { text: GOOD }]);
    expect((await ask()).output.name).toBe('Ada');
    expect(requests).toHaveLength(2);
  });
});

it('ends in the middle when it is canceled, or its time is over', async () => {
  const stop = new AbortController();
  const silent = () => open('openai', [{ text: GOOD, middle: 'silence' }], 60_000);
  const canceled = await silent();
  const error = await failureOf(canceled.ask({ signal: stop.signal, onText: () => stop.abort() }));
  expect(error.reason).toBe('cancelled');
  expect(error.usage.inputTokens).toBeGreaterThan(5);
  const late = await silent();
  expect((await failureOf(late.ask({ timeoutMs: 1_000 }))).message).toBe('openai gpt-5-mini did not finish within 1 seconds.');
});
