import type { z } from 'zod';
import type { SearchResult } from '../search-client.ts';

export type SearchRequest = { url: string; method: 'GET' | 'POST'; headers: Record<string, string>; body?: string };

/** How to query one search engine, and how to read its response. */
export type SearchProvider = {
  title: string;
  /** null: self-hosted, each installation has its own. */
  baseUrl: string | null;
  needsKey: boolean;
  /** `baseUrl` has no trailing slash. */
  request(query: string, settings: { baseUrl: string; apiKey: string }): SearchRequest;
  /** The parsed response as results, unchecked texts; fails on what is no response of this engine. */
  response: z.ZodType<SearchResult[]>;
  /** What a refusal (401, 403, 422) means, where it is not the key. */
  refusal?: string;
};

export const RESULTS_WANTED = 10;

const JSON_HEADERS = { accept: 'application/json', 'content-type': 'application/json' };

/** A POST with a JSON body. */
export function postJson(url: string, headers: Record<string, string>, body: unknown): SearchRequest {
  return { url, method: 'POST', headers: { ...JSON_HEADERS, ...headers }, body: JSON.stringify(body) };
}
