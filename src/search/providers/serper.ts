import { z } from 'zod';
import { postJson, RESULTS_WANTED, type SearchProvider } from './provider.ts';

const Answer = z.object({
  searchParameters: z.object({}),
  organic: z.array(z.object({ link: z.string(), title: z.string(), snippet: z.string().nullish() })).default([]),
});

/** Serper, Google's results. https://serper.dev */
export const serper: SearchProvider = {
  title: 'Serper',
  address: 'https://google.serper.dev',
  needsKey: true,
  request: (query, { address, apiKey }) => postJson(`${address}/search`, { 'x-api-key': apiKey }, { q: query, num: RESULTS_WANTED }),
  read(answer) {
    const parsed = Answer.safeParse(answer);
    return parsed.success ? parsed.data.organic.map(({ link, title, snippet }) => ({ url: link, title, snippet: snippet ?? '' })) : null;
  },
};
