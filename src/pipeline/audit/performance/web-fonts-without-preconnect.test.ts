import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, resource, testPage } from '#testing/audit-page.ts';
import { webFontsWithoutPreconnect } from './web-fonts-without-preconnect.ts';

const sheet = resource('stylesheet', 'https://fonts.googleapis.com/css2?family=Inter');

describe('web-fonts-without-preconnect', () => {
  it('passes own fonts, and a font service that is connected to early', () => {
    expect(findingsOf(webFontsWithoutPreconnect, testPage())).toEqual([]);
    expect(
      findingsOf(webFontsWithoutPreconnect, testPage({ resources: [sheet, resource('preconnect', 'https://fonts.gstatic.com')] })),
    ).toEqual([]);
  });

  it('shows the style sheet', () => {
    expect(findingOf(webFontsWithoutPreconnect, testPage({ resources: [sheet] })).evidence.snippet).toBe(sheet.url);
  });
});
