import { z } from 'zod';
import { postJson, RESULTS_WANTED, type SearchProvider } from './provider.ts';

const Answer = z.object({
  results: z.array(
    z.object({ url: z.string(), title: z.string().nullish(), text: z.string().nullish(), highlights: z.array(z.string()).nullish() }),
  ),
});

/** Exa. https://docs.exa.ai/reference/search */
export const exa: SearchProvider = {
  title: 'Exa',
  address: 'https://api.exa.ai',
  needsKey: true,
  request: (query, { address, apiKey }) =>
    postJson(
      `${address}/search`,
      { 'x-api-key': apiKey },
      { query, type: 'auto', category: 'company', numResults: RESULTS_WANTED, contents: { text: { maxCharacters: 300 } } },
    ),
  read(answer) {
    const parsed = Answer.safeParse(answer);
    if (!parsed.success) return null;
    return parsed.data.results.map(({ url, title, text, highlights }) => ({
      url,
      title: title ?? '',
      snippet: text ?? highlights?.[0] ?? '',
    }));
  },
};
