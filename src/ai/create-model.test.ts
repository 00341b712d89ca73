import { inspect } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isAppError } from '#contracts/errors.ts';
import { type Scripted, serveModel } from '#testing/model-server.ts';
import { createModel } from './create-model.ts';
import type { ProviderId } from './language-model-client.ts';
import { ModelError } from './model-error.ts';

const KEY = 'sk-test-4f9a8b7c6d5e4f3a2b1c';
const GOOD = '{"name":"Ada","city":null}';
const schema = z.object({ name: z.string(), city: z.string().nullable() });
const MODELS: Record<ProviderId, string> = {
  openai: 'gpt-5-mini',
  anthropic: 'claude-sonnet-5',
  google: 'gemini-2.5-flash',
  'openai-compatible': 'llama3',
};
const PROVIDERS = Object.keys(MODELS) as ProviderId[];

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of cleanups.splice(0)) await close();
});

async function open(provider: ProviderId, script: Parameters<typeof serveModel>[1], model = MODELS[provider]) {
  const server = await serveModel(provider, script);
  cleanups.push(server.close);
  const waits: number[] = [];
  const client = createModel(
    { provider, model, apiKey: KEY, baseUrl: server.baseUrl },
    {
      wait: async (ms) => {
        waits.push(ms);
      },
    },
  );
  const ask = (more: { signal?: AbortSignal; timeoutMs?: number; maxOutputTokens?: number } = {}) =>
    client.ask({ instructions: 'Say who it is.', prompt: 'Ada was here.', schema, maxOutputTokens: 2_000, timeoutMs: 20_000, ...more });
  return { client, ask, waits, requests: server.requests };
}

async function failureOf(asked: Promise<unknown>): Promise<ModelError> {
  const error = await asked.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ModelError);
  expect(isAppError(error)).toBe(true);
  expect(inspect(error, { depth: 10 })).not.toContain(KEY);
  return error as ModelError;
}

