import { keepPreviousData } from '@tanstack/react-query';
import { apiQuery } from './client.ts';
import { Usage } from './first-answers.ts';

export const usageQuery = apiQuery(['usage'], '/api/usage', Usage, {
  // Changes with every analysis: refetched whenever a screen shows it.
  staleTime: 0,
});

/** The same with the model's estimate for an analysis of so many pages. */
export const usageForPagesQuery = (pages: number) =>
  apiQuery([...usageQuery.queryKey, pages], `/api/usage?pages=${pages}`, Usage, { placeholderData: keepPreviousData });
