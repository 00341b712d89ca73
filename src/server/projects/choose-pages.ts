import { AppError } from '#contracts/errors.ts';
import { MAX_PAGES_WEB } from '#contracts/limits.ts';
import type { AnalyzeInput } from '#contracts/project.ts';
import { displayHost, readWebsiteUrl } from '#contracts/website-url.ts';
import type { RunOptions } from '#database/runs/run-types.ts';
import { isSameSite } from '#pipeline/crawl/url-key.ts';

export type ChosenPages = Pick<RunOptions, 'maxPages' | 'pages'>;

/**
 * How many pages of a site to read, and which in any case: as the user asks, else as before, else the default. The named ones always fit.
 * Throws `invalid-input` quoting an address that is not on the site.
 */
export function choosePages(
  site: string,
  { maxPages, pages }: Pick<AnalyzeInput, 'maxPages' | 'pages'>,
  { before, defaultPages }: { before: RunOptions | null; defaultPages: number },
): ChosenPages {
  const named = pages?.filter((page) => page.trim() !== '').map((page) => pageOf(site, page)) ?? before?.pages ?? [];
  const wanted = maxPages ?? (before ? Math.min(before.maxPages, MAX_PAGES_WEB) : defaultPages);
  return { maxPages: Math.max(wanted, named.length + 1), pages: [...new Set(named)] };
}

/** The complete address of a page as typed: `example.com/about` or `/about`. */
function pageOf(site: string, text: string): string {
  const typed = text.trim();
  const read = typed.startsWith('/') ? { ok: true as const, url: URL.parse(typed, site)?.href ?? '' } : readWebsiteUrl(typed);
  if (read.ok && isSameSite(site, read.url)) return read.url;
  throw new AppError(
    'invalid-input',
    `"${typed.slice(0, 100)}" is not a page of ${displayHost(site)}. Please enter addresses of the same website.`,
  );
}
