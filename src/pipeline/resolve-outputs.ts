import type { ResolvedOutputs, StageOutputs } from '#contracts/analysis.ts';
import type { OwnerFact } from '#contracts/facts.ts';
import { resolveProfile } from './insight/resolve/resolve-profile.ts';
import { readSiteBasis } from './insight/site-basis.ts';
import { limitTextVolume } from './limit-text-volume.ts';
import { buildSiteModel } from './site-model/site-model.ts';

/** The outputs of an analysis with the profile resolved from its three authors. */
export function resolveOutputs({ insight, ...rest }: StageOutputs, facts: readonly OwnerFact[] = []): ResolvedOutputs {
  // Data of older versions has no basis: it is read again from the stored site and audit.
  const basis = insight.basis ?? readSiteBasis(buildSiteModel(limitTextVolume(rest.crawl)), rest.audit);
  return { ...rest, profile: resolveProfile({ ...insight, basis, facts }) };
}
