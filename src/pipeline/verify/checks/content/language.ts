import { type Draft, defineCheck } from '../../define-check.ts';

const primary = (tag: string | null | undefined) => tag?.split('-')[0]?.toLowerCase() ?? '';

export const language = defineCheck({
  id: 'language',
  area: 'content',
  title: 'Each page is in its language and says so',
  why: 'Builders write English where nobody asks, and leave lang="en" on pages in other languages.',
  red: 'A page is written in another language than before, or its lang attribute names another one.',
  check: ({ brief, pageAt }) =>
    brief.strategy.engineer.pagePlan.flatMap(({ path, decision }): Draft[] => {
      const page = pageAt(path);
      const old = brief.site.pages.find((entry) => entry.path === path);
      if (page === null || decision === 'drop' || decision === 'merge') return [];
      const wanted =
        old?.detectedLanguage ?? brief.strategy.craft.pages.find((entry) => entry.path === path)?.language ?? brief.strategy.site.language;
      const written = page.detectedLanguage;
      const drafts: Draft[] = [];
      if (written !== null && written !== wanted)
        drafts.push({
          status: 'lost',
          page: path,
          element: 'text',
          old: wanted,
          new: written,
          why: `The page is written in ${written}, not in ${wanted}.`,
        });
      // A lang attribute that was wrong before and still is, is a finding.
      if (primary(page.lang) !== wanted && primary(page.lang) !== primary(old?.lang))
        drafts.push({
          status: 'lost',
          page: path,
          element: 'html[lang]',
          old: wanted,
          new: page.lang ?? '',
          why: `Its lang attribute has to be ${wanted}.`,
        });
      return drafts.length > 0
        ? drafts
        : [{ status: 'kept', page: path, element: 'html[lang]', old: wanted, new: wanted, why: 'The language is as before.' }];
    }),
});
