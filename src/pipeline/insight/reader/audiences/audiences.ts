import type { Claim } from '#contracts/evidence.ts';
import { type Industry, industryAudiences } from '#lexicon/industries/industries.ts';
import { createMatcher, type Match } from '#lexicon/term-trie.ts';
import { termsOf } from '#lexicon/topic.ts';
import { foldWords } from '#text/normalize.ts';
import { isUnspaced } from '#text/segment.ts';
import { makeClaim, numbered, type Quote } from '../../evidence.ts';
import type { Reading } from '../../reading.ts';
import { addressedAudiences } from './addressed-audiences.ts';
import { AUDIENCE_GROUPS, type AudienceGroup } from './audience-words.ts';

const MAX_AUDIENCES = 7;
/** Least sum of mentions for a group to be named. */
const MIN_SCORE = 2.2;

/** Audiences in the site's own words, at most. */
const MAX_ADDRESSED = 4;

/** Words before a group that show it is spoken to, not merely mentioned (compared form). */
const ADDRESS =
  /(?:\b(?:for|help|helps|helping|support|supports|supporting|serve|serves|serving|empower\w*|connects?|connecting|with|bring\w*|invite\w*|enable[sd]?|teach\w*|train\w*|whether you are|are you|if you are|designed|built|made|perfect|ideal|welcome|aimed at|tailored to|our|fur|pour|para|hilft|unterstutz\w+|begleite\w+|accompagn\w+|ayuda\w*|acompan\w+|an|aux?|a las?|a los|dirigid\w+)(?: \w+){0,3}) $/;

type Pattern = { group: AudienceGroup; pattern: RegExp | null; signs: string[] };
const PATTERNS: readonly Pattern[] = AUDIENCE_GROUPS.map(toPattern);

function toPattern(group: AudienceGroup): Pattern {
  const parts = group.words.split('|').map((part) => part.trim());
  const signs = parts.filter(isUnspaced);
  const words = parts
    .filter((part) => !isUnspaced(part))
    .map((part) => foldWords(part.replace(/\*/g, '')).concat(part.endsWith('*') ? '\\w*' : ''));
  return { group, pattern: words.length > 0 ? new RegExp(`\\b(?:${words.join('|')})\\b`, 'g') : null, signs };
}

/** Groups by the first letters of the words that name them: most texts name none, and are not searched for any. */
const START_LENGTH = 3;
const BY_START = groupsByStart();

function groupsByStart(): Map<string, Set<Pattern>> {
  const starts = new Map<string, Set<Pattern>>();
  for (const pattern of PATTERNS) {
    for (const part of pattern.group.words.split('|')) {
      const start = foldWords(part.replace(/\*/g, '')).slice(0, START_LENGTH).split(' ')[0] ?? '';
      starts.set(start, (starts.get(start) ?? new Set()).add(pattern));
    }
  }
  return starts;
}

const NO_PATTERNS: ReadonlySet<Pattern> = new Set();

/** Groups that a word may name, by word, as words repeat. Emptied when full. */
const knownWords = new Map<string, ReadonlySet<Pattern>>();
const MAX_KNOWN_WORDS = 20_000;

function patternsOfWord(word: string): ReadonlySet<Pattern> {
  const known = knownWords.get(word);
  if (known) return known;
  const found = BY_START.get(word.slice(0, START_LENGTH)) ?? NO_PATTERNS;
  if (knownWords.size >= MAX_KNOWN_WORDS) knownWords.clear();
  knownWords.set(word, found);
  return found;
}

const NONE: readonly Pattern[] = [];

function patternsFor(folded: string, text: string): readonly Pattern[] {
  const wanted = new Set<Pattern>();
  for (const word of folded.split(' ')) {
    const patterns = patternsOfWord(word);
    if (patterns !== NO_PATTERNS) for (const pattern of patterns) wanted.add(pattern);
  }
  if (wanted.size === 0 && !isUnspaced(text)) return NONE;
  return PATTERNS.filter((pattern) => wanted.has(pattern) || (pattern.signs.length > 0 && isUnspaced(text)));
}

