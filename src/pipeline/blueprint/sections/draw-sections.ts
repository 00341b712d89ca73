import { extensionOf } from '../file-names.ts';
import { type Element, h } from '../html.ts';
import { isLogo } from '../images/site-images.ts';
import type { Labels } from '../labels.ts';
import type { PageContent, SectionContent, SiteImage } from '../pages/page-content.ts';
import { arrangeSections } from './arrange-sections.ts';
import { loadFirstImage } from './first-image.ts';
import { shapeOf } from './gallery/gallery-layouts.ts';
import { figure, imageElement } from './image.ts';
import { chooseLayout, isReading, type Layout } from './layout.ts';
import { layoutsFor } from './layouts-for.ts';
import { noteOf } from './note.ts';
import { gapsOf, headingId, headingOf } from './pieces.ts';

export type DrawnSection = Pick<SectionContent, 'id' | 'kind' | 'purpose' | 'contacts'> & { element: Element; layout: string; tone: Tone };
type Tone = NonNullable<Layout['tone']>;

/** Entries that a page can show, and that people can read. */
const MAX_ENTRIES = 60;
const MAX_SHORT_ENTRIES = 160;
const MAX_BYTES = 40_000;
const MARKUP_OF_ENTRY = 160;
/** Layouts that carry a tint well. */
const TINTED = new Set(['proof', 'faq', 'pricing', 'how-it-works', 'offers']);
/** Openings without an image, which a strong color of the brand carries. */
const BOLD = new Set(['hero-type']);
/** Layouts of people with their portraits. */
const WITH_FACES = new Set(['people-grid', 'people-rows']);
const WITHOUT_TONE = new Set(['proof-cue', 'ending', 'proof-gap']);

const sourcesOf = ({ attributes, children }: Element): string[] => [
  ...(typeof attributes.src === 'string' ? [attributes.src] : []),
  ...children.flatMap((child) => ('tag' in child ? sourcesOf(child) : [])),
];

/** Wide enough for the whole grid. Pixels. */
const WIDE = 1_000;
const isWide = ({ size }: SiteImage) => size !== null && size.width >= WIDE && size.width >= size.height * 1.3;

/** Images that the layout did not show: photos as an even row, logos and drawings below them. */
function leftImages(section: SectionContent, drawn: readonly Element[]): Element[] {
  const shown = new Set(drawn.flatMap(sourcesOf));
  const all = [...section.images, ...section.entries.flatMap(({ image }) => image ?? [])];
  const left = all.filter((image) => !shown.has(image.url));
  const photos = left.filter(({ isDrawing, size }) => !isDrawing && (size === null || size.width >= 260));
  // Drawings next to a list are the icons of its entries: in a row of their own they say nothing.
  const isIcon = (src: string) => section.entries.length > 0 && !isLogo(src);
  const drawings = left.filter(({ isDrawing, src }) => isDrawing && !isIcon(src) && (extensionOf(src) === 'svg' || isLogo(src)));
  const list = (className: string, items: Element[]) =>
    items.length > 0 && h('div', { class: 'wrap after' }, h('ul', { class: className }, items));
  const [first] = photos;
  if (first && photos.length === 1 && drawings.length === 0 && isWide(first))
    return [h('div', { class: 'wrap after' }, figure(first, 'wide'))];
  return [
    list(
      photos.length === 1 ? 'shapes single' : 'shapes',
      photos.map((image) => h('li', { class: `shape-${shapeOf(image)}` }, imageElement(image, 'free'))),
    ),
    list(
      'logos',
      drawings.map((image) => h('li', null, imageElement(image, 'free'))),
    ),
  ].filter((element) => element !== false);
}

/** A tint for sections that carry one, never two in a row. */
function toneOf(
  layout: Layout,
  { kind }: SectionContent,
  { index, before, page }: { index: number; before: Tone; page: PageContent },
): Tone {
  if (layout.tone) return layout.tone;
  return index > 0 && before === 'plain' && TINTED.has(kind) && !isReading(page) ? 'tint' : 'plain';
}

/** As many entries as a page can show; short ones are more, such as the years of a chronicle. */
function limited(section: SectionContent, labels: Labels): SectionContent {
  let bytes = 0;
  const shown = section.entries.filter(({ title, text, lines = [] }, at) => {
    bytes += [title, text, ...lines].reduce((sum, words) => sum + Buffer.byteLength(words?.text ?? ''), MARKUP_OF_ENTRY);
    return at < MAX_ENTRIES || (at < MAX_SHORT_ENTRIES && bytes <= MAX_BYTES);
  });
  return shown.length === section.entries.length ? section : { ...section, entries: shown, gaps: [...section.gaps, labels.of('more')] };
}

const GAP_LAYOUT: Layout = { id: 'gap-only', fit: () => 1, draw: (section) => [h('div', { class: 'wrap' }, gapsOf(section))] };

/** Draws the sections of a page, each in the layout that suits its content and that the page has least of. */
export function drawSections(page: PageContent, labels: Labels, { isDeepStrong }: { isDeepStrong: boolean }): DrawnSection[] {
  const sections = arrangeSections(page);
  const used: string[] = [];
  let before: Tone = 'plain';
  const all = sections.flatMap((full, index): DrawnSection[] => {
    const section = limited(full, labels);
    const place = { page, labels, index };
    const layout = section.kind === 'proof-gap' ? GAP_LAYOUT : chooseLayout(layoutsFor(section, index, page), section, place, used);
    if (!layout) return [];
    used.push(layout.id);
    const drawn = layout.draw(section, place);
    // A face without a name says less than none.
    if (!WITH_FACES.has(layout.id)) drawn.push(...leftImages(section, drawn));
    const isBold = isDeepStrong && BOLD.has(layout.id) && section.gaps.length === 0;
    const tone = WITHOUT_TONE.has(section.kind) ? 'plain' : isBold ? 'deep' : toneOf(layout, section, { index, before, page });
    if (!WITHOUT_TONE.has(section.kind)) before = tone;
    const labelled = section.heading && headingOf(section, place) && layout.id !== 'cue-line' ? headingId(section) : null;
    const element = h(
      'section',
      {
        id: `section-${section.id}`,
        class: `section l-${layout.id} tone-${tone}`,
        'data-section': section.id,
        'aria-labelledby': hasId(drawn, labelled) ? labelled : null,
      },
      drawn,
      noteOf(section, drawn, labels),
    );
    return [{ element, id: section.id, kind: section.kind, layout: layout.id, purpose: section.purpose, contacts: section.contacts, tone }];
  });
  const elements = loadFirstImage(all.map(({ element }) => element));
  return all.map((section, at) => ({ ...section, element: elements[at] ?? section.element }));
}

const hasId = (elements: readonly Element[], id: string | null): boolean =>
  id !== null &&
  elements.some(
    ({ attributes, children }) =>
      attributes.id === id ||
      hasId(
        children.filter((child) => 'tag' in child),
        id,
      ),
  );
