import { partsWithTerm } from '#lexicon/parts-with-term.ts';
import { CONFIDENCE } from '../confidence/claim-confidence.ts';
import { findByTerms, quoteOf, speakingPages, type TrustFinder, type TrustFinding } from './trust-finding.ts';

const DOI = /doi\.org\/10\.|doi:\s?10\./i;

/** Scientific papers: a section of publications, papers with a DOI, peer-reviewed work. */
export const findPublications: TrustFinder = (model) => {
  const found: TrustFinding[] = [];
  const add = (text: string, quote: ReturnType<typeof quoteOf>) =>
    found.push({ trustKind: 'publications', text, confidence: CONFIDENCE.labeled, quotes: [quote] });
  for (const { page } of speakingPages(model)) {
    const heading = partsWithTerm(page.headings, 'trust-signals', 'publications-heading').find(({ hidden }) => !hidden);
    if (heading) add(heading.text, quoteOf(page, heading));
    const paper = page.links.find((link) => !link.hidden && DOI.test(link.href) && link.text !== '');
    if (paper) add(paper.text.slice(0, 160), quoteOf(page, paper));
  }
  const pages = speakingPages(model, ['blog']);
  return [...found, ...findByTerms('publications', pages, 'publications', { limit: 2, confidence: CONFIDENCE.mentioned })].slice(0, 4);
};
