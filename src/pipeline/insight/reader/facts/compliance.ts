import type { Claim } from '#contracts/evidence.ts';
import type { Heading, PageLink } from '#contracts/page.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { partsWithTerm } from '#lexicon/parts-with-term.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { makeClaim, notFound, numbered, type Quote } from '../../evidence.ts';
import { CONFIDENCE } from '../confidence/claim-confidence.ts';

/** What is reported, by group of terms. */
const NOTES: readonly (readonly [string, string])[] = [
  ['Privacy policy', 'privacy'],
  ['Terms of use or sale', 'terms'],
  ['Imprint or legal notice', 'imprint'],
  ['Cookie policy or consent', 'cookies'],
  ['Accessibility statement', 'accessibility'],
  ['Refund or returns policy', 'refunds'],
  ['Security disclosure', 'security'],
];

/** Compliance with law and good practice: which legal pages and notes the site has, by link texts and headings. */
export function findCompliance(model: SiteModel): Claim[] {
  const claims = NOTES.flatMap(([text, group]) => {
    const quote = firstNote(model, group);
    return quote ? [makeClaim({ text, kind: 'observed', confidence: CONFIDENCE.labeled, quotes: [quote] })] : [];
  });
  if (!claims.some((claim) => claim.text === 'Privacy policy'))
    claims.push(notFound('No privacy policy', 'links and headings of all pages read'));
  return numbered('compliance', claims);
}

const [MAX_HEADING_LENGTH, MAX_LINK_LENGTH] = [80, 60];

function firstNote(model: SiteModel, group: string): Quote | null {
  const notes = <Part extends Heading | PageLink>(parts: readonly Part[]) =>
    partsWithTerm(parts, 'compliance', group).filter(({ hidden }) => !hidden);
  for (const { page } of model.pages) {
    const heading = page.type === 'legal' ? notes(page.headings).find(({ text }) => text.length < MAX_HEADING_LENGTH) : undefined;
    if (heading) return { page, selector: heading.selector, text: heading.text };
    const link = notes(page.links).find(
      ({ text, href, internal }) => internal && text.length < MAX_LINK_LENGTH && hasTerm(`${href} ${text}`, 'compliance', 'legal-link'),
    );
    if (link) return { page, selector: link.selector, text: link.text };
  }
  return null;
}
