import { hasTerm, matchTerms } from '#lexicon/match-terms.ts';
import { hasAny, startsWithCapital } from '#text/characters.ts';
import { makesSense } from '#text/noise.ts';
import { foldText, foldWords } from '#text/normalize.ts';
import { countWords, splitWords } from '#text/segment.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import type { Quote } from '../../evidence.ts';
import { titleParts } from '../name/name-parts.ts';

/**
 * What a site calls itself: "a bioinformatics company", "un cabinet d'avocats"; its own words. `plain`: they say how the business is, not
 * what it does ("a registered nonprofit").
 */
export type SelfDescription = { phrase: string; quote: Quote; from: 'sentence' | 'title'; plain: boolean };

/** Blocks of a page that are read for a self-description: later ones are about other things. */
const MAX_BLOCKS = 14;
const MAX_PHRASE_WORDS = 6;
const MAX_SKILL_WORDS = 5;
const TOPIC = 'self-descriptions';

/**
 * How the site describes itself, the clearest first: sentences that say what "we", "our company" or the named business
 * is, then what its home title says next to the name. Questions and quotations are left out.
 */
export function selfDescriptions(model: SiteModel, name: string): SelfDescription[] {
  const found: SelfDescription[] = [];
  const add = (phrase: string, quote: Quote, from: SelfDescription['from']) => {
    const folded = foldWords(phrase);
    const words = countWords(phrase);
    if (words === 0 || words > MAX_PHRASE_WORDS || phrase.length < 3 || folded === foldWords(name)) return;
    if (!makesSense(quote.text) || hasTerm(phrase, TOPIC, 'vague')) return;
    const plain = splitWords(phrase).every(isPlainAdjective);
    if (!found.some((other) => foldWords(other.phrase) === folded)) found.push({ phrase, quote, from, plain });
  };
  for (const [index, { page, content }] of model.pages.entries()) {
    if (index > 0 && page.type !== 'about') continue;
    const head = index === 0 ? [{ selector: 'meta[name="description"]', text: page.description ?? '' }] : [];
    for (const { selector, text } of [...head, ...content.slice(0, MAX_BLOCKS)]) {
      const phrases = [subjectPhrase(text, name), openingPhrase(text), index === 0 ? skill(text) : ''];
      for (const phrase of phrases) if (phrase !== '') add(phrase, { page, selector, text }, 'sentence');
    }
  }
  const home = model.home?.page;
  for (const part of home?.title ? titleParts(home.title) : []) {
    const isName = name !== '' && foldWords(part).includes(foldWords(name));
    if (home && !isName && !hasAny(part, '.!?')) add(phraseAt(part, 0), { page: home, selector: 'title', text: home.title ?? '' }, 'title');
  }
  return found;
}

/** The naming phrase at a position of a text: up to the next punctuation, or the words that say for whom, where, since when. */
export function phraseAt(text: string, start: number): string {
  const rest = text.slice(start).trimStart();
  const clause = /^[^,.;:!?()–—|•]*/u.exec(rest)?.[0] ?? '';
  const end = matchTerms(clause, TOPIC, 'phrase-end').find((hit) => hit.start > 0 && hit.end < clause.length);
  return foldText(clause.slice(0, end?.start));
}

/** What "we are a ..." or "<Name> is a ..." says; '' when the text has no such clause. */
function subjectPhrase(text: string, name: string): string {
  const key = foldWords(name);
  const startsClause = (at: number) => /(?:^|[.!?–—:;,])\s*$/u.test(text.slice(0, at));
  const isNamed = (at: number) => key.length >= 2 && foldWords(text.slice(0, at).replace(/\s?\([^)]{1,20}\)\s*$/, '')).endsWith(key);
  const hit =
    matchTerms(text, TOPIC, 'subject').find(({ start }) => startsClause(start)) ??
    matchTerms(text, TOPIC, 'is-a').find(({ start }) => isNamed(start));
  return hit ? phraseAt(text, hit.end) : '';
}

/** "A bakery in ..." at the start of a text, where the phrase names a trade. */
function openingPhrase(text: string): string {
  const [hit] = matchTerms(text, TOPIC, 'opening');
  const phrase = hit && startsWithCapital(text) ? phraseAt(text, hit.end) : '';
  return phrase !== '' && phrase.length < text.length - (hit?.end ?? 0) - 1 && namesTrade(phrase) ? phrase : '';
}

/** A business that calls itself skilled in something names its trade: "specialists in LED lighting". */
function skill(text: string): string {
  const [hit] = matchTerms(text, TOPIC, 'specialist');
  return hit ? phraseAt(text, hit.end).split(' ').slice(0, MAX_SKILL_WORDS).join(' ') : '';
}

/** Whether a phrase ends in a noun that makes it the name of a kind of business. */
export function namesTrade(phrase: string): boolean {
  return hasTerm(phrase, TOPIC, 'trade-noun');
}

/** Whether a word says how a business is, not what it does. */
export function isPlainAdjective(word: string): boolean {
  return hasTerm(word, TOPIC, 'praise');
}
