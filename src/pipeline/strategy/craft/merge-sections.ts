import type { SectionPlan } from '#contracts/strategy.ts';
import { cutAtWord } from '#text/truncate.ts';
import { distinctBy } from '#text/words.ts';
import type { ChosenSection } from '../choices/choices.ts';
import { newHero } from '../engineer/new-page.ts';
import { wordsIn } from '../grounding/word-index.ts';
import { forgottenEntries, linesOf } from './complete-lists.ts';
import { IN_HERO, shareOf, withLines, wordsOfSection } from './place-lines.ts';
import type { TodaysRest } from './todays-rest.ts';

const NOTHING: TodaysRest = { blocks: [], lines: [] };

/** Share of a section's words that a chosen one must repeat to be about the same thing. Set by hand. */
const SAME_SHARE = 0.3;
/** What a strategist wrote for a page. `lines`: the words of every line written for any page; `isHome`: the hero stays as it is. */
type Written = {
  chosen: readonly ChosenSection[] | undefined;
  lines?: readonly ReadonlySet<string>[];
  /** Whether the site says these words as they are: entries that we put together are not missed. */
  says?: (text: string) => boolean;
  isHome?: boolean;
  /** What stays of today's page in addition to what was written. */
  stays?: TodaysRest;
  /** The image of the first screen, null for none; absent: today's. */
  image?: SectionPlan['images'][number] | null | undefined;
};

/**
 * A page's sections in a strategist's order and words. Each takes images, forms and kind of the site's own section that it is about, and the
 * entries of its list that no page names any more. Of what nobody chose, forms and lists stay, because visitors use them, and what `stays`.
 */
export function mergeSections(
  own: readonly SectionPlan[],
  { chosen, lines = [], says = () => true, isHome = false, stays = NOTHING, image }: Written,
): SectionPlan[] {
  if (!chosen || chosen.length === 0) return [...own];
  const hero = own.find(({ kind }) => kind === 'hero');
  const rest = own.filter((section) => section !== hero);
  const wordsOfOwn = new Map(rest.map((section) => [section, wordsOfSection(section)]));
  const wordsOfChosen = chosen.map(wordsOfSection);
  const homes = new Map(
    rest.map((section) => {
      const shares = wordsOfChosen.map((words) => shareOf(wordsOfOwn.get(section) ?? new Set(), words));
      const best = Math.max(...shares);
      return [section, best >= SAME_SHARE ? shares.indexOf(best) : -1];
    }),
  );
  const known = [...lines, ...linesOf([stays.blocks]).map((line) => new Set(wordsIn(line)))];
  const forgotten = new Map(
    own.map((section) => [section, forgottenEntries(section, known).filter((item) => says(item.title || item.text))]),
  );
  const linesIn = (place: number) => stays.lines.filter(({ home }) => home === place);
  const written = chosen.map((section, at) => {
    const sources = rest.filter((one) => homes.get(one) === at);
    const plan = toPlan(section, sources);
    const whole = { ...plan, items: [...plan.items, ...sources.flatMap((source) => forgotten.get(source) ?? [])] };
    return withLines(whole, linesIn(at));
  });
  const chosenForms = new Set(written.flatMap(({ forms }) => forms));
  const forms = rest
    .filter((section) => homes.get(section) === -1 && section.forms.some((purpose) => purpose !== 'other' && !chosenForms.has(purpose)))
    .map(bare);
  const lists = own
    .filter((section) => (section === hero ? !isHome : homes.get(section) === -1) && (forgotten.get(section) ?? []).length > 0)
    .map((section) => ({
      ...bare(section),
      forms: [],
      kind: section === hero ? 'offers' : section.kind,
      button: section === hero ? null : section.button,
      items: forgotten.get(section) ?? [],
    }));
  const opening = hero ? [withImage(isHome ? { ...hero, items: [] } : withLines(headingAlone(hero), linesIn(IN_HERO)), image)] : [];
  const shown = new Set([...opening, ...written].flatMap(({ images }) => images.map(({ url }) => url)));
  const left = stays.blocks.map((section) => ({ ...section, images: section.images.filter(({ url }) => isPhoto(url) && !shown.has(url)) }));
  const below = [...beforeClosing(written, left), ...lists, ...forms];
  // Where a strategist chose images, the others are left out on purpose.
  return numbered([...opening, ...(chosen.some(({ images }) => images) ? below : withNamedImages(withLeftImages(below, opening, own)))]);
}

/** The sections with others before the last one where that asks visitors to act. */
function beforeClosing(written: readonly SectionPlan[], others: readonly SectionPlan[]): SectionPlan[] {
  const isLast = written.length > 1 && written.at(-1)?.button ? 1 : 0;
  return [...written.slice(0, written.length - isLast), ...others, ...written.slice(written.length - isLast)];
}

/** From so many images on they are a set, of a list with as many entries. */
const SET = 3;

/** Words of a text that may tell what an image shows. */
const tellingWords = (text: string) => new Set(wordsIn(text).filter((word) => word.length > 3));

/** The section that shares most words with an image; undefined where none does. */
function sectionAbout({ alt }: SectionPlan['images'][number], sections: readonly SectionPlan[]): SectionPlan | undefined {
  const words = tellingWords(alt);
  const shared = sections.map((section) => shareOf(words, wordsOfSection(section)));
  const most = Math.max(0, ...shared);
  return most === 0 ? undefined : sections[shared.indexOf(most)];
}

