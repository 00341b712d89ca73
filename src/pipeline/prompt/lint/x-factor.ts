import { bodyOf, FOR_WHOM } from '../part-headings.ts';
import { believe } from '../sections/opening.ts';
import { siteText } from '../site-text.ts';
import { type Lint, missing, passed, type Verdict } from './lint.ts';
import { fitsAnybody } from './sense.ts';

/** A quote and its author may be on lines of their own. */
const GIVEN = 0.75;

const REASONS = 'Why they believe it';

/** Whether a model gives reasons of its own below their label. */
function hasOwnReasons(body: string): boolean {
  const lines = body.split('\n');
  const at = lines.findIndex((line) => line.startsWith(REASONS));
  return at >= 0 && lines.slice(at + 1).some((line) => line.startsWith('- '));
}

export const xFactor: Lint = {
  id: 'x-factor',
  point: 7,
  gate: false,
  title: 'What sets the business apart, with its evidence',
  texts: ({ opening, xFactor: { differences } }) => [...(opening?.believe ?? []), ...differences].map(({ text }) => text),
  check({ carries, first, prompt, rewritten, saysInOwnWords, strategy }): Verdict {
    const { xFactor: found, diagnose } = strategy;
    const reasons = believe({ strategy });
    const vague = reasons.find(fitsAnybody);
    if (vague !== undefined) return { marks: 0, reason: 'Any competitor could say this.', excerpt: vague };
    const isGiven = (reason: string) => prompt.shareOfRuns(reason) >= GIVEN || saysInOwnWords(reason);
    const isOwn = rewritten.has(FOR_WHOM) && hasOwnReasons(bodyOf(first.text, FOR_WHOM) ?? '');
    if (reasons.length > 0)
      return reasons.every(isGiven)
        ? passed(`${reasons.length} reasons to believe the promise.`)
        : missing(
            reasons.filter((reason) => !isGiven(reason)),
            { of: reasons.length + (isOwn ? 1 : 0), what: 'Reasons left out' },
          );
    const provable = found.differences.filter((entry) => entry.evidence.length > 0 && siteText(entry.text) !== '');
    if (provable.length === 0) {
      const asked = diagnose.questions.find(({ id }) => id === 'x-factor');
      return asked && carries(asked.question)
        ? { marks: 1, reason: 'Nothing on the site provably sets it apart; the owner is asked.' }
        : { marks: 0, reason: 'No difference from competitors is named, and the owner is not asked for one.' };
    }
    const left = provable.filter((entry) => !carries(entry.text) && !saysInOwnWords(entry.text));
    return left.length === 0
      ? passed(`${provable.length} differences with evidence.`)
      : missing(
          left.map((entry) => `"${siteText(entry.text)}"`),
          { of: provable.length, what: 'Differences left out' },
        );
  },
};
