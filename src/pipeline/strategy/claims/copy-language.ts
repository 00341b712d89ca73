import type { Evidence } from '#contracts/evidence.ts';
import type { Page } from '#contracts/page.ts';
import { detectLanguage } from '../../crawl/extract/language.ts';
import type { Reading } from '../read-site.ts';

const codeOf = ({ detectedLanguage, lang }: Page): string => (detectedLanguage ?? lang ?? '').slice(0, 2).toLowerCase();

/**
 * Whether words suit the copy of the home page by their language: false only where every page that has them is known to be in another one, and the
 * words do not read as the copy's. On a site whose home page is in another language than its copy nothing is sure.
 */
export function suitsCopyLanguage(text: string, evidence: readonly Evidence[], { site, home, language }: Reading): boolean {
  if (codeOf(home.page) !== language) return true;
  const codes = evidence.map(({ url }) => site.pages.find((page) => page.url === url)).map((page) => (page ? codeOf(page) : ''));
  const isForeign = codes.length > 0 && codes.every((code) => code !== '' && code !== language);
  return !isForeign || detectLanguage(text) === language;
}
