import { z } from 'zod';
import { postJson, RESULTS_WANTED, type SearchProvider } from './provider.ts';

const Hit = z
  .object({ url: z.string(), title: z.string(), content: z.string().nullish() })
  .transform(({ url, title, content }) => ({ url, title, snippet: content ?? '' }));

/** Tavily. https://docs.tavily.com/documentation/api-reference/endpoint/search */
export const tavily: SearchProvider = {
  title: 'Tavily',
  baseUrl: 'https://api.tavily.com',
  needsKey: true,
  request: (query, { baseUrl, apiKey }) =>
    postJson(
      `${baseUrl}/search`,
      { authorization: `Bearer ${apiKey}` },
      { query, max_results: RESULTS_WANTED, search_depth: 'basic', topic: 'general', include_answer: false, include_raw_content: false },
    ),
  response: z.object({ results: z.array(Hit) }).transform(({ results }) => results),
};
