import type { Page } from '#contracts/page.ts';
import { buildPage } from './build-page.ts';
import type { Extractor } from './extraction-worker.ts';
import { type FetchRules, fetchPage, type PageResult } from './fetch-page.ts';
import type { Candidate } from './frontier.ts';

/** An address on its way to a page. `raw` is the page as served: null when there is nothing to read, or when it could not be understood. */
export type OpenedPage = { visit: Promise<PageResult>; raw: Promise<Page | null> };
export type OpenPage = (candidate: Candidate) => OpenedPage;

/** Requests and reads the pages of one crawl. What was opened ahead is not requested again. */
export type PageOpener = {
  /** Opens an address that will probably be chosen. */
  ahead: OpenPage;
  open: OpenPage;
};

/** Makes the opener of one crawl. */
export function createPageOpener(rules: FetchRules, extractor: Extractor): PageOpener {
  const early = new Map<string, OpenedPage & { candidate: Candidate }>();
  const read = async (visit: Promise<PageResult>, candidate: Candidate): Promise<Page | null> => {
    const response = await visit;
    return response.ok ? buildPage(response.page, { ...candidate, homeUrl: rules.homeUrl }, extractor).catch(() => null) : null;
  };
  const openNow = (candidate: Candidate, visit = fetchPage(candidate.url, rules)): OpenedPage => {
    const raw = read(visit, candidate);
    for (const work of [visit, raw]) work.catch(() => undefined); // reported when its turn comes
    return { visit, raw };
  };
  return {
    ahead(candidate) {
      const opened = openNow(candidate);
      early.set(candidate.url, { ...opened, candidate });
      return opened;
    },
    open(candidate) {
      const known = early.get(candidate.url);
      early.delete(candidate.url);
      if (!known) return openNow(candidate);
      const isSame = known.candidate.type === candidate.type && known.candidate.foundIn === candidate.foundIn;
      // A stronger link found meanwhile may have changed what the page is taken for.
      return isSame ? known : openNow(candidate, known.visit);
    },
  };
}
