import type { PromptContext } from '../prompt-context.ts';
import { quoted, siteText } from '../site-text.ts';
import { questionLines } from './issues.ts';

/**
 * The standards every new site is held to, in the words of one builder: Core Web Vitals (web.dev/articles/vitals), WCAG 2.2 AA,
 * and what search engines and link previews need (builders.md section 9).
 */
export type Wording = {
  speed(context: PromptContext): string[];
  accessibility(context: PromptContext): string[];
  seo(context: PromptContext): string[];
  acceptance(context: PromptContext): string[];
};

/** What the acceptance lists speak of. */
export function acceptanceFacts(context: PromptContext) {
  const { craft, engineer, elevate } = context.strategy;
  return {
    home: siteText(craft.pages[0]?.path ?? '/'),
    headline: quoted(craft.headline.text),
    button: quoted(craft.primaryButton.text),
    target: siteText(craft.goal.target.replace(/^(?:tel|mailto):/, '')),
    hasForms: engineer.forms.some((form) => form.decision !== 'drop'),
    hasProof: elevate.proof.some((proof) => proof.decision === 'use'),
    hasRedirects: engineer.urlMap.length > 0,
    legal: engineer.legalPages.map(siteText).join(', '),
    hasQuestions: questionLines(context).length > 0,
  };
}

/** What search engines find on this site today: its sitemap ('' without one), its robots.txt; and what only this site needs besides. */
export function seoFacts({ strategy }: PromptContext): { sitemap: string; hasRobots: boolean; more: string[] } {
  const steps = strategy.engineer.technicalSeo.map(siteText);
  return {
    sitemap: steps.map((step) => /^Sitemap: keep it at (\S+?),/.exec(step)?.[1] ?? '').find(Boolean) ?? '',
    hasRobots: steps.some((step) => step.startsWith('robots.txt: keep')),
    more: steps.filter((step) => /^(?:hreflang|These pages say noindex)/.test(step)),
  };
}

/** Whether videos, maps, chats or feeds are embedded: they are what makes such pages slow. */
export function hasEmbeds({ strategy }: PromptContext): boolean {
  return strategy.engineer.functions.some(({ kind }) => ['video', 'map', 'social-feed', 'chat'].includes(kind));
}

/** Without the empty ones. */
export function compact(...texts: (string | false)[]): string[] {
  return texts.filter((text): text is string => typeof text === 'string' && text !== '');
}
