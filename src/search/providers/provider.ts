import type { SearchResult } from '../search-client.ts';

export type SearchRequest = { url: string; method: 'GET' | 'POST'; headers: Record<string, string>; body?: string };

/** What one search engine wants to be asked, and how it answers. */
export type SearchProvider = {
  title: string;
  /** null: every installation has its own. */
  address: string | null;
  needsKey: boolean;
  /** `address` has no slash at its end. */
  request(query: string, settings: { address: string; apiKey: string }): SearchRequest;
  /** Hits of a parsed answer as they stand there; null when it is no answer of this engine. */
  read(answer: unknown): SearchResult[] | null;
  /** What a refusal (401, 403, 422) means, where it is not the key. */
  refusal?: string;
};

export const RESULTS_WANTED = 10;

const JSON_HEADERS = { accept: 'application/json', 'content-type': 'application/json' };

/** A POST with a JSON body. */
export function postJson(url: string, headers: Record<string, string>, body: unknown): SearchRequest {
  return { url, method: 'POST', headers: { ...JSON_HEADERS, ...headers }, body: JSON.stringify(body) };
}
