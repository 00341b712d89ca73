import { APICallError, wrapLanguageModel } from 'ai';
import { letterRuns } from '#text/characters.ts';
import { cappedFetch, createCappedFetch } from './capped-fetch.ts';

/** A provider's model as the library wraps it. */
export type WrappedModel = ReturnType<typeof wrapLanguageModel>;
type CallOptions = Parameters<WrappedModel['doGenerate']>[0];
type Result = Awaited<ReturnType<WrappedModel['doGenerate']>>;
type Part = Awaited<ReturnType<WrappedModel['doStream']>>['stream'] extends ReadableStream<infer P> ? P : never;

/** Gets the length of the answer so far, in characters. */
export type OnText = (characters: number) => void;

/** Each token comes in an event of some 400 bytes: 14,000 tokens stay far below it. */
const MAX_STREAM_BYTES = 16_000_000;
/** An answer that has started and then stays silent for this long is given up. */
const STALLED_AFTER_MS = 15_000;

/** An answer that broke off: what had come of it was paid for. */
export class BrokenAnswer extends Error {
  override name = 'BrokenAnswer';
  readonly text: string;
  constructor(text: string, cause: unknown) {
    super('The answer broke off.', { cause });
    this.text = text;
  }
}

/** The server was asked for a stream and answered as a whole. */
class WholeResponse extends Error {
  override name = 'WholeResponse';
  readonly response: Response;
  constructor(response: Response) {
    super('The server does not stream.');
    this.response = response;
  }
}

const streamFetch = createCappedFetch(MAX_STREAM_BYTES);
const eventFetch: typeof fetch = async (input, init) => {
  const response = await streamFetch(input, init);
  if (response.ok && !response.headers.get('content-type')?.includes('event-stream')) throw new WholeResponse(response);
  return response;
};

/**
 * Makes models that answer as a whole and read the answer as a stream, so that its length is known while it comes and silence is noticed.
 * A server that answers as a whole, or refuses to stream, is from then on asked without. `open` opens the provider's model with a way
 * to fetch.
 */
export function createStreamedModel(open: (fetch: typeof globalThis.fetch) => WrappedModel, stalledAfterMs = STALLED_AFTER_MS) {
  const [whole, streaming] = [open(cappedFetch), open(eventFetch)];
  let streams = true;

  async function generate(options: CallOptions, onText: OnText | undefined): Promise<Result> {
    if (!streams) return whole.doGenerate(options);
    try {
      const { stream } = await streaming.doStream(options);
      return await collect(stream, stalledAfterMs, onText);
    } catch (error) {
      const result = await unstreamed(error, options);
      streams = false;
      return result;
    }
  }

  /** The answer that came as a whole, which is not asked for twice; asks again where the stream was refused. Throws any other error. */
  async function unstreamed(error: unknown, options: CallOptions): Promise<Result> {
    if (error instanceof WholeResponse) return open(async () => error.response).doGenerate(options);
    if (refusesToStream(error)) return whole.doGenerate(options);
    throw error;
  }

  return (onText?: OnText): WrappedModel =>
    wrapLanguageModel({ model: whole, middleware: { wrapGenerate: ({ params }) => generate(params, onText) } });
}

async function collect(stream: ReadableStream<Part>, stalledAfterMs: number, onText: OnText | undefined): Promise<Result> {
  const reader = stream.getReader();
  const result: Result = { content: [], finishReason: { unified: 'other', raw: undefined }, usage: NO_USAGE, warnings: [] };
  let text = '';
  try {
    for (;;) {
      const { done, value: part } = await (text === '' ? reader.read() : within(stalledAfterMs, reader.read()));
      if (done) break;
      if (part.type === 'error') throw part.error;
      if (part.type === 'finish') Object.assign(result, { finishReason: part.finishReason, usage: part.usage });
      if (part.type !== 'text-delta') continue;
      text += part.delta;
      onText?.(text.length);
    }
  } catch (error) {
    // Closes the connection; it may be broken already.
    reader.cancel().catch(() => undefined);
    throw text === '' ? error : new BrokenAnswer(text, error);
  }
  return { ...result, content: [{ type: 'text', text }] };
}

const NO_USAGE: Result['usage'] = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
};

async function within<T>(ms: number, pending: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`Nothing more came for ${ms} ms.`)), ms);
  return Promise.race([pending, late]).finally(() => clearTimeout(timer));
}

/** For example an account that its provider has not verified for streams. */
function refusesToStream(error: unknown): boolean {
  if (!APICallError.isInstance(error)) return false;
  const { statusCode = 0, responseBody = '' } = error;
  return statusCode >= 400 && statusCode < 500 && letterRuns(responseBody.toLowerCase()).some((word) => word.startsWith('stream'));
}
