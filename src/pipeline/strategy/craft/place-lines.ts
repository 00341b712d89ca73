import type { SectionPlan } from '#contracts/strategy.ts';
import { wordsIn } from '../grounding/word-index.ts';
import type { LostLine } from './what-stays.ts';

/** Share of the words of today's section that the new one has where it takes its place; of a line alone. Set by hand. */
const SAME_SECTION = 0.3;
const SAME_LINE = 0.35;

type Copy = Pick<SectionPlan, 'heading' | 'text' | 'items'> & { today?: string | undefined };

const tellingWords = (text: string): Set<string> => new Set(wordsIn(text).filter((word) => word.length > 3));

/** The words of a section that tell what it is about. */
export const wordsOfSection = ({ heading, text, items }: Copy): Set<string> =>
  tellingWords([heading, ...text, ...items.flatMap((item) => [item.title, item.text])].join('\n'));

/** Share of one set of words that another one has too. */
export function shareOf(part: ReadonlySet<string>, whole: ReadonlySet<string>): number {
  if (part.size === 0) return 0;
  let same = 0;
  for (const word of part) if (whole.has(word)) same += 1;
  return same / part.size;
}

/** Places of lines that go into the first screen, and of those that keep the heading that they have today. */
export const IN_HERO = -2;
export const OWN_HEADING = -1;

/** A line with the new section that it goes to, by its place, or one of the two above. */
export type PlacedLine = LostLine & { home: number };

/** The place of the highest share; -1 where it is lower than `least`. */
function best(shares: readonly number[], least: number): number {
  const most = Math.max(-1, ...shares);
  return most >= least ? shares.indexOf(most) : -1;
}

/**
 * The new section for each line of today: the one that is about the same as the line, else the one that takes the place of its section. Where
 * there is none, a line of the first screen stays there (but on the home page, whose first screen is written), one below a heading keeps that,
 * and another goes to the nearest section that has a place. A block that is taken over from today has all its lines and takes no others.
 */
export function placeLines(
  lines: readonly LostLine[],
  today: readonly SectionPlan[],
  chosen: readonly Copy[],
  { isHome = false } = {},
): PlacedLine[] {
  const words = chosen.map((section) => (section.today ? new Set<string>() : wordsOfSection(section)));
  const sharesOf = (own: ReadonlySet<string>) => words.map((other) => (other.size === 0 ? -1 : shareOf(own, other)));
  const homes = today.map((section) => best(sharesOf(wordsOfSection(section)), SAME_SECTION));
  const nearest = (from: number) => {
    const near = homes.map((home, at) => ({ home, distance: Math.abs(at - from) })).filter(({ home }) => home >= 0);
    return near.toSorted((one, other) => one.distance - other.distance)[0]?.home ?? words.findIndex(({ size }) => size > 0);
  };
  const placeOf = ({ text, from }: LostLine) => {
    const section = today[from];
    const isHero = section?.kind === 'hero' && !isHome;
    // A first screen speaks of many things.
    const same = [best(sharesOf(tellingWords(text)), SAME_LINE), isHero ? -1 : (homes[from] ?? -1)].find((home) => home >= 0);
    if (same !== undefined) return same;
    if (isHero) return IN_HERO;
    if (section?.kind === 'hero') return nearest(from);
    return section && section.heading !== '' ? OWN_HEADING : nearest(from);
  };
  return lines.map((line) => ({ ...line, home: placeOf(line) }));
}

/** A section with lines of today, as paragraphs: its list and what counts it stay as they are. */
export function withLines(section: SectionPlan, lines: readonly LostLine[]): SectionPlan {
  const paragraphs = [...Map.groupBy(lines, ({ from }) => from).values()].flatMap((group) => {
    const sentences = group.filter(({ isEntry }) => !isEntry).map(({ text }) => text);
    return [...(sentences.length > 0 ? [sentences.join(' ')] : []), ...group.filter(({ isEntry }) => isEntry).map(({ text }) => text)];
  });
  return lines.length === 0 ? section : { ...section, text: [...section.text, ...paragraphs] };
}