describe.each(PROVIDERS)('a model of %s', (provider) => {
  const open1 = (script: Parameters<typeof serveModel>[1]) => open(provider, script);

  it('answers in the schema and counts what it used', async () => {
    const { ask, client, requests } = await open1([{ text: GOOD }]);
    const answer = await ask();
    expect(answer.output).toEqual({ name: 'Ada', city: null });
    expect(answer.usage).toEqual({ inputTokens: 1200, outputTokens: 300 });
    expect(answer.costUsd).toBe(client.costUsd(answer.usage));
    expect(requests).toHaveLength(1);
    expect(JSON.stringify(requests[0]?.body)).toContain('Ada was here.');
  });

  it('sends the schema with the question', async () => {
    const { ask, requests } = await open1([{ text: GOOD }]);
    await ask();
    expect(JSON.stringify(requests[0]?.body)).toMatch(/"city"/);
  });

  it('tries again after 429 and 500, with a growing pause', async () => {
    const { ask, waits, requests } = await open1([
      { status: 429, body: { error: { message: 'slow down', type: 'rate_limit_error' } } },
      { status: 500, body: { error: { message: 'oops' } } },
      { text: GOOD },
    ]);
    expect((await ask()).output.name).toBe('Ada');
    expect(waits).toEqual([1_000, 4_000]);
    expect(requests).toHaveLength(3);
  });

  it('waits as long as the provider asks', async () => {
    const { ask, waits } = await open1([{ status: 429, body: {}, headers: { 'retry-after': '3' } }, { text: GOOD }]);
    await ask();
    expect(waits).toEqual([3_000]);
  });

  it.each<[string, Scripted, string, RegExp, number]>([
    ['500 for ever', { status: 500, body: { error: { message: 'oops' } } }, 'failed', /HTTP 500/, 3],
    ['429 forever', { status: 429, body: {} }, 'over-quota', /quota/, 3],
    ['a pause of an hour', { status: 429, body: {}, headers: { 'retry-after': '3600' } }, 'over-quota', /quota/, 1],
    ['an empty account', { status: 429, body: { error: { message: 'x', code: 'insufficient_quota' } } }, 'over-quota', /quota/, 1],
    ['a wrong key', { status: 401, body: { error: { message: `Incorrect API key provided: ${KEY}` } } }, 'wrong-key', /AI_API_KEY/, 1],
    ['an answer cut at the limit', { text: '{"name":"Ad', finish: 'length' }, 'too-long', /longer than allowed/, 1],
    ['a refusal', { text: 'I can not help with that.', finish: 'refusal' }, 'refused', /refused/, 1],
    ['silence', { text: '' }, 'refused', /refused/, 1],
    ['prose twice', { text: 'It is a person called Ada, I think.' }, 'malformed', /did not match the schema/, 2],
    ['another shape twice', { text: '{"who":"Ada"}' }, 'malformed', /did not match the schema/, 2],
    ['no JSON at all', { raw: '<html>Bad gateway</html>' }, 'failed', /unreadable response/, 1],
  ])('ends in a sentence on %s', async (_what, reply, reason, sentence, calls) => {
    const { ask, requests } = await open1([reply]);
    const error = await failureOf(ask());
    expect(error.reason).toBe(reason);
    expect(error.message).toMatch(sentence);
    expect(requests).toHaveLength(calls);
  });

  it('ends in a sentence on an envelope of something else', async () => {
    const { ask } = await open1([{ raw: '{"hello":1}' }]);
    // Google's envelope may be empty: then it is silence.
    expect((await failureOf(ask())).reason).toBe(provider === 'google' ? 'refused' : 'failed');
  });

  it.each([
    ['fenced', `\`\`\`json\n${GOOD}\n\`\`\``],
    ['inside prose', `Here you are: ${GOOD} I hope this helps.`],
  ])('reads an answer that is %s', async (_how, text) => {
    const { ask, requests } = await open1([{ text }]);
    expect((await ask()).output.name).toBe('Ada');
    expect(requests).toHaveLength(1);
  });

  it('repairs a malformed answer once, without sending the material again', async () => {
    const { ask, requests } = await open1([{ text: '{"who":"Ada","city":null}' }, { text: GOOD }]);
    const answer = await ask();
    expect(answer.output.name).toBe('Ada');
    expect(answer.usage).toEqual({ inputTokens: 2400, outputTokens: 600 });
    const second = JSON.stringify(requests[1]?.body);
    expect(second).toContain('who');
    expect(second).not.toContain('Ada was here.');
  });

  it('does not repair when the output budget is used up', async () => {
    const { ask, requests } = await open1([{ text: '{}', usage: [10, 1_900] }]);
    const error = await failureOf(ask());
    expect(error.reason).toBe('malformed');
    expect(error.usage).toEqual({ inputTokens: 10, outputTokens: 1_900 });
    expect(requests).toHaveLength(1);
  });

  it('gives up at its time limit when nothing comes', async () => {
    const { ask } = await open1(['hang']);
    const error = await failureOf(ask({ timeoutMs: 150 }));
    expect(error.reason).toBe('late');
    expect(error.message).toContain('did not respond within 1 seconds');
  });

  it('stops at once when the analysis is canceled', async () => {
    const stop = new AbortController();
    const { ask } = await open1(() => {
      stop.abort();
      return 'hang';
    });
    const error = await failureOf(ask({ signal: stop.signal }));
    expect(error.code).toBe('cancelled');
  });

  it('does not swallow an endless answer', async () => {
    const { ask } = await open1(['endless']);
    expect((await failureOf(ask())).reason).toBe('too-long');
  });

  it('follows no redirect with the key', async () => {
    const { ask, requests } = await open1([{ status: 307, body: {}, headers: { location: '/elsewhere' } }]);
    await failureOf(ask());
    expect(requests.every((request) => !request.path.includes('elsewhere'))).toBe(true);
  });
});

