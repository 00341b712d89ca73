import { comparable } from '#text/words.ts';
import type { PageReading, Reading } from '../read-site.ts';

/** A page with at least so many characters that no other page has is worth its address. Design default. */
const OWN_TEXT = 120;

const textsOf = ({ sections }: Pick<PageReading, 'sections'>): string[] =>
  sections.flatMap(({ heading, blocks }) => [heading?.text ?? '', ...blocks.map(({ text }) => text)]).map(comparable);

/**
 * Finds the pages that say something no other page says. People, search engines and printed matter lead to them, so that their addresses stay
 * whatever a strategist thinks of their text.
 */
export function pagesWithOwnText({ pages }: Pick<Reading, 'pages'>): ReadonlySet<string> {
  const texts = new Map(pages.map((page) => [page, textsOf(page)]));
  const found = new Map<string, Set<string>>();
  for (const [{ path }, said] of texts)
    for (const text of said) {
      const paths = found.get(text) ?? new Set();
      found.set(text, paths.add(path));
    }
  const own = (page: PageReading) =>
    (texts.get(page) ?? []).filter((text) => found.get(text)?.size === 1).reduce((sum, text) => sum + text.length, 0);
  return new Set(pages.filter((page) => own(page) >= OWN_TEXT).map(({ path }) => path));
}
