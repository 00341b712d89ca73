import type { AuditCategory } from '#contracts/finding.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { lowerFirst } from '#text/characters.ts';
import { dropEnd } from '#text/edges.ts';
import { splitSentences } from '#text/segment.ts';
import { lettersOf } from '#text/words.ts';
import { audits } from '../../audit/audits.ts';
import { itemLine, namePages } from '../../strategy/markdown/sentences.ts';
import { bullets, headed, paragraphs } from '../block.ts';
import { mentions } from '../mentions.ts';
import type { PromptContext } from '../prompt-context.ts';
import { sentence, siteText, withoutPeriod } from '../site-text.ts';
import covered from './covered-issues.json' with { type: 'json' };
import { decisions, openQuestions } from './opening.ts';
import type { Wording } from './wording.ts';

/** An issue that was found, what to do about it, and how to see that it is fixed. */
export type IssueToFix = {
  title: string;
  action: string;
  /** A check with a visible outcome. */
  done: string;
  /** `all pages`, or paths; '' where it is about the whole site. */
  pages: string;
  area: IssueArea;
  impact: 'high' | 'medium' | 'low';
  /** Words of another part of the prompt that already asks for the fix; '' where it has a line of its own. */
  coveredBy: string;
  /** Words by which a model's own list of decisions asks for it; [] where no decision does. */
  askedWith: readonly string[];
};

/** What issues are grouped by: the kind of audit, and what host or owner see to. */
export type IssueArea = AuditCategory | 'hosting';

const AREAS: IssueArea[] = ['content', 'ux', 'accessibility', 'seo', 'performance', 'security'];

