import { hasTerm, matchTerms } from '#lexicon/match-terms.ts';
import { upperFirst } from '#text/characters.ts';
import { trimLabel } from '#text/label.ts';
import { foldWords } from '#text/normalize.ts';
import { countWords, isUnspaced, splitSentences, splitWords } from '#text/segment.ts';
import type { PageModel } from '../../../site-model/page-model.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import type { Quote } from '../../evidence.ts';
import { trimPunctuation, withoutColon } from '../../shapes.ts';
import { looksLikePerson } from '../facts/named-people.ts';
import { AND_WORDS } from '../offers/and-words.ts';
import { kindAbove, kindOfSection } from '../offers/section-kinds.ts';
import { FIRM_PAGES } from '../page-types.ts';
import { askedOnPage } from './asked-audiences.ts';

/** An audience in the site's own words, with its source. */
export type AddressedAudience = { text: string; weight: number; quote: Quote };

const TOPIC = 'audience-cues';
const [HOME_FACTOR, PAGE_FACTOR] = [1, 0.6];
/** Weights of a heading "For X", a heading and a list item below "Who we serve", a sentence, "we help X" in a sentence. */
const [OPENED_WEIGHT, BELOW_WEIGHT, LISTED_WEIGHT, SENTENCE_WEIGHT, SERVED_WEIGHT] = [2.6, 2.4, 2.2, 2, 1.6];
const MAX_LISTED_WORDS = 6;
/** Words before "especially" that say no more than "everyone". */
const MAX_WORDS_OF_ALL = 4;

type Named = AddressedAudience & { isSure?: boolean };

/** Who is addressed: "For X", "Built for X", "our clients are X", "we help X", lists below "Who we serve". */
export function addressedAudiences(model: SiteModel): AddressedAudience[] {
  const found = new Map<string, AddressedAudience>();
  for (const [index, one] of model.pages.entries()) {
    if (FIRM_PAGES.has(one.page.type)) continue;
    const factor = index === 0 ? HOME_FACTOR : PAGE_FACTOR;
    const named = namedOnPage(one).flatMap(({ text: raw, weight, quote, isSure = false }) =>
      audiencesIn(raw, isSure).map((text) => ({ text, weight, quote })),
    );
    for (const { text, weight, quote } of [...named, ...askedOnPage(one)]) {
      const key = foldWords(text);
      const known = found.get(key);
      if (known) known.weight += (weight * factor) / 2;
      else found.set(key, { text, weight: weight * factor, quote });
    }
  }
  const sorted = [...found.values()].sort((a, b) => b.weight - a.weight);
  return sorted.filter((one, index) => !sorted.slice(0, index).some((stronger) => isWithin(one.text, stronger.text)));
}

function namedOnPage({ page, sections }: PageModel): Named[] {
  const description = { page, selector: 'meta[name="description"]', text: page.description ?? '' };
  const found: Named[] = inSentences(description);
  for (const section of sections) {
    const [own, above] = [kindOfSection(section), kindAbove(section)];
    if ([own, above].some((kind) => kind === 'proof' || kind === 'legal')) continue;
    const { heading, trail } = section;
    const isSure = [...trail.map((one) => one.heading), ...(own === 'audience' && heading ? [heading] : [])].some(asksWho);
    if (heading) {
      const quote = { page, selector: heading.selector, text: heading.text };
      const opened = phraseAfter(heading.text, 'opening');
      if (opened !== '') found.push({ text: opened, weight: OPENED_WEIGHT, quote });
      if (above === 'audience' && !looksLikePerson(heading.text, ''))
        found.push({ text: heading.text, weight: BELOW_WEIGHT, quote, isSure });
    }
    for (const { tag, text, selector } of section.blocks) {
      const quote = { page, selector, text };
      const isListed = own === 'audience' && tag === 'li' && countWords(text) <= MAX_LISTED_WORDS;
      found.push(...(isListed ? [{ text, weight: LISTED_WEIGHT, quote, isSure }] : inSentences(quote)));
    }
  }
  return found;
}

/** Whether a heading says in so many words that people are named below it: "Who we serve". */
const asksWho = ({ text }: { text: string }): boolean => hasTerm(text, 'section-headings', 'audience');

function inSentences(quote: Quote): Named[] {
  if (!hasTerm(quote.text, TOPIC)) return [];
  return splitSentences(quote.text).flatMap((sentence) => {
    const named = ['label', 'opening', 'clientele'].map((group) => phraseAfter(sentence, group)).find((phrase) => phrase !== '');
    if (named) return [{ text: named, weight: SENTENCE_WEIGHT, quote }];
    const served = phraseAfter(sentence, 'served');
    return served === '' ? [] : [{ text: served, weight: SERVED_WEIGHT, quote }];
  });
}

/** What follows the longest wording of a group; '' when the sentence has none. */
function phraseAfter(sentence: string, group: string): string {
  const hits = matchTerms(sentence, TOPIC, group);
  const [first] = hits;
  const end = Math.max(0, ...hits.filter(({ start }) => start === first?.start).map((hit) => hit.end));
  return first ? pointedPart(withoutColon(sentence.slice(end))) : '';
}

