import type { Page } from '#contracts/page.ts';

type Spoken = Pick<Page, 'detectedLanguage' | 'lang'>;

/**
 * ISO 639-1 codes of the languages of a site's pages, that of most pages first, that of an earlier page on a tie. What the text
 * of a page says outranks its `lang`; a page whose text says nothing counts as the pages with the same `lang` are written.
 */
export function listLanguages(pages: readonly Spoken[]): string[] {
  const byAttribute = Map.groupBy(pages, declaredLanguage);
  const written = new Map([...byAttribute].map(([declared, same]) => [declared, mostFirst(same.map(detected))[0] ?? declared]));
  return mostFirst(pages.map((page) => detected(page) || (written.get(declaredLanguage(page)) ?? '')));
}

const detected = (page: Spoken): string => page.detectedLanguage ?? '';

const declaredLanguage = ({ lang }: Spoken): string => /^[a-z]{2}(?=$|[-_])/i.exec(lang ?? '')?.[0].toLowerCase() ?? '';

/** The codes by how often they occur; the sort is stable, so the first of equals stays first. */
function mostFirst(codes: readonly string[]): string[] {
  const groups = Map.groupBy(
    codes.filter((code) => code !== ''),
    (code) => code,
  );
  return [...groups].toSorted((a, b) => b[1].length - a[1].length).map(([code]) => code);
}
