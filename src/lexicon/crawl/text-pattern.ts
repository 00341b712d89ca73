import { escapePattern } from '#text/characters.ts';

const SYMBOLS: Record<string, string> = { '*': '[^/]+', '**': '.*', '#': '[\\d.]+', '[': '(?:', ']': ')?', '^': '^', $: '$' };

/**
 * Compiles patterns for URLs, file names and headers; a text matches when one of them occurs in it, whatever the case. Syntax: `*` one
 * or more characters other than a slash, `**` any characters, `#` a number or version, `[x]` optional, `^` and `$` start and end of
 * the text, a backslash before a character that has no such meaning here.
 */
export function compilePatterns(patterns: readonly string[]): RegExp {
  const sources = patterns.map((pattern) =>
    pattern.replace(/\\(.)|\*\*|[*#[\]^$]|[^\\*#[\]^$]+/g, (part, escaped?: string) => SYMBOLS[part] ?? escapePattern(escaped ?? part)),
  );
  return new RegExp(sources.join('|'), 'i');
}

/** Source of a regular expression for any of some words, for use inside a larger shape. The first that fits counts. */
export function anyOf(words: readonly string[]): string {
  return `(?:${words.map((word) => escapePattern(word)).join('|')})`;
}
