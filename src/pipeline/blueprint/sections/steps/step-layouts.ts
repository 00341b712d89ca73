import { h } from '../../html.ts';
import type { SectionContent } from '../../pages/page-content.ts';
import { type Layout, longestEntry, type Place } from '../layout.ts';
import { buttonOf, entryText, entryTitle, gapsOf, headingOf, innerHeading, paragraphs } from '../pieces.ts';

const list = (section: SectionContent, place: Place, className: string) =>
  h(
    'ol',
    { class: className },
    section.entries.map((entry) => h('li', null, h('div', null, entryTitle(entry, innerHeading(section, place)), entryText(entry)))),
  );
const intro = (section: SectionContent, place: Place) =>
  h('header', { class: 'intro' }, headingOf(section, place), paragraphs(section.text));
const end = (section: SectionContent) => [buttonOf(section), ...gapsOf(section)];
const isList = ({ entries }: SectionContent) => entries.length >= 2 && entries.length <= 9;

/** Steps from first contact to result, numbered. */
export const STEP_LAYOUTS: Layout[] = [
  {
    id: 'steps-row',
    fit: (section) => (isList(section) && section.entries.length <= 4 && longestEntry(section) <= 220 ? 0.9 : 0),
    draw: (section, place) => [
      h('div', { class: 'wrap' }, intro(section, place), list(section, place, `steps of-${section.entries.length}`), end(section)),
    ],
  },
  {
    id: 'steps-side',
    fit: (section) => (isList(section) ? 0.8 : 0),
    draw: (section, place) => [
      h('div', { class: 'wrap' }, intro(section, place), h('div', null, list(section, place, 'steps'), end(section))),
    ],
  },
  {
    id: 'steps-large',
    fit: (section) => (isList(section) && longestEntry(section) > 220 ? 0.85 : 0),
    draw: (section, place) => [h('div', { class: 'wrap' }, intro(section, place), list(section, place, 'steps'), end(section))],
  },
];
