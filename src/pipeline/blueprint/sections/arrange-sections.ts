import { pricesIn } from '../../prompt/copy/prices.ts';
import { type Entry, emptySection, type FlowBlock, type PageContent, type SectionContent, type SiteImage } from '../pages/page-content.ts';
import { joinTexts, SEPARATOR } from '../pages/whole-texts.ts';
import { foldLabels, withoutMenuEntries } from './entries/entry-groups.ts';
import { isMoney, withEntryKinds } from './entries/entry-kinds.ts';
import { isReading } from './layout.ts';
import { splitOpening } from './split-opening.ts';
import { withoutCredit, withoutLongHeading, withoutRepeatedHeading, withoutSaidCues } from './without-repeats.ts';

/** Text that fits a cell of a grid, and what is too little for a section of its own. Letters. */
const CELL = 480;
const SCRAP = 90;
/** More entries or text than this next to a form are a section of their own. */
const BESIDE_FORM = { entries: 4, letters: 600 };
/** Smallest images of a gallery that nobody planned, and how many make one. */
const GALLERY = { width: 400, images: 3 };

const lettersOf = ({ text, flow }: SectionContent) =>
  [...text, ...flow.map(({ words }) => words)].reduce((sum, words) => sum + words.text.length, 0);

const isPhoto = ({ size, isDrawing }: SiteImage) => !isDrawing && size !== null && size.width >= 260;

/** A section that is nothing but a heading and one paragraph, as an entry of a list. */
function asEntry(section: SectionContent): Entry | null {
  const { heading, text, flow, entries, images, forms, contacts, button, gaps, kind } = section;
  const [words] = [...text, ...flow.filter(({ kind: own }) => own === 'paragraph' || own === 'item').map((block) => block.words)];
  const isOne = text.length + flow.length === 1 && words !== undefined && words.text.length <= CELL;
  const isPlain = entries.length + forms.length + contacts.length + gaps.length === 0 && images.length <= 1;
  const image = images.find(isPhoto) ?? null;
  if (
    !isOne ||
    !isPlain ||
    !heading ||
    (image === null && images.length > 0) ||
    heading.text.length > 70 ||
    kind === 'closing' ||
    kind === 'proof' ||
    kind === 'contact'
  )
    return null;
  return {
    kind: 'card',
    labels: [],
    title: heading,
    text: words,
    price: null,
    image,
    href: button?.href ?? '',
  };
}

/** Neighboring sections of one paragraph each become one section with a cell for each: those with an image apart from those without. */
function groupParagraphs(sections: readonly SectionContent[]): SectionContent[] {
  const grouped: SectionContent[] = [];
  let run: { section: SectionContent; entry: Entry }[] = [];
  const close = () => {
    const [first] = run;
    if (first && run.length >= 2) {
      grouped.push({
        ...emptySection(first.section.id, 'group'),
        purpose: first.section.purpose,
        entries: run.map(({ entry }) => entry),
      });
    } else grouped.push(...run.map(({ section }) => section));
    run = [];
  };
  for (const [index, section] of sections.entries()) {
    const entry = index === 0 ? null : asEntry(section);
    if (entry) {
      if (run[0] && (run[0].entry.image === null) !== (entry.image === null)) close();
      run.push({ section, entry });
    } else {
      close();
      grouped.push(section);
    }
  }
  close();
  return grouped;
}

/** Scraps of text without a heading go to the text before them, else to the one after them. */
function joinScraps(sections: readonly SectionContent[]): SectionContent[] {
  const joined: SectionContent[] = [];
  let waiting: FlowBlock[] = [];
  for (const section of sections) {
    const last = joined.at(-1);
    const { heading, entries, forms, contacts, images, flow } = section;
    const isScrap =
      heading === null &&
      flow.length > 0 &&
      entries.length + forms.length + contacts.length + images.length === 0 &&
      lettersOf(section) <= SCRAP;
    const takesMore = last !== undefined && joined.length > 1 && last.flow.length > 0;
    if (isScrap && takesMore) joined[joined.length - 1] = { ...last, flow: [...last.flow, ...flow] };
    else if (isScrap && joined.length > 0) waiting.push(...flow);
    else {
      const takesScraps = section.flow.length + section.text.length > 0 && section.entries.length === 0;
      joined.push(takesScraps && waiting.length > 0 ? { ...section, flow: [...section.flow, ...waiting] } : section);
      if (takesScraps) waiting = [];
    }
  }
  if (waiting.length > 0) {
    const end = joined.at(-1)?.kind;
    joined.splice(end === 'closing' || end === 'ending' ? -1 : joined.length, 0, { ...emptySection('scraps', 'content'), flow: waiting });
  }
  return joined;
}