/** Issues of the server, which a hosted builder sets itself, and what only the owner has: checked after publishing instead of asked for. */
const HOSTING = new Set([
  ...['not-https', 'https-not-enforced', 'insecure-form', 'mixed-content', 'missing-compression', 'missing-cache-headers'],
  ...['missing-csp', 'weak-csp', 'missing-frame-protection', 'missing-hsts', 'missing-nosniff', 'missing-permissions-policy'],
  ...['missing-proof', 'missing-privacy-policy'],
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

/** Words of questions that ask the owner for what an issue misses. */
const ASKED_WITH: Record<string, readonly string[]> = {
  'missing-privacy-policy': ['privacy*'],
  'missing-proof': ['quoted', 'review*', 'testimonial*'],
};

/** Letters from which on a text of a section tells that a piece of proof is in it. */
const PROOF_LETTERS = 12;

/** Whether the planned home page shows proof: in a section for it, or in its texts. */
function homeShowsProof({ craft, elevate }: Strategy): boolean {
  const sections = craft.pages[0]?.sections ?? [];
  const said = lettersOf(sections.flatMap(({ text, items }) => [...text, ...items.map(itemLine)]).join(' '));
  const proof = elevate.proof.filter(({ decision }) => decision === 'use').map(({ text }) => lettersOf(text));
  return sections.some(({ kind }) => kind === 'proof') || proof.some((text) => text.length >= PROOF_LETTERS && said.includes(text));
}

/** In place of a test that the plan can't pass: there is nothing to show yet. */
const TO_COLLECT = 'Proof for the home page is collected: the plan has none to show yet';

/** The question that asks the owner for what an issue misses; '' where none does. */
function askedBy(strategy: Strategy, isIt: (asked: { id: string; text: string }) => boolean): string {
  const asked = [...decisions({ strategy }), ...openQuestions({ strategy })];
  return asked.find(({ id, question, why }) => isIt({ id, text: `${question} ${why}` }))?.question ?? '';
}

const HEAD_ISSUES = new Set(covered.head);
const STANDARDS = new Map(Object.entries(covered.standards).flatMap(([words, ids]) => ids.map((id) => [id, words] as const)));

/** Words by which head data, a standard, a step for search engines or an open decision already asks for a fix. */
function stepFor([id = '']: readonly string[], strategy: Strategy): string {
  if (HEAD_ISSUES.has(id)) return strategy.engineer.head[0]?.title.new ?? '';
  if (STANDARDS.has(id)) return STANDARDS.get(id) ?? '';
  if (id === 'missing-call-to-action') return strategy.craft.goal.label;
  if (id === 'phone-not-clickable') return strategy.site.contacts.find(({ kind }) => kind === 'phone')?.value ?? '';
  if (id === 'sitemap-missing') return 'sitemap';
  if (id === 'missing-structured-data')
    return strategy.engineer.structuredData[0] ? `"@type": "${strategy.engineer.structuredData[0].type}"` : '';
  if (id === 'missing-privacy-policy') return askedBy(strategy, ({ id, text }) => id === 'legal' || mentions(text, ASKED_WITH[id] ?? []));
  if (id === 'missing-proof') return askedBy(strategy, ({ id, text }) => id === 'testimonials' || mentions(text, ASKED_WITH[id] ?? []));
  return '';
}

/** Words by which a prompt says that the file has the steps to fix each issue that it names. */
export const STEPS_IN_FILE = 'steps in the attached ISSUES.md';

/** Words by which a prompt for a whole new site names the tests alone: nothing is repaired step by step. */
export const TRUE_OF_NEW = 'True of the new site:';

/**
 * Whether a prompt asks for the fix with a test. `asked`: the decisions as a model put them, '' where none did. What host or owner see to is a test
 * after publishing, not an instruction to the builder.
 */
export function isCovered(
  { action, done, area, coveredBy, askedWith }: IssueToFix,
  carries: (words: string) => boolean,
  asked = '',
): boolean {
  if (coveredBy !== '') return carries(coveredBy) || carries(`${coveredBy}s`) || mentions(asked, askedWith);
  return carries(done) && (area === 'hosting' || carries(STEPS_IN_FILE) || carries(TRUE_OF_NEW) || carries(action));
}

/** Markup that shows a fix: its values are not this site's. */
const EXAMPLE = /(?::|,? for example,?) ‹[^›]*›/gu;

/** In place of a title that only quotes what a template left, which is said nowhere. */
const NO_TEMPLATE = 'No page shows words that a template left';

/** Every issue that was found; most important first. */
export function issues({ strategy }: Pick<PromptContext, 'strategy'>): IssueToFix[] {
  const rank = { high: 0, medium: 1, low: 2 };
  const all = new Set(strategy.engineer.head.map(({ path }) => path));
  return strategy.recommendations
    .filter((entry) => entry.findingIds.length > 0)
    .toSorted((a, b) => rank[a.impact] - rank[b.impact])
    .map(({ title, action, successCriterion, findingIds, impact, pages }) => {
      const isToCollect = findingIds[0] === 'missing-proof' && !homeShowsProof(strategy);
      const criterion = siteText(isToCollect ? TO_COLLECT : successCriterion);
      const isSite = !criterion.startsWith('On ');
      const name = dropEnd(siteText(title), '.:');
      return {
        title: name || 'Words of a template are left',
        action: sentence(siteText(action).replace(EXAMPLE, '')),
        done: sentence(
          criterion.replace(`On ${namePages(pages.map(siteText))}, `, '') ||
            (name === '' ? NO_TEMPLATE : `A new audit no longer reports “${lowerFirst(name)}”`),
        ),
        pages: isSite ? '' : pagesText(pages, all),
        area: areaOf(findingIds),
        impact,
        coveredBy: stepFor(findingIds, strategy),
        askedWith: ASKED_WITH[findingIds[0] ?? ''] ?? [],
      };
    });
}

/** Issues of high and medium weight. */
export function seriousIssues(context: Pick<PromptContext, 'strategy'>): IssueToFix[] {
  return issues(context).filter(({ impact }) => impact !== 'low');
}

/** Issues of low weight that a builder can fix and that nothing else in a prompt asks for. */
const lesserIssues = (context: Pick<PromptContext, 'strategy'>): IssueToFix[] =>
  issues(context).filter(({ impact, area, coveredBy }) => impact === 'low' && area !== 'hosting' && coveredBy === '');

/** How many minor issues a builder can fix. */
export const minorIssues = (context: Pick<PromptContext, 'strategy'>): number => lesserIssues(context).length;

/** Tests of what host or owner see to, without periods. */
export function hostingTests(context: Pick<PromptContext, 'strategy'>): string[] {
  return seriousIssues(context)
    .filter(({ area, coveredBy }) => area === 'hosting' && coveredBy === '')
    .map(({ done }) => withoutPeriod(done));
}

/**
 * The serious issues that a builder can fix, as tests: by area with its heading, or together where the wording sums them up. The minor ones
 * are counted, `ISSUES.md` lists them.
 */
export function issueList(context: PromptContext, { issues: words, tick }: Wording): string {
  const own = seriousIssues(context).filter(({ coveredBy }) => coveredBy === '');
  const byArea = Map.groupBy(own, ({ area }) => area);
  const minor = minorIssues(context);
  if (words.summary) {
    const tests = own.filter(({ area }) => area !== 'hosting').map(({ done }) => withoutPeriod(lowerFirst(done)));
    return tests.length === 0 ? '' : `${tick}${words.summary(tests)}`;
  }
  const groups = AREAS.map((area) => headed(words.areas[area], bullets((byArea.get(area) ?? []).map(words.entry), tick)));
  return paragraphs(...groups, minor > 0 && `${tick}${words.minor(minor)}`);
}

const NAMES: Record<IssueArea, string> = {
  ...{ content: 'Texts', ux: 'Ways to act', accessibility: 'Accessibility', seo: 'Search', performance: 'Speed' },
  ...{ security: 'Security', hosting: 'For host and owner' },
};

const issueEntry = ({ title, impact, pages, action, done }: IssueToFix) =>
  `**${title}** (${impact}${pages ? `, ${pages}` : ''}). ${action} Fixed when: ${done}`;

/** The first sentence of what to do; the rule itself where that only points to a list of elements. */
const stepOf = ({ action, title }: IssueToFix) =>
  action.includes('listed elements') ? title : withoutPeriod(splitSentences(action)[0] ?? '');

/** What to do about minor issues, in one line; '' without any. */
function minorEntry(minor: readonly IssueToFix[]): string {
  const steps = minor.map((issue) => `${stepOf(issue)}${issue.pages ? ` (${issue.pages})` : ''}`);
  return steps.length === 0 ? '' : `**Minor**: ${steps.join('; ')}.`;
}

/**
 * `ISSUES.md`: what was found on the current site, most important first in each area, the minor issues of an area in one line; '' without
 * issues. What host and owner see to is there where it is serious.
 */
export function issuesMarkdown(context: Pick<PromptContext, 'strategy'>): string {
  const serious = Map.groupBy(seriousIssues(context), ({ area }) => area);
  const minor = Map.groupBy(lesserIssues(context), ({ area }) => area);
  const areas = [...AREAS, 'hosting' as const].map((area) =>
    headed(`## ${NAMES[area]}\n`, bullets([...(serious.get(area) ?? []).map(issueEntry), minorEntry(minor.get(area) ?? [])], '- [ ] ')),
  );
  const text = paragraphs(...areas);
  return text === '' ? '' : `# Issues of ${siteText(context.strategy.site.host)}\n\n${text}\n`;
}
