import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { fastPath } from './fast-path.ts';
import { readNgramTable } from './ngram-table.ts';

/** The part of eld's interface that is used. */
export type LanguageDetector = { detect(text: string): { language: string; isReliable(): boolean } };
type DetectorFile = { createEld(): { instance: LanguageDetector; loadData(data: Record<string, unknown>): unknown } };

const load = createRequire(import.meta.url);

/**
 * eld's detector with its smallest table. eld's own entry makes an object of each of the table's 49,553 n-grams before it is asked
 * anything (0.15 s and 32 MB in every process); the fast path takes the detector without them and looks n-grams up in the file's text.
 */
export function createLanguageDetector(): LanguageDetector {
  const entry = import.meta.resolve('eld/extrasmall');
  if (!fastPath.enabled) return (load(fileURLToPath(entry)) as { eld: LanguageDetector }).eld;
  const { createEld } = load(fileURLToPath(new URL('../languageDetector.js', entry))) as DetectorFile;
  const { type, languages, scoresOf } = readNgramTable(new URL('../ngrams/extrasmall.js', entry));
  const { instance, loadData } = createEld();
  const ngrams = new Proxy({}, { get: (_, ngram) => (typeof ngram === 'string' ? scoresOf(ngram) : undefined) });
  loadData({ type, languages, ngrams });
  return instance;
}
