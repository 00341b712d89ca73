import { z } from 'zod';
import { postJson, RESULTS_WANTED, type SearchProvider } from './provider.ts';

const Hit = z
  .object({ url: z.string(), title: z.string().nullish(), text: z.string().nullish(), highlights: z.array(z.string()).nullish() })
  .transform(({ url, title, text, highlights }) => ({ url, title: title ?? '', snippet: text ?? highlights?.[0] ?? '' }));

/** Exa. https://docs.exa.ai/reference/search */
export const exa: SearchProvider = {
  title: 'Exa',
  baseUrl: 'https://api.exa.ai',
  needsKey: true,
  request: (query, { baseUrl, apiKey }) =>
    postJson(
      `${baseUrl}/search`,
      { 'x-api-key': apiKey },
      { query, type: 'auto', category: 'company', numResults: RESULTS_WANTED, contents: { text: { maxCharacters: 300 } } },
    ),
  response: z.object({ results: z.array(Hit) }).transform(({ results }) => results),
};
