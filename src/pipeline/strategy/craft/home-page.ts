import type { PageType } from '#contracts/page.ts';
import type { CopyLine, PrimaryGoal, ProofItem, SectionItem, SectionPlan, Strategy } from '#contracts/strategy.ts';
import { countWords, splitSentences } from '#text/segment.ts';
import { cutAtSentence, cutAtWord } from '#text/truncate.ts';
import { comparable, distinctBy, foldedWithin, withoutEnd } from '#text/words.ts';
import { isDatedNews, isGeneric } from '../claims/sentence-classifiers.ts';
import { type PageReading, pathOf, type Reading, samePageKey } from '../read-site.ts';
import { kindOf } from './rank-actions.ts';
import { rankOfKind } from './section-kinds.ts';
import { textItem } from './section-words.ts';
import { altOf, contentImages, MAX_SECTIONS, planSections } from './sections.ts';

type HomeParts = {
  headline: CopyLine;
  subhead: CopyLine;
  goal: PrimaryGoal;
  proof: readonly ProofItem[];
  objections: Strategy['elevate']['objections'];
};

/** Sections looked at before those that sell are chosen. */
const HOME_SECTIONS_READ = 30;
const OFFERS = 8;
const CUES = 3;
const QUESTIONS = 5;

const EMPTY = { purpose: '', forms: [], carryOver: { rest: false, sections: [] }, text: [], items: [], images: [], button: null };

function hero(own: SectionPlan | undefined, parts: HomeParts, reading: Reading): SectionPlan {
  const first = contentImages(reading.home.page)[0];
  const ownImages = own?.images ?? [];
  return {
    ...{ ...EMPTY, id: 'hero', kind: 'hero' },
    purpose: 'Say in one glance what this is, for whom and what to do next.',
    heading: parts.headline.text,
    text: [parts.subhead.text],
    images: ownImages.length > 0 ? ownImages.slice(0, 1) : first ? [{ url: first.src, alt: altOf(first) }] : [],
    button: { label: parts.goal.label, target: parts.goal.target },
    evidence: [...parts.headline.evidence, ...parts.subhead.evidence].slice(0, 3),
  };
}

/** Kinds of proof that say nothing below the promise, or have a section of their own. */
const NO_CUES = new Set(['testimonials', 'team', 'privacy-security', 'legal-status']);

/** A proof of up to so many characters may be read below the promise and again in its section; a longer one would be read twice. */
const SHORT_CUE = 80;

/** Short proof under the promise: what fits one line, strongest first. Left out where the site has none. */
function proofCue({ proof }: HomeParts, isSaid: (text: string) => boolean): SectionPlan[] {
  const short = proof
    .filter(
      (item) =>
        item.decision === 'use' &&
        item.text.length <= 140 &&
        countWords(item.text) >= 4 &&
        !isDatedNews(item.text) &&
        !NO_CUES.has(item.trustKind) &&
        !isSaid(item.text),
    )
    .slice(0, CUES);
  const best = short[0];
  if (!best) return [];
  return [
    {
      ...{ ...EMPTY, id: 'proof-cue', kind: 'proof-cue' },
      purpose: 'Give the first reason to believe, directly below the promise.',
      heading: best.text,
      items: short.slice(1).map((item) => textItem(item.text)),
      evidence: short.flatMap((item) => item.evidence.slice(0, 1)),
    },
  ];
}

const OFFER_LENGTH = 240;

function offerItem({ name, price, description }: Reading['offers'][number]): SectionItem {
  const title = price === '' || name.includes(price) ? name : `${name} (${price})`;
  if (description === '' || comparable(description) === comparable(name)) return textItem(cutAtWord(title, OFFER_LENGTH));
  const text = wholePart(description, Math.max(0, OFFER_LENGTH - title.length));
  return text === '' ? textItem(title) : { kind: 'card', title, text };
}

/** Marks between the parts of a list that was written as one text; between commas only short parts are a list, longer ones clauses. */
const LIST_MARKS = [' - ', ' · ', ' | ', '; '];
const LISTED_WORDS = 5;

