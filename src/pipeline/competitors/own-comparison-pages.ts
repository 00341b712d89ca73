import type { Evidence } from '#contracts/evidence.ts';
import type { Page } from '#contracts/page.ts';
import type { Site } from '#contracts/site.ts';
import { foldText } from '#text/normalize.ts';
import type { Candidate } from './candidate.ts';

const NAME = String.raw`([\p{Lu}\d][\p{L}\p{N}.&'’+-]*(?:\s+[\p{Lu}\d][\p{L}\p{N}.&'’+-]*){0,3})`;

/** Ways in which a heading or title names a competitor; group 1 (and 2) are the names. */
const PHRASES = [
  new RegExp(String.raw`^${NAME}\s+(?:vs\.?|versus|gegen)\s+${NAME}`, 'u'),
  new RegExp(
    String.raw`(?:vs\.?|versus|[Cc]ompared (?:to|with)|instead of|[Ss]witch(?:ing)? from|[Mm]igrat\w+ from|statt|im Vergleich zu|comparé à|frente a)\s+${NAME}`,
    'u',
  ),
  new RegExp(String.raw`(?:[Aa]lternatives?|Alternative)\s+(?:to|zu|à|a)\s+${NAME}`, 'u'),
  new RegExp(String.raw`^(?:The |Best |A )?(?:open.source )?${NAME}\s+[Aa]lternatives?\b`, 'u'),
];

/** One of these stands in every text that a phrase fits: most headings have none, and the phrases cost far more. */
const HINT = /vs|versus|gegen|ompared|instead|witch|igrat|statt|Vergleich|comparé|frente|lternative/;

/** Words that stand where a name could, but are none. */
const NOT_NAMES =
  /^(the|a|an|die|der|das|eine?|la|le|une?|our|your|us|others?|competitors?|competition|traditional|manual|diy|agenc(y|ies)|freelancers?|best|top|why|how|what|other|alternatives?|comparison|pricing|features?|home|open|free|new)$/i;

/** Competitors that a text names, without the site's own name. */
export function competitorsNamedIn(text: string, ownName: string): string[] {
  if (!HINT.test(text)) return [];
  const own = ownName.toLowerCase();
  const names = PHRASES.flatMap((phrase) => {
    const match = phrase.exec(foldText(text));
    return match ? [match[1], match[2]] : [];
  });
  return names
    .filter((name): name is string => name !== undefined)
    .map((name) => name.replace(/[.,:;!?'’-]+$/u, '').replace(/[’']s$/u, ''))
    .filter(
      (name) =>
        name.length >= 2 &&
        !NOT_NAMES.test(name) &&
        !own.includes(name.toLowerCase()) &&
        !(own.length > 2 && name.toLowerCase().includes(own)),
    );
}

function addressFor(page: Page, name: string): string {
  const wanted = name.toLowerCase();
  const link = page.links.find(
    (candidate) => !candidate.internal && /^https?:/.test(candidate.href) && candidate.text.toLowerCase().includes(wanted),
  );
  return link ? `${new URL(link.href).origin}/` : '';
}

function namedOn(page: Page, ownName: string): Candidate[] {
  const places: Evidence[] = [
    ...(page.title ? [{ url: page.url, selector: 'title', snippet: page.title }] : []),
    ...page.headings
      .filter((heading) => !heading.hidden)
      .map((heading) => ({ url: page.url, selector: heading.selector, snippet: heading.text })),
  ];
  return places.flatMap((evidence) =>
    competitorsNamedIn(evidence.snippet, ownName).map((name) => ({
      name,
      url: addressFor(page, name),
      foundVia: 'own-page' as const,
      reason: 'Your own site compares itself with it.',
      evidence: [evidence],
    })),
  );
}

/** Competitors that the site names itself on its "versus" and "alternative" pages, in reading order. */
export function ownComparisonCandidates(site: Site, ownName: string): Candidate[] {
  return site.pages.flatMap((page) => namedOn(page, ownName));
}
