import { bullets, headed, paragraphs } from '../block.ts';
import type { PromptContext } from '../prompt-context.ts';
import { quoted, sentence, siteText } from '../site-text.ts';
import { goalValue } from './business.ts';
import type { Wording } from './wording.ts';

/**
 * The standards every new site is held to, in the words of one builder: Core Web Vitals (web.dev/articles/vitals), WCAG 2.2 AA,
 * and what search engines and link previews need.
 */
export type Checks = { speed: string[]; accessibility: string[]; seo: string[]; acceptance: string[] };

/** Kinds of embedded content that slow a page down. */
const EMBEDS = new Set(['video', 'map', 'social-feed', 'chat']);

/** What the checks are about on this site. */
export type CheckFacts = ReturnType<typeof checkFacts>;

/** Gathers what the checks are about: the first screen, what the site has, and the strategy's own tests. */
export function checkFacts({ strategy }: PromptContext) {
  const { craft, engineer, elevate, diagnose } = strategy;
  const siteSeo = engineer.siteSeo.map(siteText);
  return {
    home: siteText(craft.pages[0]?.path ?? '/'),
    headline: quoted(craft.headline.text),
    button: quoted(craft.primaryButton.text),
    target: goalValue(strategy),
    hasForms: engineer.forms.some((form) => form.decision !== 'drop'),
    hasProof: elevate.proof.some((proof) => proof.decision === 'use'),
    hasRedirects: engineer.urlMap.length > 0,
    hasEmbeds: engineer.functions.some(({ kind }) => EMBEDS.has(kind)),
    legal: engineer.legalPages.map(siteText).join(', '),
    /** Path of today's sitemap, '' without one. */
    sitemap: siteText(engineer.crawlFiles.sitemap),
    hasRobots: engineer.crawlFiles.hasRobots,
    siteSeo,
    /** The strategy's own wording, for a model that takes it as is; acceptance without the tests of single issues. */
    own: {
      speed: engineer.speed.map(siteText),
      accessibility: engineer.accessibility.map(siteText),
      seo: [...engineer.technicalSeo.map(siteText), ...siteSeo],
      acceptance: diagnose.acceptance.filter((test) => test.findingIds.length === 0).map((test) => sentence(siteText(test.text))),
    },
  };
}

/** Acceptance tests, then speed and accessibility, as a list to tick. */
export function checkList(context: PromptContext, { checks, checkHeadings, tick }: Wording): string {
  const { acceptance, speed, accessibility } = checks(checkFacts(context));
  if (!checkHeadings) return bullets([...acceptance, ...speed, ...accessibility], tick);
  return paragraphs(
    bullets(acceptance, tick),
    headed(checkHeadings.speed, bullets(speed, tick)),
    headed(checkHeadings.accessibility, bullets(accessibility, tick)),
  );
}

/** Longer JSON-LD repeats the texts of its page: the prompt names it, the file has it. */
const LONGEST_JSON = 1_200;

/** JSON-LD as a program reads it, without line breaks; a long one by its type. */
function shortJson({ type, path, json }: { type: string; path: string; json: string }): string {
  const line = json.replace(/\n\s*/g, ' ');
  return line.length <= LONGEST_JSON
    ? line
    : `{ "@type": "${type}" } made of the texts of ${siteText(path)}; the whole block is in CONTENT.md`;
}

/** Steps for search engines, and the structured data to add. */
export function seoSteps(context: PromptContext, { checks, structuredData }: Wording): string[] {
  return [
    ...checks(checkFacts(context)).seo,
    ...context.strategy.engineer.structuredData.map((data) => structuredData({ ...data, json: shortJson(data) })),
  ];
}
