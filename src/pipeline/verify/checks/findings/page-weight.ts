import { type Draft, defineCheck } from '../../define-check.ts';

/** Half more than before, and more than a page of today usually moves before it is slow on a phone. */
const GROWTH = 1.5;
const HEAVY_BYTES = 2_000_000;
const inMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

export const pageWeight = defineCheck({
  id: 'page-weight',
  area: 'speed',
  title: 'Pages are not heavier',
  why: 'Builders add scripts, fonts and large images; on a phone that is seconds.',
  red: 'A page loads more than 2 MB and half more than today.',
  check: ({ brief, pageAt }) =>
    brief.site.pages.flatMap(({ path, vitals: before }): Draft[] => {
      const since = pageAt(path)?.vitals;
      if (!before || !since) return [];
      const isHeavy = since.bytes > HEAVY_BYTES && since.bytes > before.bytes * GROWTH;
      if (!isHeavy) return [{ status: 'kept', page: path, element: 'page', why: 'It is not heavier than it may be.' }];
      return [
        {
          status: 'not-fixed',
          page: path,
          element: 'page',
          old: inMegabytes(before.bytes),
          new: inMegabytes(since.bytes),
          why: 'The page got too heavy.',
        },
      ];
    }),
});
