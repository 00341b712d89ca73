import type { SectionPlan } from '#contracts/strategy.ts';
import { hasNumber } from '#text/characters.ts';
import { dialShown } from '#text/dialed-number.ts';
import { isCopyNoise } from '#text/noise.ts';
import { endsSentence, splitSentences } from '#text/segment.ts';
import { itemLine } from '../../strategy/markdown/sentences.ts';
import type { FormToKeep } from '../sections/forms.ts';
import { plannedText, sentence, siteText } from '../site-text.ts';
import { withoutPrice } from './disputed-prices.ts';
import { isFormMessage } from './form-message.ts';
import type { SaidTexts } from './said-texts.ts';

/** A section as the prompt gives it: clean, without empty texts. */
export type SectionCopy = {
  /** Stable name of the section, for one without a heading. */
  name: string;
  heading: string;
  /** Whether the heading is the page's h1. */
  isH1: boolean;
  /** Kind without a count: `hero`, `offers`, `content`. */
  kind: string;
  /** The form that shows it best, and a limit to keep; '' without. */
  layout: string;
  note: string;
  /** What it does when visitors use it; '' where it only shows. */
  behavior: string;
  /** Heading of the block of today's page that it takes over word for word; '' for all others. */
  today: string;
  /** Where the file has its copy, in place of text and entries; absent where they are given. */
  fromFile?: string;
  /** The page of which it shows all images of today, in place of `images`. */
  gallery?: string;
  /** Whether a strategist wrote it: nothing of it is given elsewhere only. */
  isWritten: boolean;
  /** Path of an earlier page that gives the rest of its entries word for word; '' for none. */
  again: string;
  /** The forms in it; `isAgain`: described with an earlier section. */
  forms: { form: FormToKeep; isAgain: boolean }[];
  /** Whether it shows contact details that the prompt lists elsewhere. */
  contacts: boolean;
  text: string[];
  items: string[];
  /** Where entries lead that are links, by the entry. */
  itemTargets: ReadonlyMap<string, string>;
  /** `path`: the address without the site's own host. */
  images: { url: string; path: string; alt: string }[];
  button: { label: string; target: string } | null;
};

/** The entries of a section in these words, with where each leads that is a link. */
export const linkedItems = (
  { items, itemTargets }: Pick<SectionCopy, 'items' | 'itemTargets'>,
  words: (item: string) => string,
  joint: string,
): string[] => items.map((item) => (itemTargets.has(item) ? `${words(item)} ${joint} ${itemTargets.get(item)}` : words(item)));

/** A section after editing; `copy` is null when it has nothing of its own to show. */
export type EditedSection = {
  copy: SectionCopy | null;
  heading: string;
  /** Letters of its texts that were given before. */
  repeated: number;
  /** Headings of today's page whose text the plan does not have; `''` is the rest of this section. */
  rest: string[];
};

/** What decides whether a text of a section is given. */
export type CopyRules = {
  said: SaidTexts;
  /** Path of the page that gives an entry first, by its words; empty where pages repeat each other. */
  givenOn: Map<string, string>;
  path: string;
  /** Whether a strategist wrote the copy: it is complete on each page, and only the very same words are given once. */
  isFinal: boolean;
  isLeftOut(text: string): boolean;
  /** Whether a text below this heading gives a price that is not decided yet. */
  isDisputed(text: string, heading: string): boolean;
  /** Whether a text only gives contact details that the prompt lists elsewhere. */
  isContact(text: string): boolean;
  /** The form with this purpose on the page; null where the plan has none. */
  formOf(purpose: string): { form: FormToKeep; isAgain: boolean } | null;
  /** An address without the site's own host. */
  pathOf(url: string): string;
  /** Where a button leads after the rebuild; null where it leads nowhere. */
  targetOf(target: string): string | null;
};

const LONGEST_LABEL = 5;
/** A counter that was read before its animation ran, the number of a step alone, the label of a required field, a numbered label: `0+ clients`, `02 Step 2`, `Name *`, `02 — Prices`. */
const NO_COPY = /^0\s?\+|^\p{N}+\s\p{L}+\s\p{N}+$|^.{1,40}\s\*$|^0\p{N}\s?[—–-]\s.{1,40}$/u;

/** A few words without a period or a number, as above a heading; with a colon, they open a list. */
const isLabel = (text: string) => !endsSentence(text) && !text.endsWith(':') && !hasNumber(text) && text.split(' ').length <= LONGEST_LABEL;

/** Without a label of the next section at its end: a few words without a period after complete sentences. */
function withoutTail(text: string): string {
  const sentences = splitSentences(text);
  const tail = sentences.at(-1) ?? '';
  const before = sentences.slice(0, -1).join(' ');
  return before.length > 40 && endsSentence(before) && isLabel(tail) ? before : text;
}

/** Without a lone label at the end: it belongs to the heading of the next section. */
function withoutNextLabel(texts: readonly string[]): string[] {
  return texts.filter(isLabel).length === 1 && isLabel(texts.at(-1) ?? '') ? texts.slice(0, -1) : [...texts];
}

/** An entry of a menu or price list belongs to its list, wherever else it is named. Characters. */
const SHORT_ENTRY = 60;

type Picked = { kept: string[]; repeated: number; contacts: boolean; again: string };

