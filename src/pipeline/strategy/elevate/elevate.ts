import type { ProofItem, Strategy } from '#contracts/strategy.ts';
import type { Reading } from '../read-site.ts';
import { planLook } from './look.ts';
import { findRiskReversal } from './risk-reversal.ts';

/** Elevate: proof, objections, what takes the risk off the visitor, and the look. */
export function elevate(
  reading: Reading,
  parts: { proof: ProofItem[]; objections: Strategy['elevate']['objections'] },
): Strategy['elevate'] {
  return { proof: parts.proof, objections: parts.objections, riskReversal: findRiskReversal(reading), look: planLook(reading) };
}
