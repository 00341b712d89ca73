import { z } from 'zod';
import { RESULTS_WANTED, type SearchProvider } from './provider.ts';

/** Brave Search. https://api-dashboard.search.brave.com/app/documentation/web-search */
export const brave: SearchProvider = {
  title: 'Brave Search',
  baseUrl: 'https://api.search.brave.com/res/v1',
  needsKey: true,
  request: (query, { baseUrl, apiKey }) => ({
    url: `${baseUrl}/web/search?${new URLSearchParams({ q: query, count: String(RESULTS_WANTED), result_filter: 'web', text_decorations: 'false' })}`,
    method: 'GET',
    headers: { accept: 'application/json', 'x-subscription-token': apiKey },
  }),
  response: z
    .object({
      type: z.literal('search'),
      // Left out when nothing was found on the web.
      web: z.object({ results: z.array(z.object({ url: z.string(), title: z.string(), description: z.string().nullish() })) }).nullish(),
    })
    .transform(({ web }) => (web?.results ?? []).map(({ url, title, description }) => ({ url, title, snippet: description ?? '' }))),
};
