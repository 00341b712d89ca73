import type { Page } from '#contracts/page.ts';
import { audits } from './audits.ts';
import { checkPage } from './run-audit.ts';
import { type Scored, scoresOf } from './scores.ts';

/**
 * Score of one page by itself, 0 to 100, from the audits that look at single pages: comparable between sites of which
 * only the home page was read. null when the page did not answer or nothing applied.
 */
export function scoreHomePage(home: Page): number | null {
  if (home.status >= 400) return null;
  // Competitors are read without a browser: what only a browser shows would not compare.
  const { axe: _axe, vitals: _vitals, ...plain } = home;
  const page: Page = { ...plain, rendered: null };
  const outcomes: Scored[] = [];
  for (const audit of audits) {
    if (audit.scope !== 'page') continue;
    try {
      if (audit.applies?.(page) === false) continue;
      const issue = checkPage(audit, page);
      if (!issue?.unchecked) outcomes.push({ audit, applied: 1, failed: issue ? 1 : 0 });
    } catch {
      // An audit that cannot cope with this page says nothing about it; the others still compare.
    }
  }
  return scoresOf(outcomes).overall;
}
