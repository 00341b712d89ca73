import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '#contracts/errors.ts';
import { dropEnd } from '#text/edges.ts';
import { plainText } from './plain-text.ts';
import { brave } from './providers/brave.ts';
import { exa } from './providers/exa.ts';
import type { SearchProvider, SearchRequest } from './providers/provider.ts';
import { searxng } from './providers/searxng.ts';
import { serper } from './providers/serper.ts';
import { tavily } from './providers/tavily.ts';
import type { SearchClient, SearchProviderId, SearchResult } from './search-client.ts';

export type SearchSettings = {
  provider: SearchProviderId;
  /** The provider's own URL unless given; required for `searxng`. */
  url: string | undefined;
  apiKey: string | undefined;
};

const PROVIDERS: Record<SearchProviderId, SearchProvider> = { searxng, brave, tavily, serper, exa };

/** Rejects when the signal aborts. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

const TIMEOUT_MS = 8_000;
/** Ten results take some 20 KB. */
const MAX_RESPONSE_BYTES = 1_000_000;
/** Free plans allow one request per second. */
const PAUSE_MS = 1_200;
const MAX_PAUSE_MS = 3_000;
const MAX_RESULTS = 20;

const pause: Wait = async (ms, signal) => {
  await delay(ms, undefined, { signal });
};

/**
 * Creates the client of a search engine. Nothing is sent before the first search. Throws `invalid-input` when the URL or the key is
 * missing. `wait` and `timeoutMs` (for one search, including its retry) are for tests.
 */
export function createSearch(settings: SearchSettings, services: { wait?: Wait; timeoutMs?: number } = {}): SearchClient {
  const provider = PROVIDERS[settings.provider];
  const baseUrl = dropEnd(settings.url ?? provider.baseUrl ?? '', '/');
  const apiKey = settings.apiKey ?? '';
  if (baseUrl === '') throw new AppError('invalid-input', `SEARCH_URL is required for SEARCH_PROVIDER=${settings.provider}.`);
  if (provider.needsKey && apiKey === '')
    throw new AppError('invalid-input', `SEARCH_API_KEY is required for SEARCH_PROVIDER=${settings.provider}.`);
  const { wait = pause, timeoutMs = TIMEOUT_MS } = services;

  async function search(query: string, options: { signal?: AbortSignal | undefined } = {}): Promise<SearchResult[]> {
    const deadline = AbortSignal.timeout(timeoutMs);
    const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline;
    const request = provider.request(query, { baseUrl, apiKey });
    try {
      let response = await send(request, signal);
      if (response.status === 429 || response.status >= 500) {
        if (response.pauseMs > MAX_PAUSE_MS) throw refused(provider, response.status);
        await wait(response.pauseMs, signal);
        response = await send(request, signal);
      }
      if (response.status !== 200) throw refused(provider, response.status);
      return parseResults(provider, response.text);
    } catch (error) {
      if (options.signal?.aborted) throw new AppError('cancelled', 'The analysis was canceled.');
      if (deadline.aborted) throw unavailable(provider, `it did not respond within ${Math.ceil(timeoutMs / 1_000)} seconds`);
      if (error instanceof AppError) throw error;
      // Without a cause: it may contain the request with its key.
      throw unavailable(provider, 'it could not be reached');
    }
  }
  return { name: provider.title, search };
}

async function send(request: SearchRequest, signal: AbortSignal): Promise<{ status: number; text: string; pauseMs: number }> {
  // A redirect would carry the key elsewhere.
  const { url, ...init } = request;
  const response = await fetch(url, { ...init, signal, redirect: 'error' });
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const pauseMs = Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : PAUSE_MS;
  return { status: response.status, text: await readCapped(response), pauseMs };
}

async function readCapped(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_RESPONSE_BYTES) throw new AppError('unavailable', 'The search provider sent a response that is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseResults(provider: SearchProvider, text: string): SearchResult[] {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = undefined;
  }
  const results = provider.response.safeParse(body);
  if (!results.success) throw unavailable(provider, 'its response could not be read');
  return results.data
    .filter(({ url }) => ['https:', 'http:'].includes(URL.parse(url)?.protocol ?? ''))
    .slice(0, MAX_RESULTS)
    .map(({ title, url, snippet }) => ({ url, title: plainText(title, 200), snippet: plainText(snippet, 300) }));
}

function unavailable(provider: SearchProvider, why: string): AppError {
  return new AppError('unavailable', `${provider.title} was not used: ${why}.`);
}

/** A used-up plan is 432 or 433 at Tavily, 402 elsewhere. */
function refused(provider: SearchProvider, status: number): AppError {
  if ([402, 429, 432, 433].includes(status))
    return new AppError('too-many-requests', `${provider.title} was not used: its quota or rate limit is reached.`);
  if ([401, 403, 422].includes(status))
    return unavailable(
      provider,
      status !== 401 && provider.refusal ? provider.refusal : 'it rejected the API key; the operator can fix that (SEARCH_API_KEY)',
    );
  return unavailable(provider, `it failed (HTTP ${status})`);
}
