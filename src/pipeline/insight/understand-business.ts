import type { LanguageModelClient } from '#ai/language-model-client.ts';
import type { AuditReport } from '#contracts/finding.ts';
import type { Insight } from '#contracts/insight.ts';
import type { Site } from '#contracts/site.ts';
import { buildSiteModel } from '../site-model/site-model.ts';
import { buildProfile } from './build-profile.ts';
import { readSiteBasis } from './site-basis.ts';

/**
 * The insight stage: what the built-in reader proposes and, where there is a model, what it says. `msLeft` tells how many
 * milliseconds the whole analysis has left: the model takes no more than leaves time for the competitors. Throws only `cancelled`.
 */
export async function understandBusiness(
  { site, audit }: { site: Site; audit: AuditReport },
  { model, signal, msLeft }: { model: LanguageModelClient | undefined; signal: AbortSignal; msLeft?: () => number },
): Promise<Insight> {
  const reader = buildProfile({ site, audit });
  const basis = readSiteBasis(buildSiteModel(site), audit);
  if (!model) return { reader, model: null, note: '', calls: [], basis };
  const { askForProfile } = await import('./model/ask-for-profile.ts');
  const reading = await askForProfile({ site, profile: reader }, { model, signal, ...(msLeft ? { msLeft } : {}) });
  return { reader, ...reading, basis };
}
