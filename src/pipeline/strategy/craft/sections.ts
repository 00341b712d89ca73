import type { Page, PageForm, PageImage, PageSection, TextBlock } from '#contracts/page.ts';
import type { SectionPlan } from '#contracts/strategy.ts';
import { evidenceAt, type PageReading, pathOf, type Reading, samePageKey } from '../read-site.ts';
import { bareLabel, comparable, countWords, cutAtSentence, cutAtWord, distinctBy, foldedWithin, isNoise, isPlaceholder } from '../words.ts';
import { sectionKind } from './section-kinds.ts';

/** Bounds of one page's plan: what a builder can place and a person can read. Design defaults. */
export const MAX_SECTIONS = 8;
const MAX_PARAGRAPHS = 5;
const MAX_PARAGRAPH_LENGTH = 700;
const MAX_ITEMS = 12;
const MAX_ITEM_LENGTH = 400;
const MAX_IMAGES = 4;

/** A stretch of a page under one heading, with the smaller headings below it. */
type Stretch = { heading: string; headingSelector: string; parts: PageSection[] };

/** Cuts at the page's main heading level: h1 and h2, or the highest level in use where there is no h2. */
function stretchesOf(sections: readonly PageSection[]): Stretch[] {
  const levels = sections.flatMap((section) => (section.heading && section.heading.level > 1 ? [section.heading.level] : []));
  const border = levels.length === 0 ? 2 : Math.min(...levels);
  const stretches: Stretch[] = [];
  for (const section of sections) {
    const last = stretches.at(-1);
    if (!last || (section.heading && section.heading.level <= border)) {
      stretches.push({ heading: section.heading?.text ?? '', headingSelector: section.heading?.selector ?? '', parts: [section] });
    } else {
      last.parts.push(section);
    }
  }
  return stretches;
}

/** Where the page's own h1 comes after a heading that stands on every page, both open the page together. */
function openingFirst(stretches: readonly Stretch[], h1: string): Stretch[] {
  const at = stretches.findIndex((stretch) => comparable(stretch.heading) === comparable(h1));
  const own = stretches[at];
  if (at < 1 || at > 2 || !own) return [...stretches];
  const before = stretches.slice(0, at).flatMap((stretch) => stretch.parts.map((part) => ({ ...part, heading: null })));
  return [{ ...own, parts: [...own.parts.slice(0, 1), ...before, ...own.parts.slice(1)] }, ...stretches.slice(at + 1)];
}

const LIST_TAGS = new Set(['li', 'dt', 'dd', 'td', 'th', 'tr', 'figcaption', 'summary']);

function isParagraph(block: TextBlock): boolean {
  return !LIST_TAGS.has(block.tag) && countWords(block.text) >= 4;
}

/** Quotes of a page with the name below them: taken as the page's reading found them, so that no words move to another name. */
function quotesIn(stretch: Stretch, page: Page): { items: string[]; isQuoted: (text: string) => boolean } {
  const blocks = stretch.parts.flatMap((part) => part.blocks);
  const here = page.quotes.filter(
    (quote) => countWords(quote.quote) >= 4 && blocks.some((block) => foldedWithin(quote.quote.slice(0, 60), block.text)),
  );
  const authors = here.map((quote) => comparable(quote.author ?? '')).filter(Boolean);
  const isQuoted = (text: string) =>
    here.some((quote) => foldedWithin(quote.quote.slice(0, 60), text)) ||
    authors.some((author) => author.includes(comparable(text)) || comparable(text).includes(author));
  const bare = (text: string) => text.replace(/^["“”„«]+|["“”»]+$/gu, '');
  return { items: here.map((quote) => `"${bare(quote.quote)}"${quote.author ? ` – ${quote.author}` : ''}`), isQuoted };
}

/** A card's words: its sentences and figures; badges, and labels that belong to the next card, are left out. */
function cardText(part: PageSection, headings: ReadonlySet<string>): string {
  const sentences = part.blocks.some((block) => countWords(block.text) >= 4);
  return part.blocks
    .filter((block) => !headings.has(comparable(block.text)) && (!sentences || countWords(block.text) >= 4 || /\p{N}/u.test(block.text)))
    .map((block) => block.text)
    .reduce((words, text) => (words === '' ? text : `${words}${/[.!?:;,。…]["”“»)]?$/u.test(words) ? ' ' : ' · '}${text}`), '');
}

