import { describe, expect, it } from 'vitest';
import { siteOfBody } from '#testing/site-from-html.ts';
import { readingEase } from '#text/readability.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { measureTone } from './tone.ts';

const toneOf = (text: string) => measureTone(buildSiteModel(siteOfBody(`<main>${text}</main>`)), null);

describe('measureTone', () => {
  it('hears a playful site and counts exclamation marks', () => {
    const tone = toneOf(`<p>${'Hey you, come and play awesome games with us! It is super fun! '.repeat(6)}</p>`);
    expect(tone.words.slice(0, 3)).toContain('playful');
    expect(tone.measures.exclamationsPer1000Words).toBeGreaterThan(100);
    expect(tone.measures.youShare).toBeGreaterThan(0);
  });

  it('hears an academic site', () => {
    expect(
      toneOf(
        `<p>${'The study tests a hypothesis with participants, and its findings were published in a journal of the university. '.repeat(5)}</p>`,
      ).words[0],
    ).toBe('academic');
  });

  it('hears words that only together tell a tone', () => {
    const said = 'Every loaf here is home made and then left to rest for a whole day in the cellar. ';
    expect(toneOf(`<p>${said.repeat(6)}</p>`).words).toContain('traditional');
  });

  it('says nothing of a few words', () => {
    expect(toneOf('<p>Hello there.</p>')).toMatchObject({ words: [], claim: { kind: 'not-found' } });
  });
});

describe('readingEase', () => {
  it('rates plain text easier than heavy text, and only in languages with a formula', () => {
    const plain = Array.from({ length: 8 }, () => 'The cat sat on the mat and it was glad.');
    const heavy = Array.from(
      { length: 4 },
      () =>
        'Organizational transformation necessitates comprehensive interdepartmental communication methodologies throughout international corporations.',
    );
    expect(readingEase(plain, 'en') ?? 0).toBeGreaterThan(90);
    expect(readingEase(heavy, 'en') ?? 100).toBeLessThan(10);
    expect(readingEase(plain, 'ja')).toBeNull();
  });
});