type Found = { score: number; addressed: number; quotes: { quote: Quote; word: string; value: number }[] };

/**
 * Whom the site speaks to, strongest first: groups named in the texts (those spoken to count three times), then the
 * groups that the category serves by its nature, marked `inferred`.
 */
export function findAudiences(reading: Reading, leaf: Industry | null, industryQuotes: readonly Quote[]): Claim[] {
  const addressed = addressedAudiences(reading)
    .slice(0, MAX_ADDRESSED)
    .map(({ text, weight, quote }) =>
      makeClaim({ text, kind: 'observed', confidence: Math.min(0.9, 0.55 + weight / 12), quotes: [quote], around: text }),
    );
  const spoken = addressed.map((claim) => foldWords(claim.text)).join(' | ');
  const grouped = [...countGroups(reading)]
    .filter(([group, entry]) => entry.score >= MIN_SCORE && (!group.common || entry.addressed >= 1))
    .filter(([group]) => !isNamedIn(group, spoken))
    .sort((a, b) => b[1].score - a[1].score)
    .slice(0, MAX_AUDIENCES - 2 - addressed.length)
    .map(([group, entry]) => toClaim(group, entry));
  const named = [...addressed, ...grouped];
  const inferred = leaf ? inferAudiences(reading, leaf, industryQuotes, named) : [];
  return numbered('audience', [...named.slice(0, MAX_AUDIENCES - Math.min(inferred.length, 3)), ...inferred].slice(0, MAX_AUDIENCES));
}

/** Whether a group is already said in the site's own words. */
function isNamedIn(group: AudienceGroup, spoken: string): boolean {
  const pattern = PATTERNS.find((one) => one.group === group)?.pattern;
  if (!pattern) return false;
  pattern.lastIndex = 0;
  return pattern.test(spoken);
}

/** A text that may name groups; `isEntry` is true of an entry of the menu. */
type Mention = { quote: Quote; weight: number; isEntry?: boolean };

function countGroups(reading: Reading): Map<AudienceGroup, Found> {
  const found = new Map<AudienceGroup, Found>();
  const seen = new Set<string>();
  for (const [index, page] of reading.pages.entries()) {
    if (page.page.type === 'legal' || page.page.type === 'article' || page.page.type === 'login') continue;
    const base = index === 0 ? 1 : page.page.type === 'blog' || page.page.type === 'docs' ? 0.2 : 0.6;
    const texts: Mention[] = [
      { quote: { page: page.page, selector: 'title', text: page.page.title ?? '' }, weight: base * 2 },
      { quote: { page: page.page, selector: 'meta[name="description"]', text: page.page.description ?? '' }, weight: base * 2 },
      ...page.content.map((block) => ({
        quote: { page: page.page, selector: block.selector, text: block.text },
        weight: /^h[1-6]$/.test(block.tag) ? base * 1.6 : base,
      })),
      ...(index === 0
        ? page.page.links
            .filter((link) => link.internal && !link.hidden && link.region !== 'main')
            .map((link) => ({ quote: { page: page.page, selector: link.selector, text: link.text }, weight: 1.5, isEntry: true }))
        : []),
    ];
    for (const mention of texts) {
      const folded = foldWords(mention.quote.text);
      if (folded === '' || seen.has(folded)) continue;
      seen.add(folded);
      countIn(folded, mention, found);
    }
  }
  return found;
}

/** Menu entries such as "Sponsors" and "Team" name people that are shown, not spoken to. */
const SHOWN_GROUPS = /^(Sponsors|Teams|Contributors|Gamers)/;

