import type { SectionItem, SectionPlan } from '#contracts/strategy.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { hasNumber, numberRuns } from '#text/characters.ts';
import { countWords, endsSentence, splitSentences } from '#text/segment.ts';
import { distinctBy, lettersOf } from '#text/words.ts';
import type { SaidTest } from './said-test.ts';

/** Share of a block's letters that the new copy lacks, from which the block stays whole. Set by hand. */
const MISSING_SHARE = 0.5;
/** The same for a page that is only its first screen: its entries have no other place. Set by hand. */
const MISSING_SHARE_OF_PAGE = 0.25;
/** Characters from which on the words of a first screen are a block of their own below the new one. Design default. */
const LONG_OPENING = 600;
/** Sections and lines of today that one page takes over in addition to what was written for it. Design defaults. */
const MAX_SECTIONS = 40;
const MAX_LINES = 16;

const lineOf = ({ title, text }: SectionItem) => [title, text].filter(Boolean).join(title.endsWith('?') ? ' ' : ': ');
/** Whether a text belongs to the notice or the settings of cookies. */
const isNotice = (text: string) => hasTerm(text, 'control-labels', 'cookies');
const lengthOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0);

/** An entry is given whole up to so many characters, else the sentences of it that are missing. Design default. */
const SHORT_ENTRY = 160;

/** What is missing of an entry: [] where all is said. The title of a long one tells nothing but its figures. */
function missingLine(item: SectionItem, { isSaid, isListed }: Tests): string[] {
  const { title, text } = item;
  if (isListed(item)) return [];
  if (text.length <= SHORT_ENTRY) return splitSentences(lineOf(item)).every(isSaid) ? [] : [lineOf(item)];
  const missing = splitSentences(text).filter((sentence) => !isSaid(sentence));
  return missing.length === 0 && !(hasNumber(title) && !isSaid(title))
    ? []
    : [lineOf({ ...item, title: isSaid(title) ? '' : title, text: missing.join(' ') })];
}

type Tests = {
  isSaid: SaidTest;
  /** Whether the new copy lists an entry: by its name, with its prices. */
  isListed: (item: SectionItem) => boolean;
};

/** A few words that name something, without a figure; and a name with a count such as `Customer 1`. */
const LABEL_WORDS = 4;
const LARGEST_COUNT = 99;
function isCounted(text: string): boolean {
  const [name = '', count = '', ...more] = text.split(' ');
  return more.length === 0 && count !== '' && !hasNumber(name) && Number(count) <= LARGEST_COUNT;
}
const isLabel = (text: string) => isCounted(text) || (!hasNumber(text) && !endsSentence(text) && countWords(text) <= LABEL_WORDS);

/** What the new copy lacks of a section of today: sentences of its paragraphs, and entries. */
function missingIn({ text, items }: SectionPlan, tests: Tests, isGone: (heading: string) => boolean): Missing {
  const { isSaid } = tests;
  const entries = items.filter((item) => !isGone(item.title) && !isNotice(lineOf(item)));
  const sentences = text
    .filter((one) => !isNotice(one))
    .flatMap(splitSentences)
    .filter((sentence) => !isSaid(sentence));
  const lines = entries.flatMap((item) => missingLine(item, tests));
  const all = lengthOf([...text, ...entries.map(lineOf)]);
  const texts = [...sentences, ...lines];
  return { texts, lines: new Set(lines), share: all === 0 ? 0 : lengthOf(texts) / all };
}

/** `lines`: those of the texts that are entries of a list. */
type Missing = { texts: string[]; lines: ReadonlySet<string>; share: number };
const NOTHING: Missing = { texts: [], lines: new Set(), share: 0 };

/** A line of today that the new copy lacks; `from`: the section of today that has it, by its place. */
export type LostLine = { text: string; isEntry: boolean; from: number };

/** Characters of the words by which a block without a heading is found in the text of today. Design default. */
const OPENING_WORDS = 60;

/** The words that name a block of today: its heading, or where a first screen begins. */
function nameOf({ kind, heading, text: [first = ''] }: SectionPlan): { today?: string } {
  if (kind !== 'hero') return heading === '' ? {} : { today: heading };
  const [sentence = ''] = splitSentences(first);
  const opening = sentence.length > OPENING_WORDS ? sentence.slice(0, sentence.lastIndexOf(' ', OPENING_WORDS)) : sentence;
  return opening === '' ? {} : { today: opening };
}

/** Blocks that stay whole, and single lines. */
export type Staying = { blocks: SectionPlan[]; lines: LostLine[] };

/**
 * What stays of a page of today in addition to the sections that were written for it: blocks of which they say less than half, word for word, and
 * the single lines that they lack.
 *
 * `today`: all sections of the page with all their words, the first screen first; `gone`: headings of blocks that the new copy replaces: of
 * these only the facts stay that it does not have.
 */
export function whatStays(
  today: readonly SectionPlan[],
  {
    isSaid,
    isListed = () => false,
    isFact = () => true,
    gone = [],
  }: Partial<Tests> & Pick<Tests, 'isSaid'> & { isFact?: (text: string) => boolean; gone?: readonly string[] },
): Staying {
  const tests = { isSaid, isListed };
  const names = new Set(gone.map(lettersOf));
  const isGone = (heading: string) => heading !== '' && names.has(lettersOf(heading));
  const blocks: SectionPlan[] = [];
  const lines: LostLine[] = [];
  today.forEach((section, from) => {
    const missing = missingIn(section, tests, () => false);
    const kept = isGone(section.heading) ? NOTHING : missingIn(section, tests, isGone);
    const staying = new Set<string>(kept.texts);
    const lose = (texts: readonly string[]) =>
      lines.push(
        ...texts.filter((text) => !isLabel(text) && isFact(text)).map((text) => ({ text, isEntry: missing.lines.has(text), from })),
      );
    lose(missing.texts.filter((text) => !staying.has(text) && hasNumber(text)));
    if (kept.texts.length === 0) return;
    const isHero = section.kind === 'hero';
    // A page that is only its first screen has its text there.
    const isPage = isHero && today.length === 1;
    const isShort = isHero && !isPage && lengthOf(kept.texts) < LONG_OPENING;
    if (kept.share < (isPage ? MISSING_SHARE_OF_PAGE : MISSING_SHARE) || isShort || blocks.length === MAX_SECTIONS) {
      lose(kept.texts);
      return;
    }
    blocks.push({
      ...section,
      ...nameOf(section),
      ...(isHero ? { id: 'content', kind: 'content', heading: '' } : {}),
      items: section.items.filter(({ title }) => !isGone(title)),
      button: isHero ? null : section.button,
      forms: [],
    });
  });
  return { blocks, lines: withoutShorter(lines).slice(0, MAX_LINES) };
}

/** Lines without short ones whose figures a longer one has: `Since 2010` next to `Founded in 2010, ...`. */
function withoutShorter(lines: readonly LostLine[]): LostLine[] {
  const isIn = (text: string, other: string) =>
    countWords(text) < LABEL_WORDS && other.length > text.length && numberRuns(text).every((figure) => numberRuns(other).includes(figure));
  return distinctBy(lines, ({ text }) => text).filter(({ text }) => !lines.some((other) => isIn(text, other.text)));
}
