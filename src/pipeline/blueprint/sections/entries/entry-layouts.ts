import { h } from '../../html.ts';
import type { Entry, SectionContent } from '../../pages/page-content.ts';
import { type Layout, lengthOf, longestEntry, type Place, shareOf } from '../layout.ts';
import {
  buttonOf,
  entryPrice,
  entryText,
  entryTitle,
  figure,
  gapsOf,
  headingOf,
  imageElement,
  innerHeading,
  paragraphs,
} from '../pieces.ts';

const intro = (section: SectionContent, place: Place) =>
  h('header', { class: 'intro' }, headingOf(section, place), paragraphs(section.text));
const end = (section: SectionContent) => [buttonOf(section), ...gapsOf(section)];
const hasPrice = ({ price }: Entry) => price !== null;
const hasText = ({ title, text }: Entry) => title !== null && text !== null;
const bigEnough = ({ image }: Entry) => image !== null && (image.size === null || image.size.width >= 260);

const body = (section: SectionContent, place: Place) => (entry: Entry) => [
  entryTitle(entry, innerHeading(section, place)),
  entryText(entry),
  entryPrice(entry),
];

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
          section.entries.map((entry) => h('li', null, entry.image && imageElement(entry.image, 'landscape'), body(section, place)(entry))),
        ),
        end(section),
      ),
    ],
  },
  {
    id: 'price-list',
    fit: (section) => (section.entries.length >= 2 && shareOf(section, hasPrice) >= 0.5 ? 0.9 : 0),
    draw: (section, place) => [
      h(
        'div',
        { class: 'wrap' },
        intro(section, place),
        h(
          'ul',
          { class: section.entries.length > 7 ? 'prices two' : 'prices' },
          section.entries.map((entry) =>
            h('li', null, h('div', null, entryTitle(entry, innerHeading(section, place)), entryText(entry)), entryPrice(entry)),
          ),
        ),
        end(section),
      ),
    ],
  },
  {
    id: 'plans',
    fit: (section) =>
      section.entries.length >= 2 && section.entries.length <= 4 && shareOf(section, hasPrice) === 1 && shareOf(section, hasText) >= 0.5
        ? 0.93
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
              entry.title && h('strong', null, entry.title),
              entryText(entry) && h('span', null, entry.text),
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
      h(
        'div',
        { class: 'wrap' },
        intro(section, place),
        h(
          'ul',
          { class: 'rows' },
          section.entries.map((entry) => h('li', null, body(section, place)(entry))),
        ),
        end(section),
      ),
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
        h(
          'ul',
          { class: section.entries.length % 3 === 0 ? 'pairs three' : 'pairs' },
          section.entries.map((entry) => h('li', null, body(section, place)(entry))),
        ),
        end(section),
      ),
    ],
  },
  {
    id: 'image-list',
    fit: (section) =>
      section.entries.length >= 2 && section.entries.length <= 9 && section.images.some(({ size }) => size !== null && size.width >= 420)
        ? 0.8
        : 0,
    draw: (section, place) => {
      const image = section.images.find(({ size }) => size !== null && size.width >= 420);
      return [
        h(
          'div',
          { class: 'wrap' },
          h(
            'div',
            { class: 'words' },
            intro(section, place),
            h(
              'ul',
              { class: 'lines' },
              section.entries.map((entry) => h('li', null, body(section, place)(entry))),
            ),
            end(section),
          ),
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
          null,
          h(
            'ul',
            { class: 'lines' },
            section.entries.map((entry) => h('li', null, body(section, place)(entry))),
          ),
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
      h(
        'div',
        { class: 'wrap' },
        intro(section, place),
        h(
          'ul',
          { class: 'lines two' },
          section.entries.map((entry) => h('li', null, body(section, place)(entry))),
        ),
        end(section),
      ),
    ],
  },
];
