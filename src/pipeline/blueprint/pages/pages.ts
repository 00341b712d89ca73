import { titleParts } from '#text/title-parts.ts';
import { shorten } from '#text/truncate.ts';
import { editPages } from '../../prompt/copy/edit-pages.ts';
import { headRow } from '../../prompt/sections/head.ts';
import { siteText } from '../../prompt/site-text.ts';
import type { Words } from '../html.ts';
import { foldLetters } from '../sources/site-texts.ts';
import { contactLines } from './contacts.ts';
import { craftedSections } from './crafted-page.ts';
import type { DrawContext } from './draw-context.ts';
import { missingForms } from './forms.ts';
import { addGaps } from './gaps.ts';
import { emptySection, type FlowBlock, type PageContent, type SectionContent, type SiteImage, textEntry } from './page-content.ts';
import { placeImages } from './place-images.ts';
import type { PlannedPage } from './planned-pages.ts';
import { restOfPage, restoreTexts } from './rest-of-page.ts';

/** Longest description of a page. Letters. */
const DESCRIPTION = 160;

/** The first words of a page, for one that has no description. */
const openingWords = (sections: readonly SectionContent[]): string =>
  shorten(
    sections.flatMap(({ text, flow }) => [...text, ...flow.map(({ words }) => words)]).find(({ text }) => text.length > 40)?.text ?? '',
    DESCRIPTION,
  );

/** Types of pages that end with the way to get in touch when they have no ending of their own. */
const WITHOUT_ENDING = new Set(['home', 'contact', 'legal', 'login', 'cart', 'booking']);

/** The opening of a page that no section opens: the page's own heading alone; without one, the first heading below it. */
function withOpening(sections: SectionContent[], own: SectionContent['heading'], name: Words): SectionContent[] {
  const [first, ...others] = sections;
  if (first?.kind === 'hero') {
    first.heading ??= own ?? name;
    return sections;
  }
  const heading = own ?? first?.heading ?? name;
  const isSaid = first?.heading && foldLetters(first.heading.text) === foldLetters(heading.text);
  return [{ ...emptySection('hero', 'hero'), heading }, ...(first ? [isSaid ? { ...first, heading: null } : first, ...others] : [])];
}

/** Where the end of a page begins: its forms, contact details and the action again. */
function endOf(drawn: readonly SectionContent[]): number {
  const last = drawn.findLastIndex(({ kind, forms, contacts }) => kind !== 'closing' && forms.length + contacts.length === 0);
  return Math.max(last + 1, Math.min(1, drawn.length));
}

/** On the entry page a form is where visitors have read what they ask about: before the closing. */
function withFormsLast(sections: SectionContent[], isHome: boolean): SectionContent[] {
  const isForm = ({ kind, forms }: SectionContent, at: number) => isHome && at > 0 && kind !== 'closing' && forms.length > 0;
  const closing = sections.filter(({ kind }) => kind === 'closing');
  const others = sections.filter((section, at) => section.kind !== 'closing' && !isForm(section, at));
  return [...others, ...sections.filter(isForm), ...closing];
}

/** Text that belongs under a heading which is drawn already goes there; what is left are sections of their own. */
function joinSections(drawn: readonly SectionContent[], rest: readonly SectionContent[]): SectionContent[] {
  return rest
    .map((section) => ({ ...section, flow: joinEntries(drawn, section.flow) }))
    .filter((section) => {
      if (section.flow.length === 0) return false;
      const own = drawn.find(({ heading }) => heading !== null && heading.text === section.heading?.text);
      if (!own) return true;
      const isList = own.entries.length > 0 && section.flow.every(({ kind }) => kind === 'item' || kind === 'cell');
      if (isList) own.entries.push(...section.flow.map(({ words, href }) => textEntry(words, href)));
      else own.flow.push(...section.flow);
      own.gaps.push(...section.gaps);
      return false;
    });
}

/** Most lines below the text of an entry. */
const MOST_LINES = 14;

/** Lists under a heading of today that is the title of a drawn entry go to that entry; what is left is returned. */
function joinEntries(drawn: readonly SectionContent[], flow: readonly FlowBlock[]): FlowBlock[] {
  const cards = drawn.flatMap(({ entries }) => entries.filter(({ kind }) => kind === 'card'));
  const titled = new Map(cards.flatMap((entry) => (entry.title ? [[foldLetters(entry.title.text), entry] as const] : [])));
  const starts = flow.flatMap(({ kind }, at) => (kind === 'heading' ? [at] : []));
  const groups = [0, ...starts].map((start, at) => flow.slice(start, starts[at] ?? flow.length));
  return groups.flatMap((group) => {
    const [first, ...blocks] = group;
    const own = first?.kind === 'heading' ? titled.get(foldLetters(first.words.text)) : undefined;
    const fits =
      blocks.length <= MOST_LINES && blocks.every(({ kind, href, words }) => kind === 'item' && href === '' && words.text.length <= LINE);
    if (!own || !fits) return group;
    own.lines = [...(own.lines ?? []), ...blocks.map(({ words }) => words)];
    return [];
  });
}
/** Letters of a line. */
const LINE = 160;