/** A long list next to a form becomes a section before it. */
function partForms(section: SectionContent, index: number): SectionContent[] {
  const { forms, entries } = section;
  const isMuch = entries.length > BESIDE_FORM.entries || lettersOf(section) > BESIDE_FORM.letters;
  if (index === 0 || forms.length === 0 || !isMuch) return [section];
  return [
    { ...section, forms: [], contacts: [] },
    { ...emptySection(`${section.id}-form`, 'contact'), forms, contacts: section.contacts },
  ];
}

/** Longest text below a heading that makes an entry, and fewest headings that make a list. */
const ENTRY = 420;
const FEWEST = 3;

/** A heading of running text with what is below it. */
function partsOf(flow: readonly FlowBlock[]): { heading: FlowBlock; blocks: FlowBlock[] }[] | null {
  const parts: { heading: FlowBlock; blocks: FlowBlock[] }[] = [];
  for (const block of flow) {
    if (block.kind === 'heading') parts.push({ heading: block, blocks: [] });
    else if (parts.length === 0) return null;
    else parts.at(-1)?.blocks.push(block);
  }
  return parts;
}

/** Whether a text is an amount of money alone. */
const isPrice = (text: string) => isMoney(text) || pricesIn([text])[0] === text;

/** Running text that is headings with a few words each is a list of entries. A lone link below a heading becomes its target. */
function listHeadings(section: SectionContent): SectionContent {
  const parts = section.entries.length === 0 && section.forms.length === 0 ? partsOf(section.flow) : null;
  if (!parts || parts.length < FEWEST) return section;
  const entries = parts.map(({ heading, blocks }): Entry | null => {
    const texts = blocks.filter(({ href, words }) => href === '' || words.text.length > 30);
    const [first] = texts;
    const isOneSource = texts.every(({ words }) => words.from === first?.words.from);
    const price = texts.length <= 2 && first && isPrice(first.words.text) ? first.words : null;
    const text = joinTexts(texts.filter(({ words }) => words !== price).map(({ words }) => words.text));
    if (!isOneSource || text.length > ENTRY || texts.length > 3) return null;
    const href = heading.href || blocks.find((block) => block.href !== '')?.href || '';
    return {
      kind: 'card',
      labels: [],
      title: heading.words,
      text: first && text !== '' ? { text, from: first.words.from } : null,
      price,
      image: null,
      href,
    };
  });
  return entries.every((entry) => entry !== null) ? { ...section, entries, flow: [] } : section;
}

/** Share of entries with an image from which on they are drawn with it. */
const WITH_IMAGES = 0.7;

/** Entries with an image each, and those without one after them, are two lists. */
function partImages(section: SectionContent, index: number): SectionContent[] {
  const { entries } = section;
  const first = entries.findIndex(({ image }) => image === null);
  const isMixed =
    index > 0 && first >= 2 && first < entries.length * WITH_IMAGES && entries.slice(first).every(({ image }) => image === null);
  if (!isMixed) return [section];
  return [
    { ...section, entries: entries.slice(0, first), gaps: [], button: null },
    { ...emptySection(`${section.id}-others`, section.kind), entries: entries.slice(first), gaps: section.gaps, button: section.button },
  ];
}

/** Running text below a list is a section after it, or more entries where it is a list, too. */
function partFlow(section: SectionContent, index: number): SectionContent[] {
  if (index === 0 || section.flow.length === 0 || section.entries.length === 0) return [section];
  const more = listHeadings({ ...section, entries: [] }).entries;
  const haveImages = section.entries.filter(({ image }) => image !== null).length >= section.entries.length * WITH_IMAGES;
  if (more.length > 0 && !haveImages) return [{ ...section, flow: [], entries: [...section.entries, ...more] }];
  return [
    { ...section, flow: [], gaps: [] },
    { ...emptySection(`${section.id}-more`, 'content'), flow: section.flow, gaps: section.gaps },
  ];
}

/** On the entry page the form is at its end, where visitors have read what they ask about. */
function formToEnd(sections: SectionContent[], { isHome }: Pick<PageContent, 'isHome'>): SectionContent[] {
  const [opening, body, ...rest] = sections;
  const last = rest.at(-1);
  if (!isHome || !opening || !last || body?.id !== 'body' || body.forms.length === 0 || last.forms.length > 0) return sections;
  const left = { ...body, forms: [] };
  const isEmpty = left.text.length + left.entries.length + left.flow.length + left.images.length + left.contacts.length === 0;
  return [opening, ...(isEmpty ? [] : [left]), ...rest.slice(0, -1), { ...last, forms: body.forms }];
}

