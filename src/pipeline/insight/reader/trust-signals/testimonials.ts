import type { TextBlock } from '#contracts/page.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { foldWords } from '#text/normalize.ts';
import { PERSON_NAME } from '#text/person-name.ts';
import { bareSpeaker, isBorrowed, isSourceOfSaying } from '#text/sayings.ts';
import { countWords, endsSentence } from '#text/segment.ts';
import { declaredText } from '../../../site-model/declared-entities.ts';
import type { PageModel } from '../../../site-model/page-model.ts';
import type { Section } from '../../../site-model/sections.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { hasQuoteMark, isHeadingTag } from '../../shapes.ts';
import { CONFIDENCE } from '../confidence/claim-confidence.ts';
import { isAboutPeople } from './people-headings.ts';
import { isProofHeading, isProofSection } from './proof-sections.ts';
import { isQuotation, isSignature, signedQuotes } from './signed-quotes.ts';
import { linesOfSpeaker, speakerName, speakersAbove } from './speakers.ts';
import { quoteOf, speakingPages, type TrustFinder, type TrustFinding } from './trust-finding.ts';

const MAX_QUOTES = 6;
const MIN_QUOTE_WORDS = 4;
const MIN_TEXT_WORDS = 6;
const MAX_AUTHOR_LENGTH = 80;

/** Words of clients: quotations with a name, and texts below a heading such as "Testimonials". */
export const findTestimonials: TrustFinder = (model) => {
  const declared = model.declared
    .filter((one) => one.types.includes('Review'))
    .flatMap((entity) => declaredText(entity, 'reviewBody') ?? declaredText(entity, 'description') ?? [])
    .map((body): TrustFinding => ({ trustKind: 'testimonials', text: body.text, confidence: CONFIDENCE.labeled, quotes: [body] }));
  const read = speakingPages(model).flatMap((one) => [...inSections(one), ...withoutMotto(one, [...markedUp(one), ...signed(one)])]);
  const seen = new Set<string>();
  const own = ownPeople(model);
  const isNew = ({ text, author = '' }: TrustFinding) => {
    if (NO_SPEAKER.test(author) || isSourceOfSaying(author) || isBorrowed(text) || isOwnVoice(author, own)) return false;
    const key = foldWords(text).slice(0, 60);
    return !seen.has(key) && seen.add(key) !== undefined;
  };
  return [...declared, ...read].filter(isNew).slice(0, MAX_QUOTES);
};

/** Names (compared form) in the headings of pages about the business: its people. */
function ownPeople(model: SiteModel): Set<string> {
  const pages = model.pages.filter(({ page }) => page.type === 'about' || page.type === 'team');
  const sections = pages.flatMap((one) => one.sections.filter((section) => !isProofSection(section)));
  return new Set(sections.flatMap(({ heading }) => (heading && PERSON_NAME.test(heading.text) ? foldWords(heading.text) : [])));
}

/** Whether the business speaks itself: "Your team at the harbor", or a person whom it presents. */
function isOwnVoice(author: string, own: ReadonlySet<string>): boolean {
  const isTeam = hasTerm(author, 'people', 'team-text') && (hasTerm(author, 'voice', 'you') || hasTerm(author, 'voice', 'own'));
  return isTeam || own.has(foldWords(author));
}

function testimonial(
  page: PageModel['page'],
  block: Pick<TextBlock, 'selector' | 'text'>,
  author: string,
  confidence: number = CONFIDENCE.labeled,
): TrustFinding {
  return {
    trustKind: 'testimonials',
    text: block.text,
    confidence,
    quotes: [quoteOf(page, block)],
    author: speakerName(author).slice(0, MAX_AUTHOR_LENGTH),
  };
}

/** Texts below a heading such as "Testimonials" that are quoted or have an author. */
function inSections({ page, sections, content }: PageModel): TrustFinding[] {
  const marked = page.quotes.filter(({ author }) => author).map(({ selector }) => selector);
  const proof = sections.filter((section) => isProofSection(section));
  // Where clients are quoted, what has no quotation marks introduces them.
  const isMarked = proof.some(({ blocks }) => blocks.some(({ text }) => isQuotation(text)));
  return proof.flatMap(({ heading, blocks }) => {
    const long = blocks.filter(({ text }) => countWords(text) >= MIN_TEXT_WORDS && !isSignature(text));
    const quoted = long.filter(({ text }) => isQuotation(text));
    // A quotation that the markup gives a speaker is read by it; the lines next to it say when and where.
    if (blocks.some(({ selector }) => marked.some((quote) => selector === quote || selector.startsWith(`${quote} > `)))) return [];
    const words = isMarked ? quoted : long.filter(isSaid);
    const headed = speakersAbove(blocks, words);
    return words.flatMap((block) => {
      const speaker = headed.get(block);
      if (speaker !== undefined) return [testimonial(page, block, speaker)];
      const above = isProofHeading(heading?.text ?? '') ? nextName(blocks, block.selector) : headingAbove(content, heading);
      // A heading over several quotations names none of their speakers.
      const author =
        nameBelow(content, block.selector) ||
        (words.length > 1 && !isProofHeading(heading?.text ?? '') ? nextName(blocks, block.selector) : above);
      return author !== '' || hasQuoteMark(block.text) ? [testimonial(page, block, author)] : [];
    });
  });
}

