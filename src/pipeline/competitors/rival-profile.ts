import type { BusinessProfile } from '#contracts/business.ts';
import type { AuditReport } from '#contracts/finding.ts';
import type { Site } from '#contracts/site.ts';
import { buildProfile } from '../insight/build-profile.ts';

const NO_AUDIT: AuditReport = {
  findings: [],
  passed: [],
  notRun: [],
  fixFirst: [],
  scores: { overall: null, seo: null, ux: null, accessibility: null, performance: null, content: null, security: null },
};
const profiles = new WeakMap<Site, BusinessProfile>();

/** What a rival is, from its own pages. Made once for each reading: already while the analysed site is still being read. */
export function rivalProfileOf(site: Site): BusinessProfile {
  const known = profiles.get(site);
  if (known) return known;
  const profile = buildProfile({ site, audit: NO_AUDIT });
  profiles.set(site, profile);
  return profile;
}
