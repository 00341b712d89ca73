import { hasTerm } from '#lexicon/match-terms.ts';
import { partsWithTerm } from '#lexicon/parts-with-term.ts';
import { splitWords } from '#text/segment.ts';
import type { PageModel } from '../../../site-model/page-model.ts';
import type { Section } from '../../../site-model/sections.ts';
import { CONFIDENCE } from '../confidence/claim-confidence.ts';
import { shownBelow } from './shown-below.ts';
import { quoteOf, speakingPages, type TrustFinder, type TrustFinding } from './trust-finding.ts';

const MAX_HEADING_WORDS = 8;
/** Blocks shorter than this are labels, not pieces of work. */
const MIN_PIECE_LENGTH = 25;
/** The least number of pieces of work that show something. */
const MIN_PIECES = 2;
const LOGO_SOURCES = ['client', 'customer', 'logo', 'brand', 'partner'];
const namesLogo = (text: string) => LOGO_SOURCES.some((word) => text.toLowerCase().includes(word));

/** Work shown as proof: case studies and portfolios with at least two pieces; logos or names of clients. */
export const findPortfolio: TrustFinder = (model) => {
  const pages = speakingPages(model);
  const found = pages.flatMap((one) => [...titledPage(one), ...sectionsOfWork(one), ...stories(one)]);
  const hasStudies = found.some(({ trustKind }) => trustKind === 'case-studies');
  return [...found, ...(hasStudies ? [] : pages.flatMap(linkedStudies).slice(0, 1))].slice(0, 5);
};

const isAboutWork = (text: string) => hasTerm(text, 'trust-signals', 'case-studies-heading');

function titledPage({ page }: PageModel): TrustFinding[] {
  const title = page.headings.find((heading) => !heading.hidden && heading.text !== '');
  if (page.type !== 'case-studies' || !title) return [];
  const isTitled = isAboutWork(title.text) || hasTerm(`${page.path} ${title.text}`, 'trust-signals', 'case-studies-page');
  const { headings, lines, images } = shownBelow(page, title);
  const pieces = headings.length >= MIN_PIECES ? headings.length : images.length;
  if (!isTitled || (pieces < MIN_PIECES && lines.filter(({ text }) => text.length > MIN_PIECE_LENGTH).length < MIN_PIECES)) return [];
  return [{ trustKind: 'case-studies', text: title.text, confidence: CONFIDENCE.labeled, quotes: [quoteOf(page, title)] }];
}

function sectionsOfWork({ page, sections }: PageModel): TrustFinding[] {
  return sections.flatMap((section, index): TrustFinding[] => {
    const { heading } = section;
    if (!heading || splitWords(heading.text).length > MAX_HEADING_WORDS) return [];
    const below = sections.slice(index + 1).filter((other) => other.trail.some((one) => one.heading.selector === heading.selector));
    const pieces =
      below.length > 0
        ? below.filter(({ blocks }) => blocks.length > 0).length
        : section.blocks.filter((block) => block.text.length > MIN_PIECE_LENGTH).length;
    if (isAboutWork(heading.text) && pieces >= MIN_PIECES) {
      const shown = below.slice(0, 2).flatMap((other) => (other.heading ? [quoteOf(page, other.heading)] : []));
      const text = `${heading.text}: ${pieces} shown`;
      return [{ trustKind: 'case-studies', text, confidence: CONFIDENCE.labeled, quotes: [quoteOf(page, heading), ...shown] }];
    }
    const isClients =
      hasTerm(heading.text, 'trust-signals', 'clients-heading') && !hasTerm(heading.text, 'trust-signals', 'testimonials-heading');
    if (!isClients || (countLogos(page.images, section, sections[index + 1]) < 2 && pieces < 3)) return [];
    return [{ trustKind: 'client-logos', text: heading.text, confidence: CONFIDENCE.stated, quotes: [quoteOf(page, heading)] }];
  });
}

/** A client's story told at the start of a text: "Case study: closing the month went from nine days to three." */
function stories({ page, sections }: PageModel): TrustFinding[] {
  return sections.flatMap(({ blocks }) => {
    const story = blocks.find(({ text }) => /^[^.]{5,20}[:–—-]\s/u.test(text) && hasTerm(text, 'trust-signals', 'case-study-opening'));
    return story
      ? [{ trustKind: 'case-studies' as const, text: story.text, confidence: CONFIDENCE.labeled, quotes: [quoteOf(page, story)] }]
      : [];
  });
}

/** A link to case studies: counts only where nothing shows them. */
function linkedStudies({ page }: PageModel): TrustFinding[] {
  const link = partsWithTerm(page.links, 'trust-signals', 'case-study-link').find(({ hidden }) => !hidden);
  return link ? [{ trustKind: 'case-studies', text: link.text, confidence: CONFIDENCE.mentioned, quotes: [quoteOf(page, link)] }] : [];
}

function countLogos(images: readonly { alt: string | null; src: string }[], section: Section, next: Section | undefined): number {
  const logos = images.filter((image) => namesLogo(`${image.src} ${image.alt ?? ''}`)).length;
  return logos > 2 ? logos : next === undefined && section.blocks.length === 0 ? 0 : Math.max(0, logos - 1);
}
