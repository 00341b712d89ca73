import { describe, expect, it } from 'vitest';
import { isLanguageTag } from './language-tag.ts';

describe('isLanguageTag', () => {
  it.each(['en', 'de-AT', 'zh-Hant-TW', 'pt-br', 'nds'])('knows %s', (tag) => {
    expect(isLanguageTag(tag)).toBe(true);
  });

  it.each(['', 'english', 'en_US', 'xx', 'deutsch', '{{lang}}'])('refuses %j', (tag) => {
    expect(isLanguageTag(tag)).toBe(false);
  });
});
