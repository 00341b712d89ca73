import { h } from '../../html.ts';
import type { SectionContent, SiteImage } from '../../pages/page-content.ts';
import { imageElement } from '../image.ts';
import { type Layout, lengthOf, type Place } from '../layout.ts';
import { buttonOf, gapsOf, headingOf, paragraphs } from '../pieces.ts';

const intro = (section: SectionContent, place: Place) =>
  (section.heading || section.text.length > 0) && h('header', { class: 'intro' }, headingOf(section, place), paragraphs(section.text));
const end = (section: SectionContent) => [buttonOf(section), ...gapsOf(section)];
const width = ({ size }: SiteImage) => size?.width ?? 0;
const ratio = ({ size }: SiteImage) => (size ? size.width / size.height : 1.4);
const isGallery = (section: SectionContent) =>
  !section.images.some(({ isDrawing }) => isDrawing) &&
  section.images.length >= 2 &&
  section.entries.length === 0 &&
  section.forms.length === 0 &&
  lengthOf(section) + section.flow.length * 40 < 700;

/** Ratio in tenths, between the narrowest and widest shape that a row takes; the style sheet has a class for each. */
export const shapeOf = (image: SiteImage): number => Math.round(Math.min(2.4, Math.max(0.6, ratio(image))) * 10);
const item = (image: SiteImage) => h('li', { class: `shape-${shapeOf(image)}` }, imageElement(image, 'free'));

/** Images of the site; rows are even by their measured proportions. */
export const GALLERY_LAYOUTS: Layout[] = [
  {
    id: 'gallery-rows',
    fit: (section) => (isGallery(section) && section.images.length >= 3 ? 0.9 : 0),
    draw: (section, place) => [
      h('div', { class: 'wrap' }, intro(section, place), h('ul', { class: 'shapes' }, section.images.map(item)), end(section)),
    ],
  },
  {
    id: 'gallery-lead',
    fit: (section) =>
      isGallery(section) && section.images.length >= 3 && section.images.length <= 5 && section.images.some((image) => width(image) >= 900)
        ? 0.93
        : 0,
    draw: (section, place) => {
      const first = section.images.find((image) => width(image) >= 900);
      const others = section.images.filter((image) => image !== first);
      return [
        h(
          'div',
          { class: 'wrap' },
          intro(section, place),
          h(
            'ul',
            { class: `lead-grid of-${others.length}` },
            first && h('li', { class: 'first' }, imageElement(first, 'landscape')),
            others.map((image) => h('li', null, imageElement(image, 'landscape'))),
          ),
          end(section),
        ),
      ];
    },
  },
  {
    id: 'gallery-pair',
    fit: (section) => (isGallery(section) && section.images.length === 2 ? 0.9 : 0),
    draw: (section, place) => [
      h('div', { class: 'wrap' }, intro(section, place), h('ul', { class: 'shapes' }, section.images.map(item)), end(section)),
    ],
  },
];
