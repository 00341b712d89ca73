import { type Element, h, type Words } from '../html.ts';
import type { ContactLine, Entry, FlowBlock, Link, SectionContent } from '../pages/page-content.ts';
import type { Place } from './layout.ts';

/** Id of a section's heading on its page. */
export const headingId = ({ id }: Pick<SectionContent, 'id'>): string => `${id}-heading`;

/** Letters of a word that breaks in a narrow column. */
const LONG_WORD = 15;

/** The heading of a section; the page's h1 in the first one. */
export function headingOf(section: SectionContent, { index }: Pick<Place, 'index'>, className = ''): Element | null {
  const { heading } = section;
  if (!heading) return null;
  const size = heading.text.length > 70 ? 'long' : heading.text.length > 34 ? 'medium' : 'short';
  const isWordy = heading.text
    .replaceAll('-', ' ')
    .split(' ')
    .some((word) => word.length >= LONG_WORD);
  return h(
    index === 0 ? 'h1' : 'h2',
    { id: headingId(section), class: ['title', size, isWordy && 'wordy', className].filter(Boolean).join(' ') },
    heading,
  );
}

/** Level of headings inside a section. */
export const innerHeading = ({ heading }: SectionContent, { index }: Pick<Place, 'index'>): 'h2' | 'h3' =>
  heading && index > 0 ? 'h3' : 'h2';

export const paragraphs = (texts: readonly Words[], className: string | null = null): Element[] =>
  texts.map((words) => h('p', { class: className }, words));

/** Links that open another site or program don't look like pages of this one. */
export const link = ({ label, href }: Link, className: string | null = null): Element => h('a', { class: className, href }, label);

export const buttonOf = ({ button, second }: SectionContent): Element | null =>
  button && h('p', { class: 'actions' }, link(button, 'button'), second && link(second, 'quiet-link'));

/** Level of headings inside a section, and of those inside a group in it. */
export type Level = 'h2' | 'h3' | 'h4';

/** The title of an entry with its labels above it, linked where today's page links it. */
export function entryTitle({ title, labels, href }: Entry, level: Level): (Element | null)[] {
  return [
    ...labels.map((words) => h('p', { class: 'eyebrow' }, words)),
    title && h(level, { class: 'entry-title' }, href === '' ? title : h('a', { href }, title)),
  ];
}

/** Between the parts of a text that was put together from several blocks (`joinTexts`). */
const PART = ' · ';
const LONGEST_PART = 110;
const MOST_PARTS = 14;

/** The text of an entry with its lines. */
export const entryText = (entry: Entry): (Element | null)[] => {
  const { lines = [] } = entry;
  return [textOf(entry), lines.length > 0 ? partsList(lines) : null];
};

const partsList = (parts: readonly Words[]) =>
  h(
    'ul',
    { class: 'parts' },
    parts.map((part) => h('li', null, part)),
  );

/** A list where the text is several short parts. */
function textOf({ text, title, href }: Entry): Element | null {
  if (!text) return null;
  const parts = text.text.split(PART);
  if (parts.length > 2 && parts.length <= MOST_PARTS && parts.every((part) => part.length <= LONGEST_PART))
    return partsList(parts.map((part) => ({ ...text, text: part })));
  return h('p', null, title === null && href !== '' ? h('a', { href }, text) : text);
}

export const entryPrice = ({ price }: Entry): Element | null => price && h('p', { class: 'price' }, price);

/** What is missing: a frame with one line. */
export const gapsOf = ({ gaps }: SectionContent): Element[] => gaps.map((words) => h('p', { class: 'gap' }, words));

/** More lines than this are not set large. */
const MANY_CONTACTS = 5;
const CONTACT_LABELS = { phone: 'phone', email: 'email', address: 'address', hours: 'hours', chat: 'chat' } as const;

/** Contact details by kind, each kind once with all its values. */
export function contactList(lines: readonly ContactLine[], { labels }: Pick<Place, 'labels'>): Element | null {
  if (lines.length === 0) return null;
  const groups = [...Map.groupBy(lines, ({ kind }) => kind)];
  const value = ({ value: words, href }: ContactLine) => h('dd', null, href === '' ? words : h('a', { href }, words));
  return h(
    'dl',
    { class: lines.length > MANY_CONTACTS ? 'contacts many' : 'contacts' },
    groups.map(([kind, group]) => h('div', null, h('dt', null, labels.of(CONTACT_LABELS[kind])), group.map(value))),
  );
}

/** Running text with its own headings and lists. */
export function flowOf(blocks: readonly FlowBlock[], level: 'h2' | 'h3'): Element[] {
  const elements: Element[] = [];
  let items: Element[] = [];
  const close = () => {
    if (items.length > 0) elements.push(h('ul', { class: 'bullets' }, items));
    items = [];
  };
  for (const { kind, words, href } of blocks) {
    const content = href === '' ? words : h('a', { href }, words);
    if (kind === 'item' || kind === 'cell') items.push(h('li', null, content));
    else {
      close();
      elements.push(
        kind === 'heading' ? h(level, { class: 'entry-title' }, content) : h(kind === 'quote' ? 'blockquote' : 'p', null, content),
      );
    }
  }
  close();
  return elements;
}

/** The running text of a section: its paragraphs and today's flow, its buttons, what is missing. */
export const proseOf = (section: SectionContent, place: Pick<Place, 'index'>): Element =>
  h(
    'div',
    { class: 'prose' },
    paragraphs(section.text),
    flowOf(section.flow, innerHeading(section, place)),
    buttonOf(section),
    gapsOf(section),
  );
