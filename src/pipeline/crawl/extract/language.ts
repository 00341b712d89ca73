import { type NgramTable, readNgramTable } from './ngram-table.ts';

// eld's own entry makes an object of each of its 49,553 groups of letters before it is asked anything: 0.15 s and 32 MB in every process. So
// its detector is taken without them and looks into its table as a text. Neither file is named in its package.json: its version is fixed.
type Detector = { detect(text: string): { language: string; isReliable(): boolean } };
type Parts = { createEld(): { instance: Detector; loadData(data: Record<string, unknown>): unknown } };

const entry = import.meta.resolve('eld/extrasmall');
const { createEld } = (await import(new URL('../languageDetector.js', entry).href)) as Parts;
let made: Detector | null = null;

function eld(): Detector {
  made ??= makeDetector(readNgramTable(new URL('../ngrams/extrasmall.js', entry)));
  return made;
}

function makeDetector({ type, languages, scoresOf }: NgramTable): Detector {
  const { instance, loadData } = createEld();
  const ngrams = new Proxy({}, { get: (_, ngram) => (typeof ngram === 'string' ? scoresOf(ngram) : undefined) });
  loadData({ type, languages, ngrams });
  return instance;
}

/** Fewer letters than this say too little: names and menus are guessed wrong. */
const MIN_LETTERS = 60;
/** More text does not change the answer, only the time. */
const MAX_SAMPLE = 600;

/** ISO 639-1 code of the language a text is written in; null when it is too short or the guess is not reliable. */
export function detectLanguage(text: string): string | null {
  const sample = text.slice(0, MAX_SAMPLE).toWellFormed();
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
  const found = eld().detect(sample);
  return found.language !== '' && found.isReliable() ? found.language : null;
}
