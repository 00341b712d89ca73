import { declaredEntities } from '../../site-model/declared-entities.ts';
import { contradictedCases, shownAnswers } from '../declared-answers.ts';
import { definePagesAudit } from '../define-audit.ts';
import { issuesOn } from '../evidence.ts';
import { homePageOf } from '../site-pages.ts';

export const structuredDataDisagrees = definePagesAudit('seo/structured-data-disagrees', {
  severity: 'medium',
  weight: 2,
  title: 'Structured data says what the pages say',
  problem: 'Structured data contradicts what visitors read',
  why: 'Search engines and assistants pass on the wrong price, number or hours, or ignore the data.',
  fix: 'Correct whichever is wrong, and fill both from the same source.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies#content',
  applies: (page) => page.structuredData.length > 0,
  check: (pages, site) => {
    const shown = shownAnswers(site.pages, homePageOf(site));
    const told = new Set<string>();
    // The same data on every page is one thing to correct.
    return issuesOn(pages, (page) =>
      contradictedCases(page, declaredEntities([page]), shown).filter(({ snippet }) => !told.has(snippet) && told.add(snippet)),
    );
  },
});
