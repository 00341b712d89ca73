import type { Claim } from '#contracts/evidence.ts';
import { matchTerms } from '#lexicon/match-terms.ts';
import { trimLabel } from '#text/label.ts';
import { foldWords } from '#text/normalize.ts';
import { countWords, splitSentences } from '#text/segment.ts';
import type { Section } from '../../../site-model/sections.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { makeClaim, numbered, type Quote } from '../../evidence.ts';
import { PRICE } from '../../shapes.ts';
import { confidenceByWeight } from '../confidence/claim-confidence.ts';
import { looksLikePerson } from '../facts/named-people.ts';
import { kindAbove, kindOfHeading, kindOfSection, type SectionKind } from '../offers/section-kinds.ts';
import { POST_PAGES } from '../page-types.ts';
import { textsOfOthers } from '../trust-signals/proof-sections.ts';
import { isNoPromise, saysNothingOfIt } from './no-promise.ts';

const MAX_VALUES = 8;
const ENOUGH_VALUES = 3;
const FULL_WEIGHT = 7;

type Candidate = { text: string; weight: number; quotes: Quote[] };

/**
 * What the site promises its visitors: headline and subtitle of the home page, its description, the reasons it gives
 * ("Why choose us", values, features) and the cards of the home page. Sentences are the site's own.
 */
export function findValuePropositions(model: SiteModel): Claim[] {
  const own = [...heroValues(model), ...reasonValues(model)];
  // A site that puts all it says below "Our services" still says why.
  const candidates = own.length >= ENOUGH_VALUES ? own : [...own, ...heroValues(model, false)];
  const kept: Candidate[] = [];
  for (const candidate of candidates.sort((a, b) => b.weight - a.weight)) {
    const key = foldWords(candidate.text);
    if (key === '' || kept.some((other) => foldWords(other.text).includes(key) || key.includes(foldWords(other.text)))) continue;
    kept.push(candidate);
  }
  return numbered(
    'value',
    kept.slice(0, MAX_VALUES).map((candidate) =>
      makeClaim({
        text: candidate.text,
        kind: 'observed',
        confidence: confidenceByWeight(candidate.weight, FULL_WEIGHT),
        quotes: candidate.quotes,
      }),
    ),
  );
}

/** Tags of a headline and its subtitle: short lines elsewhere need a word of promise. */
const TITLE_TAGS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'p']);

function heroValues(model: SiteModel, isStrict = true): Candidate[] {
  const home = model.home;
  if (!home) return [];
  const { page } = home;
  const found: Candidate[] = [];
  const described = tellingPart(page.description ?? '');
  if (page.description && countWords(described) >= 5) {
    found.push({
      text: described,
      weight: 4.5 + promise(described),
      quotes: [{ page, selector: 'meta[name="description"]', text: page.description }],
    });
  }
  const skipped = new Set([...notPromising(home.sections, isStrict ? TELLING_OTHERWISE : OTHERS_SPEAK), ...textsOfOthers(home)]);
  let early = 0;
  for (const block of home.content) {
    if (skipped.has(block.selector)) continue;
    const said = tellingPart(block.text);
    const words = countWords(said);
    if (words < 4 || words > 70 || isNoPromise(said) || isPriced(said)) continue;
    if (words < 6 && promise(said) === 0 && !TITLE_TAGS.has(block.tag)) continue;
    early += 1;
    if (early > 6) break;
    const text = words > 40 ? splitSentences(said).slice(0, 2).join(' ') : said;
    found.push({
      text: trimLabel(text),
      weight: 5.2 - early * 0.6 + promise(text),
      quotes: [{ page, selector: block.selector, text: block.text }],
    });
  }
  return found;
}

/** A text without its sentences that say nothing of the business: "Please call us" after what it does. */
function tellingPart(text: string): string {
  const sentences = splitSentences(text);
  const kept = sentences.filter((sentence) => !saysNothingOfIt(sentence));
  return kept.length === sentences.length ? text : kept.join(' ');
}

