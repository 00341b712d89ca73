import { urlKey } from '../../../crawl/url-key.ts';
import { type Draft, defineCheck } from '../../define-check.ts';

export const pageUnlinked = defineCheck({
  id: 'page-unlinked',
  area: 'actions',
  title: 'Every planned page can be reached',
  why: 'A page that no link leads to is found by nobody and drops out of search.',
  red: 'A planned page that links lead to today has no link to it on the new site.',
  check: ({ brief, now, addresses, pageAt, unseen }) => {
    const linked = (pages: typeof now.site.pages) =>
      new Set(pages.flatMap(({ links, url }) => links.filter(({ href }) => urlKey(href) !== urlKey(url)).map(({ href }) => urlKey(href))));
    const [then, since] = [linked(brief.site.pages), linked(now.site.pages)];
    const home = now.site.pages[0];
    const nameOf = (path: string, title: string | null) =>
      brief.site.navigation.find(({ url }) => urlKey(url) === urlKey(new URL(path, brief.url).href))?.text || title || path;
    return addresses
      .filter(({ kind, verdict }) => (kind === 'keep' || kind === 'add') && (verdict === 'here' || verdict === 'moved'))
      .flatMap(({ path, kind }): Draft[] => {
        const page = pageAt(path);
        const old = new URL(path, brief.url).href;
        if (page === null || page === home || (kind === 'keep' && !then.has(urlKey(old)))) return [];
        const isLinked = since.has(urlKey(page.url)) || since.has(urlKey(page.requestedUrl));
        return [
          {
            status: isLinked ? 'kept' : unseen.length > 0 ? 'unchecked' : 'lost',
            page: path,
            element: 'link',
            fix: [
              { label: 'Link text', text: nameOf(path, page.title) },
              { label: 'Leads to', text: path, as: 'url' as const },
            ],
            why: isLinked
              ? 'A link leads to it.'
              : `No link of ${unseen.length > 0 ? 'the pages that could be read' : 'the new site'} leads to this page.`,
          },
        ];
      });
  },
});
