import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { request } from './client.ts';

/** Where the product's logo is; the browser keeps the answer for a day. */
export const logoQuery = queryOptions({
  queryKey: ['logo'],
  queryFn: ({ signal }) => request('/api/logo-url', z.object({ logoUrl: z.string().startsWith('/') }), { signal }),
});
