import type { Page, PageBackground, PageForm, PageImage } from '#contracts/page.ts';
import type { SectionItem, SectionPlan } from '#contracts/strategy.ts';
import { fileTypeOf } from '#text/address.ts';
import { hasLetter, hasNumber } from '#text/characters.ts';
import { bareLabel } from '#text/label.ts';
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
import { sharedSteps, stepsOf } from './selector-steps.ts';
import { isInSlide } from './slides.ts';

/** Bounds of one page's plan: what a builder can place and a person can read. Design defaults. */
export const MAX_SECTIONS = 8;
const MAX_IMAGES = 12;

/** The ways through the document to the elements of each stretch, its first ones. */
const waysTo = (stretches: readonly Stretch[]): string[][][] =>
  stretches.map((stretch) =>
    [
      stretch.headingSelector,
      ...stretch.parts.flatMap((part) => [part.heading?.selector ?? '', ...part.blocks.map((block) => block.selector)]),
    ]
      .filter(Boolean)
      .slice(0, 30)
      .map(stepsOf),
  );

/** Which stretch an element belongs to: the one whose blocks share the longest way through the document with it. */
function assignTo<T extends { selector: string }>(elements: readonly T[], ways: readonly string[][][]): T[][] {
  const groups: T[][] = ways.map(() => []);
  for (const element of elements) {
    const way = stepsOf(element.selector);
    let best = 0;
    let most = 0;
    ways.forEach((candidates, index) => {
      let shared = 0;
      for (const candidate of candidates) shared = Math.max(shared, sharedSteps(way, candidate));
      if (shared > most) {
        most = shared;
        best = index;
      }
    });
    groups[best]?.push(element);
  }
  return groups;
}

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

/** Images worth carrying over: of the page's main part, with an address of their own; no icons, logos, tracking pixels or bands of a template. */
export function contentImages(page: Page, images: readonly PageImage[] = page.images): PageImage[] {
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

/** File types of photos: a pattern or an icon behind content is mostly drawn. */
const PHOTO_TYPES = new Set(['jpg', 'jpeg', 'webp', 'avif']);

/** Images worth carrying over, with the photos that the page shows behind its content. */
export function shownImages(page: Page): PageImage[] {
  const behind = (page.backgrounds ?? []).filter(({ src }) => PHOTO_TYPES.has(fileTypeOf(src)));
  return contentImages(page, [...page.images, ...behind.map(asImage)]);
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
  const words = comparable(items.map(({ title, text }) => `${title} ${text}`).join('\n'));
  return reading.offers.filter((offer) => words.includes(comparable(offer.name))).length >= 2;
}

const isQuestionList = (items: readonly SectionItem[]) => items.filter(({ kind }) => kind === 'question').length > 2;

const firstWords = ([first]: readonly SectionItem[]) => first && (first.title || first.text);

const purposesOf = (forms: readonly PageForm[]) => [...new Set(forms.map((form) => form.purpose))];

const WORDLESS: Stretch = { heading: '', headingSelector: '', parts: [{ heading: null, blocks: [] }] };

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
  const ways = waysTo(stretches);
  const images = assignTo(shown, ways);
  const actions = assignTo(
    page.callsToAction.filter(
      (action) =>
        !action.hidden &&
        action.href !== '' &&
        !isInContactBar(page, action.selector) &&
        !['header', 'nav', 'footer'].includes(action.region) &&
        !isNoise(action.text) &&
        action.text.length <= 60,
    ),
    ways,
  );
  const forms = assignTo(ownForms, ways);
  const used = new Map<string, number>();
  const plans = stretches.map((stretch, index): SectionPlan => {
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
    const action = actions[index]?.find(
      (candidate) => page.forms.length > 0 || samePageKey(pathOf(candidate.href, reading.site.host)) !== samePageKey(page.path),
    );
    const words = stretch.heading || text[0] || firstWords(items) || '';
    return {
      id: count === 1 ? kind.id : `${kind.id}-${count}`,
      kind: kind.id,
      purpose: kind.purpose,
      forms: purposesOf(forms[index] ?? []),
      carryOver: { rest: leftOut, sections: [] },
      heading,
      text,
      items,
      images: imagesFor(images[index] ?? []),
      button: action ? { label: bareLabel(action.text), target: pathOf(action.href, reading.site.host) } : null,
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
