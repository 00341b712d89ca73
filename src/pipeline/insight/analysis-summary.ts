import type { BusinessAnalysis } from '#contracts/business.ts';
import { foldText } from '#text/normalize.ts';

const MAX_LISTED = 5;

/** The short labelled text kept with a project: what is sold, pages, strengths, opportunities, one line each. */
export function toAnalysisSummary(analysis: BusinessAnalysis): string {
  const offers = [...analysis.services, ...analysis.products].slice(0, MAX_LISTED);
  const who = [analysis.business_name, analysis.industry].filter((part) => part !== '').join(', ');
  const sells = offers.length > 0 ? `${offers.map(foldText).join(', ')} (${who})` : who;
  const strengths = [...analysis.value_propositions.slice(0, 3), ...analysis.trust_signals.slice(0, 3)].slice(0, MAX_LISTED);
  const opportunities = [...analysis.seo_issues.slice(0, 3), ...analysis.ux_issues.slice(0, 3)].slice(0, MAX_LISTED);
  return [
    `What the site sells: ${sells}`,
    `Pages detected: ${analysis.pages_analyzed.map(foldText).join(', ')}`,
    `Current strengths: ${strengths.map(listItem).join('; ') || 'none found in the texts'}`,
    `Improvement opportunities: ${opportunities.map(listItem).join('; ') || 'none found by the checks'}`,
  ].join('\n');
}

/** A list is split at semicolons, so an item must not hold one. */
function listItem(text: string): string {
  const item = foldText(text)
    .split(';')
    .map((part) => part.trim())
    .join(', ');
  return item.endsWith('.') ? item.slice(0, -1) : item;
}
