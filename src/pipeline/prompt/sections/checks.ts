import { listed } from '#text/list.ts';
import { TO_SUPPLY } from '../../strategy/choices/decide-pages.ts';
import { bullets, lines, paragraphs } from '../block.ts';
import { isWritten } from '../is-written.ts';
import type { PromptContext } from '../prompt-context.ts';
import { quoted, sentence, siteText, withoutPeriod } from '../site-text.ts';
import { goalValue, partOf } from './business.ts';
import { issueList } from './issues.ts';
import { passingChecks } from './passing-checks.ts';
import type { Wording } from './wording.ts';

/**
 * What every new site is held to, in the words of one builder: a few tests, the standards of Core Web Vitals (web.dev/articles/vitals)
 * and WCAG 2.2 AA, and what search engines and link previews need.
 */
export type Checks = { acceptance: string[]; standards: string[]; seo: string[] };

/** Kinds of embedded content that slow a page down. */
const EMBEDS = new Set(['video', 'map', 'social-feed', 'chat']);

/** What the checks are about on this site. */
export type CheckFacts = ReturnType<typeof checkFacts>;

/** Gathers what the checks are about: the first screen and what the site has. */
export function checkFacts(context: PromptContext) {
  const { craft, engineer, elevate } = context.strategy;
  return {
    home: siteText(craft.pages[0]?.path ?? '/'),
    headline: quoted(craft.headline.text),
    button: quoted(craft.primaryButton.text),
    target: goalValue(context.strategy),
    hasForms: engineer.forms.some((form) => form.decision !== 'drop'),
    hasProof: elevate.proof.some((proof) => proof.decision === 'use'),
    hasRedirects: engineer.urlMap.length > 0,
    hasEmbeds: engineer.functions.some(({ kind }) => EMBEDS.has(kind)),
    legal: engineer.legalPages.map(siteText).join(', '),
    /** Path of today's sitemap, '' without one. */
    sitemap: siteText(engineer.crawlFiles.sitemap),
    hasRobots: engineer.crawlFiles.hasRobots,
    siteSeo: engineer.siteSeo.map(siteText),
    /** Checks that pass today and must not break, as one sentence without a period. */
    passing: isWritten(context.strategy) ? '' : passingChecks(context).join('; '),
  };
}

/** The tests that only this site needs. */
function ownTests({ strategy: { diagnose, engineer } }: PromptContext): string[] {
  const toFollow = engineer.pagePlan.filter(({ reason }) => reason === TO_SUPPLY).map(({ path }) => path);
  return diagnose.acceptance
    .filter(({ own }) => own === true)
    .map(({ text }) => {
      const paths = toFollow.filter((path) => text.includes(path));
      const later = paths.length > 0 ? ` (${listed(paths)}: once the text is supplied)` : '';
      return sentence(siteText(`${withoutPeriod(text)}${later}`));
    });
}

/** Acceptance as a list to tick: the site's own tests, the issues to fix by area, then the standards. */
export function acceptanceList(context: PromptContext, wording: Wording): string {
  const { acceptance, standards } = wording.checks(checkFacts(context));
  const issues = issueList(context, wording);
  // One list where the issues are a line of it.
  const join = issues.includes('\n') ? paragraphs : lines;
  return join(bullets([...ownTests(context), ...acceptance], wording.tick), issues, bullets(standards, wording.tick));
}

/** The names of a JSON-LD block's values; the values are the facts that the prompt gives. */
function partsOf(json: string): string {
  try {
    return Object.keys(JSON.parse(json) as object)
      .filter((key) => !key.startsWith('@'))
      .join(', ');
  } catch {
    return '';
  }
}

/** The property that a builder makes of the opening hours that the prompt lists; [] without hours. */
const hoursPart = ({ strategy }: PromptContext, json: string): string[] =>
  !json.includes('openingHours') && strategy.site.contacts.some((contact) => contact.kind === 'hours' && partOf(contact, strategy) === '')
    ? ['openingHoursSpecification (made of the hours given here, not in the block)']
    : [];

/** Steps for search engines, and the structured data to add. */
export function seoSteps(context: PromptContext, { checks, structuredData }: Wording): string[] {
  return [
    ...checks(checkFacts(context)).seo,
    ...context.strategy.engineer.structuredData.map(({ type, path, json }, at) =>
      structuredData({ type, path: siteText(path), parts: [partsOf(json), ...(at === 0 ? hoursPart(context, json) : [])].join(', ') }),
    ),
  ];
}
