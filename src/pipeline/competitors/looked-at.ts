import type { ComparisonCell } from '#contracts/competitor.ts';
import type { Site } from '#contracts/site.ts';
import { plural } from '#text/words.ts';
import { hasScripts, isThin } from '../crawl/render/needs-rendering.ts';
import { isFailed } from '../site-model/unseen.ts';

/** What it means that something was not found on a site: a cell says it with the words of `missingCell`. */
export type LookedAt = Pick<ComparisonCell, 'rawOnly'> & ({ kind: 'not-found'; how: string } | { kind: 'unknown'; why: string });

/**
 * How well a site was looked at. Unknown: as many pages failed as were read, or the HTML of one is so thin that its content comes with
 * scripts that did not run. Where other pages have scripts that did not run, `how` says so.
 */
export function lookedAt(site: Site): LookedAt {
  const read = plural(site.pages.length, 'page');
  const failed = site.unread.filter(isFailed).length;
  if (failed >= site.pages.length) return { kind: 'unknown', why: `${read} read, ${failed} could not be read` };
  const unrendered = site.pages.filter((page) => page.rendered === null && hasScripts(page));
  if (unrendered.some(isThin)) return { kind: 'unknown', why: 'the content comes with scripts, which were not run' };
  if (unrendered.length === 0) return { kind: 'not-found', how: `${read} read` };
  return { kind: 'not-found', how: `${read} read without running scripts`, rawOnly: true };
}

/** The cell for something that was not found: `No booking (2 pages read)`, or that it could not be checked. */
export function missingCell(text: string, looked: LookedAt): ComparisonCell {
  if (looked.kind === 'unknown') return { text: `Could not check: ${looked.why}`, kind: 'unknown', evidence: [] };
  return { text: `${text} (${looked.how})`, kind: 'not-found', evidence: [], ...(looked.rawOnly ? { rawOnly: true } : {}) };
}
