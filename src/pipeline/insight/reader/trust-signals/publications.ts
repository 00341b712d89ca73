import { foldWords } from '#text/normalize.ts';
import { findByWords, quoteOf, speakingPages, type TrustFinder, type TrustFinding } from './trust-finding.ts';

const HEADING =
  /^(our |selected |recent |peer reviewed |scientific |key )?(publications?|papers|journal articles|veroffentlichungen|publikationen|publicaciones|publications scientifiques)$|研究業績|論文/;
const SAYING =
  /\bpeer[- ]reviewed\b|\bdoi\.org\/|\bdoi:\s?10\.|\bpublished in (the )?(journal|proceedings|nature|science|plos|frontiers)|\bauthor of ["“'‘]|\bpreprint\b/i;

/** Scientific papers and books: a section of publications, papers with a DOI, books by the people shown. */
export const findPublications: TrustFinder = (reading) => {
  const found: TrustFinding[] = [];
  for (const { page } of speakingPages(reading)) {
    const heading = page.headings.find((one) => !one.hidden && HEADING.test(foldWords(one.text)));
    if (heading)
      found.push({ trustKind: 'publications', text: heading.text, confidence: 0.75, quotes: [quoteOf(page, heading)], author: '' });
    const paper = page.links.find((link) => !link.hidden && /doi\.org\/10\./i.test(link.href) && link.text !== '');
    if (paper)
      found.push({
        trustKind: 'publications',
        text: paper.text.slice(0, 160),
        confidence: 0.75,
        quotes: [quoteOf(page, paper)],
        author: '',
      });
  }
  const pages = speakingPages(reading).filter((page) => page.page.type !== 'blog');
  return [...found, ...findByWords('publications', pages, SAYING, { except: /author of ["“'‘]/i, limit: 2, confidence: 0.6 })].slice(0, 4);
};
