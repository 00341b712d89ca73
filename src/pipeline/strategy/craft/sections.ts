import type { CallToAction, Page, PageBackground, PageForm, PageImage } from '#contracts/page.ts';
import type { SectionItem, SectionPlan } from '#contracts/strategy.ts';
import { fileTypeOf } from '#text/address.ts';
import { hasLetter, hasNumber } from '#text/characters.ts';
import { bareLabel } from '#text/label.ts';
import { oncePerObject } from '#text/memoize.ts';
import { isNoise, isPlaceholder } from '#text/noise.ts';
import { cutAtWord } from '#text/truncate.ts';
import { comparable, distinctBy, lettersOf } from '#text/words.ts';
import { isOwnForm } from '../engineer/form-steps.ts';
import { evidenceAt, type PageReading, pathOf, type Reading, samePageKey } from '../read-site.ts';
import { isInContactBar } from './contact-bar.ts';
import decoration from './decoration.json' with { type: 'json' };
import { belowName, openingFirst, type Stretch, stretchesOf, withoutEyebrows } from './page-sections.ts';
import { sectionKind } from './section-kinds.ts';
import { wordsOf } from './section-words.ts';
import { nearestGroup, stepsOf } from './selector-steps.ts';
import { isInSlide } from './slides.ts';

/** Bounds of one page's plan: what a builder can place and a person can read. Design defaults. */
export const MAX_SECTIONS = 8;
const MAX_IMAGES = 12;

/** Selectors of the elements of a stretch, its first ones. */
const selectorsOf = ({ headingSelector, parts }: Stretch): string[] =>
  [headingSelector, ...parts.flatMap(({ heading, blocks }) => [heading?.selector ?? '', ...blocks.map(({ selector }) => selector)])]
    .filter(Boolean)
    .slice(0, 30);

/** Shorter sides are icons; so are images without a text up to this width. CSS pixels. */
const ICON_SIDE = 48;
const UNNAMED_ICON_WIDTH = 100;
/** An image that a page shows so often belongs to a band that runs in a loop. */
const LOOPED = 3;
const FRAME = new Set(['footer', 'nav', 'header']);
const ALTS = new Set(decoration.alts);
const TEASERS = new Set(decoration.teasers);
const NAMELESS = new Set(decoration.nameless);

/** Whether an image only decorates: by its size, the name of its file or the words of its alternative text. */
function isDecoration({ width, height, alt, src }: PageImage): boolean {
  const [wide, high] = [width, height].map((size) => Number.parseInt(size ?? '', 10) || Number.POSITIVE_INFINITY) as [number, number];
  const file = src.split('/').at(-1)?.toLowerCase() ?? '';
  return (
    Math.min(wide, high) < ICON_SIDE ||
    ((alt ?? '') === '' && wide < UNNAMED_ICON_WIDTH) ||
    decoration.files.some((part) => file.includes(part)) ||
    comparable(alt ?? '')
      .split(/[^\p{L}]+/u)
      .some((word) => ALTS.has(word))
  );
}

/** Whether an image belongs to a preview of another page: its words name that page, not what it shows. */
const isTeaser = ({ alt }: PageImage, { type }: Page) => type !== 'blog' && TEASERS.has(comparable(alt ?? ''));

/** A background photo as an image without words. */
const asImage = (background: PageBackground): PageImage => ({
  ...{ alt: null, altExcused: true, width: null, height: null, loading: null, srcset: false, insideLink: false },
  ...background,
});

function worthCarrying(images: readonly PageImage[], page: Page): PageImage[] {
  const times = Map.groupBy(images, ({ src }) => src);
  return distinctBy(
    images.filter(
      (image) =>
        !image.hidden &&
        !FRAME.has(image.region) &&
        image.src.startsWith('http') &&
        (times.get(image.src)?.length ?? 0) < LOOPED &&
        !isDecoration(image) &&
        !isTeaser(image, page),
    ),
    (image) => image.src,
  );
}

/** Images worth carrying over: of the page's main part, with an address of their own; no icons, logos, tracking pixels or bands of a template. */
export const contentImages = oncePerObject((page: Page): readonly PageImage[] => worthCarrying(page.images, page));

/** File types of photos: a pattern or an icon behind content is mostly drawn. */
const PHOTO_TYPES = new Set(['jpg', 'jpeg', 'webp', 'avif']);

/** Images worth carrying over, with the photos that the page shows behind its content. */
export function shownImages(page: Page): PageImage[] {
  const behind = (page.backgrounds ?? []).filter(({ src }) => PHOTO_TYPES.has(fileTypeOf(src)));
  return worthCarrying([...page.images, ...behind.map(asImage)], page);
}

const ADDRESS = ['://', 'www.'];

/** The alternative text; '' for one that says nothing of what it shows, such as where a photo comes from. */
export function altOf({ alt }: PageImage): string {
  const text = (alt ?? '').trim();
  if (ADDRESS.some((mark) => text.includes(mark))) return '';
  return (!hasLetter(text) && !hasNumber(text)) || isPlaceholder(text) || NAMELESS.has(comparable(text)) ? '' : text;
}

const imagesFor = (images: readonly PageImage[]) => images.slice(0, MAX_IMAGES).map((image) => ({ url: image.src, alt: altOf(image) }));

/** From two offers named in a list on, the section is about what is offered. */
function namesOffers(items: readonly SectionItem[], reading: Reading): boolean {
  const words = comparable(
    items
      .flatMap(({ title, text }) => [title, text])
      .filter(Boolean)
      .join(' '),
  );
  return reading.offers.filter((offer) => words.includes(comparable(offer.name))).length >= 2;
}

