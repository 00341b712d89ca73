import { describe, expect, it } from 'vitest';
import { promptContext } from '#testing/prompt-context.ts';
import { languageName } from './prompt-context.ts';

describe('createPromptContext', () => {
  it('names business, industry, place and language in clean text', () => {
    expect(promptContext()).toMatchObject({ name: 'Mill Bread', place: 'Mainz', language: 'English', criteria: '' });
  });

  it('gives the confidence in percent', () => {
    expect(promptContext().confidencePercent).toBeGreaterThan(0);
    expect(promptContext().confidencePercent).toBeLessThanOrEqual(100);
  });
});

describe('languageName', () => {
  it.each([
    ['de', 'German'],
    ['ja', 'Japanese'],
    ['', ''],
    ['not a code', 'not a code'],
  ])('names %j', (code, name) => {
    expect(languageName(code)).toBe(name);
  });
});
