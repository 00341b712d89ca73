import { describe, expect, it } from 'vitest';
import { block, findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { garbledCharacters } from './garbled-characters.ts';

const page = (text: string) => testPage({ blocks: [block(text)] });

describe('garbled-characters', () => {
  it.each(['', 'Brötchen – “frisch”', 'São Paulo', 'Âge d’or', 'À la carte'])('passes %j', (text) => {
    expect(findingsOf(garbledCharacters, page(text))).toEqual([]);
  });

  it.each(['BrÃ¶tchen', 'the millâ€™s bread', 'Br\ufffdtchen', 'Â© 1921'])('flags %j and shows it', (text) => {
    expect(findingOf(garbledCharacters, page(text)).evidence.snippet).toBe(text);
  });

  it('reads the title too', () => {
    expect(findingsOf(garbledCharacters, testPage({ title: 'BrÃ¼cke' }))).toHaveLength(1);
  });
});
