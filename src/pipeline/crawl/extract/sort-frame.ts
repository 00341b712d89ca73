import { attribute, ownText } from './dom.ts';
import type { Frame } from './frame.ts';
import type { PageVisit } from './visit.ts';

/** Class names of things said by others, and of the line that says by whom. */
const QUOTE_NAME =
  /(?:^|[\s_-])(?:testimonial|review|quote|quotation|kundenstimme|referenzstimme|bewertung|zitat|temoignage|avis|opinion|testimonio|resena)(?:$|[\s_]|-(?:item|card|box|block|single|text|content|body|entry|slide))/i;
const AUTHOR_NAME =
  /(?:^|[\s_-])(?:author|cite|client-name|customer-name|reviewer|byline|auteur|autor|verfasser)(?:$|[\s_-])|(?:testimonial|review|quote)[\w-]*?(?:name|author|who|by)(?:$|\s)/i;
const QUOTE_HINT = /testimon|review|quot|stimme|zitat|bewert|temoign|avis|opinion|resena/i;
const AUTHOR_HINT = /author|cite|name|byline|auteur|autor|verfasser|who|by/i;

/** Puts an element that was just entered into the lists it belongs to. */
export function sortFrame(visit: PageVisit, frame: Frame): void {
  sortByAttribute(visit, frame);
  switch (frame.tag) {
    case 'html':
      visit.html = frame;
      break;
    case 'title':
      if (frame.inHead) visit.head.push(frame);
      else if (frame.inSvg) addAlternative(visit, frame, ownText(frame));
      break;
    case 'meta':
    case 'base':
      if (!frame.hidden) visit.head.push(frame);
      break;
    case 'link':
      if (!frame.hidden) visit.head.push(frame);
      visit.resources.push(frame);
      break;
    case 'script':
      if (/ld\+json/i.test(attribute(frame, 'type') ?? '')) visit.jsonLd.push(frame);
      else visit.resources.push(frame);
      break;
    case 'style':
    case 'iframe':
    case 'video':
    case 'audio':
      visit.resources.push(frame);
      break;
    case 'a':
    case 'area':
      if (attribute(frame, 'href') !== null) {
        frame.link = frame;
        visit.links.push(frame);
      } else if (frame.role === 'button') addButton(visit, frame);
      break;
    case 'img':
      visit.images.push(frame);
      addAlternative(visit, frame, attribute(frame, 'alt'));
      break;
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      visit.headings.push(frame);
      break;
    case 'form':
      frame.form = frame;
      visit.forms.push(frame);
      break;
    case 'input':
    case 'select':
    case 'textarea':
      visit.fields.push(frame);
      break;
    case 'button':
      addButton(visit, frame);
      break;
    case 'label':
      frame.label = frame;
      visit.labels.push(frame);
      break;
    case 'address':
      visit.addresses.push(frame);
      break;
    case 'blockquote':
    case 'q':
    case 'figure':
      visit.quotes.push(frame);
      break;
    case 'cite':
    case 'figcaption':
    case 'footer':
      visit.quoteAuthors.push(frame);
      break;
  }
}

function sortByAttribute(visit: PageVisit, frame: Frame): void {
  const { attrs, tag, className } = frame;
  if (attrs.length === 0) return;
  for (const { name, value } of attrs) {
    if (name === 'itemscope' || name === 'itemprop' || name === 'typeof' || (name === 'property' && tag !== 'meta')) {
      if (visit.marked[visit.marked.length - 1] !== frame) visit.marked.push(frame);
    } else if (name === 'aria-label' && tag !== 'a' && tag !== 'img') {
      addAlternative(visit, frame, value);
    }
  }
  if (frame.role === 'button' && tag !== 'button' && tag !== 'a' && tag !== 'input') addButton(visit, frame);
  if (className !== '' && !frame.inSvg) {
    if (QUOTE_HINT.test(className) && tag !== 'blockquote' && tag !== 'q' && tag !== 'body' && QUOTE_NAME.test(className))
      visit.quotes.push(frame);
    if (AUTHOR_HINT.test(className) && tag !== 'cite' && tag !== 'footer' && AUTHOR_NAME.test(className)) visit.quoteAuthors.push(frame);
  }
}

function addButton(visit: PageVisit, frame: Frame): void {
  frame.button = frame;
  if (!frame.link) visit.buttons.push(frame);
}

/** A part that a browser would read out in place of text; hidden parts of something visible are not. */
function addAlternative(visit: PageVisit, frame: Frame, value: string | null): void {
  const named = frame.link ?? frame.button ?? frame.label ?? frame.heading;
  if (value && (!frame.hidden || named?.hidden)) visit.alternatives.push(value);
}
