import { z } from 'zod';
import { postJson, RESULTS_WANTED, type SearchProvider } from './provider.ts';

const Hit = z
  .object({ link: z.string(), title: z.string(), snippet: z.string().nullish() })
  .transform(({ link, title, snippet }) => ({ url: link, title, snippet: snippet ?? '' }));

/** Serper, Google's results. https://serper.dev */
export const serper: SearchProvider = {
  title: 'Serper',
  baseUrl: 'https://google.serper.dev',
  needsKey: true,
  request: (query, { baseUrl, apiKey }) => postJson(`${baseUrl}/search`, { 'x-api-key': apiKey }, { q: query, num: RESULTS_WANTED }),
  response: z.object({ searchParameters: z.object({}), organic: z.array(Hit).default([]) }).transform(({ organic }) => organic),
};
