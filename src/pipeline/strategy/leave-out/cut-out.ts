import type { LeaveOut } from '#contracts/strategy.ts';
import type { StrategyFields } from '../write-sentences.ts';
import { applyLeaveOuts } from './apply-leave-outs.ts';
import type { Cutter } from './cut-sentences.ts';
import { withoutStatements } from './without-statements.ts';

/** The strategy without what a cutter takes out, in statements, copy, heads, structured data, proof and contacts. */
export const cutOut = <Fields extends StrategyFields>(fields: Fields, cutter: Cutter, entries: readonly LeaveOut[]): Fields =>
  applyLeaveOuts(withoutStatements(fields, cutter), cutter, entries);
