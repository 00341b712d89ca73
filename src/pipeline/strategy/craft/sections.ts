import type { Page, PageForm, PageImage } from '#contracts/page.ts';
import type { SectionPlan } from '#contracts/strategy.ts';
import { bareLabel } from '#text/label.ts';
import { isNoise, isPlaceholder } from '#text/noise.ts';
import { cutAtWord } from '#text/truncate.ts';
import { evidenceAt, type PageReading, pathOf, type Reading, samePageKey } from '../read-site.ts';
import { comparable, distinctBy } from '../words.ts';
import { openingFirst, type Stretch, stretchesOf } from './page-sections.ts';
import { sectionKind } from './section-kinds.ts';
import { MAX_ITEMS, wordsOf } from './section-words.ts';

/** Bounds of one page's plan: what a builder can place and a person can read. Design defaults. */
export const MAX_SECTIONS = 8;
const MAX_IMAGES = 4;

function sharedSteps(a: readonly string[], b: readonly string[]): number {
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared += 1;
  return shared;
}

const stepsOf = (selector: string) => selector.split(/\s*>\s*/);

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

/** Images worth carrying over: of the page's main part, with an address of their own; no icons, no tracking pixels. */
export function contentImages(page: Page): PageImage[] {
  return distinctBy(
    page.images.filter((image) => {
      const small = [image.width, image.height].some(
        (size) => size !== null && Number.parseInt(size, 10) > 0 && Number.parseInt(size, 10) < 48,
      );
      return (
        !image.hidden &&
        !small &&
        image.region !== 'footer' &&
        image.region !== 'nav' &&
        image.region !== 'header' &&
        /^https?:/.test(image.src) &&
        !/sprite|icon|pixel|spacer|badge\.svg|logo/i.test(image.src.split('/').at(-1) ?? '')
      );
    }),
    (image) => image.src,
  );
}

const imagesFor = (images: readonly PageImage[]) =>
  images.slice(0, MAX_IMAGES).map((image) => ({ url: image.src, alt: isPlaceholder(image.alt ?? '') ? '' : (image.alt ?? '').trim() }));

/** From two offers named in a list on, the section is about what is offered. */
function namesOffers(items: readonly string[], reading: Reading): boolean {
  const words = comparable(items.join('\n'));
  return reading.offers.filter((offer) => words.includes(comparable(offer.name))).length >= 2;
}

const isQuestionList = (items: readonly string[]) => items.filter((item) => /^[^.!。]*[?？] /u.test(item)).length > 2;

function formNote(forms: readonly PageForm[]): string {
  const purposes = [...new Set(forms.map((form) => (form.purpose === 'other' ? '' : `${form.purpose} `)))];
  return purposes.map((purpose) => ` Holds the ${purpose}form, field by field as listed under forms.`).join('');
}

/** The sections of one page in reading order, from its real headings, texts, lists, images and buttons; at most eight. */
export function planSections(
  entry: PageReading,
  reading: Reading,
  { h1 = entry.h1, most = MAX_SECTIONS }: { h1?: string | undefined; most?: number } = {},
): SectionPlan[] {
  const { page } = entry;
  const stretches = openingFirst(stretchesOf(entry.sections), h1);
  const ways = waysTo(stretches);
  const images = assignTo(contentImages(page), ways);
  const actions = assignTo(
    page.callsToAction.filter(
      (action) =>
        !action.hidden &&
        action.href !== '' &&
        !['header', 'nav', 'footer'].includes(action.region) &&
        !isNoise(action.text) &&
        action.text.length <= 60,
    ),
    ways,
  );
  const forms = assignTo(
    page.forms.filter((form) => !form.hidden && form.purpose !== 'search' && form.region !== 'footer' && form.region !== 'header'),
    ways,
  );
  const used = new Map<string, number>();
  const plans = stretches.map((stretch, index): SectionPlan & { cut: boolean } => {
    const { text, items, leftOut } = wordsOf(stretch, page);
    const first = index === 0;
    const heading = (first ? h1 : '') || stretch.heading || (first ? entry.title : '') || cutAtWord(text[0] ?? items[0] ?? entry.path, 60);
    const kind = first
      ? {
          id: 'hero',
          purpose: isQuestionList(items)
            ? 'Answer what holds visitors back, in the words of the site'
            : 'Say at once what this page is about and for whom',
        }
      : sectionKind(heading, namesOffers(items, reading), page.type);
    const count = (used.get(kind.id) ?? 0) + 1;
    used.set(kind.id, count);
    const action = actions[index]?.find(
      (candidate) => page.forms.length > 0 || samePageKey(pathOf(candidate.href, reading.site.host)) !== samePageKey(page.path),
    );
    const words = stretch.heading || text[0] || items[0] || '';
    return {
      id: count === 1 ? kind.id : `${kind.id}-${count}`,
      purpose: `${kind.purpose}.${formNote(forms[index] ?? [])}`,
      heading,
      text,
      items,
      images: imagesFor(images[index] ?? []),
      button: action ? { label: bareLabel(action.text), target: pathOf(action.href, reading.site.host) } : null,
      evidence: words === '' ? [] : [evidenceAt(page, stretch.headingSelector || stretch.parts[0]?.blocks[0]?.selector || 'body', words)],
      cut: leftOut,
    };
  });
  return boundSections(
    plans.filter(
      (plan) =>
        plan.text.length + plan.items.length + plan.images.length > 0 ||
        plan.button !== null ||
        plan.id === 'hero' ||
        plan.purpose.includes('Holds the'),
    ),
    entry,
    most,
  );
}

function boundSections(plans: readonly (SectionPlan & { cut: boolean })[], entry: PageReading, most: number): SectionPlan[] {
  const kept = plans
    .slice(0, plans.length > most ? most - 1 : most)
    .map(({ cut, ...plan }) =>
      cut ? { ...plan, purpose: `${plan.purpose} Carry over the remaining text of ${entry.path} unchanged.` } : plan,
    );
  const rest = plans.slice(kept.length);
  const first = rest[0];
  if (!first) return kept;
  const headings = distinctBy(
    rest.map((plan) => plan.heading),
    comparable,
  ).slice(1);
  return [
    ...kept,
    {
      id: 'further',
      purpose: `Carry over the remaining text of ${entry.path} unchanged, in this order.`,
      heading: first.heading,
      text: first.text.slice(0, 2),
      items: headings.slice(0, MAX_ITEMS),
      images: [],
      button: null,
      evidence: first.evidence,
    },
  ];
}