/** The copy of a strategist: all of it, each text once in its section, without what is left out. */
function pickWritten(texts: readonly string[], heading: string, { said, isLeftOut, isDisputed }: CopyRules): Picked {
  const kept = [...new Set(texts.map(siteText))].filter((text) => text !== '' && !isLeftOut(text) && !isDisputed(text, heading));
  for (const text of kept) said.add(text);
  return { kept, repeated: 0, contacts: false, again: '' };
}

/** Texts in their order, each once, without noise and what is left out. */
function pick(texts: readonly string[], heading: string, rules: CopyRules): Picked {
  const { said, givenOn, path, isFinal, isLeftOut, isDisputed, isContact } = rules;
  const isAgain = (text: string) => (isFinal ? (givenOn.get(text) ?? path) !== path : said.has(text));
  const picked: Picked = { kept: [], repeated: 0, contacts: false, again: '' };
  for (const text of texts.map((entry) => withoutTail(siteText(entry)))) {
    if (text === '' || isCopyNoise(text) || NO_COPY.test(text) || isFormMessage(text) || isLeftOut(text) || isDisputed(text, heading))
      continue;
    if (isContact(text) && !isFinal) picked.contacts = true;
    else if ((text.length > SHORT_ENTRY && isAgain(text)) || picked.kept.includes(text)) {
      picked.repeated += text.length;
      const first = givenOn.get(text) ?? path;
      if (first !== path) picked.again ||= first;
    } else {
      said.add(text);
      givenOn.set(text, path);
      picked.kept.push(text);
    }
  }
  return picked;
}

/** Items that are more than the heading again, or a part of a paragraph next to them. */
function ownItems(items: readonly string[], heading: string, text: readonly string[]): string[] {
  const around = [heading, ...text].map((entry) => entry.toLowerCase());
  return items.filter((item) => !around.some((entry) => entry.includes(item.toLowerCase())));
}

/** The heading, without a price that is not decided yet; '' where it is left out. */
function headingOf({ heading }: SectionPlan, { isLeftOut, isDisputed }: CopyRules): string {
  if (isLeftOut(heading)) return '';
  return isDisputed(heading, '') ? siteText(withoutPrice(heading)) : siteText(heading);
}

/** How a section of running text without a heading is called. */
const NO_HEADING = 'No heading';
const FROM_TODAY = "More from today's page";

/** Whether a heading is only the beginning of the text below: the section has none, and our name for it would be read as copy. */
const isCutFrom = (heading: string, [first = '']: readonly string[]) => heading.endsWith('…') && first.startsWith(heading.slice(0, -1));

/** The limit of a section, once in the whole prompt: it is a rule that a builder remembers. */
function noteOf({ note = '' }: SectionPlan, { givenOn, path }: CopyRules): string {
  const text = sentence(plannedText(note));
  if (text === '' || givenOn.has(text)) return '';
  givenOn.set(text, path);
  return text;
}

/** What a section without a heading is called. */
function nameOf({ kind, id }: SectionPlan, isCut: boolean): string {
  if (kind === 'further') return FROM_TODAY;
  return isCut || kind === 'content' || kind === 'introduction' ? NO_HEADING : siteText(id).replaceAll('-', ' ');
}

/** The copy of a planned section by the rules: clean, each text once. */
export function editSection(section: SectionPlan, rules: CopyRules): EditedSection {
  const own = headingOf(section, rules);
  const heading = isCutFrom(own, section.text.map(siteText)) ? '' : own;
  rules.said.add(heading);
  const isWritten = section.written === true;
  const pickFrom = isWritten ? pickWritten : pick;
  const text = pickFrom(section.text, heading, rules);
  const items = pickFrom(section.items.map(itemLine), heading, rules);
  const itemTargets = section.items.flatMap(({ target = '', ...item }): [string, string][] => {
    const to = target === '' ? null : rules.targetOf(target);
    return to === null ? [] : [[siteText(itemLine(item)), to]];
  });
  const label = siteText(section.button?.label ?? '');
  const target = section.button && label !== '' && !rules.isLeftOut(label) ? rules.targetOf(dialShown(section.button.target, label)) : null;
  const copy: SectionCopy = {
    name: nameOf(section, own !== heading),
    heading,
    isH1: false,
    kind: section.kind,
    layout: siteText(section.layout ?? ''),
    note: noteOf(section, rules),
    behavior: sentence(plannedText(section.behavior ?? '')),
    today: siteText(section.today ?? ''),
    isWritten,
    again: items.again || text.again,
    forms: section.forms.flatMap((purpose) => rules.formOf(purpose) ?? []),
    contacts: text.contacts || items.contacts,
    text: isWritten ? text.kept : withoutNextLabel(text.kept),
    items: rules.isFinal ? items.kept : withoutNextLabel(ownItems(items.kept, heading, text.kept)),
    itemTargets: new Map(itemTargets),
    images: section.images
      .map(({ url, alt }) => ({ url: siteText(url), path: siteText(rules.pathOf(url)), alt: siteText(alt) }))
      .filter(({ url }) => url !== ''),
    button: target === null ? null : { label, target },
  };
  const shows = copy.text.length + copy.items.length + copy.images.length + copy.forms.length > 0 || copy.contacts;
  const { rest, sections } = section.carryOver;
  return {
    copy: shows || section.kind === 'hero' || section.kind === 'closing' ? copy : null,
    heading,
    repeated: text.repeated + items.repeated,
    rest: [...(rest ? [shows ? '' : heading] : []), ...sections.map(siteText).filter(Boolean)],
  };
}
