/**
 * Cue phrases by leaf id: `[strong, supporting]`, each a list separated by `|`. A strong phrase nearly names the trade,
 * a supporting one is merely common there. A closing `*` matches any ending, a leading `*` the end of a compound word
 * (`*verein`); phrases match whole words, a plural ending aside. Case and accents do not matter. Japanese phrases match
 * anywhere in the text.
 */
export type CueTable = Record<string, readonly [strong: string, supporting: string]>;
