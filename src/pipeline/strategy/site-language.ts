import words from './site-words.json' with { type: 'json' };

/** The few words of ours that visitors see: conjunctions between the site's own words, what a form says after it was sent, and `call` before a number. */
type SiteWords = { and: string; thanks: string; failed: string; contact: string; call: string };

const WORDS: Record<string, SiteWords> = words;

/** Words of ours in the language of the copy; English where we have none. */
export function siteWords(language: string): SiteWords {
  return WORDS[language === 'nb' || language === 'nn' ? 'no' : language] ?? (WORDS.en as SiteWords);
}

/** Joins the site's own phrases into one list in its language: `a, b und c`. */
export function joinPhrases(phrases: readonly string[], language: string): string {
  if (language === 'ja') return phrases.join('・');
  if (phrases.length < 2) return phrases.join('');
  return `${phrases.slice(0, -1).join(', ')} ${siteWords(language).and} ${phrases.at(-1)}`;
}
