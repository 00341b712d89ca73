import { hasLetter, hasNumber } from '#text/characters.ts';
import { dropEnd, dropStart } from '#text/edges.ts';
import { type Child, type Element, h } from '../../html.ts';
import type { Entry, SectionContent, SiteImage } from '../../pages/page-content.ts';
import { type Crop, figure, imageElement } from '../image.ts';
import { type Layout, lengthOf, longestEntry, type Place, shareOf } from '../layout.ts';
import { buttonOf, entryPrice, entryText, entryTitle, gapsOf, headingOf, innerHeading, type Level, paragraphs } from '../pieces.ts';
import { groupsOf } from './entry-groups.ts';

const intro = (section: SectionContent, place: Place) =>
  h('header', { class: 'intro' }, headingOf(section, place), paragraphs(section.text));
const end = (section: SectionContent) => [buttonOf(section), ...gapsOf(section)];
const hasPrice = ({ price }: Entry) => price !== null;
const hasText = ({ title, text, lines = [] }: Entry) => title !== null && (text !== null || lines.length > 0);
const isPhoto = ({ size, isDrawing }: SiteImage) => size !== null && size.width >= 420 && !isDrawing;
const bigEnough = ({ image }: Entry) => image !== null && (image.size === null || image.size.width >= 260);

/** Images that are no wider than high, such as faces, keep their shape. */
const isNarrow = ({ image }: Entry) => image?.size != null && image.size.width < image.size.height * NARROW;
const NARROW = 1.2;
const cropOf = (section: SectionContent): Crop => (shareOf(section, isNarrow) > 0.5 ? 'square' : 'landscape');

const body = (entry: Entry, level: Level) => [entryTitle(entry, level), entryText(entry), entryPrice(entry)];

/** A list, in parts where labels head groups of its entries. */
function listOf(
  section: SectionContent,
  place: Place,
  { className, draw = body }: { className: string; draw?: (entry: Entry, level: Level) => Child[] },
): Element {
  const level = innerHeading(section, place);
  const groups = groupsOf(section.entries);
  const list = (entries: readonly Entry[], inner: Level) =>
    h(
      'ul',
      { class: className },
      entries.map((entry) => h('li', null, draw(entry, inner))),
    );
  if (groups.length === 1) return list(section.entries, level);
  const inner = level === 'h2' ? 'h3' : 'h4';
  return h(
    'div',
    { class: groups.length > 3 ? 'groups two' : 'groups' },
    groups.map(({ labels, entries }) =>
      h(
        'div',
        { class: 'group' },
        labels.length === 1 && h(level, { class: 'group-title' }, labels),
        // Several in a row, as tabs of today: which of them heads the entries is not known.
        labels.length > 1 &&
          h(
            'div',
            { class: 'eyebrows' },
            labels.map((words) => h('p', { class: 'eyebrow' }, words)),
          ),
        list(entries, labels.length === 1 ? inner : level),
      ),
    ),
  );
}

const isTime = (word: string) =>
  word.length >= 4 && word.length <= 13 && !hasLetter(word) && hasNumber(word) && (word.includes(':') || word.includes('.'));
const HOUR_MARKS = new Set(['am', 'pm', 'h', 'uhr']);

/** The time at the start of a line of a program, and what happens then; null for any other line. */
function partTime(line: string): { time: string; what: string } | null {
  const words = line.split(' ');
  if (!isTime(words[0] ?? '')) return null;
  const length = HOUR_MARKS.has(words[1]?.toLowerCase() ?? '') ? 2 : 1;
  const what = dropStart(words.slice(length).join(' '), ' :–-');
  return what === '' ? null : { time: dropEnd(words.slice(0, length).join(' '), ' :–-'), what };
}
const hasTime = ({ title, text }: Entry) => partTime((title ?? text)?.text ?? '') !== null;

/** A line of a program: the time, then what happens. */
function timeRow(entry: Entry) {
  const words = entry.title ?? entry.text;
  const parted = partTime(words?.text ?? '');
  if (!words || !parted) return h('li', { class: 'whole' }, h('strong', null, words));
  return h(
    'li',
    null,
    h('strong', null, { ...words, text: parted.time }),
    h('span', null, { ...words, text: parted.what }, entry.title && entry.text && h('p', null, entry.text)),
  );
}

