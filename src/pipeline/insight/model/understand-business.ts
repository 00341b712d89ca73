import type { LanguageModelDoor } from '#ai/language-model.ts';
import type { BusinessProfile } from '#contracts/business.ts';
import type { AuditReport } from '#contracts/finding.ts';
import type { Site } from '#contracts/site.ts';
import { buildProfile } from '../build-profile.ts';
import { deepenProfile } from './deepen-profile.ts';

/** The stage "insight": the built-in analyst always, then the model, where there is one, on top of its result. Throws only `cancelled`. */
export async function understandBusiness(
  { site, audit }: { site: Site; audit: AuditReport },
  { model, signal }: { model: LanguageModelDoor | undefined; signal: AbortSignal },
): Promise<BusinessProfile> {
  const profile = buildProfile({ site, audit });
  return model ? (await deepenProfile({ site, audit, profile }, { model, signal })).profile : profile;
}
