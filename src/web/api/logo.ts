import { z } from 'zod';
import { apiQuery } from './client.ts';

/** Where the product's logo is; the browser keeps the answer for a day. */
export const logoQuery = apiQuery(['logo'], '/api/logo-url', z.object({ logoUrl: z.string().startsWith('/') }));
