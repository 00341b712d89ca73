import { describe, expect, it } from 'vitest';
import { readNgramTable } from './ngram-table.ts';

const file = new URL('../ngrams/extrasmall.js', import.meta.resolve('eld/extrasmall'));

describe('readNgramTable', () => {
  it('has the same scores for each n-gram as the library, loaded as a script', async () => {
    const { ngramsData } = (await import(file.href)) as {
      ngramsData: { type: string; languages: Record<string, string>; ngrams: Record<string, Record<string, number>> };
    };
    const table = readNgramTable(file);
    expect(table.type).toBe(ngramsData.type);
    expect(table.languages).toEqual(ngramsData.languages);
    const groups = Object.entries(ngramsData.ngrams);
    expect(groups.length).toBeGreaterThan(40_000);
    expect(groups.filter(([group, scores]) => JSON.stringify(table.scoresOf(group)) !== JSON.stringify(scores))).toEqual([]);
  });

  it.each(['', 'zzzzzzzz', 'toString', 'constructor', '}', ':{'])('has no n-gram %j', (group) => {
    expect(readNgramTable(file).scoresOf(group)).toBeUndefined();
  });

  it('throws when the file is another one', () => {
    expect(() => readNgramTable(new URL(import.meta.url))).toThrow('not written as expected');
  });
});
