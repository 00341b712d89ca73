import { HEADING_TAGS } from '#contracts/page.ts';
import names from '#lexicon/crawl/class-names.json' with { type: 'json' };
import { anyOf } from '#lexicon/crawl/text-pattern.ts';
import { attribute, ownText } from './dom.ts';
import type { DomElement } from './dom-element.ts';
import type { DomWalkState } from './dom-walk-state.ts';

/** Class names of things said by others, and of the line that says by whom. */
const QUOTE_NAME = new RegExp(String.raw`(?:^|[\s_-])${anyOf(names.testimonials)}(?:$|[\s_]|-${anyOf(names.testimonialParts)})`, 'i');
const AUTHOR_NAME = new RegExp(
  String.raw`(?:^|[\s_-])${anyOf(names.authors)}(?:$|[\s_-])|(?:testimonial|review|quote)[\w-]*?${anyOf(names.authorParts)}(?:$|\s)`,
  'i',
);
const QUOTE_HINT = new RegExp(anyOf(names.testimonials), 'i');
const AUTHOR_HINT = new RegExp(anyOf([...names.authors, ...names.authorParts]), 'i');

/** Tags whose elements belong to a list whatever their attributes say. */
const TAGS = {
  resources: ['style', 'iframe', 'video', 'audio'],
  headings: [...HEADING_TAGS],
  fields: ['input', 'select', 'textarea'],
  addresses: ['address'],
  quotes: ['blockquote', 'q', 'figure'],
  quoteAuthors: ['cite', 'figcaption', 'footer'],
};
const LISTS = new Map(Object.entries(TAGS).flatMap(([list, tags]) => tags.map((tag) => [tag, list as keyof typeof TAGS])));

/** Puts an element that was just entered into the lists it belongs to. */
export function classifyElement(state: DomWalkState, element: DomElement): void {
  classifyByAttributes(state, element);
  const list = LISTS.get(element.tag);
  if (list) state[list].push(element);
  else classifyByTag(state, element);
}

function classifyByTag(state: DomWalkState, element: DomElement): void {
  switch (element.tag) {
    case 'html':
      state.html = element;
      break;
    case 'title':
      if (element.inHead) state.head.push(element);
      else if (element.inSvg) addAlternative(state, element, ownText(element));
      break;
    case 'meta':
    case 'base':
      if (!element.hidden) state.head.push(element);
      break;
    case 'link':
      if (!element.hidden) state.head.push(element);
      state.resources.push(element);
      break;
    case 'script':
      if (attribute(element, 'type')?.toLowerCase().includes('ld+json')) state.jsonLd.push(element);
      else state.resources.push(element);
      break;
    case 'a':
    case 'area':
      if (attribute(element, 'href') !== null) {
        element.link = element;
        state.links.push(element);
      } else if (element.role === 'button') addButton(state, element);
      break;
    case 'img':
      state.images.push(element);
      addAlternative(state, element, attribute(element, 'alt'));
      break;
    case 'form':
      element.form = element;
      state.forms.push(element);
      break;
    case 'button':
      addButton(state, element);
      break;
    case 'label':
      element.label = element;
      state.labels.push(element);
      break;
  }
}

function classifyByAttributes(state: DomWalkState, element: DomElement): void {
  const { attrs, tag, className } = element;
  if (attrs.length === 0) return;
  for (const { name, value } of attrs) {
    if (name === 'itemscope' || name === 'itemprop' || name === 'typeof' || (name === 'property' && tag !== 'meta')) {
      if (state.marked[state.marked.length - 1] !== element) state.marked.push(element);
    } else if (name === 'aria-label' && tag !== 'a' && tag !== 'img') {
      addAlternative(state, element, value);
    }
  }
  if (element.role === 'button' && tag !== 'button' && tag !== 'a' && tag !== 'input') addButton(state, element);
  if (className.includes('fax') || className.includes('phone')) state.contactIcons.push({ element, at: state.visible.length });
  if (className !== '' && !element.inSvg) {
    if (QUOTE_HINT.test(className) && tag !== 'blockquote' && tag !== 'q' && tag !== 'body' && QUOTE_NAME.test(className))
      state.quotes.push(element);
    if (AUTHOR_HINT.test(className) && tag !== 'cite' && tag !== 'footer' && AUTHOR_NAME.test(className)) state.quoteAuthors.push(element);
  }
}

function addButton(state: DomWalkState, element: DomElement): void {
  element.button = element;
  if (!element.link) state.buttons.push(element);
}

/** A part that a browser would read out in place of text; hidden parts of something visible are not. */
function addAlternative(state: DomWalkState, element: DomElement, value: string | null): void {
  const named = element.link ?? element.button ?? element.label ?? element.heading;
  if (value && (!element.hidden || named?.hidden)) state.alternatives.push(value);
}
