import type { SectionItem, SectionPlan } from '#contracts/strategy.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { hasNumber } from '#text/characters.ts';
import { splitSentences } from '#text/segment.ts';
import { lettersOf } from '#text/words.ts';
import type { SaidTest } from './said-test.ts';

/** Share of a block's letters that the new copy lacks, from which the block stays whole. Set by hand. */
const MISSING_SHARE = 0.5;
/** Characters from which on the words of a first screen are a block of their own below the new one. Design default. */
const LONG_OPENING = 600;
/** Sections and lines of today that one page takes over in addition to what was written for it. Design defaults. */
const MAX_SECTIONS = 40;
const MAX_LINES = 16;

const REST_LAYOUT = 'each line next to the section it is about';
const REST_NOTE = "Facts of today's page that no section above has: place each where visitors look for it, word for word.";

const lineOf = ({ title, text }: SectionItem) => [title, text].filter(Boolean).join(title.endsWith('?') ? ' ' : ': ');
/** Whether a text belongs to the notice or the settings of cookies. */
const isNotice = (text: string) => hasTerm(text, 'control-labels', 'cookies');
const lengthOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0);

/** An entry is given whole up to so many characters, else the sentences of it that are missing. Design default. */
const SHORT_ENTRY = 160;

/** What is missing of an entry: [] where all is said. The title of a long one tells nothing but its figures. */
function missingLine(item: SectionItem, isSaid: SaidTest): string[] {
  const { title, text } = item;
  if (text.length <= SHORT_ENTRY) return splitSentences(lineOf(item)).every(isSaid) ? [] : [lineOf(item)];
  const missing = splitSentences(text).filter((sentence) => !isSaid(sentence));
  return missing.length === 0 && !(hasNumber(title) && !isSaid(title)) ? [] : [lineOf({ ...item, text: missing.join(' ') })];
}

/** What the new copy lacks of a section of today: sentences of its paragraphs, and entries. */
function missingIn(
  { text, items }: SectionPlan,
  isSaid: SaidTest,
  isGone: (heading: string) => boolean,
): { texts: string[]; share: number } {
  const entries = items.filter((item) => !isGone(item.title) && !isNotice(lineOf(item)));
  const sentences = text
    .filter((one) => !isNotice(one))
    .flatMap(splitSentences)
    .filter((sentence) => !isSaid(sentence));
  const lines = entries.flatMap((item) => missingLine(item, isSaid));
  const all = lengthOf([...text, ...entries.map(lineOf)]);
  const texts = [...sentences, ...lines];
  return { texts, share: all === 0 ? 0 : lengthOf(texts) / all };
}

/**
 * What stays of a page of today in addition to the sections that were written for it: blocks of which they say less than half, word for word, and
 * the single lines that they lack, as a last section.
 *
 * `today`: all sections of the page with all their words, the first screen first; `gone`: headings of blocks that the new copy replaces: of
 * these only the facts stay that it does not have.
 */
export function whatStays(
  today: readonly SectionPlan[],
  { isSaid, isFact = () => true, gone = [] }: { isSaid: SaidTest; isFact?: (text: string) => boolean; gone?: readonly string[] },
): SectionPlan[] {
  const names = new Set(gone.map(lettersOf));
  const isGone = (heading: string) => heading !== '' && names.has(lettersOf(heading));
  const whole: SectionPlan[] = [];
  const rest: string[] = [];
  for (const section of today) {
    const { texts } = missingIn(section, isSaid, () => false);
    const kept = isGone(section.heading) ? { texts: [], share: 0 } : missingIn(section, isSaid, isGone);
    const staying = new Set<string>(kept.texts);
    rest.push(...texts.filter((text) => !staying.has(text) && hasNumber(text) && isFact(text)));
    if (kept.texts.length === 0) continue;
    const isHero = section.kind === 'hero';
    const isShort = isHero && lengthOf(kept.texts) < LONG_OPENING;
    if (kept.share < MISSING_SHARE || isShort || whole.length === MAX_SECTIONS) {
      rest.push(...kept.texts.filter(isFact));
      continue;
    }
    whole.push({
      ...section,
      ...(isHero || section.heading === '' ? {} : { today: section.heading }),
      ...(isHero ? { id: 'content', kind: 'content', heading: '' } : {}),
      items: section.items.filter(({ title }) => !isGone(title)),
      button: isHero ? null : section.button,
      forms: [],
    });
  }
  if (rest.length === 0) return whole;
  const [first] = today;
  return [
    ...whole,
    {
      ...{ id: 'further', kind: 'further', purpose: '', forms: [], carryOver: { rest: false, sections: [] }, heading: '' },
      ...{ layout: REST_LAYOUT, note: REST_NOTE, text: [], images: [], button: null, evidence: first?.evidence ?? [] },
      items: rest.slice(0, MAX_LINES).map((text) => ({ kind: 'text', title: '', text })),
    },
  ];
}
