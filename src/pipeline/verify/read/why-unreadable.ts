import type { Site } from '#contracts/site.ts';
import { displayHost } from '#contracts/website-url.ts';
import { findTextQualityIssues } from '../../insight/reader/confidence/text-quality-issues.ts';
import { buildSiteModel } from '../../site-model/site-model.ts';
import { whyUnseen } from '../../site-model/unseen.ts';
import type { Comparison } from '../compare/comparison.ts';

/** Of a site that says next to nothing of what was planned, nothing can be said. */
const FEWEST_KEPT = 0.1;
/** Nor of a site that was hardly seen, unless it shows this share of them all the same. */
const FEWEST_SEEN = 0.5;
/** Fewer texts than this make no share. */
const FEWEST_TEXTS = 5;

/** Why a site that answered shows something else than pages: a wall, a parked domain; '' where it shows pages. */
export function whyNoSite(site: Site): string {
  const host = displayHost(site.url);
  if (site.pages[0]?.cutBy.includes('login')) return `${host} asks for a sign-in before it shows its pages.`;
  const issue = findTextQualityIssues(buildSiteModel(site)).find(({ id }) => id === 'wall' || id === 'parked');
  if (issue?.id === 'wall') return `${host} asks for a sign-in or a check for robots before it shows its pages.`;
  return issue ? `${host} shows a notice that the site is not there yet, or not any more.` : '';
}

/** Why a site cannot be held against this brief: it is another one, or hardly built; '' where it can. */
export function whyNotThisSite({ texts, expected, now, brief }: Pick<Comparison, 'texts' | 'expected' | 'now' | 'brief'>): string {
  const isWanted = ({ mayGo }: { mayGo: string }) => mayGo === '';
  const wanted = texts.filter(isWanted);
  const kept = wanted.filter(({ outcome }) => outcome === 'kept').length;
  const unseen = whyUnseen(now.site);
  if (unseen !== '' && kept < FEWEST_SEEN * expected.filter(isWanted).length) return unseen;
  if (wanted.length < FEWEST_TEXTS || kept >= FEWEST_KEPT * wanted.length) return '';
  return `${displayHost(now.site.url)} says only ${kept} of ${wanted.length} texts of the brief of ${displayHost(brief.url)}: it is another site, or it is not built yet.`;
}
