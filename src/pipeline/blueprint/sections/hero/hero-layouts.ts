import { hasNumber } from '#text/characters.ts';
import { type Element, h, type Words } from '../../html.ts';
import type { SectionContent, SiteImage } from '../../pages/page-content.ts';
import { formOf } from '../form.ts';
import { figure } from '../image.ts';
import { isReading, type Layout, type Place } from '../layout.ts';
import { buttonOf, gapsOf, headingOf, paragraphs } from '../pieces.ts';

/** Smallest widths in pixels: shown larger, an image would look soft. */
const SPLIT_WIDTH = 520;
const HERO_WIDTH = 800;
const BAND_WIDTH = 1_200;

const leading = ({ images }: SectionContent): SiteImage | undefined =>
  images.find(({ size, isDrawing }) => size !== null && size.width >= SPLIT_WIDTH && !isDrawing);
const isPortrait = ({ size }: SiteImage) => size !== null && size.height > size.width * 1.12;
/** Cut to a landscape, an image of this shape loses its top and bottom. */
const isSquare = ({ size }: SiteImage) => size !== null && size.width < size.height * 1.2;
const isBand = ({ size, isDrawing }: SiteImage) =>
  size !== null && !isDrawing && size.width >= BAND_WIDTH && size.width >= size.height * 1.25;

/** Most facts below the promise; one or two words without a number are labels of a menu or an image. */
const MOST_FACTS = 4;
const saysSomething = ({ text }: Words) => text.split(' ').length > 2 || hasNumber(text);

/** Facts below the promise, in one line where there is room. */
function facts({ entries }: SectionContent): Element | null {
  const said = entries.flatMap(({ title, text }) => title ?? text ?? []).filter(saysSomething);
  const items = said.slice(0, MOST_FACTS).map((words) => h('li', null, words));
  return items.length === 0 ? null : h('ul', { class: 'facts' }, items);
}

const words = (section: SectionContent, place: Place) => [
  headingOf(section, place, place.page.isHome ? 'display' : 'opening'),
  ...paragraphs(section.text, 'lead'),
  buttonOf(section),
  facts(section),
  ...gapsOf(section),
];

const split = (section: SectionContent, place: Place) => {
  const image = leading(section);
  return [
    h(
      'div',
      { class: 'wrap' },
      h('div', { class: 'words' }, words(section, place)),
      image && figure(image, isPortrait(image) ? 'portrait' : isSquare(image) ? 'square' : 'landscape', { eager: true }),
    ),
  ];
};

/** Openings of the entry page and of pages below it. */
export const HERO_LAYOUTS: Layout[] = [
  {
    id: 'hero-form',
    fit: ({ forms }) => (forms.length > 0 && (forms[0]?.fields.length ?? 0) <= 12 ? 0.9 : 0),
    draw: (section, place) => [
      h(
        'div',
        { class: 'wrap' },
        h('div', { class: 'words' }, words({ ...section, button: null }, place)),
        h(
          'div',
          { class: 'panel' },
          section.forms.map((form, at) => formOf(form, `${section.id}-form-${at + 1}`, place)),
        ),
      ),
    ],
  },
  {
    id: 'hero-band',
    fit: (section, { page }) => (page.isHome && section.images.some(isBand) && (section.heading?.text.length ?? 0) < 80 ? 0.8 : 0),
    draw: (section, place) => {
      const image = section.images.find(isBand);
      return [
        image ? h('div', { class: 'bleed' }, figure(image, 'wide', { eager: true, bleed: true })) : h('div', null),
        h('div', { class: 'wrap' }, h('div', { class: 'words' }, words(section, place))),
      ];
    },
  },
  {
    id: 'hero-portrait',
    fit: (section) => {
      const image = leading(section);
      return image && isPortrait(image) ? 0.85 : 0;
    },
    draw: split,
  },
  {
    id: 'hero-split',
    fit: (section, { page }) => {
      const image = leading(section);
      return image && (image.size?.width ?? 0) >= (page.isHome ? HERO_WIDTH : SPLIT_WIDTH) ? 0.75 : 0;
    },
    draw: split,
  },
  {
    id: 'hero-frame',
    fit: ({ imageGap }) => (imageGap ? 0.7 : 0),
    draw: (section, place) => [
      h('div', { class: 'wrap' }, h('div', { class: 'words' }, words(section, place)), h('p', { class: 'gap frame' }, section.imageGap)),
    ],
  },
  {
    id: 'hero-type',
    fit: (_, { page }) => (page.isHome ? 0.5 : 0),
    draw: (section, place) => [
      h(
        'div',
        { class: 'wrap' },
        headingOf(section, place, 'display'),
        h('div', { class: 'below' }, h('div', { class: 'words' }, paragraphs(section.text, 'lead'), buttonOf(section)), facts(section)),
        ...gapsOf(section),
      ),
    ],
  },
  {
    id: 'opening-lead',
    fit: ({ text }, { page }) => (page.isHome ? 0 : text.length === 0 ? 0.2 : (text[0]?.text.length ?? 0) <= 190 ? 0.6 : 0.3),
    draw: (section, place) => [
      h(
        'div',
        { class: 'wrap' },
        h('div', { class: 'words' }, headingOf(section, place, 'opening')),
        h('div', { class: 'aside' }, paragraphs(section.text, 'lead'), buttonOf(section), facts(section), ...gapsOf(section)),
      ),
    ],
  },
  {
    id: 'opening-plain',
    fit: (_, { page }) => (page.isHome ? 0 : 0.4),
    draw: (section, place) => [h('div', { class: 'wrap' }, words(section, place))],
  },
  {
    id: 'opening-reading',
    fit: (_, { page }) => (isReading(page) ? 0.95 : 0),
    draw: (section, place) => [h('div', { class: 'wrap reading' }, words(section, place))],
  },
];

/** An entry that is more than a fact for the opening. */
export const isFact = (section: SectionContent): boolean =>
  section.entries.every(
    (entry) => (entry.text === null || entry.title === null) && (entry.title ?? entry.text ?? { text: '' }).text.length <= 60,
  );
