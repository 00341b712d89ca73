import { queryOptions } from '@tanstack/react-query';
import { Usage } from '#contracts/usage.ts';
import { request } from './client.ts';

export const usageQuery = queryOptions({
  queryKey: ['usage'],
  queryFn: ({ signal }) => request('/api/usage', Usage, { signal }),
});
