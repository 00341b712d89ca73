import type { BusinessAnalysis } from './business.ts';

/** The summary at the top of the analysis page. Empty fields are ''. */
export type SummaryView = {
  businessName: string;
  industry: string;
  sells: string;
  targetAudience: string;
  services: string[];
  brandTone: string;
  pages: string[];
  /** Whole percent; null when unknown. */
  confidencePercent: number | null;
  strengths: string[];
  improvements: string[];
};

/** Most services shown in the summary. */
export const SUMMARY_SERVICES = 4;

const list = (text: string | undefined, separator: string) =>
  (text ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

function labelled(summary: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of summary.split('\n')) {
    const at = line.indexOf(':');
    if (at > 0) fields.set(line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim());
  }
  return fields;
}

function fromAnalysis(analysis: BusinessAnalysis): SummaryView {
  return {
    businessName: analysis.business_name,
    industry: analysis.industry,
    sells: analysis.primary_purpose,
    targetAudience: analysis.target_audiences.join(', '),
    services: [...analysis.services, ...analysis.products].slice(0, SUMMARY_SERVICES),
    brandTone: analysis.brand_tone,
    pages: analysis.pages_analyzed,
    confidencePercent: Math.round(analysis.analysis_confidence * 100),
    strengths: analysis.value_propositions,
    improvements: [...analysis.seo_issues, ...analysis.ux_issues],
  };
}

function fromBusinessLines(fields: Map<string, string>): SummaryView {
  const services = list(fields.get('services'), ',');
  const percent = Number.parseFloat(fields.get('confidence') ?? '');
  return {
    businessName: fields.get('business') ?? '',
    industry: fields.get('industry') ?? '',
    sells: fields.get('purpose') ?? '',
    targetAudience: fields.get('target audience') ?? '',
    services: services.slice(0, SUMMARY_SERVICES),
    brandTone: fields.get('brand tone') ?? '',
    pages: list(fields.get('pages analyzed'), ','),
    confidencePercent: Number.isFinite(percent) ? Math.round(percent) : null,
    strengths: list(fields.get('value propositions'), ';'),
    improvements: services.map((service) => `Enhance ${service} offerings`),
  };
}

function fromOldestLines(fields: Map<string, string>): SummaryView {
  const sells = fields.get('what the site sells') ?? '';
  return {
    businessName: '',
    industry: '',
    sells,
    targetAudience: '',
    services: [],
    brandTone: '',
    pages: list(fields.get('pages detected'), ','),
    confidencePercent: null,
    strengths: list(fields.get('current strengths'), ';'),
    improvements: list(fields.get('improvement opportunities'), ';'),
  };
}

/** The summary from the stored analysis, else from the older text forms; null if there is none. */
export function summaryView(project: {
  businessAnalysis?: BusinessAnalysis | null | undefined;
  analysisSummary: string | null;
}): SummaryView | null {
  if (project.businessAnalysis) return fromAnalysis(project.businessAnalysis);
  const summary = project.analysisSummary?.trim() ?? '';
  if (summary === '') return null;
  const fields = labelled(summary);
  const start = summary.slice(0, summary.indexOf(':') + 1).toLowerCase();
  return start === 'business:' || start === 'industry:' ? fromBusinessLines(fields) : fromOldestLines(fields);
}
