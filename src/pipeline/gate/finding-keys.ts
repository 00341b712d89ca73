import { createHash } from 'node:crypto';
import type { Finding } from '#contracts/finding.ts';
import { audits } from '../audit/audits.ts';

/** A kind of finding on a page, as two runs have it in common. */
export type FindingKey = { fingerprint: string; id: string; page: string; cases: number };

/** Findings about the site as a whole: the page that they name is only the first one that shows it. */
const ABOUT_THE_SITE = new Set(
  audits.filter((audit) => audit.scope === 'site' || ('siteWide' in audit && audit.siteWide)).map(({ id }) => id),
);

/** The same in every run on the same site, whatever its host: of the kind of finding and the page, not of words or measured values. */
export function keyOf({ id, page, category, evidence }: Finding): FindingKey {
  const place = ABOUT_THE_SITE.has(id) ? '' : page;
  const fingerprint = createHash('sha256').update(`${id}\n${place}`).digest('hex').slice(0, 32);
  // How many resources were slow differs from run to run.
  const cases = place === '' || category === 'performance' ? 0 : evidence.count;
  return { fingerprint, id, page: place, cases };
}
