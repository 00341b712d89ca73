import { z } from 'zod';
import type { SearchProvider } from './provider.ts';

const Answer = z.object({
  results: z.array(z.object({ url: z.string(), title: z.string().nullish(), content: z.string().nullish() })),
});

/** SearXNG, a metasearch engine of one's own. https://docs.searxng.org/dev/search_api.html */
export const searxng: SearchProvider = {
  title: 'SearXNG',
  address: null,
  needsKey: false,
  request: (query, { address, apiKey }) => ({
    url: `${address.replace(/\/search$/, '')}/search?${new URLSearchParams({ q: query, format: 'json', categories: 'general' })}`,
    method: 'GET',
    headers: { accept: 'application/json', ...(apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` }) },
  }),
  read(answer) {
    const parsed = Answer.safeParse(answer);
    return parsed.success
      ? parsed.data.results.map(({ url, title, content }) => ({ url, title: title ?? '', snippet: content ?? '' }))
      : null;
  },
  refusal: 'it does not answer in JSON; the operator can allow that (search.formats in its settings.yml)',
};
