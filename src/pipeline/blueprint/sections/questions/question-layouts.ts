import { h } from '../../html.ts';
import type { SectionContent } from '../../pages/page-content.ts';
import { type Layout, longestEntry, type Place } from '../layout.ts';
import { buttonOf, entryText, entryTitle, gapsOf, headingOf, innerHeading, paragraphs } from '../pieces.ts';

const isList = ({ entries }: SectionContent) => entries.filter(({ title, text }) => title !== null && text !== null).length >= 2;
const intro = (section: SectionContent, place: Place) =>
  h('header', { class: 'intro' }, headingOf(section, place), paragraphs(section.text));
const end = (section: SectionContent) => [buttonOf(section), ...gapsOf(section)];

function folded(section: SectionContent, place: Place) {
  const level = innerHeading(section, place);
  return section.entries.map((entry, at) =>
    entry.title && entry.text
      ? h('details', { open: at === 0 }, h('summary', null, h(level, { class: 'entry-title' }, entry.title)), h('p', null, entry.text))
      : h('div', null, entryTitle(entry, level), entryText(entry)),
  );
}

const open = (section: SectionContent, place: Place) =>
  section.entries.map((entry) => h('div', null, entryTitle(entry, innerHeading(section, place)), entryText(entry)));

/** Questions with their answers. */
export const QUESTION_LAYOUTS: Layout[] = [
  {
    id: 'questions-side',
    fit: (section) => (isList(section) ? 0.85 : 0),
    draw: (section, place) => [
      h('div', { class: 'wrap' }, intro(section, place), h('div', { class: 'folded' }, folded(section, place), end(section))),
    ],
  },
  {
    id: 'questions-grid',
    fit: (section) => (isList(section) && section.entries.length <= 6 && longestEntry(section) <= 320 ? 0.9 : 0),
    draw: (section, place) => [
      h('div', { class: 'wrap' }, intro(section, place), h('div', { class: 'answers' }, open(section, place)), end(section)),
    ],
  },
  {
    id: 'questions-column',
    fit: (section) => (isList(section) && section.entries.length > 7 ? 0.88 : 0),
    draw: (section, place) => [
      h('div', { class: 'wrap reading' }, intro(section, place), h('div', { class: 'folded' }, folded(section, place)), end(section)),
    ],
  },
];