/** Sections that tell what is sold, to whom, at what price, or what others say: no promises of the site's own. */
const TELLING_OTHERWISE: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'services',
  'products',
  'programmes',
  'pricing',
  'proof',
  'people',
  'partners',
  'news',
  'questions',
  'steps',
  'contact',
  'legal',
  'audience',
  'numbers',
]);
const OTHERS_SPEAK: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'proof',
  'people',
  'partners',
  'news',
  'questions',
  'contact',
  'legal',
  'pricing',
]);

/** Selectors of the blocks of such sections, and of the headings that open them or a row of cards. */
function notPromising(sections: readonly Section[], kinds: ReadonlySet<SectionKind>): Set<string> {
  const selectors = new Set<string>();
  for (const section of sections) {
    const { heading } = section;
    if (!heading) continue;
    const own = kindOfSection(section);
    const isTold = (kind: SectionKind) => kind !== null && kinds.has(kind);
    const isFirst = heading.level === 1;
    if (isTold(own) && !isFirst) selectors.add(heading.selector);
    if ((isTold(own) && !isFirst) || isTold(kindAbove(section))) {
      selectors.add(heading.selector);
      for (const block of section.blocks) selectors.add(block.selector);
    }
  }
  return selectors;
}

const NO_REASONS: ReadonlySet<SectionKind> = new Set<SectionKind>(['proof', 'partners', 'people', 'news', 'questions']);

function reasonValues(model: SiteModel): Candidate[] {
  const found: Candidate[] = [];
  for (const [index, page] of model.pages.entries()) {
    if (POST_PAGES.has(page.page.type)) continue;
    for (const section of page.sections) {
      const above = section.heading ? kindAbove(section) : null;
      if (NO_REASONS.has(above)) continue;
      const own = kindOfSection(section);
      const isReason = above === 'reasons' || (own === 'reasons' && section.blocks.length > 0);
      const isFeature =
        index === 0 && (above === 'features' || (above === null && own === null && promise(section.blocks[0]?.text ?? '') > 0));
      if (!isReason && !isFeature) continue;
      const candidate = fromSection(section, isReason ? 4.4 : 2.2);
      if (candidate) found.push(candidate);
      if (own === 'reasons') found.push(...fromList(section));
    }
  }
  return found;
}

function fromSection(section: Section, weight: number): Candidate | null {
  const { heading, page } = section;
  if (!heading) return null;
  const body = section.blocks.find((block) => countWords(block.text) >= 4 && countWords(block.text) < 90);
  if (!body || isNoPromise(body.text) || isPriced(body.text) || looksLikePerson(heading.text, body.text)) return null;
  const sentence = splitSentences(body.text)[0] ?? '';
  if (saysNothingOfIt(sentence)) return null;
  const title = trimLabel(heading.text);
  const isBare = kindOfHeading(title) === 'reasons' || countWords(title) > 10 || saysNothingOfIt(title);
  const text = isBare ? sentence : `${title}: ${sentence}`;
  return {
    text,
    weight: weight + promise(`${title} ${sentence}`),
    quotes: [
      { page, selector: heading.selector, text: heading.text },
      { page, selector: body.selector, text: body.text },
    ],
  };
}

function fromList(section: Section): Candidate[] {
  return section.blocks
    .filter(({ text }) => !isNoPromise(text) && !isPriced(text))
    .filter((block) => block.tag === 'li' && countWords(block.text) >= 2 && countWords(block.text) <= 25)
    .slice(0, 6)
    .map((block) => ({
      text: trimLabel(block.text),
      weight: 3.6 + promise(block.text),
      quotes: [{ page: section.page, selector: block.selector, text: block.text }],
    }));
}

/** Whether a text names a price and hardly promises anything: it belongs in a price list. */
const isPriced = (text: string): boolean => PRICE.test(text) && promise(text) < 1;

/** How much a text promises: half a point for each word of promise (an advantage rather than a fact), at most 1.5. */
function promise(text: string): number {
  const words = matchTerms(text, 'promises', 'promise').map(({ start, end }) => foldWords(text.slice(start, end)));
  return Math.min(1.5, 0.5 * new Set(words).size);
}