/** The whole sentences or parts of a list within `max` characters: final copy never breaks off. '' where there are none. */
function wholePart(text: string, max: number): string {
  const cut = cutAtSentence(text, max);
  if (!cut.endsWith('…')) return cut;
  const isList = cut.split(', ').every((part) => countWords(part) <= LISTED_WORDS);
  const end = Math.max(...[...LIST_MARKS, ...(isList ? [', '] : [])].map((mark) => cut.lastIndexOf(mark)));
  return end > max / 3 ? cut.slice(0, end) : '';
}

const OFFER_PAGES: ReadonlySet<PageType> = new Set(['services', 'products', 'pricing']);

/** Whether an offer is one of a page: its text names it, or the offer has a page below it. An address alone may promise what the page does not hold. */
const isOn = ({ sections, path }: PageReading, { name, url }: Reading['offers'][number], host: string): boolean =>
  (url !== '' && pathOf(url, host).startsWith(`${samePageKey(path)}/`)) ||
  sections.some(({ heading, blocks }) => [heading?.text ?? '', ...blocks.map(({ text }) => text)].some((text) => foldedWithin(name, text)));

/** The offers of the first page that has many of them, below its name; none that a section of the home page names already, but for a new price. */
function offers(reading: Reading, own: readonly SectionPlan[]): SectionPlan[] {
  const { site, pages } = reading;
  const told = own.flatMap(({ heading, items }) => [heading, ...items.map(({ title }) => title)]).map(comparable);
  // A price that the owner gave is in no text of today.
  const owners = new Set(
    [...reading.profile.services, ...reading.profile.products].flatMap(({ by, price, text }) =>
      by === 'owner' && price !== '' ? [text] : [],
    ),
  );
  const fresh = reading.offers.filter(({ name }) => reading.says(name) && (owners.has(name) || !told.includes(comparable(name))));
  const holders = pages
    .filter(({ page }) => OFFER_PAGES.has(page.type))
    .map((entry) => ({ entry, named: fresh.filter((offer) => isOn(entry, offer, site.host)) }));
  const most = Math.max(...holders.map(({ named }) => named.length));
  const priced = fresh.filter(({ name }) => owners.has(name));
  const best = holders.find(({ named }) => named.length > 1 && named.length * 2 >= most) ?? (priced.length > 0 ? holders[0] : undefined);
  if (!best) return [];
  const { entry: page } = best;
  const named = [...new Set([...priced, ...best.named])].slice(0, OFFERS);
  const link = site.navigation.find((item) => pathOf(item.url, site.host) === page.path)?.text ?? '';
  // An h1 that only repeats the business name says nothing of the offers.
  const heading = [page.h1, link, page.title].find((text) => text !== '' && comparable(text) !== comparable(reading.name)) ?? '';
  if (heading === '') return [];
  return [
    {
      ...{ ...EMPTY, id: 'offers', kind: 'offers' },
      purpose: 'Name what is offered, each with what the visitor gets, linked to its page.',
      heading,
      items: named.map(offerItem),
      button: link !== '' ? { label: link, target: page.path } : null,
      evidence: named.flatMap((offer) => offer.evidence.slice(0, 1)).slice(0, 3),
    },
  ];
}

function questions({ objections }: HomeParts, reading: Reading): SectionPlan[] {
  const page = reading.pages.find((entry) => entry.page.type === 'faq');
  const heading = page ? page.h1 || page.title : '';
  if (objections.length < 2 || heading === '') return [];
  const shown = objections.slice(0, QUESTIONS);
  return [
    {
      ...{ ...EMPTY, id: 'faq', kind: 'faq' },
      purpose: 'Answer what holds visitors back, in the words of the site.',
      heading,
      items: shown.map((entry) => ({ kind: 'question', title: entry.question, text: cutAtWord(entry.answer, 300) })),
      evidence: shown.flatMap((entry) => entry.evidence.slice(0, 1)).slice(0, 3),
    },
  ];
}