describe("a server of one's own", () => {
  it('gets the schema in the prompt when it refuses it, from then on at once', async () => {
    const { ask, requests } = await open('openai-compatible', ({ body }) =>
      'response_format' in body ? { status: 400, body: { error: { message: 'response_format is not supported' } } } : { text: GOOD },
    );
    expect((await ask()).output.name).toBe('Ada');
    await ask();
    expect(requests.map((request) => 'response_format' in request.body)).toEqual([true, false, false]);
    expect(JSON.stringify(requests[1]?.body)).toContain('JSON schema');
  });

  it('may count nothing: then the use is estimated', async () => {
    const message = { role: 'assistant', content: GOOD };
    const { ask } = await open('openai-compatible', [{ status: 200, body: { choices: [{ index: 0, message, finish_reason: 'stop' }] } }]);
    const { usage, costUsd } = await ask();
    expect(usage.inputTokens).toBeGreaterThan(5);
    expect(usage.outputTokens).toBeGreaterThan(5);
    expect(costUsd).toBeNull();
  });

  it('needs no key', async () => {
    const server = await serveModel('openai-compatible', [{ text: GOOD }]);
    cleanups.push(server.close);
    const client = createModel({ provider: 'openai-compatible', model: 'llama3', apiKey: undefined, baseUrl: server.baseUrl });
    await client.ask({ instructions: '', prompt: 'x', schema, maxOutputTokens: 500, timeoutMs: 5_000 });
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });
});

describe('an older model of Anthropic', () => {
  it('answers through a tool, which is read like text', async () => {
    const content = [{ type: 'tool_use', id: 'toolu_1', name: 'json', input: JSON.parse(GOOD) }];
    const body = {
      ...{ id: 'msg_2', type: 'message', role: 'assistant', model: 'claude-3-5-haiku-latest', content },
      ...{ stop_reason: 'tool_use', stop_sequence: null, usage: { input_tokens: 20, output_tokens: 10 } },
    };
    const { ask, requests } = await open('anthropic', [{ status: 200, body }], 'claude-3-5-haiku-latest');
    expect((await ask()).output).toEqual(JSON.parse(GOOD));
    expect(requests[0]?.body.tools).toMatchObject([{ name: 'json' }]);
  });
});

describe('createModel', () => {
  it.each([
    ['anthropic', 'claude-sonnet-5', /"effort":"low"/],
    ['google', 'gemini-3.5-flash', /"thinkingLevel":"low"/],
    ['google', 'gemini-2.5-flash', /"thinkingBudget":\d{3,4}\b/],
  ] as const)('asks %s %s to think little', async (provider, model, sent) => {
    const { ask, requests } = await open(provider, [{ text: GOOD }], model);
    await ask();
    expect(JSON.stringify(requests[0]?.body)).toMatch(sent);
  });

  it('asks a thinking model of OpenAI to think little and leaves others alone', async () => {
    const thinking = await open('openai', [{ text: GOOD }]);
    await thinking.ask();
    expect(thinking.requests[0]?.body.reasoning_effort).toBe('low');
    const plain = await open('openai', [{ text: GOOD }], 'gpt-4o-mini');
    await plain.ask();
    expect(plain.requests[0]?.body).not.toHaveProperty('reasoning_effort');
  });

  it('names the missing setting', () => {
    expect(() => createModel({ provider: 'google', model: 'gemini-2.5-flash', apiKey: undefined, baseUrl: undefined })).toThrow(
      'AI_API_KEY',
    );
    expect(() => createModel({ provider: 'openai-compatible', model: 'x', apiKey: 'y', baseUrl: undefined })).toThrow('AI_BASE_URL');
  });

  it('says that a provider can not be reached', async () => {
    const client = createModel(
      { provider: 'openai', model: 'gpt-5-mini', apiKey: KEY, baseUrl: 'http://127.0.0.1:9/v1' },
      { wait: async () => {} },
    );
    const asked = client.ask({ instructions: '', prompt: 'x', schema, maxOutputTokens: 500, timeoutMs: 5_000 });
    expect((await failureOf(asked)).reason).toBe('unreachable');
  });
});
