import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import { Usage } from './first-answers.ts';

export const usageQuery = queryOptions({
  queryKey: ['usage'],
  // Changes with every analysis: refetched whenever a screen shows it.
  staleTime: 0,
  queryFn: ({ signal }) => request('/api/usage', Usage, { signal }),
});

/** The same with the model's estimate for an analysis of so many pages. */
export const usageForPagesQuery = (pages: number) =>
  queryOptions({
    queryKey: [...usageQuery.queryKey, pages],
    queryFn: ({ signal }) => request(`/api/usage?pages=${pages}`, Usage, { signal }),
    placeholderData: keepPreviousData,
  });