const isQuestionList = (items: readonly SectionItem[]) => items.filter(({ kind }) => kind === 'question').length > 2;

const firstWords = ([first]: readonly SectionItem[]) => first && (first.title || first.text);

const purposesOf = (forms: readonly PageForm[]) => [...new Set(forms.map((form) => form.purpose))];

const WORDLESS: Stretch = { heading: '', headingSelector: '', parts: [{ heading: null, blocks: [] }] };

/** The stretches of a page, with the images, forms and actions of each. */
function readStretches(entry: PageReading, h1: string) {
  const { page } = entry;
  const shown = contentImages(page);
  const ownForms = page.forms.filter(
    (form) => isOwnForm(form, page) && form.purpose !== 'search' && form.region !== 'footer' && form.region !== 'header',
  );
  const cut = openingFirst(
    stretchesOf(withoutEyebrows(entry.sections), (selector) => isInSlide(page, selector)),
    h1,
  );
  const isNamedApart = entry.h1 === '' && h1 !== '' && !cut.some(({ heading }) => lettersOf(heading) === lettersOf(h1));
  const found = isNamedApart ? belowName(cut) : cut;
  // A page may be a form or images alone.
  const stretches = found.length === 0 && shown.length + ownForms.length > 0 ? [WORDLESS] : found;
  const groupOf = nearestGroup(stretches.map((stretch) => selectorsOf(stretch).map(stepsOf)));
  const stretchOf = ({ selector }: { selector: string }) => groupOf(stepsOf(selector));
  const ownActions = page.callsToAction.filter(
    (action) =>
      !action.hidden &&
      action.href !== '' &&
      !isInContactBar(page, action.selector) &&
      !['header', 'nav', 'footer'].includes(action.region) &&
      !isNoise(action.text) &&
      action.text.length <= 60,
  );
  const [images, forms, actions] = [Map.groupBy(shown, stretchOf), Map.groupBy(ownForms, stretchOf), Map.groupBy(ownActions, stretchOf)];
  return stretches.map((stretch, at) => ({
    stretch,
    images: images.get(at) ?? [],
    forms: forms.get(at) ?? [],
    actions: actions.get(at) ?? [],
  }));
}

/** The first action that leads elsewhere; null where none does. */
function buttonOf(actions: readonly CallToAction[], page: Page, { site }: Reading): SectionPlan['button'] {
  const action = actions.find(({ href }) => page.forms.length > 0 || samePageKey(pathOf(href, site.host)) !== samePageKey(page.path));
  return action ? { label: bareLabel(action.text), target: pathOf(action.href, site.host) } : null;
}

/** The button of a page's first section; null where it has none. */
export const openingButton = (entry: PageReading, reading: Reading): SectionPlan['button'] =>
  buttonOf(readStretches(entry, entry.h1)[0]?.actions ?? [], entry.page, reading);

/**
 * The sections of one page in reading order, from its real headings, texts, lists, images and buttons; at most eight. `isWhole`: all of
 * them, with all of their words.
 */
export function planSections(
  entry: PageReading,
  reading: Reading,
  { h1 = entry.h1, most = MAX_SECTIONS, isWhole = false }: { h1?: string | undefined; most?: number; isWhole?: boolean } = {},
): SectionPlan[] {
  const { page } = entry;
  const used = new Map<string, number>();
  const plans = readStretches(entry, h1).map(({ stretch, images, forms, actions }, index): SectionPlan => {
    const { text, items, leftOut } = wordsOf(stretch, page, isWhole);
    const first = index === 0;
    const heading =
      (first ? h1 : '') || stretch.heading || (first ? entry.title : '') || cutAtWord(text[0] ?? firstWords(items) ?? entry.path, 60);
    const kind = first
      ? {
          id: 'hero',
          purpose: isQuestionList(items)
            ? 'Answer what holds visitors back, in the words of the site.'
            : 'Say at once what this page is about and for whom.',
        }
      : sectionKind(heading, { offers: namesOffers(items, reading), questions: isQuestionList(items) }, page.type);
    const count = (used.get(kind.id) ?? 0) + 1;
    used.set(kind.id, count);
    const words = stretch.heading || text[0] || firstWords(items) || '';
    return {
      id: count === 1 ? kind.id : `${kind.id}-${count}`,
      kind: kind.id,
      purpose: kind.purpose,
      forms: purposesOf(forms),
      carryOver: { rest: leftOut, sections: [] },
      heading,
      text,
      items,
      images: imagesFor(images),
      button: buttonOf(actions, page, reading),
      evidence: words === '' ? [] : [evidenceAt(page, stretch.headingSelector || stretch.parts[0]?.blocks[0]?.selector || 'body', words)],
    };
  });
  return boundSections(
    plans.filter(
      (plan) =>
        plan.text.length + plan.items.length + plan.images.length > 0 ||
        plan.button !== null ||
        plan.kind === 'hero' ||
        plan.forms.length > 0,
    ),
    isWhole ? Number.POSITIVE_INFINITY : most,
  );
}

/** The first `most` sections; where there are more, the last of them says which headings follow. */
function boundSections(plans: readonly SectionPlan[], most: number): SectionPlan[] {
  if (plans.length <= most) return [...plans];
  const kept = plans.slice(0, most - 1);
  const [first, ...others] = distinctBy(plans.slice(most - 1), (plan) => comparable(plan.heading));
  if (!first) return kept;
  return [
    ...kept,
    {
      ...{ id: 'further', kind: 'further', purpose: '', forms: [], images: [], button: null },
      carryOver: { rest: true, sections: others.map((plan) => plan.heading) },
      heading: first.heading,
      text: first.text.slice(0, 2),
      items: [],
      evidence: first.evidence,
    },
  ];
}