/**
 * The sections with the photos that no section shows any more: each in the section that its words name, the others as a set in the longest
 * list or next to most of their kind. A drawing belongs to the entry that it was drawn for, and goes with that.
 */
function withLeftImages(sections: readonly SectionPlan[], opening: readonly SectionPlan[], own: readonly SectionPlan[]): SectionPlan[] {
  const shown = new Set([...opening, ...sections].flatMap(({ images }) => images.map(({ url }) => url)));
  const left = distinctBy(
    own.flatMap(({ images }) => images.filter(({ url }) => isPhoto(url) && !shown.has(url))),
    ({ url }) => url,
  );
  const rank = ({ images, items }: SectionPlan) =>
    left.length >= SET ? items.length * SET + images.length : images.length * SET + items.length;
  const [best] = sections.toSorted((one, other) => rank(other) - rank(one));
  const placed = Map.groupBy(left, (image) => sectionAbout(image, sections) ?? best);
  return sections.map((section) => ({ ...section, images: [...section.images, ...(placed.get(section) ?? [])] }));
}

/** Words of four letters and more, and short names in capitals: `KUA`. */
const namesIn = (text: string) =>
  (text.match(/[\p{L}\p{N}]{2,}/gu) ?? [])
    .filter((word) => word.length > 3 || word === word.toUpperCase())
    .map((word) => word.toLowerCase());

/** The words of each heading that no other heading of the page has. */
function ownHeadingWords(sections: readonly SectionPlan[]): ReadonlySet<string>[] {
  const all = sections.map(({ heading }) => new Set(namesIn(heading)));
  return all.map((words, at) => new Set([...words].filter((word) => !all.some((other, index) => index !== at && other.has(word)))));
}

/** The sections with each image below the heading that its words name, where another section has it. */
function withNamedImages(sections: readonly SectionPlan[]): SectionPlan[] {
  const named = ownHeadingWords(sections);
  const homeOf = (alt: string, at: number) => {
    const words = namesIn(alt);
    const shared = named.map((own) => words.filter((word) => own.has(word)).length);
    const most = Math.max(...shared);
    return most > (shared[at] ?? 0) ? shared.indexOf(most) : at;
  };
  const placed = sections.flatMap(({ images }, at) => images.map((image) => ({ image, home: homeOf(image.alt, at) })));
  return sections.map((section, at) => ({ ...section, images: placed.filter(({ home }) => home === at).map(({ image }) => image) }));
}

/** A section with its heading and forms, without its copy: what a strategist wrote is complete. */
function bare(section: SectionPlan): SectionPlan {
  return { ...section, text: [], items: [], images: [], carryOver: { rest: false, sections: [] } };
}

/** Images whose file is a small preview or a drawing. */
const NO_PHOTO = /-(?:[1-3]?\d{1,2})x\d{2,4}\.\w+$|\.(?:svg|gif|ico)$/i;

const isPhoto = (url: string) => !NO_PHOTO.test(URL.parse(url)?.pathname ?? url);

/** The hero of a page whose sections a strategist wrote: the heading, with today's photo where it has one. */
function headingAlone(hero: SectionPlan): SectionPlan {
  const images = hero.images.filter(({ url }) => isPhoto(url)).slice(0, 1);
  return { ...bare(hero), images, button: null };
}

/** The first screen with the image chosen for it. */
const withImage = (hero: SectionPlan, image: Written['image']): SectionPlan =>
  image === undefined ? hero : { ...hero, images: image ? [image] : [] };

/** The heading of today's section; '' for a line of text in place of one. */
const headingOf = (section: SectionPlan | undefined): string =>
  section && section.heading.length <= HEADING_LENGTH ? section.heading : '';

/** Longest heading made of a section's own words, in characters. */
const HEADING_LENGTH = 60;

function toPlan(
  { heading, text, items, button, evidence, layout, note, behavior, images, form, today }: ChosenSection,
  sources: readonly SectionPlan[],
): SectionPlan {
  const [first] = sources;
  return {
    id: first?.kind ?? 'content',
    kind: first?.kind ?? 'content',
    purpose: first?.purpose ?? '',
    forms: [...new Set([...(form ? [form.purpose] : []), ...sources.flatMap((section) => section.forms)])],
    carryOver: { rest: false, sections: [] },
    heading: heading || headingOf(first) || cutAtWord(text[0] ?? items[0]?.title ?? '', HEADING_LENGTH),
    ...(layout ? { layout } : {}),
    ...(note ? { note } : {}),
    ...(behavior ? { behavior } : {}),
    ...(today ? { today } : {}),
    text,
    items,
    images:
      images ??
      distinctBy(
        sources.flatMap((section) => section.images),
        (image) => image.url,
      ),
    button,
    written: true,
    evidence: evidence.length > 0 ? evidence : (first?.evidence ?? []),
  };
}

/** Ids by kind, with a number from the second section of a kind on. */
function numbered(plans: readonly SectionPlan[]): SectionPlan[] {
  const used = new Map<string, number>();
  return plans.map((plan) => {
    const count = (used.get(plan.kind) ?? 0) + 1;
    used.set(plan.kind, count);
    return { ...plan, id: count === 1 ? plan.kind : `${plan.kind}-${count}` };
  });
}

/** The sections of a page that a strategist adds: its heading, and what was written for it. */
export function newSections(heading: string, chosen: readonly ChosenSection[], image?: Written['image']): SectionPlan[] {
  return numbered([withImage(newHero(heading), image), ...chosen.map((section) => toPlan(section, []))]);
}