/** The people whom a phrase picks out of all: "families" in "everyone, but especially families"; else the phrase. */
function pointedPart(phrase: string): string {
  const hits = matchTerms(phrase, TOPIC, 'especially').filter(({ from }) => from <= MAX_WORDS_OF_ALL);
  const start = Math.min(...hits.map((hit) => hit.start));
  const end = Math.max(0, ...hits.filter((hit) => hit.start === start).map((hit) => hit.end));
  const isAll = hits.length > 0 && hasTerm(phrase.slice(0, start), TOPIC, 'not-audience');
  return isAll ? phrase.slice(end) : phrase;
}

/** Also a comma before a new clause or name: "For walkers, Muster offers ...". */
const PUNCTUATION = /[.;:!?()–—|•]|,\s+(?:\p{Lu}\p{Ll}|(?:we|so|with|this|our|it|you|which|who|from|without|wir|nous)\s)/gu;
const MAX_WORDS = 11;
const [MIN_LENGTH, MAX_LENGTH] = [3, 100];

/** The audiences that a phrase names: one, or after people by what they have in common those whom it goes on with. */
function audiencesIn(raw: string, isSure: boolean): string[] {
  const inCommon = inCommonIn(raw);
  const after = raw.slice(raw.toLowerCase().indexOf(inCommon.toLowerCase()) + inCommon.length);
  const named = inCommon === '' ? toAudience(raw, isSure) : after.startsWith(',') ? toAudience(after.slice(1).trimStart(), false) : '';
  return [inCommon, named].filter((text) => text !== '');
}

/** Marks that end a clause, and words of one that says what people have in common, at most. */
const CLAUSE_ENDS = ['.', ',', ';', ':', '!', '?', '(', ')', ' – ', ' — ', ' - ', '|', '•'];
const CLAUSE_WORDS = { min: 3, max: 14 };

/** "People who sit a lot", "Menschen, die viel sitzen": people by what they have in common, up to the end of the clause; '' for any other phrase. */
function inCommonIn(raw: string): string {
  const end = Math.max(0, ...matchTerms(raw, TOPIC, 'in-common').map((hit) => hit.end));
  if (end === 0) return '';
  const rest = raw.slice(end);
  const ends = CLAUSE_ENDS.map((mark) => rest.indexOf(mark)).filter((at) => at >= 0);
  const text = trimPunctuation(trimLabel(raw.slice(0, end + Math.min(rest.length, ...ends))));
  const words = countWords(text);
  const isVague = hasTerm(text, TOPIC, 'no-need') || hasTerm(text, 'voice', 'we') || hasTerm(text, 'voice', 'you');
  return words < CLAUSE_WORDS.min || words > CLAUSE_WORDS.max || isVague ? '' : upperFirst(text);
}

/** The phrase up to where the naming ends, capitalized; '' when it names no people (`isSure`: the heading above says that it does). */
function toAudience(raw: string, isSure: boolean): string {
  const clause = raw.slice(0, clauseEnd(raw));
  const end = matchTerms(clause, TOPIC, 'phrase-end').find(({ start }) => start > 0)?.start;
  const named = trimPunctuation(trimLabel(clause.slice(0, end)));
  const own = named.slice(matchTerms(named, TOPIC, 'own-article')[0]?.end ?? 0).trimStart();
  const text = withoutVagueEnd(own);
  if (countWords(text) > MAX_WORDS || text.length < MIN_LENGTH || text.length > MAX_LENGTH) return '';
  if (hasTerm(text, TOPIC, 'not-audience') || !(isSure || namesPeople(text))) return '';
  return upperFirst(text);
}

/** "Climbers & those" is climbers: what was said of those has been cut off. A phrase of such words alone stays, and names nobody. */
function withoutVagueEnd(phrase: string): string {
  const kept = phrase.slice(0, matchTerms(phrase, TOPIC, 'vague-end')[0]?.start).trimEnd();
  const words = kept.split(' ');
  const isJoined = words.length > 1 && AND_WORDS.has(words.at(-1)?.toLowerCase() ?? '');
  return kept === '' || !isJoined ? phrase : trimPunctuation(words.slice(0, -1).join(' '));
}

/** Where the naming ends: at punctuation, but not at a comma before more people, which start with a capital in German. */
function clauseEnd(raw: string): number | undefined {
  const isListed = (at: number) => raw.charAt(at) === ',' && matchTerms(raw.slice(at), 'people', 'group')[0]?.from === 0;
  return [...raw.matchAll(PUNCTUATION)].find(({ index }) => !isListed(index))?.index;
}

/** What may follow the people that a phrase names: their place, age, or more of them. Another noun makes it a thing: "kids’ menu". */
const FOLLOWS_PEOPLE = /^[\s,]*$|^,|^\s*[-&/+]|^\s\p{Ll}{1,5}(?:\s|$)|^\s\d/u;

function namesPeople(text: string): boolean {
  return matchTerms(text, 'people', 'group').some(({ end }) => isUnspaced(text) || FOLLOWS_PEOPLE.test(text.slice(end)));
}

/** Whether every word of a phrase is in another: "Teachers" in "Beekeepers and teachers". */
function isWithin(phrase: string, other: string): boolean {
  const words = new Set(splitWords(other));
  return splitWords(phrase).every((word) => words.has(word));
}
