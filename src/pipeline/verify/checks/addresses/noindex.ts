import { isIndexable } from '../../compare/indexable.ts';
import { type Draft, defineCheck } from '../../define-check.ts';

export const noindex = defineCheck({
  id: 'noindex',
  area: 'addresses',
  title: 'No page is hidden from search engines',
  why: 'Builders publish previews with noindex; left in place, it removes the business from search.',
  red: 'A page says noindex that search engines may list today.',
  check: ({ brief, now, pathOf }) => {
    const today = new Map(brief.site.pages.map((page) => [page.path, page]));
    return now.site.pages.flatMap((page): Draft[] => {
      const path = pathOf(page);
      const old = today.get(path);
      if (isIndexable(page)) return old ? [{ status: 'kept', page: path, element: 'robots', why: 'Search engines may list it.' }] : [];
      const asBefore = old !== undefined && !isIndexable(old);
      const why = asBefore ? 'It is hidden from search engines today, too.' : 'The page tells search engines not to list it.';
      const said = { old: old?.robots ?? '', new: page.robots };
      return [{ status: asBefore ? 'kept' : 'lost', page: path, element: 'meta[name="robots"]', ...said, fix: [], why }];
    });
  },
});
