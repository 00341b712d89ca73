import type { DesignAdvice, ProofItem, Strategy } from '#contracts/strategy.ts';
import type { Reading } from '../read-site.ts';
import { planLook } from './look.ts';
import { findRiskReversal } from './risk-reversal.ts';

/** Elevate: proof, objections, what takes the risk off the visitor, and the look. */
export function elevate(
  reading: Reading,
  { proof, objections, design }: { proof: ProofItem[]; objections: Strategy['elevate']['objections']; design: DesignAdvice | undefined },
): Strategy['elevate'] {
  const look = planLook(reading);
  // A strategist says which images go where.
  const imagery = design?.imagery ? 'No stock photos and no generated people.' : look.imagery;
  return { proof, objections, riskReversal: findRiskReversal(reading), look: { ...look, imagery }, ...(design ? { design } : {}) };
}
