import type { TextBlock } from '#contracts/page.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { splitWords } from '#text/segment.ts';
import type { PageModel } from '../../../site-model/page-model.ts';
import type { Section } from '../../../site-model/sections.ts';
import { hasQuoteMark } from '../../shapes.ts';
import { leadsElsewhere } from '../offers/leads-elsewhere.ts';
import { kindOfHeading, type SectionKind } from '../offers/section-kinds.ts';
import { signedQuotes } from './signed-quotes.ts';

const MAX_HEADING_WORDS = 8;

/** Whether a heading announces the words of clients: "Testimonials", "Kundenstimmen". */
export const isProofHeading = (text: string): boolean => hasTerm(text, 'trust-signals', 'testimonials-heading');

/** Whether others speak in a section: its page, its heading, the label above it or a heading around it says so. */
export function isProofSection({ page, heading, eyebrow, trail }: Section): boolean {
  if (page.type === 'testimonials' && heading !== null) return true;
  const titles = [heading, eyebrow, ...trail.flatMap((one) => [one.heading, one.eyebrow])].map((one) => one?.text ?? '');
  return titles.some((title) => isProofHeading(title) && splitWords(title).length <= MAX_HEADING_WORDS);
}

const known = new WeakMap<PageModel, ReadonlySet<string>>();

/** Selectors of the texts in which others speak or are described: years, awards or licenses in them are not those of the business. */
export function textsOfOthers(model: PageModel): ReadonlySet<string> {
  const found =
    known.get(model) ??
    new Set([
      ...model.sections.filter(isProofSection).flatMap(saidByOthers),
      ...signedQuotes(model.content).flatMap(({ quote, signature }) => [quote.selector, signature.selector]),
      ...model.sections.filter(isAboutOthers).flatMap(({ blocks }) => blocks.map(({ selector }) => selector)),
    ]);
  known.set(model, found);
  return found;
}

const knownLegal = new WeakMap<PageModel, ReadonlySet<string>>();

/** Selectors of legal texts on a page that has more than these: an imprint or a privacy policy that opens over the home page. */
export function legalTexts(model: PageModel): ReadonlySet<string> {
  const isLegal = (title: string | undefined) => title !== undefined && hasTerm(title, 'legal-pages');
  const found =
    knownLegal.get(model) ??
    new Set(
      model.sections
        .filter(({ heading, trail }) => isLegal(heading?.text) || trail.some((one) => isLegal(one.heading.text)))
        .flatMap(({ blocks }) => blocks.map(({ selector }) => selector)),
    );
  knownLegal.set(model, found);
  return found;
}

/** A card that only links to another site. The main heading of a page is about the page's own subject, whatever is linked below it. */
const isAboutOthers = ({ page, heading }: Section): boolean =>
  heading !== null && heading.level > 1 && !OWN_KINDS.has(kindOfHeading(heading.text)) && leadsElsewhere(page, heading);

/** Sections that speak of the business itself, wherever their links lead. */
const OWN_KINDS: ReadonlySet<SectionKind> = new Set<SectionKind>(['about', 'people', 'services']);

const isQuoted = ({ tag, text }: TextBlock): boolean => tag === 'blockquote' || hasQuoteMark(text.slice(0, 3));

/** The most words of a line that names who spoke. */
const MAX_SIGNATURE_WORDS = 8;

/** Quotations and the lines after them, which name who spoke; every text of a section where nothing is marked as quoted. */
function saidByOthers({ blocks }: Section): string[] {
  const isMarked = blocks.some(isQuoted);
  const isSignature = (block: TextBlock, at: number) =>
    splitWords(block.text).length <= MAX_SIGNATURE_WORDS && blocks.slice(at - 1, at).some(isQuoted);
  return blocks.filter((block, at) => !isMarked || isQuoted(block) || (at > 0 && isSignature(block, at))).map(({ selector }) => selector);
}
