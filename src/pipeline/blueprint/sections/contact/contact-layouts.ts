import { h } from '../../html.ts';
import type { SectionContent } from '../../pages/page-content.ts';
import { formOf } from '../form.ts';
import { figure } from '../image.ts';
import type { Layout, Place } from '../layout.ts';
import {
  buttonOf,
  contactList,
  entryPrice,
  entryText,
  entryTitle,
  flowOf,
  gapsOf,
  headingOf,
  innerHeading,
  paragraphs,
} from '../pieces.ts';

/** A form without a heading is headed by the label for getting in touch. */
const headed = (section: SectionContent, { labels }: Place): SectionContent =>
  section.heading || section.forms.length === 0 || section.kind === 'form' ? section : { ...section, heading: labels.of('contact') };

const words = (section: SectionContent, place: Place) => [
  headingOf(headed(section, place), place),
  ...paragraphs(section.text),
  ...flowOf(section.flow, innerHeading(section, place)),
  section.entries.length > 0 &&
    h(
      'ul',
      { class: 'lines' },
      section.entries.map((entry) => h('li', null, entryTitle(entry, innerHeading(section, place)), entryText(entry), entryPrice(entry))),
    ),
  section.forms.length === 0 && buttonOf(section),
  ...gapsOf(section),
];
const forms = (section: SectionContent, place: Place) =>
  section.forms.map((form, at) => formOf(form, `${section.id}-form-${at + 1}`, place));
const amount = (section: SectionContent) => section.text.length + section.entries.length + section.flow.length;

/** Ways to get in touch, with or without a form. */
export const CONTACT_LAYOUTS: Layout[] = [
  {
    id: 'contact-form',
    fit: (section) => (section.forms.length > 0 && (section.forms[0]?.fields.length ?? 0) > 2 ? 0.98 : 0),
    draw: (section, place) => [
      h(
        'div',
        { class: 'wrap' },
        h('div', { class: 'words' }, words(section, place), contactList(section.contacts, place)),
        h('div', { class: 'panel' }, forms(section, place)),
      ),
    ],
  },
  {
    id: 'form-line',
    fit: (section) => (section.forms.length > 0 && (section.forms[0]?.fields.length ?? 0) <= 2 ? 0.98 : 0),
    draw: (section, place) => [
      h(
        'div',
        { class: 'wrap' },
        h('div', { class: 'words' }, words(section, place), contactList(section.contacts, place)),
        h('div', null, forms(section, place)),
      ),
    ],
  },
  {
    id: 'contact-large',
    fit: (section) => (section.contacts.length > 0 && section.contacts.length <= 4 && amount(section) <= 2 ? 0.9 : 0),
    draw: (section, place) => [
      h('div', { class: 'wrap' }, h('div', { class: 'words' }, words(section, place)), contactList(section.contacts, place)),
    ],
  },
  {
    id: 'contact-columns',
    fit: (section) => (section.contacts.length > 0 ? 0.8 : 0),
    draw: (section, place) => [
      h(
        'div',
        { class: 'wrap' },
        h('div', { class: 'words' }, words(section, place)),
        contactList(section.contacts, place),
        section.images.slice(0, 1).map((image) => figure(image, 'landscape')),
      ),
    ],
  },
];
