// Names of audiences that say the same: "Patients" and "Patients and their families".
import { matchTerms } from '#lexicon/match-terms.ts';
import { memoize } from '#text/memoize.ts';
import { splitWords } from '#text/segment.ts';
import { type NamedGroup, namesGroup } from './audience-groups.ts';

/** Letters of a word that names more than a relation. */
const MIN_LETTERS = 5;

/** Whether an audience that is only inferred repeats one that the site names: both name a group, or have two longer words in common, or the only one. */
export function isRepeat(inferred: string, named: string): boolean {
  const words = new Set(splitWords(inferred).filter((word) => word.length >= MIN_LETTERS));
  const common = splitWords(named).filter((word) => words.has(word)).length;
  return common >= Math.max(1, Math.min(2, words.size)) || groupsOf(inferred).some((group) => groupsOf(named).includes(group));
}

/** The groups that the own words do not name already, and that no stronger group names whole. */
export function withoutRepeats(groups: readonly NamedGroup[], ownWords: readonly string[]): NamedGroup[] {
  return groups.filter(({ label }, index) => {
    const stronger = groups.slice(0, index).map((group) => group.label);
    const parts = groupsOf(label);
    const isWhole = parts.length > 0 && parts.every((part) => stronger.some((other) => groupsOf(other).includes(part)));
    return !isWhole && !ownWords.some((text) => namesGroup(text, label));
  });
}

/** The groups of people that a name of an audience has words of. */
const groupsOf = memoize((text: string): string[] =>
  ['audience-groups', 'common-audience-groups'].flatMap((topic) => matchTerms(text, topic).map(({ group }) => group)),
);