const isText = ({ kind }: FlowBlock) => kind !== 'heading';

/** Images below the opening that belong to no words: a gallery, or nothing. */
function withoutStrayImages(section: SectionContent): SectionContent {
  if (section.id !== 'body' || section.text.length + section.entries.length + section.flow.filter(isText).length > 0) return section;
  const large = section.images.filter(({ size }) => size !== null && size.width >= GALLERY.width);
  return { ...section, images: large.length >= GALLERY.images ? large : [] };
}

const hasContent = ({ heading, text, entries, flow, images, forms, contacts, button, gaps }: SectionContent) =>
  heading !== null ||
  button !== null ||
  text.length + entries.length + flow.length + images.length + forms.length + contacts.length + gaps.length > 0;

/** Longest text above a list. Letters. */
const ABOVE_LIST = 600;

/** A long text above a list is a section of its own. */
function partText(section: SectionContent, index: number): SectionContent[] {
  const { entries, text, forms } = section;
  if (index === 0 || entries.length === 0 || forms.length > 0 || lettersOf({ ...section, flow: [] }) <= ABOVE_LIST) return [section];
  return [
    { ...section, entries: [], gaps: [], button: null, images: section.images.slice(0, 1) },
    { ...section, id: `${section.id}-list`, heading: null, text: text.slice(0, 0), images: section.images.slice(1) },
  ];
}

/** On pages that are read from beginning to end, lists are running text. */
function asReading(section: SectionContent, index: number): SectionContent {
  const { text, entries, flow, kind, forms, contacts } = section;
  if (index === 0 || kind === 'ending' || kind === 'closing' || forms.length + contacts.length > 0) return section;
  const block = (blockKind: FlowBlock['kind'], words: Entry['text'], href = ''): FlowBlock[] =>
    words ? [{ kind: blockKind, words, href }] : [];
  const listed = entries.flatMap((entry) =>
    entry.title && entry.text
      ? [
          ...block('heading', entry.title, entry.href),
          ...block(entry.kind === 'quote' ? 'quote' : 'paragraph', entry.text),
          ...(entry.lines ?? []).flatMap((words) => block('item', words)),
        ]
      : [...block('item', entry.title ?? entry.text, entry.href), ...block('item', entry.price)],
  );
  const images = [...section.images, ...entries.flatMap(({ image }) => image ?? [])];
  return { ...section, text: [], entries: [], images, flow: [...text.flatMap((words) => block('paragraph', words)), ...listed, ...flow] };
}

/** One line alone is no list. */
function withoutLoneBullet(section: SectionContent): SectionContent {
  const [only, ...others] = section.flow;
  const isLone = only?.kind === 'item' && others.length + section.entries.length === 0;
  return isLone ? { ...section, flow: [{ ...only, kind: 'paragraph' }] } : section;
}

/** A price that is the first part of an entry's text is its price. */
function withPrice(entry: Entry): Entry {
  const [first = '', ...others] = entry.kind === 'quote' || entry.price ? [] : (entry.text?.text.split(SEPARATOR) ?? []);
  if (!entry.title || !entry.text || others.length === 0 || !isPrice(first)) return entry;
  const { from } = entry.text;
  return { ...entry, price: { text: first, from }, text: { text: others.join(SEPARATOR), from } };
}

const foldEntries = (section: SectionContent): SectionContent =>
  withEntryKinds({ ...section, entries: foldLabels(withoutMenuEntries(section.entries.map(withPrice))) });

/** The sections of a page as they are drawn: what is too much for one is parted, what is too little is put together. */
export function arrangeSections(page: PageContent): SectionContent[] {
  const opened = splitOpening(page.sections.map(withoutCredit).map(withoutLongHeading), page);
  const parted = withoutSaidCues(withoutRepeatedHeading(opened))
    .map(withoutStrayImages)
    .map(withoutLoneBullet)
    .filter((section, index) => index === 0 || hasContent(section));
  if (isReading(page)) return joinScraps(parted.map(asReading));
  return groupParagraphs(
    joinScraps(formToEnd(parted, page).map(listHeadings).flatMap(partForms).flatMap(partFlow).flatMap(partText).flatMap(partImages)).map(
      foldEntries,
    ),
  );
}