/** Ways to get in touch at the end of the home page; the contact page holds the others. Design default. */
const CONTACTS_SHOWN = { phone: 2, email: 2, address: 2, hours: 7 };

function closing({ goal }: HomeParts, own: SectionPlan | undefined, reading: Reading): SectionPlan {
  const shown = reading.profile.contacts.filter((contact) => contact.text !== '');
  const contacts = Object.entries(CONTACTS_SHOWN).flatMap(([kind, most]) =>
    shown.filter((contact) => contact.contactKind === kind).slice(0, most),
  );
  const items = [...(own?.items ?? []), ...contacts.map((contact) => textItem(contact.text))];
  const words = items.map(({ title, text }) => `${title} ${text}`.trim());
  const isRepeated = (word: string, index: number) =>
    words.some((other, at) => at !== index && (at < index || other.length > word.length) && foldedWithin(word, other));
  return {
    ...{ id: 'closing', kind: 'closing' },
    purpose: 'Repeat the primary call to action, with every way to get in touch.',
    forms: own?.forms ?? [],
    carryOver: own?.carryOver ?? EMPTY.carryOver,
    heading: own?.heading ?? goal.label,
    text: own?.text ?? [],
    items: items.filter((_, index) => !isRepeated(words[index] ?? '', index)),
    images: own?.images ?? [],
    button: { label: goal.label, target: goal.target },
    evidence: [...(own?.evidence ?? goal.evidence), ...contacts.flatMap((contact) => contact.evidence.slice(0, 1))].slice(0, 3),
  };
}

const FEWEST_WORDS = 4;

/** Whether a line of several words is a part of another one: the headline may add the name or the place to today's. */
const isPartOf = (text: string, line: string): boolean => countWords(text) >= FEWEST_WORDS && foldedWithin(text, line);

/** What today's opening says beyond headline and subhead; its heading is the site's, or its first sentence where that one is a greeting, or the name of the business. */
function introduction(first: SectionPlan | undefined, name: string, isUsed: (text: string) => boolean): SectionPlan[] {
  // A greeting, or a repeated name, says nothing below the headline.
  const isIdle = (entry: string) => isUsed(entry) || isGeneric(entry) || (first !== undefined && foldedWithin(entry, first.heading));
  const fresh = (entry: string) =>
    splitSentences(entry)
      .filter((sentence) => !isIdle(sentence))
      .join(' ');
  const text = (first?.text ?? []).map(fresh).filter(Boolean);
  const items = (first?.items ?? []).filter((item) => !isIdle(`${item.title} ${item.text}`.trim()));
  // A lone badge or scroll hint explains nothing.
  const words = [...text, ...items.map((item) => `${item.title} ${item.text}`)].reduce((sum, entry) => sum + countWords(entry), 0);
  if (!first || words < FEWEST_WORDS) return [];
  const purpose = 'Explain the offer in the words of today\u2019s opening.';
  const rest = { ...first, items, id: 'introduction', kind: 'introduction', purpose, button: null, images: first.images.slice(1) };
  if (!isGeneric(first.heading) && !isUsed(first.heading)) return [{ ...rest, text }];
  const [sentence = '', ...others] = splitSentences(text[0] ?? '').filter((entry) => !isUsed(entry));
  if (sentence === '' || sentence.length > 140) return [{ ...rest, heading: isUsed(first.heading) ? name : first.heading, text }];
  return [{ ...rest, heading: sentence, text: [others.join(' '), ...text.slice(1)].filter(Boolean) }];
}

/** Kinds of actions that ask a visitor for what the goal asks. */
const ASKS: ReadonlySet<string> = new Set(['book', 'buy', 'quote', 'contact', 'call', 'sign-up']);

