// What is counted over all sites, and what counts as good.

export type Sums = {
  sites: number;
  planted: number;
  found: number;
  fixed: number;
  /** Problems that following the prompts left red, by name. */
  unfixed: Map<string, number>;
  missed: Map<string, number>;
  texts: number;
  falseLost: number;
  /** Gaps of the blueprints, by check. */
  gaps: Map<string, number>;
  redCopies: number;
  unequal: number;
  ownLost: number;
  messages: number;
  tooLong: number;
  /** Messages of two builders that do not name the same values. */
  otherValues: number;
};

const WANTED = 0.95;
const MOST_FALSE = 0.02;

export const createSums = (): Sums => ({
  ...{ sites: 0, planted: 0, found: 0, fixed: 0, unfixed: new Map(), missed: new Map(), texts: 0, falseLost: 0, gaps: new Map() },
  ...{ redCopies: 0, unequal: 0, ownLost: 0, messages: 0, tooLong: 0, otherValues: 0 },
});

export const count = (counts: Map<string, number>, name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);
const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
const listOf = (counts: ReadonlyMap<string, number>) =>
  [...counts]
    .toSorted(([a, one], [b, other]) => other - one || a.localeCompare(b))
    .map(([name, number]) => `${name} ${number}`)
    .join(', ') || 'none';

export const isGood = ({ found, planted, falseLost, texts, redCopies, unequal, ownLost, tooLong, otherValues }: Sums): boolean =>
  share(found, planted) >= WANTED &&
  (texts === 0 || falseLost / texts <= MOST_FALSE) &&
  redCopies + unequal + ownLost + tooLong + otherValues === 0;

/** The figures as lines. */
export function summaryOf(sums: Sums, isSelf: boolean): string[] {
  const own = `${sums.sites} sites against their own briefs: ${sums.ownLost} differences, ${sums.unequal} reports that differ in three runs`;
  if (isSelf) return [own];
  return [
    own,
    `found at their place: ${sums.found} of ${sums.planted} (${percent(share(sums.found, sums.planted))}); not found: ${listOf(sums.missed)}`,
    `turned green by the words of the prompts alone: ${sums.fixed} of ${sums.planted} (${percent(share(sums.fixed, sums.planted))}); not: ${listOf(sums.unfixed)}`,
    `clean copies red: ${sums.redCopies}; put right in them before: ${listOf(sums.gaps)}`,
    `texts in other forms called lost: ${sums.falseLost} of ${sums.texts} (${percent(sums.texts === 0 ? 0 : sums.falseLost / sums.texts)})`,
    `messages for six builders: ${sums.messages}, ${sums.tooLong} longer than the builder takes, ${sums.otherValues} sets that do not name the same values`,
  ];
}