/** Whether a text without quotation marks may be someone's words: whole sentences, neither a line that names people nor a link to more. */
const isSaid = ({ text }: TextBlock): boolean => endsSentence(text) && !hasTerm(text, 'trust-signals', 'not-testimonial');

/**
 * Without the one quotation of a page that nothing announces, that is ascribed to a single name or to brackets, and that addresses nobody:
 * a motto.
 */
function withoutMotto({ sections }: PageModel, found: TrustFinding[]): TrustFinding[] {
  const [only, ...others] = found;
  const isLone = others.every(({ text }) => text === only?.text) && !sections.some((section) => isProofSection(section));
  const isMotto = ({ text, author = '' }: TrustFinding) =>
    countWords(author) === 1 && !hasTerm(text, 'voice', 'own') && !hasTerm(text, 'voice', 'you');
  return isLone && only && isMotto(only) ? [] : found;
}

/** Quotations in the markup (blockquote, figure) that name who said them, without texts about the one named: people presented in cards. */
function markedUp({ page, sections, content }: PageModel): TrustFinding[] {
  if (page.quotes.length === 0) return [];
  const actions = new Set([...page.links, ...page.buttons].map(({ text }) => foldWords(text)));
  const presented = sections.filter(({ heading, trail }) =>
    [heading?.text ?? '', ...trail.map((one) => one.heading.text)].some((text) => isAboutPeople(text)),
  );
  const portraits = new Set(presented.flatMap(({ blocks }) => blocks.map(({ text }) => text)));
  const isPortrait = (quote: string, author: string) =>
    !isQuotation(quote) && (portraits.has(quote) || foldWords(quote).includes(foldWords(author)));
  return page.quotes
    .filter(
      ({ quote, author }) => author && isSpeaker(author, actions) && countWords(quote) > MIN_QUOTE_WORDS && !isPortrait(quote, author),
    )
    .map(({ quote, author, selector }) => testimonial(page, { selector, text: quote }, linesOfSpeaker(author ?? '', content)));
}

/** Quotations followed by a line that names who said them: "..." - Jane Doe */
const signed = ({ page, content }: PageModel): TrustFinding[] =>
  signedQuotes(content).map(({ quote, author }) => testimonial(page, quote, author));

/** A verse of scripture, an address, an account or a date: lines below a quotation that no client said. */
const NO_SPEAKER = /\b\d{1,3}:\d{1,3}\b|@|\b\d{1,2},? (?:19|20)\d\d$/;

/** Whether the line below a quotation can name who said it: no link or button (`actions`, compared form), role of the owner, verse, date or account. */
function isSpeaker(author: string, actions: ReadonlySet<string>): boolean {
  return !actions.has(foldWords(author)) && !hasTerm(author, 'trust-signals', 'not-speaker');
}

const NAME_FIRST = /^[-–—―]?\s*\p{Lu}[\p{L}'.-]+(?:\s|,|$)/u;

/** The name in a heading right below a quotation; '' when there is none. It starts a section in which others may speak. */
function nameBelow(content: readonly TextBlock[], selector: string): string {
  const at = content.findIndex((block) => block.selector === selector);
  const next = content[at + 1];
  return at >= 0 && next && isQuotation(content[at]?.text ?? '') && isHeadingTag(next.tag) && PERSON_NAME.test(next.text) ? next.text : '';
}

/** The heading above a quotation, unless it heads the page, or is below another quotation and says who said that. */
function headingAbove(content: readonly TextBlock[], heading: Section['heading']): string {
  if (!heading || heading.level === 1) return '';
  const at = content.findIndex((block) => block.selector === heading.selector);
  return at > 0 && nameBelow(content, content[at - 1]?.selector ?? '') !== '' ? '' : heading.text;
}

function nextName(blocks: readonly TextBlock[], selector: string): string {
  const at = blocks.findIndex((block) => block.selector === selector);
  const name = blocks.slice(at + 1, at + 3).find(({ text }) => NAME_FIRST.test(text) && countWords(text) <= 10);
  return bareSpeaker(name?.text ?? '');
}
