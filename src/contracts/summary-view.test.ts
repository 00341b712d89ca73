import { describe, expect, it } from 'vitest';
import type { BusinessAnalysis } from './business.ts';
import { summaryLine } from './summary-line.ts';
import { summaryView } from './summary-view.ts';

const analysis: BusinessAnalysis = {
  business_name: 'Nordlicht',
  industry: 'Bakery',
  primary_purpose: 'Bread baked overnight',
  target_audiences: ['families', 'cafes'],
  brand_tone: 'warm',
  pages_analyzed: ['/', '/menu'],
  value_propositions: ['Rye from the next village'],
  seo_issues: ['No title on 2 pages'],
  ux_issues: ['No phone link'],
  services: ['Catering', 'Delivery', 'Courses'],
  products: ['Rye loaf', 'Rolls'],
  trust_signals: [],
  analysis_confidence: 0.845,
};

describe('summaryView', () => {
  it('prefers the business analysis', () => {
    const view = summaryView({ businessAnalysis: analysis, analysisSummary: 'Business: Other' });
    expect(view).toMatchObject({
      businessName: 'Nordlicht',
      confidencePercent: 85,
      improvements: ['No title on 2 pages', 'No phone link'],
    });
    expect(view?.services).toEqual(['Catering', 'Delivery', 'Courses', 'Rye loaf']);
  });

  it('reads the labelled lines of the newer text form', () => {
    const view = summaryView({
      analysisSummary:
        'Business: Nordlicht\nIndustry: Bakery\nServices: Catering, Delivery\nValue propositions: fresh; near\nConfidence: 72%',
    });
    expect(view).toMatchObject({
      businessName: 'Nordlicht',
      services: ['Catering', 'Delivery'],
      strengths: ['fresh', 'near'],
      confidencePercent: 72,
    });
    expect(view?.improvements).toEqual(['Enhance Catering offerings', 'Enhance Delivery offerings']);
  });

  it('reads the oldest form with its own improvement line', () => {
    const view = summaryView({
      analysisSummary: 'What the site sells: Bread\nPages detected: /, /menu\nCurrent strengths: a; b\nImprovement opportunities: c; d',
    });
    expect(view).toMatchObject({
      sells: 'Bread',
      pages: ['/', '/menu'],
      strengths: ['a', 'b'],
      improvements: ['c', 'd'],
      confidencePercent: null,
    });
  });

  it('has nothing to show without either', () => {
    expect(summaryView({ analysisSummary: null })).toBeNull();
    expect(summaryView({ analysisSummary: '  ' })).toBeNull();
  });
});

describe('summaryLine', () => {
  it('drops the older prefix of the first line', () => {
    expect(summaryLine('What the site sells: Bread\nPages detected: /')).toBe('Bread');
    expect(summaryLine('')).toBe('No analysis summary available');
    expect(summaryLine(null)).toBe('No analysis summary available');
  });
});
