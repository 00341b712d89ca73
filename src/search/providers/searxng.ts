import { z } from 'zod';
import type { SearchProvider } from './provider.ts';

const Hit = z
  .object({ url: z.string(), title: z.string().nullish(), content: z.string().nullish() })
  .transform(({ url, title, content }) => ({ url, title: title ?? '', snippet: content ?? '' }));

/** SearXNG, a self-hosted metasearch engine. https://docs.searxng.org/dev/search_api.html */
export const searxng: SearchProvider = {
  title: 'SearXNG',
  baseUrl: null,
  needsKey: false,
  request: (query, { baseUrl, apiKey }) => ({
    url: `${baseUrl.replace(/\/search$/, '')}/search?${new URLSearchParams({ q: query, format: 'json', categories: 'general' })}`,
    method: 'GET',
    headers: { accept: 'application/json', ...(apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` }) },
  }),
  response: z.object({ results: z.array(Hit) }).transform(({ results }) => results),
  refusal: 'it does not respond in JSON; the operator can allow that (search.formats in its settings.yml)',
};
