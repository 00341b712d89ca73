import { groundOf, knownNumbers, numbersIn, textsOf, unknownClaimIn, unsupportedIn } from '../../strategy/grounding/grounding.ts';
import { numberOf, wordsForNumbers } from '../../strategy/number-words.ts';
import type { Lint, Verdict } from './lint.ts';
import { passed } from './lint.ts';
import type { LintSubject } from './subject.ts';

/** Names that our own instructions use. */
const OWN_NAMES = new Set([
  ...['Google Search Console', 'Search Console', 'Core Web Vitals', 'Largest Contentful Paint', 'Interaction to Next Paint'],
  ...['Cumulative Layout Shift', 'Open Graph', 'Vibe for WordPress', 'Vibe prompt', 'Project knowledge'],
]);

/** A number in a text of ours (headline, subhead, button ...) that the quoted words of the site do not have; '' when there is none. */
function unsupportedNumber({ strategy: { craft, xFactor, elevate }, profile }: LintSubject): string {
  const lines = [craft.headline, craft.subhead, craft.primaryButton, xFactor.statement, ...elevate.riskReversal].filter(
    (line) => line !== null,
  );
  const words = lines.flatMap((line) => line.evidence.map((entry) => entry.snippet));
  const numbers = knownNumbers(textsOf(profile, new Set(words)));
  for (const line of lines) {
    const number = numbersIn(line.text).find((found) => !numbers.has(found));
    if (number) return `the number ${number} in "${line.text}"`;
  }
  return '';
}

/** A heading of the site whose number is another one now; undefined without one. */
function changedCount({ strategy: { craft, site } }: LintSubject): { now: string; new: string } | undefined {
  const words = wordsForNumbers(site.language) ?? [];
  for (const { heading, evidence } of craft.pages.flatMap((page) => page.sections)) {
    const [first = '', ...rest] = heading.split(' ');
    const count = numberOf(first, words);
    const now =
      Number.isNaN(count) || rest.length === 0 ? undefined : evidence.find(({ snippet }) => snippet.endsWith(rest.join(' ')))?.snippet;
    const before = numberOf(now?.split(' ')[0] ?? '', words);
    if (now !== undefined && now.split(' ').length === rest.length + 1 && !Number.isNaN(before) && before !== count)
      return { now, new: heading };
  }
  return undefined;
}

/** Every figure, price, quote, award and name of the prompt occurs in strategy, profile or our own standards. */
export const noInventedProof: Lint = {
  id: 'no-invented-proof',
  point: 2,
  gate: true,
  title: 'Nothing is claimed that the site does not show',
  check(subject): Verdict {
    const { known, builder, knownTexts } = subject;
    const ground = groundOf(knownTexts, known);
    const vocabulary = `${builder.stack} ${builder.status} ${builder.names.join(' ')}`;
    const isOwn = (name: string) => OWN_NAMES.has(name) || vocabulary.includes(name);
    for (const line of subject.lines) {
      const found = known.hasRun(line.text) ? '' : unsupportedIn(line.text, ground) || unknownClaimIn(line.text, known, isOwn);
      if (found !== '')
        return { marks: 0, reason: `Nothing in the analysis supports ${found}.`, blockId: line.blockId, excerpt: line.text.trim() };
    }
    const counted = changedCount(subject);
    if (counted)
      return { marks: 0, reason: `The page says "${counted.now}".`, blockId: subject.blockOf(counted.new), excerpt: counted.new };
    const ours = unsupportedNumber(subject);
    return ours === ''
      ? passed('Every figure, price, quote and name is in the analysis.')
      : { marks: 0, reason: `No words of the site support ${ours}.`, blockId: 'first', excerpt: '' };
  },
};
