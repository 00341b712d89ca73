import { h } from '../../html.ts';
import type { SectionContent } from '../../pages/page-content.ts';
import type { Layout, Place } from '../layout.ts';
import { buttonOf, figure, flowOf, gapsOf, headingOf, innerHeading, paragraphs } from '../pieces.ts';

const isReading = ({ page }: Place) => ['article', 'legal', 'docs', 'blog', 'case-studies'].includes(page.type);
const content = (section: SectionContent, place: Place) =>
  h(
    'div',
    { class: 'prose' },
    paragraphs(section.text),
    flowOf(section.flow, innerHeading(section, place)),
    buttonOf(section),
    gapsOf(section),
  );
const linkShare = ({ flow }: SectionContent) => (flow.length === 0 ? 0 : flow.filter(({ href }) => href !== '').length / flow.length);
const isShort = ({ flow }: SectionContent) => flow.every(({ words }) => words.text.length <= 60);

/** Long texts and lists of links as today's page has them. */
export const ARTICLE_LAYOUTS: Layout[] = [
  {
    id: 'article-column',
    fit: (section, place) => (section.flow.length > 0 ? (isReading(place) ? 0.95 : 0.5) : 0),
    draw: (section, place) => [
      h(
        'div',
        { class: 'wrap reading' },
        headingOf(section, place),
        section.images.slice(0, 1).map((image) => figure(image, 'free')),
        content(section, place),
        section.images.slice(1).map((image) => figure(image, 'free')),
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
        h('div', { class: 'listing' }, flowOf(section.flow, innerHeading(section, place))),
        gapsOf(section),
      ),
    ],
  },
];
