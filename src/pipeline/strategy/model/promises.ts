import { hasTerm, matchTerms } from '#lexicon/match-terms.ts';
import { dropEnd } from '#text/edges.ts';

/** An English superlative. */
const SUPERLATIVE = /\b\p{L}{3,}est\b/giu;

export type Promised = { words: string; stem: string };

/**
 * Words that promise or rank: a superlative, a guarantee or a certificate is a claim of fact. By the words of the text's own language: what
 * ranks in one may be an ordinary word of another. `stem`: the beginning that the forms of a word share; '' for a word of one form.
 */
export function promisesIn(text: string, language: string): Promised[] {
  const superlatives = language === 'en' ? (text.match(SUPERLATIVE) ?? []) : [];
  const harmless = matchTerms(text, 'claims-of-fact', 'no-superlative');
  const promises = matchTerms(text, 'claims-of-fact', 'promise').filter(
    (hit) =>
      (hit.language === language || hit.language === 'any') && !harmless.some((other) => other.start < hit.end && hit.start < other.end),
  );
  return [
    ...superlatives.filter((word) => !hasTerm(word, 'claims-of-fact', 'no-superlative')).map((words) => ({ words, stem: '' })),
    ...promises.map(({ start, end, term }) => ({ words: text.slice(start, end), stem: term.endsWith('*') ? dropEnd(term, '*') : '' })),
  ];
}
