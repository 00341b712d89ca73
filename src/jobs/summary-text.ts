import type { BusinessAnalysis } from '#contracts/business.ts';

/** The project's `analysisSummary`: labelled lines, labels and separators of spec section 3, empty fields left out. */
export function summaryText(analysis: BusinessAnalysis): string {
  const lines: [string, string][] = [
    ['Business', analysis.business_name],
    ['Industry', analysis.industry],
    ['Purpose', analysis.primary_purpose],
    ['Target audience', analysis.target_audiences.join(', ')],
    ['Brand tone', analysis.brand_tone],
    ['Pages analyzed', analysis.pages_analyzed.join(', ')],
    ['Value propositions', analysis.value_propositions.join('; ')],
    ['Services', [...analysis.services, ...analysis.products].join(', ')],
    ['Confidence', `${Math.round(analysis.analysis_confidence * 100)}%`],
  ];
  return lines
    .map(([label, value]) => [label, value.replace(/\s+/gu, ' ').trim()])
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
}
