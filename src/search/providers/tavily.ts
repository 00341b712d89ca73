import { z } from 'zod';
import { postJson, RESULTS_WANTED, type SearchProvider } from './provider.ts';

const Answer = z.object({ results: z.array(z.object({ url: z.string(), title: z.string(), content: z.string().nullish() })) });

/** Tavily. https://docs.tavily.com/documentation/api-reference/endpoint/search */
export const tavily: SearchProvider = {
  title: 'Tavily',
  address: 'https://api.tavily.com',
  needsKey: true,
  request: (query, { address, apiKey }) =>
    postJson(
      `${address}/search`,
      { authorization: `Bearer ${apiKey}` },
      { query, max_results: RESULTS_WANTED, search_depth: 'basic', topic: 'general', include_answer: false, include_raw_content: false },
    ),
  read(answer) {
    const parsed = Answer.safeParse(answer);
    return parsed.success ? parsed.data.results.map(({ url, title, content }) => ({ url, title, snippet: content ?? '' })) : null;
  },
};
