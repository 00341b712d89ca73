import type { Claim } from '#contracts/evidence.ts';
import { type Industry, industryAudiences } from '#lexicon/industries/industries.ts';
import { createMatcher, type Match } from '#lexicon/term-trie.ts';
import { termsOf } from '#lexicon/topic.ts';
import { foldWords } from '#text/normalize.ts';
import { splitWords } from '#text/segment.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { makeClaim, numbered, type Quote } from '../../evidence.ts';
import { isHeadingTag } from '../../shapes.ts';
import { CONFIDENCE, confidenceByWeight } from '../confidence/claim-confidence.ts';
import { SILENT_PAGES } from '../page-types.ts';
import { textsOfOthers } from '../trust-signals/proof-sections.ts';
import { addressedAudiences } from './addressed-audiences.ts';
import { type NamedGroup, namedGroups, namesGroup } from './audience-groups.ts';
import { companyKept } from './company-kept.ts';

const MAX_AUDIENCES = 5;
/** Weights of an audience that is addressed in a heading and a sentence, and of a group that is named throughout. */
const [FULL_ADDRESS, FULL_SCORE] = [4, 15];
/** Audiences in the site's own words, at most. */
const MAX_ADDRESSED = 4;
/** Places kept for what the category serves by its nature. */
const KEPT_FOR_INFERRED = 2;
const MAX_INFERRED_FIRST = 3;

/**
 * Whom the site addresses, strongest first: audiences in its own words, groups named in the texts, then the groups that
 * the category serves by its nature, marked `inferred`. A category that is not sure speaks only where the site names nobody.
 */
export function findAudiences(
  model: SiteModel,
  leaf: Industry | null,
  { quotes: industryQuotes, isSure: isSureOfIndustry }: { quotes: readonly Quote[]; isSure: boolean },
): Claim[] {
  const company = companyKept(model, leaf);
  const addressed = [...addressedAudiences(model), ...(company ? [company] : [])]
    .slice(0, MAX_ADDRESSED)
    .map(({ text, weight, quote }) =>
      makeClaim({ text, kind: 'observed', confidence: confidenceByWeight(weight, FULL_ADDRESS), quotes: [quote], around: text }),
    );
  const grouped = namedGroups(model)
    .filter(({ label }) => !addressed.some((claim) => namesGroup(claim.text, label)))
    .slice(0, Math.max(0, MAX_AUDIENCES - KEPT_FOR_INFERRED - addressed.length))
    .map(toClaim);
  const named = [...addressed, ...grouped];
  const inferred = leaf && (isSureOfIndustry || named.length === 0) ? inferAudiences(model, leaf, industryQuotes, named) : [];
  const kept = named.slice(0, MAX_AUDIENCES - Math.min(inferred.length, MAX_INFERRED_FIRST));
  return numbered('audience', [...kept, ...inferred].slice(0, MAX_AUDIENCES));
}

function toClaim({ label, score, addressed, mentions }: NamedGroup): Claim {
  const best = mentions.toSorted((a, b) => b.value - a.value).slice(0, 3);
  const word = best[0]?.word ?? '';
  const ends = [foldWords(word), splitWords(word).at(-1)];
  // The site's own word where the English label does not hold it.
  const text =
    word === '' || splitWords(label).some((one) => ends.some((end) => end?.startsWith(one.slice(0, 5)))) ? label : `${label} (${word})`;
  const confidence = confidenceByWeight(score * (addressed > 0 ? 1.5 : 1), FULL_SCORE);
  return makeClaim({ text, kind: 'observed', confidence, quotes: best.map(({ quote }) => quote) });
}

function inferAudiences(model: SiteModel, leaf: Industry, industryQuotes: readonly Quote[], named: readonly Claim[]): Claim[] {
  return industryAudiences(leaf).flatMap(({ label, when }) => {
    if (named.some((claim) => sharesWords(claim.text, label))) return [];
    const quote = when ? firstQuote(model, createMatcher(termsOf([{ topic: label, about: '', terms: when }]))) : industryQuotes[0];
    if (when && !quote) return [];
    return [makeClaim({ text: label, kind: 'inferred', confidence: CONFIDENCE.usual, quotes: quote ? [quote] : [], around: '' })];
  });
}

/** Whether two names of audiences have two longer words in common, or the only one. */
function sharesWords(claimed: string, label: string): boolean {
  const words = new Set(splitWords(label).filter((word) => word.length > 4));
  return splitWords(claimed).filter((word) => words.has(word)).length >= Math.min(2, words.size);
}

/** What a term counts in a heading, a description or on the home page, and in another text, and how much shows that a site serves those whom it stands for. */
const [HEADING_VALUE, TEXT_VALUE] = [2, 1];
const MIN_VALUE = 4;

/** Where one of the terms is found first, when the site itself says it more than in passing. */
function firstQuote(model: SiteModel, match: (text: string) => Match): Quote | undefined {
  let first: Quote | undefined;
  let value = 0;
  for (const one of model.pages) {
    const { page, content } = one;
    if (SILENT_PAGES.has(page.type)) continue;
    const others = textsOfOthers(one);
    const description = { tag: 'meta', selector: 'meta[name="description"]', text: page.description ?? '' };
    for (const { tag, selector, text } of [description, ...content.filter((block) => !others.has(block.selector))]) {
      const { hits } = match(text);
      const [hit] = hits;
      if (!hit) continue;
      first ??= { page, selector, text: windowAround(text, hit.start) };
      value += hits.length * (isHeadingTag(tag) || tag === 'meta' || page.type === 'home' ? HEADING_VALUE : TEXT_VALUE);
      if (value >= MIN_VALUE) return first;
    }
  }
  return undefined;
}

const MAX_QUOTE_LENGTH = 290;
const KEPT_BEFORE = 120;

/** Cut near the word, so that the snippet shows it. */
function windowAround(text: string, at: number): string {
  if (text.length <= MAX_QUOTE_LENGTH) return text;
  const start = at < KEPT_BEFORE ? 0 : Math.max(0, text.indexOf(' ', at - KEPT_BEFORE) + 1);
  return text.slice(start, start + MAX_QUOTE_LENGTH);
}
