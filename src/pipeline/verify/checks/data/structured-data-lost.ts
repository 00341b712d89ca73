import type { Page } from '#contracts/page.ts';
import { type Draft, defineCheck } from '../../define-check.ts';

const typesOn = (page: Page | undefined) => new Set(page?.structuredData.flatMap(({ types }) => types) ?? []);

export const structuredDataLost = defineCheck({
  id: 'structured-data-lost',
  area: 'data',
  title: 'Structured data is there',
  why: 'Search engines and assistants take name, address, prices and ratings from it.',
  red: 'A page lacks a type of structured data that the plan has for it.',
  check: ({ brief, pageAt }) =>
    brief.strategy.engineer.structuredData.flatMap(({ type, path, json }): Draft[] => {
      const page = pageAt(path);
      if (page === null) return [];
      const about = { page: path, element: 'script[type="application/ld+json"]', old: type };
      if (typesOn(page).has(type)) return [{ ...about, status: 'kept', new: type, why: 'The page has it.' }];
      const had = typesOn(brief.site.pages.find((old) => old.path === path)).has(type);
      return [
        {
          ...about,
          status: had ? 'lost' : 'not-fixed',
          fix: [{ label: 'JSON-LD', text: json, as: 'json' }],
          why: had ? 'The page lost it.' : 'The plan has it for this page.',
        },
      ];
    }),
});
