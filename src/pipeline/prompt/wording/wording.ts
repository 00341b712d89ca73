import { questionLines } from '../facts/checks.ts';
import type { Material } from '../material.ts';
import { quoted, siteText } from '../site-text.ts';

/**
 * The standards every new site is held to, in the words of one builder: Core Web Vitals (web.dev/articles/vitals), WCAG 2.2 AA,
 * and what search engines and link previews need (builders.md section 9).
 */
export type Wording = {
  speed(material: Material): string[];
  accessibility(material: Material): string[];
  seo(material: Material): string[];
  acceptance(material: Material): string[];
};

/** What the acceptance lists speak of. */
export function acceptanceFacts(material: Material) {
  const { craft, engineer, elevate } = material.strategy;
  return {
    home: siteText(craft.pages[0]?.path ?? '/'),
    headline: quoted(craft.headline.text),
    button: quoted(craft.primaryButton.text),
    target: siteText(craft.goal.target.replace(/^(?:tel|mailto):/, '')),
    hasForms: engineer.forms.some((form) => form.decision !== 'drop'),
    hasProof: elevate.proof.some((proof) => proof.decision === 'use'),
    hasRedirects: engineer.urlMap.length > 0,
    legal: engineer.legalPages.map(siteText).join(', '),
    hasQuestions: questionLines(material).length > 0,
  };
}

/** What search engines find on this site today: its sitemap ('' without one), its robots.txt; and what only this site needs besides. */
export function seoFacts({ strategy }: Material): { sitemap: string; hasRobots: boolean; more: string[] } {
  const steps = strategy.engineer.technicalSeo.map(siteText);
  return {
    sitemap: steps.map((step) => /^Sitemap: keep it at (\S+?),/.exec(step)?.[1] ?? '').find(Boolean) ?? '',
    hasRobots: steps.some((step) => step.startsWith('robots.txt: keep')),
    more: steps.filter((step) => /^(?:hreflang|These pages say noindex)/.test(step)),
  };
}

/** Whether videos, maps, chats or feeds are embedded: they are what makes such pages slow. */
export function hasEmbeds({ strategy }: Material): boolean {
  return strategy.engineer.functions.some(({ kind }) => ['video', 'map', 'social-feed', 'chat'].includes(kind));
}

/** Without the empty ones. */
export function only(...texts: (string | false)[]): string[] {
  return texts.filter((text): text is string => typeof text === 'string' && text !== '');
}
