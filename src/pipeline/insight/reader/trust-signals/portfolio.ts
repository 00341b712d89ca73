import { foldWords } from '#text/normalize.ts';
import { quoteOf, speakingPages, type TrustFinder, type TrustFinding } from './trust-finding.ts';

const CASES =
  /\b(case stud(y|ies)|success stor(y|ies)|portfolio|(our|my|recent|past|selected|completed|latest) (recent |latest )?(work|works)|(recent|past|selected|completed|latest|featured|client) projects|our clients work|before and after|referenzprojekte|unsere projekte fur|realisations|nos realisations|trabajos realizados|nuestros trabajos|casos de exito|proyectos realizados)\b|施工事例|導入事例|制作実績|実績紹介/;
const CLIENTS =
  /^(our |some of our |selected |happy |key )?(clients?|customers?|kunden|referenzen|nos clients|ils nous font confiance|nuestros clientes|clientes)$|\b(trusted by|used by|who (uses|trusts)|companies (using|that)|our clients include|brands we)\b|取引先|導入企業/;

/** Work shown as proof: case studies and portfolios with at least two pieces; logos or names of clients. */
export const findPortfolio: TrustFinder = (reading) => {
  const found: TrustFinding[] = [];
  for (const { page, sections } of speakingPages(reading)) {
    const title = page.headings.find((heading) => !heading.hidden && heading.text !== '');
    if (
      page.type === 'case-studies' &&
      title &&
      (CASES.test(foldWords(title.text)) ||
        /case|portfolio|client|kunden|referen|r[ée]alisations|projekte|proyectos/i.test(`${page.path} ${title.text}`))
    ) {
      found.push({
        trustKind: 'case-studies',
        text: title.text,
        confidence: 0.8,
        quotes: [quoteOf(page, title)],
        author: '',
      });
    }
    sections.forEach((section, index) => {
      const { heading } = section;
      if (!heading) return;
      const title = foldWords(heading.text);
      if (title.split(' ').length > 8) return;
      const below = sections.slice(index + 1).filter((other) => other.trail.some((one) => one.heading.selector === heading.selector));
      const pieces = below.length > 0 ? below.length : section.blocks.filter((block) => block.text.length > 25).length;
      if (CASES.test(title) && pieces >= 2) {
        found.push({
          trustKind: 'case-studies',
          text: `${heading.text}: ${pieces} shown`,
          confidence: 0.75,
          quotes: [quoteOf(page, heading), ...below.slice(0, 2).flatMap((other) => (other.heading ? [quoteOf(page, other.heading)] : []))],
          author: '',
        });
      } else if (
        CLIENTS.test(title) &&
        !/say|testimonial/.test(title) &&
        (countLogos(page.images, section, sections[index + 1]) >= 2 || pieces >= 3)
      ) {
        found.push({ trustKind: 'client-logos', text: heading.text, confidence: 0.65, quotes: [quoteOf(page, heading)], author: '' });
      }
    });
    // A client's story told at the start of a text: "Case study: closing the month went from nine days to three."
    for (const section of sections) {
      const story = section.blocks.find((block) =>
        /^(case study|fallstudie|étude de cas|caso de (éxito|estudio))\s*[:–—-]/iu.test(block.text),
      );
      if (story) found.push({ trustKind: 'case-studies', text: story.text, confidence: 0.75, quotes: [quoteOf(page, story)], author: '' });
    }
    for (const link of page.links) {
      if (!link.hidden && /case stud(y|ies)/i.test(link.text) && found.every((one) => one.trustKind !== 'case-studies')) {
        found.push({ trustKind: 'case-studies', text: link.text, confidence: 0.6, quotes: [quoteOf(page, link)], author: '' });
      }
    }
  }
  return found.slice(0, 5);
};

function countLogos(images: readonly { alt: string | null; src: string }[], section: { blocks: unknown[] }, next: unknown): number {
  const logos = images.filter((image) => /client|customer|logo|brand|partner/i.test(`${image.src} ${image.alt ?? ''}`)).length;
  return logos > 2 ? logos : next === undefined && section.blocks.length === 0 ? 0 : Math.max(0, logos - 1);
}
