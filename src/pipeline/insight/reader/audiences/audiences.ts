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
import { isRepeat, withoutRepeats } from './audience-repeats.ts';
import { companyKept } from './company-kept.ts';
import { localAudience } from './local-audience.ts';
import { subjectGroups } from './subject-audiences.ts';

const MAX_AUDIENCES = 6;
/** Weights of an audience that is addressed in a heading and a sentence, and of a group that is named throughout. */
const [FULL_ADDRESS, FULL_SCORE] = [4, 15];
/** Audiences in the site's own words, at most. */
const MAX_ADDRESSED = 4;
/** Places kept for the people of the town and for what the category serves by its nature. */
const KEPT_FOR_INFERRED = 1;
/** Where the patients are animals, they are not whom the site speaks to. */
const [FOR_ANIMALS, PATIENTS] = ['veterinary', 'Patients'];

/**
 * Whom the site addresses, strongest first: audiences in its own words, groups that texts name and offers are for, the people of its town,
 * then the groups that the category serves by its nature, the last two marked `inferred`. A category that is not sure says nothing.
 */
export function findAudiences(
  model: SiteModel,
  leaf: Industry | null,
  { quotes: industryQuotes, isSure: isSureOfIndustry }: { quotes: readonly Quote[]; isSure: boolean },
): Claim[] {
  const company = companyKept(model, leaf);
  const isServed = (text: string) => leaf?.id !== FOR_ANIMALS || !namesGroup(text, PATIENTS);
  const addressed = [...addressedAudiences(model), ...(company ? [company] : [])]
    .filter(({ text }) => isServed(text))
    .slice(0, MAX_ADDRESSED)
    .map(({ text, weight, quote }) =>
      makeClaim({ text, kind: 'observed', confidence: confidenceByWeight(weight, FULL_ADDRESS), quotes: [quote], around: text }),
    );
  const groups = joined(namedGroups(model), subjectGroups(model)).filter(({ label }) => isServed(label));
  const grouped = withoutRepeats(
    groups,
    addressed.map(({ text }) => text),
  ).map(toClaim);
  const named = [...addressed, ...grouped];
  const inferred = leaf && isSureOfIndustry ? inferAudiences(model, leaf, industryQuotes, named) : [];
  const kept = named.slice(0, MAX_AUDIENCES - Math.min(inferred.length, KEPT_FOR_INFERRED));
  return numbered('audience', [...kept, ...inferred].slice(0, MAX_AUDIENCES));
}

/** Groups of both lists, strongest first; the scores of one that is in both are added. */
function joined(groups: readonly NamedGroup[], more: readonly NamedGroup[]): NamedGroup[] {
  const all = new Map(groups.map((group) => [group.label, group]));
  for (const group of more) {
    const known = all.get(group.label);
    const { score, mentions } = group;
    all.set(group.label, known ? { ...known, score: known.score + score, mentions: [...known.mentions, ...mentions] } : group);
  }
  return [...all.values()].sort((a, b) => b.score - a.score);
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
  const local = localAudience(model, leaf);
  const said = named.map(({ text }) => text);
  const served = industryAudiences(leaf).flatMap(({ label, when }) => {
    if (isRepeat(label, said)) return [];
    const quote = when ? firstQuote(model, createMatcher(termsOf([{ topic: label, about: '', terms: when }]))) : industryQuotes[0];
    return when && !quote ? [] : [{ text: label, quote }];
  });
  return [...(local ? [local] : []), ...served].map(({ text, quote }) =>
    makeClaim({ text, kind: 'inferred', confidence: CONFIDENCE.usual, quotes: quote ? [quote] : [], around: '' }),
  );
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
