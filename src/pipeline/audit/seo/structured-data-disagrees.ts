import { declaredEntities } from '../../site-model/declared-entities.ts';
import { contradictedCases, shownAnswers } from '../declared-answers.ts';
import { definePagesAudit } from '../define-audit.ts';
import { issuesOn } from '../evidence.ts';
import { homePageOf } from '../site-pages.ts';

export const structuredDataDisagrees = definePagesAudit('seo/structured-data-disagrees', {
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