/** Paragraphs and list entries of a stretch, verbatim; says whether something did not fit. */
function wordsOf(stretch: Stretch, page: Page): { text: string[]; items: string[]; leftOut: boolean } {
  const quotes = quotesIn(stretch, page);
  const headings = new Set(stretch.parts.flatMap((part) => (part.heading ? [comparable(part.heading.text)] : [])));
  const text: string[] = [];
  const items: string[] = [];
  for (const [index, part] of stretch.parts.entries()) {
    const blocks = part.blocks.filter((block) => !quotes.isQuoted(block.text) && !headings.has(comparable(block.text)));
    const isCard = index > 0 && part.heading !== null && !quotes.isQuoted(part.heading.text);
    // Below a name beside a quote stand its role and the next quote: joining them would put words into the wrong mouth.
    const besideQuote = quotes.items.length > 0 && index > 0 && part.heading !== null && !isCard;
    if (isCard && part.heading) {
      const joined = cardText({ ...part, blocks }, headings);
      items.push(joined === '' ? part.heading.text : `${part.heading.text.replace(/:$/, '')}: ${joined}`);
    } else if (!besideQuote) {
      for (const block of blocks) (isParagraph(block) ? text : items).push(block.text);
    }
  }
  const own = distinctBy(
    [...quotes.items, ...items].map((item) => item.replace(/\s+/gu, ' ').trim()).filter((item) => !isNoise(item)),
    comparable,
  );
  const tooLong = [
    ...text.filter((entry) => entry.length > MAX_PARAGRAPH_LENGTH),
    ...own.filter((entry) => entry.length > MAX_ITEM_LENGTH),
  ];
  return {
    text: mostTelling(text, MAX_PARAGRAPHS).map((entry) => cutAtSentence(entry, MAX_PARAGRAPH_LENGTH)),
    items: own.slice(0, MAX_ITEMS).map((entry) => cutAtSentence(entry, MAX_ITEM_LENGTH)),
    leftOut: text.length > MAX_PARAGRAPHS || own.length > MAX_ITEMS || tooLong.length > 0,
  };
}

/** The first paragraph and the longest of the rest, in their order. */
function mostTelling(paragraphs: readonly string[], count: number): string[] {
  if (paragraphs.length <= count) return [...paragraphs];
  const chosen = new Set([
    0,
    ...paragraphs
      .map((_, index) => index)
      .slice(1)
      .sort((a, b) => (paragraphs[b]?.length ?? 0) - (paragraphs[a]?.length ?? 0))
      .slice(0, count - 1),
  ]);
  return paragraphs.filter((_, index) => chosen.has(index));
}

function sharedSteps(a: readonly string[], b: readonly string[]): number {
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared += 1;
  return shared;
}

const stepsOf = (selector: string) => selector.split(/\s*>\s*/);

/** Which stretch an element belongs to: the one whose blocks share the longest way through the document with it. */
function assignTo<T extends { selector: string }>(elements: readonly T[], stretches: readonly Stretch[]): T[][] {
  const ways = stretches.map((stretch) =>
    [
      stretch.headingSelector,
      ...stretch.parts.flatMap((part) => [part.heading?.selector ?? '', ...part.blocks.map((block) => block.selector)]),
    ]
      .filter(Boolean)
      .slice(0, 30)
      .map(stepsOf),
  );
  const groups: T[][] = stretches.map(() => []);
  for (const element of elements) {
    const way = stepsOf(element.selector);
    let best = 0;
    let most = 0;
    ways.forEach((candidates, index) => {
      const shared = Math.max(0, ...candidates.map((candidate) => sharedSteps(way, candidate)));
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
        !/sprite|icon|pixel|spacer|badge\.svg/i.test(image.src)
      );
    }),
    (image) => image.src,
  );
}

const imagesFor = (images: readonly PageImage[]) =>
  images.slice(0, MAX_IMAGES).map((image) => ({ url: image.src, alt: isPlaceholder(image.alt ?? '') ? '' : (image.alt ?? '').trim() }));

/** From two offers named in a list on, the section is about what is offered. */
function namesOffers(items: readonly string[], reading: Reading): boolean {
  return reading.offers.filter((offer) => items.some((item) => foldedWithin(offer.name, item))).length >= 2;
}

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
  const images = assignTo(contentImages(page), stretches);
  const actions = assignTo(
    page.callsToAction.filter(
      (action) =>
        !action.hidden &&
        action.href !== '' &&
        !['header', 'nav', 'footer'].includes(action.region) &&
        !isNoise(action.text) &&
        action.text.length <= 60,
    ),
    stretches,
  );
  const forms = assignTo(
    page.forms.filter((form) => !form.hidden && form.purpose !== 'search' && form.region !== 'footer' && form.region !== 'header'),
    stretches,
  );
  const used = new Map<string, number>();
  const plans = stretches.map((stretch, index): SectionPlan & { cut: boolean } => {
    const { text, items, leftOut } = wordsOf(stretch, page);
    const first = index === 0;
    const heading = (first ? h1 : '') || stretch.heading || (first ? entry.title : '') || cutAtWord(text[0] ?? items[0] ?? entry.path, 60);
    const kind = first
      ? { id: 'hero', purpose: 'Say at once what this page is about and for whom' }
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
