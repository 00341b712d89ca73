import type { BusinessProfile } from '#contracts/business.ts';
import type { ProfileSources } from '#contracts/insight.ts';
import { withVerdict } from '../reader/verdict/verdict.ts';
import { applyFacts } from './apply-facts.ts';
import { applyModel } from './apply-model.ts';
import { askOwner, separateUnsure } from './questions.ts';

/**
 * The profile that everything after the insight stage uses: the reader's proposals, the model's description over them, the owner's
 * facts over both. What a better witness replaced is used by nothing: it is in `replaced` or set aside, with the reason. Pure.
 */
export function resolveProfile({ reader, model, note, calls, basis, facts }: ProfileSources): BusinessProfile {
  const heard = model ? applyModel(reader, model) : { profile: reader, setAside: [] };
  const { profile: sure, unsure } = separateUnsure(heard.profile);
  const stated = applyFacts({ profile: sure, setAside: heard.setAside, unsure }, facts);
  const analyst = { name: model?.name ?? reader.analyst.name, note, ...(calls.length > 0 ? { calls } : {}) };
  const claims = { ...stated.profile, setAside: [...stated.setAside], conflicts: [...stated.conflicts], analyst };
  const profile = basis ? withVerdict(claims, basis) : claims;
  return { ...profile, questions: askOwner(profile, stated.unsure, stated.answered) };
}
