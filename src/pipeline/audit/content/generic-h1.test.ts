import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, heading, testPage } from '#testing/audit-page.ts';
import { genericH1 } from './generic-h1.ts';

const page = (text: string) => testPage({ headings: [heading(1, ''), heading(1, text)] });

describe('generic-h1', () => {
  it.each(['', 'Welcome to the mill', 'Homemade bread', 'Willkommen in der Mühle'])('passes %j', (text) => {
    expect(findingsOf(genericH1, page(text))).toEqual([]);
  });

  it.each(['Welcome!', 'Home', 'Herzlich  willkommen'])('flags %j and shows it', (text) => {
    expect(findingOf(genericH1, page(text)).evidence.snippet).toBe(text);
  });
});
