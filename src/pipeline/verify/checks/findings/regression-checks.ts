import type { AuditCategory, Finding } from '#contracts/finding.ts';
import type { Comparison } from '../../compare/comparison.ts';
import { type Check, type Draft, defineCheck } from '../../define-check.ts';
import { dependsOnOwner, dependsOnServer, dependsOnTiming } from './beyond-builder.ts';
import { findingValues } from './finding-values.ts';

type Rule = Omit<Check, 'check'> & {
  categories: readonly AuditCategory[] /** Audits that other checks speak for. */;
  except?: readonly string[];
};

const NOT_ASKED = 'This could not be checked on the new site.';
const NOT_OPENED = 'The old page was not opened in a browser, so whether it was better is not known.';

/** Whether a link is broken because a page of the plan is missing: the check of its address speaks for it, and the link is to stay. */
function leadsToMissingPage({ id, url, evidence }: Finding, { now, map, addresses, isUnanswered }: Comparison): boolean {
  if (id !== 'broken-internal-link') return false;
  const link = now.site.pages.find((page) => page.url === url)?.links.find(({ selector }) => selector === evidence.selector);
  const path = link ? map.toOld(link.href) : '';
  return addresses.some((address) => address.path === path && (address.verdict === 'gone' || isUnanswered(path)));
}

/** Declares a check that audits of some categories, which the old site passes, are passed by the new one, too. */
export function defineRegressionCheck({ categories, except = [], ...declaration }: Rule): Check {
  return defineCheck({
    ...declaration,
    check: (comparison) => {
      const { brief, now, map } = comparison;
      const takes = ({ id, category }: { id: string; category: AuditCategory }) => categories.includes(category) && !except.includes(id);
      const timed = brief.audit.passed
        .filter((audit) => takes(audit) && dependsOnTiming(audit.id) !== '')
        .map(({ id, title }): Draft => ({ status: 'unchecked', page: '/', element: id, old: title, why: dependsOnTiming(id) }));
      const before = new Set(brief.audit.findings.map(({ id }) => id));
      const failing = new Set(now.audit.findings.map(({ id }) => id));
      const notAsked = new Set(now.audit.notRun.map(({ id }) => id));
      const kept = brief.audit.passed
        .filter((audit) => takes(audit) && dependsOnTiming(audit.id) === '' && !failing.has(audit.id))
        .map(({ id, title }): Draft => {
          const about = { page: '/', element: id, old: title };
          return notAsked.has(id)
            ? { ...about, status: 'unchecked', why: NOT_ASKED }
            : { ...about, status: 'kept', why: 'The new site passes it, too.' };
        });
      const lost = now.audit.findings
        .filter((finding) => takes(finding) && dependsOnTiming(finding.id) === '' && !before.has(finding.id) && finding.severity !== 'low')
        .filter((finding) => !leadsToMissingPage(finding, comparison))
        .map((finding): Draft => {
          const { id, url, title, fix, evidence } = finding;
          const about = { page: map.toOld(url), element: evidence.selector || id, old: 'Not on today’s site.' };
          const isOpened = brief.site.pages.some((page) => page.path === map.toOld(url) && page.axe);
          const beyond = id.startsWith('axe-') && !isOpened ? NOT_OPENED : dependsOnServer(id, comparison) || dependsOnOwner(id);
          if (beyond !== '') return { ...about, status: 'unchecked', new: title, why: beyond };
          return {
            ...about,
            status: 'lost',
            fix: findingValues(finding, comparison),
            new: [title, evidence.snippet].filter(Boolean).join(': '),
            why: fix || title,
          };
        });
      return [...kept, ...timed, ...lost];
    },
  });
}