/** The group that a whole menu entry names ("For companies", "Familien"): menus sort by visitor. */
export function groupOfEntry(text: string): string | null {
  const folded = foldWords(text).replace(/^(for|fur|pour|para|ihr|our|unsere|nos|nuestros) /, '');
  const group = patternsFor(folded, text).find(({ group, pattern, signs }) => {
    if (SHOWN_GROUPS.test(group.label)) return false;
    if (signs.includes(text.trim())) return true;
    if (!pattern) return false;
    pattern.lastIndex = 0;
    return pattern.exec(folded)?.[0] === folded;
  });
  return group?.group.label ?? null;
}

function countIn(folded: string, { quote, weight, isEntry = false }: Mention, found: Map<AudienceGroup, Found>): void {
  for (const { group, pattern, signs } of patternsFor(folded, quote.text)) {
    let value = 0;
    let addressed = 0;
    let word = '';
    if (pattern) {
      pattern.lastIndex = 0;
      for (let match = pattern.exec(folded); match; match = pattern.exec(folded)) {
        const before = folded.slice(Math.max(0, match.index - 60), match.index);
        const spokenTo = ADDRESS.test(before) || (isEntry && match[0] === folded && !SHOWN_GROUPS.test(group.label));
        value += weight * (spokenTo ? 3 : 1);
        if (spokenTo) addressed += 1;
        word ||= match[0];
        if (match[0] === '') break;
      }
    }
    const sign = signs.find((one) => quote.text.includes(one));
    if (sign) {
      value += weight * 2;
      addressed += 1;
      word ||= sign;
    }
    if (value === 0) continue;
    const entry = found.get(group) ?? { score: 0, addressed: 0, quotes: [] };
    entry.score += Math.min(value, 6 * weight);
    entry.addressed += addressed;
    entry.quotes.push({ quote, word, value });
    found.set(group, entry);
  }
}

function toClaim(group: AudienceGroup, entry: Found): Claim {
  const quotes = entry.quotes.sort((a, b) => b.value - a.value).slice(0, 3);
  const word = quotes[0]?.word ?? '';
  const original = word !== '' && !foldWords(group.label).includes(word) && !group.words.startsWith(word) ? ` (${word})` : '';
  const confidence = Math.min(0.92, 0.4 + entry.score / 30 + (entry.addressed > 0 ? 0.1 : 0));
  return makeClaim({ text: group.label + original, kind: 'observed', confidence, quotes: quotes.map((one) => one.quote) });
}

function inferAudiences(reading: Reading, leaf: Industry, industryQuotes: readonly Quote[], named: readonly Claim[]): Claim[] {
  const claims: Claim[] = [];
  for (const { label, when } of industryAudiences(leaf)) {
    const words = new Set(
      foldWords(label)
        .split(' ')
        .filter((word) => word.length > 4),
    );
    const isKnown = named.some((claim) => {
      const said = foldWords(claim.text).split(' ');
      return said.filter((word) => words.has(word)).length >= Math.min(2, words.size);
    });
    if (isKnown) continue;
    const quote = when ? firstQuote(reading, createMatcher(termsOf([{ topic: label, about: '', terms: when }]))) : industryQuotes[0];
    if (when && !quote) continue;
    claims.push(makeClaim({ text: label, kind: 'inferred', confidence: when ? 0.5 : 0.55, quotes: quote ? [quote] : [], around: '' }));
  }
  return claims;
}

/** The first block in which one of the terms is found. */
function firstQuote(reading: Reading, match: (text: string) => Match): Quote | undefined {
  for (const page of reading.pages) {
    if (page.page.type === 'legal') continue;
    for (const { selector, text } of page.content) {
      const [hit] = match(text).hits;
      // Cut near the word, so that the snippet shows it.
      if (hit) return { page: page.page, selector, text: text.length > 300 ? windowAround(text, hit.start) : text };
    }
  }
  return undefined;
}

function windowAround(text: string, at: number): string {
  const start = at < 120 ? 0 : Math.max(0, text.indexOf(' ', at - 120) + 1);
  return text.slice(start, start + 290);
}
