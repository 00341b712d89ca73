import { h } from '../../html.ts';
import type { SectionContent, SiteImage } from '../../pages/page-content.ts';
import { figure } from '../image.ts';
import { isReading, type Layout } from '../layout.ts';
import { flowOf, gapsOf, headingOf, innerHeading, proseOf } from '../pieces.ts';

const linkShare = ({ flow }: SectionContent) => (flow.length === 0 ? 0 : flow.filter(({ href }) => href !== '').length / flow.length);
const isShort = ({ flow }: SectionContent) => flow.every(({ words }) => words.text.length <= 60);

/** Smaller ones are icons next to a text. */
const isShowable = ({ size }: SiteImage) => size === null || size.width >= 200;

/** More lines than this are two columns. */
const LONG_LISTING = 24;

/** Long texts and lists of links as today's page has them. */
export const ARTICLE_LAYOUTS: Layout[] = [
  {
    id: 'article-column',
    fit: (section, { page }) => (section.flow.length > 0 && isReading(page) ? 0.95 : 0),
    draw: (section, place) => [
      h(
        'div',
        { class: 'wrap reading' },
        headingOf(section, place),
        section.images
          .filter(isShowable)
          .slice(0, 1)
          .map((image) => figure(image, 'free')),
        proseOf(section, place),
        section.images
          .filter(isShowable)
          .slice(1)
          .map((image) => figure(image, 'free')),
      ),
    ],
  },
  {
    id: 'article-side',
    fit: (section) => (section.flow.length > 0 ? 0.6 : 0),
    draw: (section, place) => [
      h(
        'div',
        { class: 'wrap' },
        headingOf(section, place),
        h(
          'div',
          { class: section.heading ? 'prose' : 'prose whole' },
          proseOf(section, place),
          section.images.filter(isShowable).map((image) => figure(image, 'free')),
        ),
      ),
    ],
  },
  {
    id: 'article-index',
    fit: (section) => (section.flow.length >= 8 && isShort(section) ? 0.9 : 0),
    draw: (section, place) => [
      h(
        'div',
        { class: 'wrap' },
        headingOf(section, place),
        h(
          'ul',
          { class: 'index' },
          section.flow.map(({ words, href }) => h('li', null, href === '' ? words : h('a', { href }, words))),
        ),
        gapsOf(section),
      ),
    ],
  },
  {
    id: 'listing-rows',
    fit: (section) => (section.flow.length >= 3 && linkShare(section) >= 0.3 ? 0.85 : 0),
    draw: (section, place) => [
      h(
        'div',
        { class: 'wrap' },
        headingOf(section, place),
        h(
          'div',
          { class: section.flow.length > LONG_LISTING ? 'listing two' : 'listing' },
          flowOf(section.flow, innerHeading(section, place)),
        ),
        gapsOf(section),
      ),
    ],
  },
];