/** A page for getting in touch shows how, also where today's text is in an image or a map. */
function withContacts(page: PageContent, context: DrawContext): void {
  const contacts = contactLines(context);
  const isShown = page.sections.some((section) => section.contacts.length > 0);
  if (page.type === 'contact' && !isShown && contacts.length > 0) page.sections.push({ ...emptySection('contacts', 'contact'), contacts });
}

/** An image with its files as a page names them; the blueprint names them from its root. */
export const seenFrom = (file: string, image: SiteImage, { addresses }: DrawContext): SiteImage => ({
  ...image,
  url: addresses.asset(file, image.url),
  smaller: image.smaller.map((one) => ({ ...one, url: addresses.asset(file, one.url) })),
});

function fromFile({ sections, file }: PageContent, context: DrawContext): void {
  const seen = (image: SiteImage) => seenFrom(file, image, context);
  for (const section of sections) {
    section.images = section.images.map(seen);
    section.entries = section.entries.map((entry) => ({ ...entry, image: entry.image && seen(entry.image) }));
  }
}

/** What goes on each planned page. Pure. */
export function contentOfPages(context: DrawContext): PageContent[] {
  const { strategy } = context.input;
  const { craft, engineer, site } = strategy;
  const edited = new Map(editPages(strategy, { once: false }).map((page) => [page.path, page]));
  const headOf = new Map(engineer.head.map((head) => [head.path, headRow(head, strategy)]));
  const name = context.say(site.businessName) ?? context.say(site.host) ?? { text: site.host, from: 'address' };

  function contentOf({ path, title, type, read }: PlannedPage, index: number): PageContent {
    const crafted = craft.pages.find((page) => page.path === path);
    const copy = edited.get(siteText(path));
    const file = context.addresses.fileOf(path) ?? 'index.html';
    const head = headOf.get(path);
    const stored = context.pageOf(path);
    const drawn = crafted && copy ? craftedSections(copy, crafted, file, context) : [];
    restoreTexts(drawn, context);
    const hasRest = !crafted || (copy?.rest.length ?? 0) > 0;
    const rest = hasRest || !strategy.writer ? restOfPage({ path, file, hasRest }, drawn, context) : [];
    const words = (text: string | undefined) => (text ? context.say(text, path) : null);
    const own = words(copy?.h1) ?? words(head?.h1) ?? words(stored?.headings.find(({ level, hidden }) => level === 1 && !hidden)?.text);
    const heading = own ?? words(titleParts(title)[0]) ?? words(title) ?? name;
    const more = joinSections(drawn, rest);
    const forms = missingForms(path, copy?.sections ?? [], context);
    const asking = forms.map(({ form, heading: title }, at) => ({
      ...emptySection(`form-${at + 1}`, 'form'),
      heading: title,
      forms: [form],
    }));
    const order = withFormsLast([...drawn.slice(0, endOf(drawn)), ...more, ...asking, ...drawn.slice(endOf(drawn))], index === 0);
    const page: PageContent = {
      ...{ path, file, type, read, isHome: index === 0, language: crafted?.language ?? stored?.detectedLanguage ?? site.language },
      title: words(head?.title) ?? words(title) ?? heading,
      description: words(head?.description) ?? words(stored?.description ?? '') ?? words(openingWords(order)),
      sections: withOpening(order, own, heading),
    };
    placeImages(path, page.sections, context);
    withContacts(page, context);
    addGaps(page, context);
    fromFile(page, context);
    if (read && !WITHOUT_ENDING.has(type) && index > 0) page.sections.push(...endingOf(file));
    return page;
  }

  /** The goal again at the end of a page. */
  function endingOf(file: string): SectionContent[] {
    const { goal } = craft;
    const label = context.say(goal.label);
    const href = context.linkFrom(file, goal.target);
    if (!label || href === '' || href === '#main') return [];
    const contacts = contactLines(context)
      .filter(({ kind }) => kind === 'phone' || kind === 'email')
      .slice(0, 2);
    return [{ ...emptySection('ending', 'ending'), button: { label, href }, contacts }];
  }

  return context.pages.map(contentOf);
}
