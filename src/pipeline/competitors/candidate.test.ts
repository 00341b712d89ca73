import { describe, expect, it } from 'vitest';
import { type Candidate, distinctCandidates } from './candidate.ts';

const candidate = (name: string, url: string, snippet = ''): Candidate => ({
  name,
  url,
  foundVia: 'user',
  reason: '',
  evidence: snippet === '' ? [] : [{ url: 'https://own.example/', selector: 'h1', snippet }],
});
const own = { url: 'https://www.plotwise.example/', name: 'Plotwise' };

describe('distinctCandidates', () => {
  it('keeps one entry for a host with and without www or path', () => {
    expect(
      distinctCandidates([candidate('a', 'https://competitor.com/'), candidate('b', 'https://www.competitor.com/x')], own),
    ).toHaveLength(1);
  });

  it('knows a name again in the domain of another candidate and joins their evidence', () => {
    const [kept, ...others] = distinctCandidates(
      [candidate('metricbay.com', 'https://metricbay.com/'), candidate('Metricbay', '', 'Plotwise vs Metricbay')],
      own,
    );
    expect(others).toEqual([]);
    expect(kept?.evidence.map((entry) => entry.snippet)).toEqual(['Plotwise vs Metricbay']);
  });

  it('drops the site itself, by URL and by name', () => {
    expect(distinctCandidates([candidate('x', 'https://plotwise.example/about'), candidate('Plotwise', '')], own)).toEqual([]);
  });

  it('keeps the order of trust', () => {
    expect(distinctCandidates([candidate('B', 'https://b.com/'), candidate('A', 'https://a.com/')], own).map(({ name }) => name)).toEqual([
      'B',
      'A',
    ]);
  });
});
