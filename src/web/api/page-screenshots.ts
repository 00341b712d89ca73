import { queryOptions } from '@tanstack/react-query';
import { PageToday } from '#contracts/page-screenshots.ts';
import type { PageScreenshotKind } from '#contracts/screenshots.ts';
import { request } from './client.ts';
import { apiPath } from './project-list.ts';

/** The next analysis shows other pages. */
const FRESH_MS = 5 * 60_000;

const withPath = (url: string, path: string) => `${url}${url.includes('?') ? '&' : '?'}path=${encodeURIComponent(path)}`;

/** How a page of the plan looks today; a screenshot that is not there yet is taken, which can take half a minute. */
export const pageTodayQuery = (id: string, path: string, isDemo: boolean) =>
  queryOptions({
    queryKey: ['page-today', id, { isDemo }, path],
    queryFn: async ({ signal }) => {
      const url = apiPath(id, '/page-screenshots', isDemo);
      const known = await request(withPath(url, path), PageToday, { signal });
      return known.canTake ? request(url, PageToday, { method: 'POST', body: { path }, signal }) : known;
    },
    staleTime: FRESH_MS,
  });

/** A page of the new site as a check saw it. */
export const newScreenshotPath = (id: string, check: string, { path, kind }: { path: string; kind: PageScreenshotKind }, isDemo: boolean) =>
  withPath(apiPath(id, `/verifications/${encodeURIComponent(check)}/screenshots/${kind}`, isDemo), path);
