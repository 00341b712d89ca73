import type { Evidence } from '#contracts/evidence.ts';
import type { Page } from '#contracts/page.ts';
import type { Site } from '#contracts/site.ts';
import topic from '#lexicon/comparison-phrases.json' with { type: 'json' };
import { createMatcher } from '#lexicon/term-trie.ts';
import { termsOf } from '#lexicon/topic.ts';
import { dropEnd } from '#text/edges.ts';
import { foldText } from '#text/normalize.ts';
import { isWebUrl } from '../crawl/url-key.ts';
import type { Candidate } from './candidate.ts';

/** A name: up to four capitalized words in a row. */
const NAME = String.raw`[\p{Lu}\d][\p{L}\p{N}.&'’+-]*(?:\s+[\p{Lu}\d][\p{L}\p{N}.&'’+-]*){0,3}`;
const NAME_AFTER = new RegExp(String.raw`^\.?\s+(${NAME})`, 'u');
/** A name that fills the text before a phrase, an opening such as "Best open-source" aside. */
const NAME_BEFORE = new RegExp(String.raw`^(?:The |Best |A )?(?:open.source )?(${NAME})\s+$`, 'u');

/** Every heading of the site is searched for these terms alone. */
const findPhrases = createMatcher(termsOf([topic]));

/** The competitors that a heading or title names ("X vs Y", "Alternative to X"), without the site's own name. */
export function competitorsNamedIn(text: string, ownName: string): string[] {
  const folded = foldText(text);
  const own = ownName.toLowerCase();
  const names = findPhrases(folded).hits.flatMap(({ group, start, end }) => {
    const before = group === 'between-names' || group === 'after-name' ? NAME_BEFORE.exec(folded.slice(0, start))?.[1] : undefined;
    const after = group === 'between-names' || group === 'before-name' ? NAME_AFTER.exec(folded.slice(end))?.[1] : undefined;
    return [before ?? '', after ?? ''];
  });
  return names
    .map((name) => withoutPossessive(dropEnd(name, ".,:;!?'’-")))
    .filter((name) => name.length >= 2 && !findPhrases(name).hits.some(({ group }) => group === 'no-name'))
    .filter((name) => !own.includes(name.toLowerCase()) && !(own.length > 2 && name.toLowerCase().includes(own)));
}

const withoutPossessive = (name: string) => (name.endsWith('’s') || name.endsWith("'s") ? name.slice(0, -2) : name);

/** Home page of the competitor, where the page links to it by name; else ''. */
function findUrl(page: Page, name: string): string {
  const wanted = name.toLowerCase();
  const link = page.links.find(({ internal, href, text }) => !internal && isWebUrl(href) && text.toLowerCase().includes(wanted));
  return link ? `${new URL(link.href).origin}/` : '';
}

/** Competitors that the site itself names on its "versus" and "alternative" pages, in reading order. */
export function ownComparisonCandidates(site: Site, ownName: string): Candidate[] {
  return site.pages.flatMap((page) =>
    titleAndHeadings(page).flatMap((evidence) =>
      competitorsNamedIn(evidence.snippet, ownName).map((name) => ({
        ...{ name, url: findUrl(page, name), foundVia: 'own-page' as const },
        reason: 'Your own site compares itself with it.',
        evidence: [evidence],
      })),
    ),
  );
}

/** The title and the visible headings of a page as evidence. */
export function titleAndHeadings({ url, title, headings }: Page): Evidence[] {
  const shown = headings
    .filter(({ hidden, text }) => !hidden && text !== '')
    .map(({ selector, text }) => ({ url, selector, snippet: text }));
  return title ? [{ url, selector: 'title', snippet: title }, ...shown] : shown;
}
