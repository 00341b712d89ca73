import type { AxeViolation } from '#contracts/rendered-page.ts';
import table from './axe-rules.json' with { type: 'json' };
import { type Declaration, defineAudit, type Issue, named, type PageAudit } from './define-audit.ts';
import { NOT_IN_BROWSER } from './evidence.ts';

/** A rule of axe-core that needs a browser or that no audit of our own covers. The texts are ours; each rule is described at its source. */
type AxeRule = Omit<Declaration, 'why' | 'source'> & { rule: string; why?: string };

const RULES = table.rules as AxeRule[];
const LISTED = new Set(RULES.map(({ rule }) => rule));
/** Checked in the HTML by audits of our own (missing-alt, missing-form-label, empty-link ...): reported once. */
const OWN = new Set(table.coveredByOwnAudits);
/** The reason of most rules. */
const WHY = 'Screen reader users hear nothing about it, or something wrong.';
const SOURCE = 'https://dequeuniversity.com/rules/axe/4.14';

/** Audits of what axe-core found in the browser, one per rule, `axe-<rule>`; `axe-other` collects the rare ones. Of a page that was not rendered they say nothing. */
export const axeAudits: PageAudit[] = [
  ...RULES.map(
    ({ rule, ...texts }): PageAudit => ({
      ...named('accessibility', `axe-${rule}`, { why: WHY, source: `${SOURCE}/${rule}`, ...texts }),
      scope: 'page',
      check: ({ axe }) => {
        if (!axe) return NOT_IN_BROWSER;
        const violation = axe.find((one) => one.rule === rule);
        return violation ? toIssue(violation) : null;
      },
    }),
  ),
  defineAudit('accessibility/axe-other', {
    check: ({ axe }) => {
      if (!axe) return NOT_IN_BROWSER;
      const [first, ...others] = axe.filter(({ rule }) => !LISTED.has(rule) && !OWN.has(rule));
      if (!first) return null;
      return { ...toIssue(first), title: first.help, more: others.map(({ help, selector }) => `${selector}: ${help}`) };
    },
  }),
];

function toIssue({ selector, snippet, count }: AxeViolation): Issue {
  return { selector, snippet, count };
}
