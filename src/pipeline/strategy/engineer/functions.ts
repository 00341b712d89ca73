import type { SiteFunction } from '#contracts/site.ts';
import type { FunctionPlan, PagePlanItem } from '#contracts/strategy.ts';
import { fileTypeOf, TEXT_FILES } from '#text/address.ts';
import { pathOf, type Reading } from '../read-site.ts';
import functionAdvice from './function-advice.json' with { type: 'json' };

/** How each kind of function is carried over. */
const ADVICE: Record<SiteFunction['kind'], string> = functionAdvice;

/** Whether the page that a function needs goes: without a page to sign in on, nothing leads to it. */
const isGone = ({ kind }: SiteFunction, plan: readonly PagePlanItem[]) =>
  kind === 'login' && plan.some(({ type, decision }) => type === 'login' && decision !== 'keep');

/** What the site can do today and how it is carried over; what needs a page that the plan gives up goes with it. */
export function planFunctions(reading: Reading, plan: readonly PagePlanItem[]): FunctionPlan[] {
  const broken = new Set(plan.filter(({ read, decision }) => read === false && decision !== 'keep').map(({ path }) => path));
  // A download whose file is missing works for nobody.
  const isMissing = ({ kind, pages: on }: SiteFunction) => {
    if (kind !== 'download') return false;
    const files = reading.pages
      .filter(({ page }) => on.includes(page.url))
      .flatMap(({ page }) => page.links.map(({ href }) => href))
      .filter((href) => TEXT_FILES.has(fileTypeOf(href)));
    return files.length > 0 && files.every((href) => broken.has(pathOf(href, reading.site.host)));
  };
  const kept = reading.site.functions.filter((entry) => !isGone(entry, plan) && !isMissing(entry));
  return kept.map((entry) => ({
    kind: entry.kind,
    provider: entry.provider,
    decision: 'keep',
    reason: ADVICE[entry.kind],
    pages: entry.pages.map((page) => pathOf(page, reading.site.host)),
    evidence:
      entry.snippet === ''
        ? []
        : [{ url: new URL(entry.pages[0] ?? '/', reading.site.url).href, selector: entry.selector, snippet: entry.snippet.slice(0, 300) }],
  }));
}
