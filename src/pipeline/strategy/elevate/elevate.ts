import type { DesignAdvice, ProofItem, Strategy } from '#contracts/strategy.ts';
import type { Reading } from '../read-site.ts';
import { planLook } from './look.ts';
import { findRiskReversal } from './risk-reversal.ts';

/** Elevate: proof, objections, what takes the risk off the visitor, and the look. */
export function elevate(
  reading: Reading,
  { proof, objections, design }: { proof: ProofItem[]; objections: Strategy['elevate']['objections']; design: DesignAdvice | undefined },
): Strategy['elevate'] {
  return { proof, objections, riskReversal: findRiskReversal(reading), look: planLook(reading), ...(design ? { design } : {}) };
}
