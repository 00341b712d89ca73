import type { SiteFunction } from '#contracts/site.ts';
import type { FunctionPlan } from '#contracts/strategy.ts';
import { pathOf, type Reading } from '../read-site.ts';
import functionAdvice from './function-advice.json' with { type: 'json' };

/** How each kind of function is carried over. */
const ADVICE: Record<SiteFunction['kind'], string> = functionAdvice;

/** What the site can do today and how it is carried over. */
export function planFunctions(reading: Reading): FunctionPlan[] {
  return reading.site.functions.map((entry) => ({
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
