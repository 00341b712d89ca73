import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { invalidLang } from './invalid-lang.ts';

describe('invalid-lang', () => {
  it.each(['en', 'pt-BR', ' de ', '', null])('passes %j', (lang) => {
    expect(findingsOf(invalidLang, testPage({ lang }))).toEqual([]);
  });

  it.each(['english', 'en_US', '{{ lang }}'])('flags %j and shows it', (lang) => {
    expect(findingOf(invalidLang, testPage({ lang })).evidence).toMatchObject({ selector: 'html', snippet: `lang="${lang}"` });
  });
});
