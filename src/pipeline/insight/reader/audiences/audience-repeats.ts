// Names of audiences that say the same: "Patients" and "Patients and their families".
import { matchTerms } from '#lexicon/match-terms.ts';
import { memoize } from '#text/memoize.ts';
import { splitWords } from '#text/segment.ts';
import { type NamedGroup, namesGroup } from './audience-groups.ts';

/** Letters by which longer words are compared, so that "learn" and "learning" are alike. */
const STEM_LENGTH = 5;
/** What our own labels say of many: "Scouts and their families". */
const RELATIONS: ReadonlySet<string> = new Set(['peopl', 'their', 'famil', 'paren']);
/** Longer words in common by which one says what others said. */
const ENOUGH = 2;

/** Whether an audience that is only inferred repeats those that the site names: in a group, in two longer words, or in the only one. */
export function isRepeat(inferred: string, named: readonly string[]): boolean {
  const stems = stemsOf(inferred);
  const said = stemsOf(named.join(' '));
  const common = [...stems].filter((stem) => said.has(stem)).length;
  const groups = new Set(named.flatMap(groupsOf));
  return common >= Math.max(1, Math.min(ENOUGH, stems.size)) || groupsOf(inferred).some((group) => groups.has(group));
}

/** The groups that the own words do not name already, and whose label no stronger group says whole. */
export function withoutRepeats(groups: readonly NamedGroup[], ownWords: readonly string[]): NamedGroup[] {
  return groups.filter(({ label }, index) => {
    const stems = [...stemsOf(label)];
    const isSaid = groups.slice(0, index).some((stronger) => {
      const said = stemsOf(stronger.label);
      return stems.length > 0 && stems.every((stem) => said.has(stem));
    });
    return !isSaid && !ownWords.some((text) => namesGroup(text, label));
  });
}

const stemsOf = memoize(
  (text: string): ReadonlySet<string> =>
    new Set(
      splitWords(text).flatMap((word) => {
        const stem = word.slice(0, STEM_LENGTH);
        return word.length < STEM_LENGTH || RELATIONS.has(stem) ? [] : [stem];
      }),
    ),
);

/** The groups of people that a name of an audience has words of. */
const groupsOf = memoize((text: string): string[] =>
  ['audience-groups', 'common-audience-groups'].flatMap((topic) => matchTerms(text, topic).map(({ group }) => group)),
);
