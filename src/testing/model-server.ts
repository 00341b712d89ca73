import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ProviderId } from '#ai/language-model-client.ts';
import { closeServer } from './close-server.ts';
import { modelEvents } from './model-events.ts';

type Text = {
  text: string;
  finish?: 'stop' | 'length' | 'refusal';
  usage?: [input: number, output: number];
  /** Answers as a whole although a stream was asked for. */
  isWhole?: boolean;
  /** A stream stays silent, or breaks, in the middle. */
  middle?: 'silence' | 'break';
};

/** For tests: what a provider is to answer to one request. */
export type Scripted = Text | { status: number; body: unknown; headers?: Record<string, string> } | { raw: string } | 'hang' | 'endless';

export type ModelRequest = { path: string; headers: Record<string, string | string[] | undefined>; body: Record<string, unknown> };

const USAGE: [number, number] = [1200, 300];
const FINISH = {
  openai: { stop: 'stop', length: 'length', refusal: 'stop' },
  anthropic: { stop: 'end_turn', length: 'max_tokens', refusal: 'refusal' },
  google: { stop: 'STOP', length: 'MAX_TOKENS', refusal: 'SAFETY' },
} as const;

/** The providers' real envelopes around a text. */
function envelope(provider: ProviderId, { text, finish = 'stop', usage = USAGE }: Text): unknown {
  const [input, output] = usage;
  if (provider === 'anthropic')
    return {
      ...{ id: 'msg_01', type: 'message', role: 'assistant', model: 'claude-sonnet-5' },
      content: finish === 'refusal' ? [] : [{ type: 'text', text }],
      ...{ stop_reason: FINISH.anthropic[finish], stop_sequence: null, usage: { input_tokens: input, output_tokens: output } },
    };
  if (provider === 'google')
    return {
      candidates: [
        {
          ...(finish === 'refusal' ? {} : { content: { role: 'model', parts: [{ text }] } }),
          ...{ finishReason: FINISH.google[finish], index: 0 },
        },
      ],
      usageMetadata: { promptTokenCount: input, candidatesTokenCount: output, totalTokenCount: input + output },
      modelVersion: 'gemini-2.5-flash',
    };
  const message = { role: 'assistant', content: finish === 'refusal' ? null : text, refusal: finish === 'refusal' ? text : null };
  return {
    ...{ id: 'chatcmpl-1', object: 'chat.completion', created: 1_780_000_000, model: 'gpt-5-mini' },
    choices: [{ index: 0, message, logprobs: null, finish_reason: FINISH.openai[finish] }],
    usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
  };
}

/** The same as a stream; without its end when it breaks off in the middle. */
function stream(response: ServerResponse, provider: ProviderId, { text, finish = 'stop', usage = USAGE, middle }: Text): void {
  const names = FINISH[provider === 'openai-compatible' ? 'openai' : provider];
  const { pieces, end } = modelEvents(provider, { text, isRefusal: finish === 'refusal', finish: names[finish], usage });
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const event of middle ? pieces.slice(0, -1) : [...pieces, ...end]) response.write(event);
  if (middle === 'break') setImmediate(() => response.destroy());
  if (!middle) response.end();
}

/** For tests: a provider on 127.0.0.1 that answers by a script, the last entry again and again. It streams where it is asked to. */
export async function serveModel(provider: ProviderId, script: Scripted[] | ((request: ModelRequest, index: number) => Scripted)) {
  const requests: ModelRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const request = { path: incoming.url ?? '', headers: incoming.headers, body: JSON.parse(Buffer.concat(chunks).toString() || '{}') };
    requests.push(request);
    const index = requests.length - 1;
    const reply = typeof script === 'function' ? script(request, index) : (script[Math.min(index, script.length - 1)] as Scripted);
    const isStream = request.body.stream === true || request.path.includes('streamGenerateContent');
    if (isStream && typeof reply === 'object' && 'text' in reply && !reply.isWhole) stream(response, provider, reply);
    else answer(response, provider, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return { baseUrl, requests, close: () => closeServer(server) };
}

function answer(response: ServerResponse, provider: ProviderId, reply: Scripted): void {
  if (reply === 'hang') return;
  if (reply === 'endless') {
    response.writeHead(200, { 'content-type': 'application/json' });
    const pour = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    };
    response.on('drain', pour);
    pour();
  } else if ('raw' in reply) response.writeHead(200, { 'content-type': 'application/json' }).end(reply.raw);
  else if ('status' in reply)
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers }).end(JSON.stringify(reply.body));
  else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(envelope(provider, reply)));
}
