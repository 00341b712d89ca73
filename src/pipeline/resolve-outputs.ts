import type { ResolvedOutputs, StageOutputs } from '#contracts/analysis.ts';
import type { OwnerFact } from '#contracts/facts.ts';
import { resolveProfile } from './insight/resolve/resolve-profile.ts';

/** The outputs of an analysis with the profile resolved from its three authors. */
export function resolveOutputs({ insight, ...rest }: StageOutputs, facts: readonly OwnerFact[] = []): ResolvedOutputs {
  return { ...rest, profile: resolveProfile({ ...insight, facts }) };
}
