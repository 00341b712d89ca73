import type { DesignAdvice, ProofItem, Strategy } from '#contracts/strategy.ts';
import type { Reading } from '../read-site.ts';
import { planLook } from './look.ts';
import { withPalette } from './palette.ts';
import { findRiskReversal } from './risk-reversal.ts';

/** From so many looks of a strategist on, the general ones would only repeat what every site avoids. */
const ENOUGH_TO_AVOID = 3;

/** Elevate: proof, objections, what takes the risk off the visitor, and the look. */
export function elevate(
  reading: Reading,
  { proof, objections, design }: { proof: ProofItem[]; objections: Strategy['elevate']['objections']; design: DesignAdvice | undefined },
): Strategy['elevate'] {
  const look = planLook(reading);
  // A strategist says which images go where.
  const imagery = design?.imagery ? 'No stock photos and no generated people.' : look.imagery;
  const forbidden = (design?.avoid.length ?? 0) >= ENOUGH_TO_AVOID ? [] : look.forbidden;
  return {
    proof,
    objections,
    riskReversal: findRiskReversal(reading),
    look: withPalette({ ...look, imagery, forbidden }, design?.colors),
    ...(design ? { design } : {}),
  };
}
