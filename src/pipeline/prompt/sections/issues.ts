import type { AuditCategory } from '#contracts/finding.ts';
import { audits } from '../../audit/audits.ts';
import { namePages } from '../../strategy/markdown/sentences.ts';
import { bullets, headed, paragraphs } from '../block.ts';
import type { PromptContext } from '../prompt-context.ts';
import { sentence, siteText } from '../site-text.ts';
import type { Wording } from './wording.ts';

/** An issue that was found, what to do about it, and how to see that it is fixed. */
export type IssueToFix = {
  title: string;
  action: string;
  /** A check with a visible outcome; '' for minor issues, whose action says it. */
  done: string;
  /** `all pages`, or paths; '' where it is about the whole site. */
  pages: string;
  area: IssueArea;
  isHigh: boolean;
};

/** What issues are grouped by: the kind of audit, and what the host of the site sets. */
export type IssueArea = AuditCategory | 'hosting';

const AREAS: IssueArea[] = ['content', 'ux', 'accessibility', 'seo', 'performance', 'security', 'hosting'];

/** Issues of the server: a hosted builder sets these itself, so they are checked after publishing instead of asked for. */
const HOSTING = new Set([
  ...['not-https', 'https-not-enforced', 'insecure-form', 'mixed-content', 'missing-compression', 'missing-cache-headers'],
  ...['missing-csp', 'weak-csp', 'missing-frame-protection', 'missing-hsts', 'missing-nosniff', 'missing-permissions-policy'],
  ...['leaky-referrer-policy', 'leaked-server-version', 'insecure-cookies'],
]);

const CATEGORIES = new Map(audits.map(({ id, category }) => [id, category]));

function areaOf(findingIds: readonly string[]): IssueArea {
  if (findingIds.every((id) => HOSTING.has(id))) return 'hosting';
  return CATEGORIES.get(findingIds[0] ?? '') ?? 'content';
}

/** Several pages are named, all pages are called that. */
function pagesText(pages: readonly string[], all: ReadonlySet<string>): string {
  if (pages.length === 0) return '';
  return pages.length > 2 && [...all].every((path) => pages.includes(path)) ? 'all pages' : namePages(pages.map(siteText));
}

/** Every issue that was found; most important first. */
export function issues({ strategy }: Pick<PromptContext, 'strategy'>): IssueToFix[] {
  const rank = { high: 0, medium: 1, low: 2 };
  const all = new Set(strategy.engineer.head.map(({ path }) => path));
  return strategy.recommendations
    .filter((entry) => entry.findingIds.length > 0)
    .toSorted((a, b) => rank[a.impact] - rank[b.impact])
    .map(({ title, action, successCriterion, findingIds, impact, pages }) => {
      const criterion = siteText(successCriterion);
      const isSite = !criterion.startsWith('On ');
      const done = criterion.replace(`On ${namePages(pages.map(siteText))}, `, '');
      return {
        title: siteText(title).replace(/[.:]$/, '') || 'Words of a template are left',
        action: sentence(siteText(action)),
        done: impact === 'low' ? '' : sentence(done),
        pages: isSite ? '' : pagesText(pages, all),
        area: areaOf(findingIds),
        isHigh: impact === 'high',
      };
    });
}

/** With more issues than this, minor ones share a line. */
const MANY = 12;
const MINOR = 'Minor, fix them along the way:';

/** The issues by area, each area with its heading in the builder's words. */
export function issueList(context: PromptContext, { issues: words, tick }: Wording): string {
  const all = issues(context);
  const { minor = [], weighty = [] } = Object.groupBy(all, (issue) => (issue.done === '' && all.length > MANY ? 'minor' : 'weighty'));
  const byArea = Map.groupBy(weighty, ({ area }) => area);
  const groups = AREAS.map((area) => headed(words.areas[area], bullets((byArea.get(area) ?? []).map(words.entry), tick)));
  const small =
    minor.length > 0
      ? `${MINOR} ${minor.map(({ title, pages }) => `${title.charAt(0).toLowerCase()}${title.slice(1)}${pages ? ` (${pages})` : ''}`).join('; ')}.`
      : '';
  return [...groups, small].every((text) => text === '') ? '' : paragraphs(words.intro, ...groups, small);
}
