import type { Site } from '#contracts/site.ts';
import { displayHost } from '#contracts/website-url.ts';
import { findWalls } from '../../insight/reader/confidence/text-quality-issues.ts';
import { buildSiteModel } from '../../site-model/site-model.ts';
import { NEEDS_SCRIPTS } from '../../site-model/unseen.ts';
import type { Comparison } from '../compare/comparison.ts';

/** Of a site that says next to nothing of what was planned, nothing can be said. */
const FEWEST_KEPT = 0.1;
/** Fewer texts than this make no share. */
const FEWEST_TEXTS = 5;

/** Why a site that answered shows something else than pages: a wall, a parked domain; '' where it shows pages. */
export function whyNoSite(site: Site): string {
  const host = displayHost(site.url);
  if (site.pages[0]?.cutBy.includes('login')) return `${host} asks for a sign-in before it shows its pages.`;
  const [issue] = findWalls(buildSiteModel(site));
  if (issue?.id === 'wall') return `${host} asks for a sign-in or a check for robots before it shows its pages.`;
  return issue ? `${host} shows a notice that the site is not there yet, or not any more.` : '';
}

/** Why a site cannot be held against this brief: it is another one, or hardly built; '' where it can. */
export function whyNotThisSite({
  texts,
  expected,
  unseen,
  pathOf,
  now,
  brief,
}: Pick<Comparison, 'texts' | 'expected' | 'unseen' | 'pathOf' | 'now' | 'brief'>): string {
  const wanted = texts.filter(({ mayGo }) => mayGo === '');
  const kept = wanted.filter(({ outcome }) => outcome === 'kept').length;
  const [home] = now.site.pages;
  // Of a page that the builder added nothing is known to look for.
  const paths = new Set(expected.map(({ path }) => path));
  const planned = now.site.pages.filter((page) => paths.has(pathOf(page)));
  const frames = planned.filter((page) => unseen.includes(page));
  if (frames.length > planned.length / 2 || frames.some((page) => page === home)) return NEEDS_SCRIPTS;
  if (wanted.length < FEWEST_TEXTS || kept >= FEWEST_KEPT * wanted.length) return '';
  return `${displayHost(now.site.url)} says only ${kept} of ${wanted.length} texts of the brief of ${displayHost(brief.url)}: it is another site, or it is not built yet.`;
}
