import { h } from '../../html.ts';
import type { SectionContent } from '../../pages/page-content.ts';
import type { Layout, Place } from '../layout.ts';
import { buttonOf, contactList, entryText, entryTitle, gapsOf, headingOf, innerHeading, link, paragraphs } from '../pieces.ts';

const entries = (section: SectionContent, place: Place) =>
  section.entries.length > 0 &&
  h(
    'ul',
    { class: 'lines' },
    section.entries.map((entry) => h('li', null, entryTitle(entry, innerHeading(section, place)), entryText(entry))),
  );
/** A heading that only repeats the button says nothing. */
const saysMore = ({ heading, button }: SectionContent) => heading !== null && heading.text !== button?.label.text;

/** The end of a page: the one action again, and every way to get in touch. */
export const CLOSING_LAYOUTS: Layout[] = [
  {
    id: 'closing-contacts',
    tone: 'deep',
    fit: (section) => (section.contacts.length > 0 && !saysMore(section) ? 0.85 : 0),
    draw: (section, place) => [
      h(
        'div',
        { class: 'wrap' },
        h(
          'div',
          { class: 'words' },
          paragraphs(section.text, 'lead'),
          entries(section, place),
          contactList(section.contacts, place),
          gapsOf(section),
        ),
        buttonOf(section),
      ),
    ],
  },
  {
    id: 'closing-split',
    tone: 'deep',
    fit: ({ contacts }) => (contacts.length > 0 ? 0.8 : 0),
    draw: (section, place) => [
      h(
        'div',
        { class: 'wrap' },
        h(
          'div',
          { class: 'words' },
          headingOf(section, place),
          paragraphs(section.text),
          entries(section, place),
          buttonOf(section),
          gapsOf(section),
        ),
        contactList(section.contacts, place),
      ),
    ],
  },
  {
    id: 'closing-band',
    tone: 'deep',
    fit: (section) => (section.contacts.length === 0 ? 0.7 : 0.2),
    draw: (section, place) => [
      h(
        'div',
        { class: 'wrap' },
        h('div', { class: 'words' }, saysMore(section) && headingOf(section, place), paragraphs(section.text), entries(section, place)),
        buttonOf(section),
        gapsOf(section),
      ),
    ],
  },
  {
    id: 'closing-large',
    tone: 'tint',
    fit: (section) => (section.text.length >= 1 && saysMore(section) && section.contacts.length <= 2 ? 0.82 : 0),
    draw: (section, place) => [
      h(
        'div',
        { class: 'wrap' },
        headingOf(section, place, 'display'),
        h(
          'div',
          { class: 'below' },
          h('div', { class: 'words' }, paragraphs(section.text, 'lead'), entries(section, place), buttonOf(section)),
          contactList(section.contacts, place),
        ),
        gapsOf(section),
      ),
    ],
  },
];

/** The end of a page that has no closing of its own: one line. */
export const ENDING_LAYOUTS: Layout[] = [
  {
    id: 'ending-line',
    fit: () => 0.5,
    draw: ({ button, contacts }) => [
      h(
        'div',
        { class: 'wrap' },
        button && link(button, 'button'),
        contacts.map(({ value, href }) => h('a', { href }, value)),
      ),
    ],
  },
];
