import type { Claim } from '#contracts/evidence.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
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
    claims.push(notFound('Privacy policy', 'links and headings of all pages read'));
  return numbered('compliance', claims);
}

const [MAX_HEADING_LENGTH, MAX_LINK_LENGTH] = [80, 60];

function firstNote(model: SiteModel, group: string): Quote | null {
  const isNote = (text: string, max: number) => text.length < max && hasTerm(text, 'compliance', group);
  for (const { page } of model.pages) {
    const heading = page.type === 'legal' ? page.headings.find((one) => !one.hidden && isNote(one.text, MAX_HEADING_LENGTH)) : undefined;
    if (heading) return { page, selector: heading.selector, text: heading.text };
    const link = page.links.find(
      (one) =>
        !one.hidden && one.internal && isNote(one.text, MAX_LINK_LENGTH) && hasTerm(`${one.href} ${one.text}`, 'compliance', 'legal-link'),
    );
    if (link) return { page, selector: link.selector, text: link.text };
  }
  return null;
}
