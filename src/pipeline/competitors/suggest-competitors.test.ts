import { describe, expect, it } from 'vitest';
import { ownProfile } from '#testing/competitor-sites.ts';
import { competitors, modelOf } from '#testing/scripted-model.ts';
import { competitorSuggester } from './suggest-competitors.ts';

const signal = new AbortController().signal;

describe('competitorSuggester', () => {
  it('makes candidates with home page URLs, and keeps the costs', async () => {
    const { model } = await modelOf([competitors(['Pier Plumbing', 'www.pier.example/about?x=1'], ['No Site', null])]);
    const { candidates, calls, note } = await competitorSuggester(ownProfile, { model, signal })();
    expect(candidates.map(({ name, url, foundVia }) => [name, url, foundVia])).toEqual([
      ['Pier Plumbing', 'https://www.pier.example/', 'model'],
      ['No Site', '', 'model'],
    ]);
    expect(calls).toMatchObject([{ purpose: 'competitors', inputTokens: 1200, outputTokens: 300, failure: '' }]);
    expect(note).toBe('');
  });

  it('accepts no internal URL, no markup and no endless list', async () => {
    const many = Array.from({ length: 40 }, (_, at): [string, string] => [`R${at}`, `r${at}.example`]);
    const { model } = await modelOf([
      competitors(['<b>Bold</b>', 'http://127.0.0.1:3000/'], ['', 'x.example'], ['File', 'file:///etc/passwd'], ...many),
    ]);
    const { candidates } = await competitorSuggester(ownProfile, { model, signal })();
    expect(candidates.length).toBeLessThanOrEqual(8);
    expect(candidates[0]).toMatchObject({ name: 'Bold', url: '' });
    expect(candidates.find(({ name }) => name === 'File')?.url).toBe('');
  });

  it('turns a failure into a note', async () => {
    const { model } = await modelOf([{ status: 500, body: {} }]);
    const { candidates, calls, note } = await competitorSuggester(ownProfile, { model, signal })();
    expect(candidates).toEqual([]);
    expect(note).toBe('No competitors were suggested: anthropic claude-haiku-4-5 failed (HTTP 500).');
    expect(calls[0]?.failure).not.toBe('');
  });
});
