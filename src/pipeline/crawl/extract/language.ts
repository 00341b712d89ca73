import { createLanguageDetector, type LanguageDetector } from './fast-path/language-detector.ts';

let detector: LanguageDetector | null = null;

/** Fewer letters than this say too little: names and menus are guessed wrong. */
const MIN_LETTERS = 60;
/** More text changes nothing but the time. */
const MAX_SAMPLE = 600;

/**
 * ISO 639-1 code of the language a text is written in; null when it is too short or no guess is reliable. Of a long text the
 * middle, start and end are read until two agree; else the middle counts, as a page often starts with words of its template.
 */
export function detectLanguage(text: string): string | null {
  const last = Math.max(0, text.length - MAX_SAMPLE);
  const starts = new Set([Math.floor(last / 2), 0, last].filter((start) => start === 0 || last >= MAX_SAMPLE));
  const found: string[] = [];
  for (const start of starts) {
    const code = detectSample(text.slice(start, start + MAX_SAMPLE).toWellFormed());
    if (code !== null && found.includes(code)) return code;
    if (code !== null) found.push(code);
  }
  return found[0] ?? null;
}

function detectSample(sample: string): string | null {
  let kana = 0;
  let letters = 0;
  for (let index = 0; index < sample.length; index += 1) {
    const code = sample.charCodeAt(index);
    if (code >= 0x3040 && code <= 0x30ff) kana += 1;
    if ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a) letters += 1;
    else if (code >= 0xc0 && (code < 0x2000 || code > 0x303f)) letters += 1;
  }
  if (kana >= 10 && kana * 8 > sample.length) return 'ja';
  if (letters < MIN_LETTERS) return null;
  detector ??= createLanguageDetector();
  const found = detector.detect(sample);
  return found.language !== '' && found.isReliable() ? found.language : null;
}
