import { bullets, headed, paragraphs } from '../block.ts';
import type { PromptContext } from '../prompt-context.ts';
import { sentence, siteText } from '../site-text.ts';
import type { Wording } from './wording.ts';

/** An issue that was found, what to do about it, and how to see that it is fixed. */
export type IssueToFix = { title: string; action: string; done: string; isHosting: boolean };

/** Issues of the server: a hosted builder sets these itself, so they are checked after publishing instead of asked for. */
const HOSTING = new Set([
  ...['not-https', 'https-not-enforced', 'insecure-form', 'mixed-content', 'missing-compression', 'missing-cache-headers'],
  ...['missing-csp', 'weak-csp', 'missing-frame-protection', 'missing-hsts', 'missing-nosniff', 'missing-permissions-policy'],
  ...['leaky-referrer-policy', 'leaked-server-version', 'insecure-cookies'],
]);

/** Every issue that was found; most important first. */
export function issues({ strategy }: PromptContext): IssueToFix[] {
  const rank = { high: 0, medium: 1, low: 2 };
  return strategy.recommendations
    .filter((entry) => entry.findingIds.length > 0)
    .toSorted((a, b) => rank[a.impact] - rank[b.impact])
    .map(({ title, action, successCriterion, findingIds }) => ({
      title: siteText(title).replace(/[.:]$/, ''),
      action: sentence(siteText(action)),
      done: sentence(siteText(successCriterion)),
      isHosting: findingIds.every((id) => HOSTING.has(id)),
    }));
}

/** Advice that no other part of a prompt carries out already. */
const NOT_SAID_ELSEWHERE = new Set(['x-factor', 'proof-near-action', 'objections']);

/** Advice of the strategy beyond fixing issues. */
function adviceLines({ strategy }: PromptContext): string[] {
  return strategy.recommendations
    .filter((entry) => NOT_SAID_ELSEWHERE.has(entry.id))
    .map(({ title, action }) => `${siteText(title).replace(/[.:]$/, '')}: ${sentence(siteText(action))}`);
}

/** The issues with their fix and test, those of the hosting apart where the builder's document keeps them apart, and further advice. */
export function issueList(context: PromptContext, { issues: words, mark, tick }: Wording): string {
  const isApart = (issue: IssueToFix) => issue.isHosting && words.hosting !== undefined;
  const all = issues(context);
  const entries = (wanted: IssueToFix[]) => bullets(wanted.map(words.entry), tick);
  return paragraphs(
    headed(words.intro, entries(all.filter((issue) => !isApart(issue)))),
    headed(words.hosting ?? '', entries(all.filter(isApart))),
    words.advice !== undefined && headed(words.advice, bullets(adviceLines(context), mark)),
  );
}