/** Lists of offers, features and other entries. */
export const ENTRY_LAYOUTS: Layout[] = [
  {
    id: 'cards',
    fit: (section) => (section.entries.length >= 2 && shareOf(section, bigEnough) >= 0.7 ? 0.95 : 0),
    draw: (section, place) => [
      h(
        'div',
        { class: 'wrap' },
        intro(section, place),
        h(
          'ul',
          {
            class: `grid of-${section.entries.length % 3 === 0 ? 3 : section.entries.length % 4 === 0 ? 4 : section.entries.length === 2 ? 2 : 3}`,
          },
          section.entries.map((entry) =>
            h('li', null, entry.image && imageElement(entry.image, cropOf(section)), body(entry, innerHeading(section, place))),
          ),
        ),
        end(section),
      ),
    ],
  },
  {
    id: 'price-list',
    steady: true,
    fit: (section) => (section.entries.length >= 2 && shareOf(section, hasPrice) >= 0.5 ? 0.9 : 0),
    draw: (section, place) => [
      h(
        'div',
        { class: 'wrap' },
        intro(section, place),
        listOf(section, place, {
          className: section.entries.length > 7 && groupsOf(section.entries).length === 1 ? 'prices two' : 'prices',
          draw: (entry, level) => [h('div', null, entryTitle(entry, level), entryText(entry)), entryPrice(entry)],
        }),
        end(section),
      ),
    ],
  },
  {
    id: 'plans',
    fit: (section, { page }) =>
      section.entries.length >= 2 && section.entries.length <= 4 && shareOf(section, hasPrice) === 1 && shareOf(section, hasText) >= 0.5
        ? page.sections.filter(({ entries }) => entries.some(hasPrice)).length > 1
          ? 0.4
          : 0.93
        : 0,
    draw: (section, place) => [
      h(
        'div',
        { class: 'wrap' },
        intro(section, place),
        h(
          'ul',
          { class: `plans of-${section.entries.length}` },
          section.entries.map((entry) =>
            h('li', null, entryTitle(entry, innerHeading(section, place)), entryPrice(entry), entryText(entry)),
          ),
        ),
        end(section),
      ),
    ],
  },
  {
    id: 'timetable',
    fit: (section) => (section.entries.length >= 3 && shareOf(section, hasTime) >= 0.6 && longestEntry(section) <= 140 ? 0.97 : 0),
    draw: (section, place) => [
      h('div', { class: 'wrap' }, intro(section, place), h('ul', { class: 'timetable' }, section.entries.map(timeRow)), end(section)),
    ],
  },
  {
    id: 'index',
    fit: (section) => (section.entries.length >= 7 && longestEntry(section) <= 64 ? 0.9 : 0),
    draw: (section, place) => [
      h(
        'div',
        { class: 'wrap' },
        intro(section, place),
        h(
          'ul',
          { class: 'index' },
          section.entries.map((entry) =>
            h(
              'li',
              null,
              entry.labels.map((words) => h('p', { class: 'eyebrow' }, words)),
              entry.title && h('strong', null, entry.title),
              entry.text && h('span', null, entry.text),
              entryPrice(entry),
            ),
          ),
        ),
        end(section),
      ),
    ],
  },
  {
    id: 'rows',
    fit: (section) => (section.entries.length >= 2 && shareOf(section, hasText) >= 0.6 && longestEntry(section) > 90 ? 0.78 : 0),
    draw: (section, place) => [
      h('div', { class: 'wrap' }, intro(section, place), listOf(section, place, { className: 'rows' }), end(section)),
    ],
  },
  {
    id: 'pairs',
    fit: (section) => (section.entries.length >= 2 && shareOf(section, hasText) >= 0.6 && section.entries.length <= 8 ? 0.74 : 0),
    draw: (section, place) => [
      h(
        'div',
        { class: 'wrap' },
        intro(section, place),
        listOf(section, place, { className: section.entries.length % 3 === 0 ? 'pairs three' : 'pairs' }),
        end(section),
      ),
    ],
  },
  {
    id: 'image-list',
    fit: (section) => (section.entries.length >= 2 && section.entries.length <= 9 && section.images.some(isPhoto) ? 0.8 : 0),
    draw: (section, place) => {
      const image = section.images.find(isPhoto);
      return [
        h(
          'div',
          { class: 'wrap' },
          h('div', { class: 'words' }, intro(section, place), listOf(section, place, { className: 'lines' }), end(section)),
          image && figure(image, (image.size?.height ?? 0) > (image.size?.width ?? 0) ? 'portrait' : 'square'),
        ),
      ];
    },
  },
  {
    id: 'checks',
    fit: (section) => (section.entries.length >= 1 && shareOf(section, hasText) < 0.6 ? (longestEntry(section) <= 120 ? 0.72 : 0.5) : 0.1),
    draw: (section, place) => [
      h(
        'div',
        { class: 'wrap' },
        intro(section, place),
        h(
          'div',
          { class: section.heading || section.text.length > 0 ? null : 'whole' },
          listOf(section, place, { className: 'lines' }),
          end(section),
        ),
      ),
    ],
  },
  {
    id: 'checks-columns',
    fit: (section) =>
      section.entries.length >= 4 && shareOf(section, hasText) < 0.6 && longestEntry(section) <= 90 && lengthOf(section) < 400 ? 0.7 : 0,
    draw: (section, place) => [
      h('div', { class: 'wrap' }, intro(section, place), listOf(section, place, { className: 'lines two' }), end(section)),
    ],
  },
];
