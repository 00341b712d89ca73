import { describe, expect, it } from 'vitest';
import type { BusinessAnalysis } from '#contracts/business.ts';
import { summaryView } from '#contracts/summary-view.ts';
import { summaryText } from './summary-text.ts';

const ANALYSIS: BusinessAnalysis = {
  business_name: 'Corner\n Bakery',
  industry: 'Bakery',
  primary_purpose: 'Sells bread: rye and wheat',
  target_audiences: ['neighbours', 'cafes'],
  brand_tone: 'warm',
  pages_analyzed: ['/', '/about'],
  value_propositions: ['Baked at night', 'Rye'],
  seo_issues: ['No titles'],
  ux_issues: [],
  services: ['Catering'],
  products: ['Bread'],
  trust_signals: [],
  analysis_confidence: 0.456,
};

describe('summaryText', () => {
  it('is read again by the summary view', () => {
    expect(summaryView({ analysisSummary: summaryText(ANALYSIS) })).toMatchObject({
      businessName: 'Corner Bakery',
      industry: 'Bakery',
      sells: 'Sells bread: rye and wheat',
      targetAudience: 'neighbours, cafes',
      services: ['Catering', 'Bread'],
      brandTone: 'warm',
      pages: ['/', '/about'],
      confidencePercent: 46,
      strengths: ['Baked at night', 'Rye'],
    });
  });

  it('leaves out what is empty', () => {
    const text = summaryText({ ...ANALYSIS, industry: ' ', brand_tone: '', services: [], products: [] });
    expect(text).not.toMatch(/Industry|Brand tone|Services/);
  });
});