/** The button of a section of the home page. One that leads to that page opens something there: without a form for it, it asks for the goal or nothing. */
function buttonOf({ button }: SectionPlan, goal: PrimaryGoal, reading: Reading): SectionPlan['button'] {
  const { page, path } = reading.home;
  const isOpener = button && samePageKey(button.target) === samePageKey(path) && page.forms.every(({ hidden }) => hidden);
  if (!isOpener) return button;
  return ASKS.has(kindOf(button.label, page.url, reading)) ? { ...button, target: goal.target } : null;
}

/** A section whose button to the goal has the goal's label, without the image that the hero shows. */
function settled(section: SectionPlan, { goal, top, reading }: { goal: PrimaryGoal; top: SectionPlan; reading: Reading }): SectionPlan {
  const [shown] = top.images;
  const button = buttonOf(section, goal, reading);
  return {
    ...section,
    images: section.images.filter((image) => image.url !== shown?.url),
    button: button && button.target === goal.target ? { ...button, label: goal.label } : button,
  };
}

/**
 * The home page: promise and action, proof cue, offers, how it works, full proof, price or next step, questions, closing
 * action, each only where the site has the material; its other sections keep their order between.
 */
export function planHomePage(parts: HomeParts, reading: Reading): SectionPlan[] {
  const [first, ...rest] = planSections(reading.home, reading, { most: HOME_SECTIONS_READ });
  const bare = (text: string) => withoutEnd(comparable(text));
  const lead = new Set([bare(parts.headline.text), bare(parts.subhead.text)]);
  const contact = rest.findLast(({ kind }) => kind === 'contact');
  const own = rest.filter((section) => section.id !== 'further' && section !== contact);
  const leftOver = introduction(
    first,
    reading.name,
    (text) => lead.has(bare(text)) || foldedWithin(bare(parts.headline.text), text) || isPartOf(bare(text), bare(parts.headline.text)),
  );
  const further = rest.filter((section) => section.id === 'further');
  const has = (id: string) => own.some((section) => section.kind === id);
  const added = [...(has('offers') ? [] : offers(reading, own)), ...(has('faq') ? [] : questions(parts, reading))];
  const top = hero(first, parts, reading);
  const middle = [...leftOver, ...own, ...added]
    .map((section) => ({ ...section, text: section.text.filter((text) => !lead.has(bare(text))) }))
    .filter((section) => !lead.has(bare(section.heading)) || section.text.length + section.items.length > 0)
    .map((section, index) => ({ section, index, rank: section.kind === 'introduction' ? 0 : rankOfKind(section.kind) }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ section }) => settled(section, { goal: parts.goal, top, reading }));
  const copy = [...top.text, ...middle.flatMap(({ text, items }) => [...text, ...items.map((item) => item.text)])];
  const isSaid = (text: string) => text.length > SHORT_CUE && copy.some((words) => foldedWithin(text, words));
  const opening = [top, ...proofCue(parts, isSaid)];
  const room = MAX_SECTIONS + 1 - opening.length - 1 - further.length;
  const kept = middle.length <= room ? middle : middle.filter((section) => mostWanted(middle, room).has(section));
  const dropped = middle.filter((section) => !kept.includes(section)).map((section) => section.heading);
  const end = closing(parts, contact, reading);
  const last = kept.at(-1);
  if (dropped.length > 0 && last) {
    kept[kept.length - 1] = { ...last, carryOver: { ...last.carryOver, sections: dropped } };
  }
  return distinctBy([...opening, ...kept, ...further, end], (section) => section.id);
}

/** Where there is no room for all: sections that sell before sections that only explain. */
function mostWanted(sections: readonly SectionPlan[], count: number): Set<SectionPlan> {
  const worth: Record<string, number> = {
    offers: 9,
    proof: 8,
    'how-it-works': 7,
    pricing: 7,
    faq: 6,
    about: 5,
    introduction: 5,
    contact: 4,
    gallery: 3,
    content: 3,
    news: 2,
  };
  const points = (section: SectionPlan) => (worth[section.kind] ?? 3) - (section.id === section.kind ? 0 : 2);
  return new Set(sections.toSorted((a, b) => points(b) - points(a)).slice(0, count));
}
