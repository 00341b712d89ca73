import { h } from '../../html.ts';
import type { SectionContent, SiteImage } from '../../pages/page-content.ts';
import { figure } from '../image.ts';
import { isReading, type Layout, lengthOf } from '../layout.ts';
import { buttonOf, gapsOf, headingOf, paragraphs, proseOf } from '../pieces.ts';

const WIDE_ENOUGH = 420;
const showable = ({ images }: SectionContent): SiteImage | undefined =>
  images.find(({ size, isDrawing }) => size !== null && size.width >= WIDE_ENOUGH && !isDrawing);
/** Longest text next to an image, and from which length on both begin at the top. Letters. */
const LONGEST_WITH_IMAGE = 2_200;
const LONG = 700;
const wrapOf = (section: SectionContent) => (length(section) > LONG ? 'wrap top' : 'wrap');
const isTall = ({ size }: SiteImage) => size !== null && size.height > size.width * 1.1;

const flowLength = ({ flow }: SectionContent) => flow.reduce((sum, { words }) => sum + words.text.length, 0);
const length = (section: SectionContent) => lengthOf(section) + flowLength(section);
const only = (section: SectionContent) => section.entries.length === 0 && section.forms.length === 0;

/** Sections of running text, with or without images. */
export const TEXT_LAYOUTS: Layout[] = [
  {
    id: 'text-statement',
    fit: (section) =>
      only(section) && !showable(section) && section.flow.length === 0 && section.text.length === 1 && length(section) <= 260 ? 0.8 : 0,
    draw: (section, place) => [
      h(
        'div',
        { class: 'wrap' },
        headingOf(section, place, 'small'),
        h('div', { class: 'statement' }, paragraphs(section.text), buttonOf(section), gapsOf(section)),
      ),
    ],
  },
  {
    id: 'text-image',
    fit: (section) => (only(section) && showable(section) && length(section) <= LONGEST_WITH_IMAGE ? 0.85 : 0),
    draw: (section, place) => {
      const image = showable(section);
      return [
        h(
          'div',
          { class: wrapOf(section) },
          h('div', { class: 'words' }, headingOf(section, place), proseOf(section, place)),
          image && figure(image, isTall(image) ? 'portrait' : 'landscape'),
        ),
      ];
    },
  },
  {
    id: 'text-image-start',
    fit: (section) => (only(section) && showable(section) && length(section) <= LONGEST_WITH_IMAGE ? 0.8 : 0),
    draw: (section, place) => {
      const image = showable(section);
      return [
        h(
          'div',
          { class: wrapOf(section) },
          image && figure(image, isTall(image) ? 'portrait' : 'landscape'),
          h('div', { class: 'words' }, headingOf(section, place), proseOf(section, place)),
        ),
      ];
    },
  },
  {
    id: 'text-side',
    fit: (section) => (only(section) && section.heading && section.heading.text.length <= 90 ? (length(section) > 260 ? 0.72 : 0.6) : 0),
    draw: (section, place) => [h('div', { class: 'wrap' }, headingOf(section, place), proseOf(section, place))],
  },
  {
    id: 'text-columns',
    fit: (section) =>
      only(section) && section.flow.length === 0 && section.text.length >= 2 && length(section) > 420 && length(section) < 1_800 ? 0.7 : 0,
    draw: (section, place) => [
      h(
        'div',
        { class: 'wrap' },
        headingOf(section, place),
        h('div', { class: 'columns' }, paragraphs(section.text)),
        buttonOf(section),
        gapsOf(section),
      ),
    ],
  },
  {
    id: 'text-column',
    fit: (section, { page }) => (only(section) ? (isReading(page) ? 0.9 : section.heading ? 0.05 : 0.45) : 0),
    draw: (section, place) => [h('div', { class: 'wrap reading' }, headingOf(section, place), proseOf(section, place))],
  },
];
