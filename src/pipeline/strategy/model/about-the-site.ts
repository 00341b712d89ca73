import type { StrategistAnswer } from '#contracts/strategist-answer.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { splitSentences } from '#text/segment.ts';
import type { Reading } from '../read-site.ts';

/** Fields of an answer that are advice to owner and builder. Copy and quotes are left as they are. */
const ADVICE = new Set(
  'aim why how reason note layout question untilThen direction voice type imagery signature avoid acceptance'.split(' '),
);

/** Fields with words of the site, and how the question begins its lines: `# Prices`. */
const QUOTES = new Set(['quote', 'hides']);
const LINE_MARK = /^(?:#\s+|(?:title|description): )/u;

/** The question calls what it knows of the site so. */
const MATERIAL = /\b(the) (?:supplied |given )?material\b/giu;
const SITE = "today's site";

/** Whether a sentence waits for the address of a profile that is known. */
function awaitsKnown(sentence: string, { profile }: Pick<Reading, 'profile'>): boolean {
  const is = (group: string) => hasTerm(sentence, 'question-words', group);
  const words = sentence.toLowerCase();
  return is('owner-gives') && is('a-link') && profile.socialHandles.some(({ platform, url }) => url !== '' && words.includes(platform));
}

/** Advice without sentences about the question: what was cut there, what was planned there. */
function toReaders(text: string, reading: Pick<Reading, 'profile'>): string {
  const named = text.replace(MATERIAL, (_all, article: string) => (article === 'The' ? "Today's site" : SITE));
  const isOurs = (sentence: string) => ['cut', 'plan'].some((group) => hasTerm(sentence, 'question-words', group));
  const sentences = splitSentences(named);
  const kept = sentences.filter((sentence) => !isOurs(sentence) && !awaitsKnown(sentence, reading));
  return kept.length === sentences.length ? named : kept.join(' ');
}

/** An answer whose advice speaks of the site alone: who reads it has never seen the question, and what was cut in it is on the page. Quotes are without the marks of its lines. */
export function aboutTheSite(answer: StrategistAnswer, reading: Pick<Reading, 'profile'>): StrategistAnswer {
  const read = (text: string, key: string) => {
    if (QUOTES.has(key)) return text.replace(LINE_MARK, '');
    return ADVICE.has(key) ? toReaders(text, reading) : text;
  };
  const walk = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return read(value, key);
    if (Array.isArray(value)) return value.map((entry) => walk(entry, key));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, walk(entry, name)]));
  };
  return walk(answer, '') as StrategistAnswer;
}
