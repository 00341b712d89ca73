import type { ResolvedOutputs } from '#contracts/analysis.ts';
import { BuilderId } from '#contracts/builder.ts';
import type { Site } from '#contracts/site.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { buildPrompt } from '#pipeline/build-prompt.ts';
import { toBusinessAnalysis } from '#pipeline/insight/business-analysis.ts';
import { foldWords } from '#text/normalize.ts';

/** What a text is used as: a statement in running words, a short label, or a line of a document that copies the site. */
export type Use = 'statement' | 'label' | 'copied';

/** A text of the site as the analysis, the strategy or a prompt uses it; `place` names where. */
export type SaidText = { place: string; use: Use; text: string; author?: string };

/** Every text of the site that an analysis shows: business analysis, strategy, the prompts of all builders. */
export function saidTexts(outputs: ResolvedOutputs): SaidText[] {
  const prompts = BuilderId.options.map((builder) => ({ builder, ...buildPrompt(outputs, { builder, customPrompt: '' }) }));
  const strategy = prompts[0]?.strategy;
  const known = textsOfSite(outputs.crawl);
  return [
    ...inProfile(outputs),
    ...(strategy ? inStrategy(strategy) : []),
    ...prompts.flatMap(({ builder, prompt }) =>
      copiedLines(prompt.text, known).map((text) => ({ place: `prompt for ${builder}`, use: 'copied' as const, text })),
    ),
  ].filter(({ text }) => text.trim() !== '');
}

function inProfile({ profile, crawl, audit }: ResolvedOutputs): SaidText[] {
  const short = toBusinessAnalysis(profile, crawl, audit);
  const labels = {
    business_name: [short.business_name],
    industry: [short.industry],
    services: short.services,
    products: short.products,
    target_audiences: short.target_audiences,
  };
  const statements = { primary_purpose: [short.primary_purpose], value_propositions: short.value_propositions };
  return [
    ...Object.entries(labels).flatMap(([place, texts]) => texts.map((text) => ({ place, use: 'label' as const, text }))),
    ...Object.entries(statements).flatMap(([place, texts]) => texts.map((text) => ({ place, use: 'statement' as const, text }))),
    ...profile.trustSignals.map(({ trustKind, text, author }) => ({
      place: `trust_signals: ${trustKind}`,
      use: 'statement' as const,
      text,
      author,
    })),
  ];
}

function inStrategy({ craft, elevate, opening }: Strategy): SaidText[] {
  const statement = (place: string, texts: readonly string[]) => texts.map((text) => ({ place, use: 'statement' as const, text }));
  const sections = craft.pages.flatMap(({ path, sections }) => sections.map((section) => ({ path, section })));
  return [
    ...statement('headline', [craft.headline.text]),
    ...statement('subhead', [craft.subhead.text]),
    ...statement('promise', opening ? [opening.promise.text, ...opening.believe.map(({ text }) => text)] : []),
    ...elevate.proof
      .filter(({ decision }) => decision === 'use')
      .map(({ text, author }) => ({ place: 'proof', use: 'statement' as const, text, author })),
    ...sections.flatMap(({ path, section }) =>
      [section.heading, ...section.text, ...section.items.flatMap(({ title, text }) => [title, text])].map((text) => ({
        place: `section ${section.id} of ${path}`,
        use: 'copied' as const,
        text,
      })),
    ),
  ];
}

/** The texts of the pages in compared form, hidden ones included. */
function textsOfSite({ pages }: Site): Set<string> {
  return new Set(pages.flatMap(({ blocks, headings, links }) => [...blocks, ...headings, ...links].map(({ text }) => foldWords(text))));
}

const QUOTED = /"([^"\n]+)"|“([^”\n]+)”/g;
const MARKS = /^[\s#*•\-[\]\d.)>]+/;

/** Lines and quoted words of a document that are texts of the site word for word. */
function copiedLines(document: string, known: ReadonlySet<string>): string[] {
  const parts = document
    .split('\n')
    .flatMap((line) => [line.replace(MARKS, ''), ...[...line.matchAll(QUOTED)].map((match) => match[1] ?? match[2] ?? '')]);
  return [...new Set(parts)].filter((text) => known.has(foldWords(text)));
}
