import type { PromptContext } from '../prompt-context.ts';
import { sentence, siteText } from '../site-text.ts';

/** A fault that was found, what to do about it, and what one sees when it is mended. */
export type IssueToFix = { title: string; action: string; done: string; isHosting: boolean };

/** Faults of the server: a hosted builder sets these itself, so that they are checked after publishing instead of asked for. */
const HOSTING = new Set([
  'not-https',
  'https-not-enforced',
  'insecure-form',
  'mixed-content',
  'missing-compression',
  'missing-cache-headers',
  'missing-csp',
  'weak-csp',
  'missing-frame-protection',
  'missing-hsts',
  'missing-nosniff',
  'missing-permissions-policy',
  'leaky-referrer-policy',
  'leaked-server-version',
  'insecure-cookies',
]);

/** The pages at the end of an action: the test names them again. */
export const PAGES_AFTER = / Pages?: [^:]+\.$/;

/** Every fault that was found; most important first. */
export function issues({ strategy }: PromptContext): IssueToFix[] {
  const rank = { high: 0, medium: 1, low: 2 };
  return strategy.recommendations
    .filter((entry) => entry.findingIds.length > 0)
    .toSorted((a, b) => rank[a.impact] - rank[b.impact])
    .map(({ title, action, successCriterion, findingIds }) => ({
      title: siteText(title).replace(/[.:]$/, ''),
      action: sentence(siteText(action.replace(PAGES_AFTER, ''))),
      done: sentence(siteText(successCriterion)),
      isHosting: findingIds.every((id) => HOSTING.has(id)),
    }));
}

/** Advice that no other part of a prompt carries out already. */
const NOT_SAID_ELSEWHERE = new Set(['x-factor', 'proof-near-action', 'objections']);

/** Advice of the strategy besides mending faults. */
export function adviceLines({ strategy }: PromptContext): string[] {
  return strategy.recommendations
    .filter((entry) => NOT_SAID_ELSEWHERE.has(entry.id))
    .map(({ title, action }) => `${siteText(title).replace(/[.:]$/, '')}: ${sentence(siteText(action))}`);
}

/** Acceptance tests of the strategy, without those that say when a single fault is mended. */
export function acceptanceLines({ strategy }: PromptContext): string[] {
  return strategy.diagnose.acceptance.filter((test) => test.findingIds.length === 0).map((test) => sentence(siteText(test.text)));
}

/** Questions that only the owner can answer. */
export function questionLines({ strategy }: PromptContext): string[] {
  return strategy.diagnose.questions.map(({ question, why }) => `${siteText(question)}${why ? ` ${sentence(siteText(why))}` : ''}`);
}

export type FormToKeep = {
  decision: string;
  /** `contact form`, `newsletter form`, or `form` where its purpose is not known. */
  name: string;
  path: string;
  fields: { label: string; type: string; required: boolean }[];
  destination: string;
  success: string;
  error: string;
  reason: string;
};

/** What becomes of each form of the old site. */
export function forms({ strategy }: PromptContext): FormToKeep[] {
  return strategy.engineer.forms.map(({ path, purpose, fields, destination, success, error, decision, reason }) => ({
    decision,
    name: purpose === 'other' ? 'form' : `${purpose} form`,
    path: siteText(path),
    fields: fields.map((field) => ({ ...field, label: siteText(field.label) })),
    destination: siteText(destination).replace(/\.$/, ''),
    success: siteText(success),
    error: siteText(error),
    reason: sentence(siteText(reason)),
  }));
}

export type FunctionToKeep = { decision: string; name: string; where: string; reason: string };

/** What becomes of each other function of the old site. */
export function functions({ strategy }: PromptContext): FunctionToKeep[] {
  const { forms: planned, functions: found } = strategy.engineer;
  // A form that has its own line is not named a second time.
  const isForm = (kind: string, provider: string) =>
    provider === '' && planned.some((form) => `${form.purpose}-form` === kind || form.purpose === kind);
  return found
    .filter(({ kind, provider }) => !isForm(kind, provider))
    .map(({ kind, provider, decision, reason, pages }) => ({
      decision,
      name: `${kind.replaceAll('-', ' ')}${provider ? ` by ${siteText(provider)}` : ''}`,
      where: `${pages.slice(0, 3).map(siteText).join(', ')}${pages.length > 3 ? ` and ${pages.length - 3} more` : ''}`,
      reason: sentence(siteText(reason)),
    }));
}

/** What works and stays: titles, words, checks; addresses, proof, forms and functions have lists of their own. */
export function protectedLines({ strategy }: PromptContext): string[] {
  const listed = new Set(['url', 'page', 'title', 'proof', 'form', 'function', 'legal']);
  return strategy.evaluate.works.filter((item) => !listed.has(item.kind)).map((item) => siteText(item.text));
}

/** What to count once the site is live: `event` and where it happens. */
export function measures({ strategy }: PromptContext): { event: string; where: string }[] {
  return strategy.diagnose.measures.map(({ event, where }) => ({ event: siteText(event), where: siteText(where) }));
}
