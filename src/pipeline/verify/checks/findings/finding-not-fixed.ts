import { isUncheckedOn } from '../../../audit/is-unchecked-on.ts';
import { type Draft, defineCheck } from '../../define-check.ts';
import { dependsOnOwner, dependsOnServer, dependsOnTiming } from './beyond-builder.ts';
import { findingValues } from './finding-values.ts';

export const findingNotFixed = defineCheck({
  id: 'finding-not-fixed',
  area: 'findings',
  title: 'What was to be fixed is fixed',
  why: 'The plan named these problems of the old site; a rebuild is the moment to lose them.',
  red: 'A problem that a recommendation of the plan names is on the same page of the new site.',
  check: (comparison) => {
    const { brief, now, pageAt, isUnanswered } = comparison;
    const planned = new Set(brief.strategy.recommendations.flatMap(({ findingIds }) => findingIds));
    const still = new Map(now.audit.findings.map((finding) => [`${finding.id} ${finding.url}`, finding]));
    const asked = new Set([...now.audit.findings, ...now.audit.passed].map(({ id }) => id));
    return brief.audit.findings
      .filter(({ id, severity }) => planned.has(id) && severity !== 'low')
      .flatMap(({ id, page: path, title, fix, evidence }): Draft[] => {
        const page = pageAt(path);
        const about = { page: path, old: title };
        const notChecked = { ...about, status: 'unchecked' as const, element: id, why: 'This could not be checked on the new site.' };
        if (page === null) return isUnanswered(path) ? [notChecked] : [];
        const found = still.get(`${id} ${page.url}`);
        const timed = dependsOnTiming(id);
        if (timed !== '') return [{ ...about, status: 'unchecked', element: id, why: timed }];
        const beyond = dependsOnServer(id, comparison) || dependsOnOwner(id);
        if (found && beyond !== '') return [{ ...about, status: 'unchecked', element: id, why: beyond }];
        if (found)
          return [
            {
              ...about,
              status: 'not-fixed',
              element: found.evidence.selector || id,
              new: found.evidence.snippet,
              fix: [{ label: 'Problem', text: title }, ...findingValues(found, comparison)],
              why: fix || title,
            },
          ];
        if (!asked.has(id) || isUncheckedOn(id, page)) return [notChecked];
        return [{ ...about, status: 'changed', element: evidence.selector || id, why: 'It is fixed.' }];
      });
  },
});
