import { describe, expect, it } from 'vitest';
import { bakerAt, ownProfile, plumberAt, readerOf, silent } from '#testing/competitor-sites.ts';
import type { Candidate } from './candidate.ts';
import type { CompetitorVisit } from './competitor-reader.ts';
import { isVisited, vetCandidate } from './vet-candidate.ts';

const URL_OF_PIER = 'https://pier-plumbing.example/';
const candidate = (foundVia: Candidate['foundVia'], url = URL_OF_PIER): Candidate => ({
  ...{ name: 'Pier', url, foundVia, reason: 'It was found.', evidence: [] },
});

async function verdictOn(one: Candidate, visit?: CompetitorVisit): Promise<string> {
  const verdict = await vetCandidate(one, ownProfile, readerOf(visit ? { [one.url]: visit } : {}));
  return 'competitor' in verdict ? verdict.competitor.status : 'rejected';
}

describe('vetCandidate', () => {
  it.each<[string, Candidate['foundVia'], CompetitorVisit, string]>([
    ['the same industry', 'search', plumberAt(URL_OF_PIER, 'Pier Plumbing'), 'verified'],
    ['another industry', 'search', bakerAt(URL_OF_PIER), 'rejected'],
    ['another industry, named by the user', 'user', bakerAt(URL_OF_PIER), 'suggested'],
    ['no answer, from a search', 'search', silent(), 'rejected'],
    ['no answer, from the map', 'openstreetmap', silent(), 'suggested'],
    ['no such site, from a model', 'model', silent(false), 'rejected'],
    ['no such site, named by the user', 'user', silent(false), 'suggested'],
  ])('%s', async (_, foundVia, visit, verdict) => {
    expect(await verdictOn(candidate(foundVia), visit)).toBe(verdict);
  });

  it('does not visit one without a website: a model may have made it up, the map has not', async () => {
    expect(await verdictOn(candidate('model', ''))).toBe('rejected');
    expect(await verdictOn(candidate('openstreetmap', ''))).toBe('suggested');
  });

  it('compares no listing site, and drops it unless the user named it', async () => {
    const listing = 'https://www.yelp.com/biz/pier';
    expect(isVisited(candidate('search', listing))).toBe(false);
    expect(await verdictOn(candidate('search', listing))).toBe('rejected');
    expect(await verdictOn(candidate('user', listing))).toBe('suggested');
  });

  it('takes the name from its own page, unless a good source named it', async () => {
    const nameOf = async (foundVia: Candidate['foundVia']) => {
      const verdict = await vetCandidate(
        candidate(foundVia),
        ownProfile,
        readerOf({ [URL_OF_PIER]: plumberAt(URL_OF_PIER, 'Pier Plumbing') }),
      );
      return 'competitor' in verdict && verdict.competitor.name;
    };
    expect(await nameOf('search')).toBe('Pier Plumbing');
    expect(await nameOf('openstreetmap')).toBe('Pier');
  });
});
