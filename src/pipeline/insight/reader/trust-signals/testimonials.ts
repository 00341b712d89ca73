import type { TextBlock } from '#contracts/page.ts';
import { foldWords } from '#text/normalize.ts';
import { countWords } from '#text/segment.ts';
import { declaredText } from '../facts/declared.ts';
import { speakingPages, type TrustFinder, type TrustFinding } from './trust-finding.ts';

const HEADING =
  /\b(testimonials?|what (our |my |people |the )?\w* ?(say|are saying|think)|kind words|client love|success stories|user stories|kundenstimmen|das sagen|temoignages|ce que disent|avis|testimonios|lo que dicen)\b|お客様の声|利用者の声/;
const MAX_QUOTES = 6;

/** Words of clients: quotations with a name, and texts below a heading such as "Testimonials". */
export const findTestimonials: TrustFinder = (reading) => {
  const found: TrustFinding[] = [];
  const seen = new Set<string>();
  const add = (finding: TrustFinding) => {
    const key = foldWords(finding.text).slice(0, 60);
    if (!seen.has(key) && found.length < MAX_QUOTES) found.push(finding);
    seen.add(key);
  };
  for (const entity of reading.declared.filter((one) => one.types.includes('Review'))) {
    const body = declaredText(entity, 'reviewBody') ?? declaredText(entity, 'description');
    if (body) add({ trustKind: 'testimonials', text: body.text, confidence: 0.8, quotes: [body], author: '' });
  }
  for (const { page, sections, content } of speakingPages(reading)) {
    for (const section of sections) {
      const titles = [
        section.heading?.text ?? '',
        section.eyebrow?.text ?? '',
        ...section.trail.flatMap((one) => [one.heading.text, one.eyebrow?.text ?? '']),
      ].map(foldWords);
      const isProof =
        titles.some((title) => HEADING.test(title) && title.split(' ').length <= 8) ||
        (page.type === 'testimonials' && section.heading !== null);
      if (!isProof) continue;
      const words = section.blocks.filter(
        (block) => countWords(block.text) >= 6 && !/^\s*(read|see|view|share|leave|submit)\b/i.test(block.text),
      );
      for (const block of words) {
        const above = HEADING.test(titles[0] ?? '') ? nextName(section.blocks, block.selector) : headingAbove(content, section.heading);
        const author = nameBelow(content, block.selector) || above;
        if (author !== '' || /[“”"„«]/.test(block.text)) {
          add({
            trustKind: 'testimonials',
            text: block.text,
            confidence: 0.8,
            quotes: [{ page, selector: block.selector, text: block.text }],
            author: author.slice(0, 80),
          });
        }
      }
    }
    const actions = page.quotes.length > 0 ? new Set([...page.links, ...page.buttons].map(({ text }) => foldWords(text))) : NO_ACTIONS;
    for (const quote of page.quotes) {
      if (quote.author && isSpeaker(quote.author, actions) && countWords(quote.quote) >= 5)
        add({
          trustKind: 'testimonials',
          text: quote.quote,
          confidence: 0.75,
          quotes: [{ page, selector: quote.selector, text: quote.quote }],
          author: quote.author,
        });
    }
    // A quotation followed by a line that names somebody: "..." - Jane Doe
    content.forEach((block, index) => {
      const next = content[index + 1];
      // The opening mark may stand in a block of its own, as an ornament.
      const isQuoted = QUOTED.test(block.text) || /^["“„«❝]$/u.test(content[index - 1]?.text ?? '');
      if (!isQuoted || countWords(block.text) < 4 || !next || !/^[-–—―]\s*\p{Lu}/u.test(next.text) || countWords(next.text) > 14) return;
      add({
        trustKind: 'testimonials',
        text: block.text,
        confidence: 0.8,
        quotes: [{ page, selector: block.selector, text: block.text }],
        author: next.text.replace(/^[-–—―]\s*/, '').slice(0, 80),
      });
    });
  }
  return found;
};

/** A verse of scripture, an account, a date or the time since when: what stands below a quotation that no client said. */
const NO_SPEAKER = /\b\d{1,3}:\d{1,3}\b|^@|\(@|^(since|seit|depuis|desde|sinds|zum|zur)\b|\b\d{1,2},? (19|20)\d\d$/i;

const NO_ACTIONS: ReadonlySet<string> = new Set();

/** Whether the line below a quotation can name who said it: it is no link or button (`actions`, compared form), verse, date or account. */
function isSpeaker(author: string, actions: ReadonlySet<string>): boolean {
  return !NO_SPEAKER.test(author) && !actions.has(foldWords(author));
}

const QUOTED = /^["“„«].{20,}["”“»]\.?$/su;
const NAME = /^\p{Lu}[\p{L}'.-]+(?: \p{Lu}[\p{L}'.-]*){1,3}$/u;

/** The name in a heading right below a quotation; '' when there is none. It begins a section in which others may speak. */
function nameBelow(content: readonly TextBlock[], selector: string): string {
  const at = content.findIndex((block) => block.selector === selector);
  const next = content[at + 1];
  return at >= 0 && next && QUOTED.test(content[at]?.text ?? '') && /^h[1-6]$/.test(next.tag) && NAME.test(next.text) ? next.text : '';
}

/** The heading above a quotation, unless it stands below another one and says who said that. */
function headingAbove(content: readonly TextBlock[], heading: { text: string; selector: string } | null): string {
  if (!heading) return '';
  const at = content.findIndex((block) => block.selector === heading.selector);
  return at > 0 && nameBelow(content, content[at - 1]?.selector ?? '') !== '' ? '' : heading.text;
}

function nextName(blocks: readonly { selector: string; text: string }[], selector: string): string {
  const at = blocks.findIndex((block) => block.selector === selector);
  for (const block of blocks.slice(at + 1, at + 3)) {
    if (/^[-–—―]?\s*\p{Lu}[\p{L}'.-]+(\s|,|$)/u.test(block.text) && countWords(block.text) <= 10)
      return block.text.replace(/^[-–—―]\s*/, '');
  }
  return '';
}
