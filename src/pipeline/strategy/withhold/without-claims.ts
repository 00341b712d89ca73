import type { Strategy } from '#contracts/strategy.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import type { Cutter } from '../leave-out/cut-sentences.ts';
import type { StrategyFields } from '../write-sentences.ts';
import { type Figure, figuresIn, isClaimed, isWhole } from './figures.ts';

/** Smaller numbers also count other things in lines of ours, such as pages. */
const RARE = 10;

/** Our lines are in English, the site may be not: of the units, shares and times are told apart from counts. */
function kindOf({ unit }: Figure): 'share' | 'time' | 'count' {
  if (unit === '%') return 'share';
  return hasTerm(unit, 'decision-doubts', 'time') ? 'time' : 'count';
}

type Proof = Strategy['elevate']['proof'];

/** Whether all voices of customers that the site has are withheld. */
function isWithoutVoices(before: Proof, after: Proof): boolean {
  const used = (proof: Proof) =>
    proof.filter(({ trustKind, decision }) => decision === 'use' && ['testimonials', 'reviews'].includes(trustKind)).length;
  return used(before) > 0 && used(after) === 0;
}

const isNegated = (line: string) => hasTerm(line, 'decision-doubts', 'no-testimonials');

/** Tells whether a line of ours, in English, speaks of a claim that is withheld: by its words, its figure, or as a voice of customers. */
function speaksOf(hides: readonly string[], { cut }: Cutter, isVoiceless: boolean): (line: string) => boolean {
  const doubted = hides.flatMap((words) => figuresIn(words).filter(isClaimed));
  const isSame = (a: Figure, b: Figure) => a.number === b.number && kindOf(a) === kindOf(b);
  const isRare = ({ number }: Figure) => !isWhole(number) || Number(number) >= RARE;
  return (line) =>
    cut(line) !== line ||
    figuresIn(line).some((said) => isRare(said) && doubted.some((figure) => isSame(figure, said))) ||
    (isVoiceless && hasTerm(line, 'decision-doubts', 'testimonials') && !isNegated(line));
}

/** Checks, reasons to believe and lines to keep without those that need a withheld claim; `before` had its proof. */
export function withoutClaims<Fields extends StrategyFields>(
  fields: Fields,
  before: Fields,
  hides: readonly string[],
  cutter: Cutter,
): Fields {
  const { opening, diagnose } = fields;
  const isAbout = speaksOf(hides, cutter, isWithoutVoices(before.elevate.proof, fields.elevate.proof));
  const isProven = ({ text, evidence }: { text: string; evidence: readonly { snippet: string }[] }) =>
    !isAbout(text) && !(evidence.length > 0 && evidence.every(({ snippet }) => cutter.cut(snippet) === ''));
  const acceptance = (diagnose.acceptance ?? []).filter(({ text, own }) => !own || !isAbout(text));
  return {
    ...fields,
    diagnose: { ...diagnose, ...(diagnose.acceptance ? { acceptance } : {}) },
    ...(opening
      ? {
          opening: {
            ...opening,
            believe: opening.believe.filter(isProven),
            ...(opening.keep ? { keep: opening.keep.filter(isProven) } : {}),
          },
        }
      : {}),
  };
}
