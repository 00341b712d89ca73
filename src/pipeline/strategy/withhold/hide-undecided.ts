import type { Decision, LeaveOut, Strategy } from '#contracts/strategy.ts';
import { cutOut } from '../leave-out/cut-out.ts';
import { createCutter } from '../leave-out/cut-sentences.ts';
import type { StrategyFields } from '../write-sentences.ts';
import { withoutClaims } from './without-claims.ts';

type Undecided = NonNullable<Strategy['undecided']>;

const PARTS = ['site', 'evaluate', 'xFactor', 'craft', 'engineer', 'elevate', 'opening', 'diagnose'] as const;

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The fields of each part that hiding changed, as they were. */
function changedFields(before: StrategyFields, after: StrategyFields): Undecided {
  const changed = PARTS.map((part) => {
    const now: object = after[part] ?? {};
    const fields = Object.entries(before[part] ?? {}).filter(([key, value]) => !isSame(value, now[key as keyof object]));
    return [part, Object.fromEntries(fields)] as const;
  });
  return Object.fromEntries(changed.filter(([, fields]) => Object.keys(fields).length > 0));
}

/** The hidden words as entries that say why a proof is not used. */
const asLeaveOuts = (decisions: readonly Decision[]): LeaveOut[] =>
  decisions.flatMap(({ hides = [], question }) =>
    hides.map((text) => ({
      text,
      reason: 'unproven' as const,
      why: `Not shown until the owner has answered: ${question}`,
      pages: [],
      evidence: [],
    })),
  );

/** The strategy without what its decisions hide. `undecided` keeps what was changed, for the day when they are answered. */
export function hideUndecided<Fields extends StrategyFields>(fields: Fields): Fields {
  const { undecided: _, ...rest } = fields;
  const open = rest as Fields;
  const hidden = asLeaveOuts(open.opening?.decisions ?? []);
  if (hidden.length === 0) return open;
  const words = hidden.map(({ text }) => text);
  const cutter = createCutter(words.map((text) => ({ text, isExact: true })));
  const told = withoutClaims(cutOut(open, cutter, hidden), open, words, cutter);
  return { ...told, undecided: changedFields(open, told) };
}

/** The strategy as it would be if nothing were hidden. */
export function withUndecided<Fields extends StrategyFields>({ undecided, ...fields }: Fields): Fields {
  const shown = Object.entries(undecided ?? {}).map(([part, before]) => [part, { ...(fields as Record<string, object>)[part], ...before }]);
  return { ...fields, ...Object.fromEntries(shown) } as Fields;
}
