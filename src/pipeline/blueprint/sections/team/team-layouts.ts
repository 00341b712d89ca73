import { h } from '../../html.ts';
import type { Entry, SectionContent } from '../../pages/page-content.ts';
import { imageElement } from '../image.ts';
import { type Layout, longestEntry, type Place, shareOf } from '../layout.ts';
import { buttonOf, entryText, entryTitle, gapsOf, headingOf, innerHeading, paragraphs } from '../pieces.ts';

const intro = (section: SectionContent, place: Place) =>
  h('header', { class: 'intro' }, headingOf(section, place), paragraphs(section.text));
const person = (section: SectionContent, place: Place) => (entry: Entry) =>
  h(
    'li',
    null,
    entry.image && imageElement(entry.image, 'square'),
    h('div', null, entryTitle(entry, innerHeading(section, place)), entryText(entry)),
  );
const list = (section: SectionContent, place: Place, className: string) =>
  h('ul', { class: className }, section.entries.map(person(section, place)));
const end = (section: SectionContent) => [buttonOf(section), ...gapsOf(section)];
const hasPortrait = ({ image }: Entry) => image !== null;

/** Narrower portraits would look soft in the columns of a grid. Pixels. */
const SHARP = 240;
const haveSmallPortraits = ({ entries }: SectionContent) => entries.some(({ image }) => image?.size && image.size.width < SHARP);

/** People with their portraits. */
export const TEAM_LAYOUTS: Layout[] = [
  {
    id: 'people-grid',
    fit: (section) => (section.entries.length >= 2 && shareOf(section, hasPortrait) >= 0.7 && longestEntry(section) <= 260 ? 0.96 : 0),
    draw: (section, place) => [
      h(
        'div',
        { class: 'wrap' },
        intro(section, place),
        list(section, place, haveSmallPortraits(section) ? 'people small' : 'people'),
        end(section),
      ),
    ],
  },
  {
    id: 'people-rows',
    fit: (section) => (section.entries.length >= 1 && shareOf(section, hasPortrait) >= 0.7 && longestEntry(section) > 260 ? 0.96 : 0),
    draw: (section, place) => [h('div', { class: 'wrap' }, intro(section, place), list(section, place, 'people-list'), end(section))],
  },
  {
    id: 'people-names',
    fit: (section) => (section.entries.length >= 3 && shareOf(section, hasPortrait) === 0 && longestEntry(section) <= 90 ? 0.5 : 0),
    draw: (section, place) => [h('div', { class: 'wrap' }, intro(section, place), list(section, place, 'names'), end(section))],
  },
];
