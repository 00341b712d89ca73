import type { LanguageModelClient } from '#ai/language-model-client.ts';
import type { AuditReport } from '#contracts/finding.ts';
import type { Insight } from '#contracts/insight.ts';
import type { Site } from '#contracts/site.ts';
import { buildProfile } from './build-profile.ts';
import { deepenProfile } from './model/deepen-profile.ts';

/**
 * The insight stage: the built-in analyst always, then the model, where there is one, on top of its result. `msLeft` tells how
 * many milliseconds the whole analysis has left: the model takes no more than leaves time for the competitors. Throws only `cancelled`.
 */
export async function understandBusiness(
  { site, audit }: { site: Site; audit: AuditReport },
  { model, signal, msLeft }: { model: LanguageModelClient | undefined; signal: AbortSignal; msLeft?: () => number },
): Promise<Insight> {
  const profile = buildProfile({ site, audit });
  if (!model) return { reader: profile, model: null, note: '', calls: [] };
  const reader = (await deepenProfile({ site, audit, profile }, { model, signal, ...(msLeft ? { msLeft } : {}) })).profile;
  return { reader, model: null, note: reader.analyst.note, calls: reader.analyst.calls ?? [] };
}
