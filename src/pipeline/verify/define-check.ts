import type { VerificationArea, VerificationEntry } from '#contracts/verification.ts';
import type { Comparison } from './compare/comparison.ts';

/** A value that a builder needs to put something right, by the name that a fix prompt gives it. `as`: it is taken over to the letter. */
export type FixValue = { label: string; text: string; as?: 'json' | 'url' };

/** What a check says of one thing; `element`, `old` and `new` are '' unless given. */
export type Draft = Pick<VerificationEntry, 'status' | 'page' | 'why'> &
  Partial<Pick<VerificationEntry, 'element' | 'old' | 'new'>> & {
    /** What the fix prompt names instead of `old`: nobody has to take `label → target` apart. Absent: `old`. */
    fix?: readonly FixValue[];
  };

/** One check of a new site. `id` is the name of its file. */
export type Check = {
  id: string;
  area: VerificationArea;
  /** What is so when it passes. */
  title: string;
  /** Why it matters to the owner. */
  why: string;
  /** What counts as red. */
  red: string;
  /** Looks at everything it is about and reports all of it, in a stable order: what is right, too. */
  check(comparison: Comparison): Draft[];
};

/** Declares a check. */
export const defineCheck = (check: Check): Check => check;
