import { h } from '../../html.ts';
import type { Entry, SectionContent } from '../../pages/page-content.ts';
import { type Layout, longestEntry, type Place, shareOf } from '../layout.ts';
import { buttonOf, gapsOf, headingOf, paragraphs } from '../pieces.ts';

const isQuote = ({ kind }: Entry) => kind === 'quote';
const quote = ({ title, text }: Entry) =>
  h('figure', { class: 'quote' }, h('blockquote', null, h('p', null, text ?? title)), text && title && h('figcaption', null, title));
const intro = (section: SectionContent, place: Place) =>
  h('header', { class: 'intro' }, headingOf(section, place), paragraphs(section.text));
const quotes = (section: SectionContent) =>
  section.entries.filter((entry) => isQuote(entry) || (entry.text ?? entry.title ?? { text: '' }).text.length > 50);

/** Short lines between the quotes, such as names of people whose words are elsewhere. */
function otherLines(section: SectionContent) {
  const shown = new Set(quotes(section));
  const lines = section.entries.filter((entry) => !shown.has(entry));
  return (
    lines.length > 0 &&
    h(
      'ul',
      { class: 'facts' },
      lines.map(({ title, text }) => h('li', null, title ?? text)),
    )
  );
}

/** Quotes, and short proof next to the promise. */
export const PROOF_LAYOUTS: Layout[] = [
  {
    id: 'quote-large',
    fit: (section) =>
      section.entries.length > 0 &&
      section.entries.length <= 3 &&
      shareOf(section, isQuote) > 0 &&
      quotes(section).length > 0 &&
      longestEntry(section) <= 420
        ? 0.85
        : 0,
    draw: (section, place) => {
      const [first, ...others] = quotes(section);
      return [
        h(
          'div',
          { class: 'wrap' },
          headingOf(section, place, 'small'),
          first && h('div', { class: 'first' }, quote(first)),
          others.length > 0 && h('div', { class: 'others' }, others.map(quote)),
          otherLines(section),
          buttonOf(section),
          gapsOf(section),
        ),
      ];
    },
  },
  {
    id: 'quote-columns',
    fit: (section) =>
      section.entries.length >= 2 && section.entries.length <= 6 && shareOf(section, isQuote) >= 0.6
        ? section.entries.length === 2
          ? 0.7
          : 0.82
        : 0,
    draw: (section, place) => [
      h(
        'div',
        { class: 'wrap' },
        intro(section, place),
        h('div', { class: 'quotes' }, quotes(section).map(quote)),
        otherLines(section),
        buttonOf(section),
        gapsOf(section),
      ),
    ],
  },
  {
    id: 'quote-list',
    fit: (section) => (section.entries.length >= 1 && shareOf(section, isQuote) >= 0.6 ? 0.65 : 0),
    draw: (section, place) => [
      h(
        'div',
        { class: 'wrap' },
        intro(section, place),
        h('div', { class: 'quotes' }, quotes(section).map(quote), otherLines(section), buttonOf(section), gapsOf(section)),
      ),
    ],
  },
];

const lines = ({ heading, entries }: SectionContent) => [
  ...(heading ? [heading] : []),
  ...entries.flatMap(({ title, text }) => title ?? text ?? []),
];

const cueList = (section: SectionContent) => [
  h(
    'div',
    { class: 'wrap' },
    h(
      'ul',
      { class: 'cues' },
      lines(section).map((words) => h('li', null, words)),
    ),
  ),
];

/** The first reasons to believe, directly below the promise: no section of its own. */
export const CUE_LAYOUTS: Layout[] = [
  {
    id: 'cue-line',
    fit: (section) => (lines(section).every(({ text }) => text.length <= 90) ? 0.8 : 0.4),
    draw: cueList,
  },
  {
    id: 'cue-statement',
    fit: (section) => (lines(section).length === 1 ? 0.9 : 0),
    draw: (section) => [
      h(
        'div',
        { class: 'wrap' },
        lines(section).map((words) => h('p', null, words)),
      ),
    ],
  },
  {
    id: 'cue-columns',
    fit: (section) => (lines(section).length >= 2 && lines(section).some(({ text }) => text.length > 90) ? 0.8 : 0),
    draw: cueList,
  },
];
