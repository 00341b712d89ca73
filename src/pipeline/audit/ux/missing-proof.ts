import { defineAudit } from '../define-audit.ts';
import { isReadWhole, readingOf } from '../evidence.ts';

const PROOF_WORDS =
  /testimonial|review|rated|rating|award|certif|trusted by|our clients|our customers|case stud|as seen (in|on)|member of|accredited|guarantee|years of experience|since (19|20)\d\d|est\. ?(19|20)\d\d|partner|sponsor|kundenstimmen|bewertung|referenzen|zertifi|auszeichnung|mitglied|seit (19|20)\d\d|garantie|avis|témoignage|certifié|depuis (19|20)\d\d|testimonio|opiniones|reseñas|certificad|garantía|desde (19|20)\d\d|お客様の声|実績/iu;

export const missingProof = defineAudit({
  id: 'missing-proof',
  category: 'ux',
  severity: 'medium',
  weight: 2,
  effort: 'medium',
  scope: 'page',
  title: 'The home page shows proof',
  problem: 'No proof was found on the home page',
  why: "Strangers trust other customers, numbers and certificates more than the business's own claims.",
  fix: 'Show real testimonials, clients, certificates or years in business near the first call to action. Invent nothing.',
  source: 'https://www.nngroup.com/articles/trustworthy-design/',
  applies: (page) => page.type === 'home' && isReadWhole(page),
  check: (page) => {
    const found =
      page.quotes.length > 0 ||
      page.structuredData.some(({ types }) => types.some((type) => /Review|AggregateRating/.test(type))) ||
      page.blocks.some(({ text }) => PROOF_WORDS.test(text)) ||
      page.images.some(({ alt }) => alt !== null && PROOF_WORDS.test(alt));
    return found ? null : { lookedIn: `quotations, ratings, headings, texts and images of ${readingOf(page)}` };
  },
});
