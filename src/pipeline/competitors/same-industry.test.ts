import { describe, expect, it } from 'vitest';
import { bakerAt, ownProfile, plumberAt } from '#testing/competitor-sites.ts';
import { getCompetitorProfile } from './competitor-profile.ts';
import type { CompetitorVisit } from './competitor-reader.ts';
import { findIndustryProof } from './same-industry.ts';

const proofOf = async (visit: CompetitorVisit, own = ownProfile) =>
  visit.ok ? findIndustryProof(own, await getCompetitorProfile(visit.site), visit.site) : null;

describe('findIndustryProof', () => {
  it('is the shared category, with its evidence', async () => {
    const proof = await proofOf(plumberAt('https://pier.example/', 'Pier Plumbing'));
    expect(proof?.reason).toBe('Its site shows the same category: Plumbing and heating.');
    expect(proof?.evidence.length).toBeGreaterThan(0);
  });

  it('is at least two shared offer words where the category differs', async () => {
    const own = { ...ownProfile, industry: { ...ownProfile.industry, candidates: [] } };
    expect((await proofOf(plumberAt('https://pier.example/', 'Pier Plumbing'), own))?.reason).toMatch(/^Its site offers the same: boiler/);
  });

  it('is null for another industry', async () => {
    expect(await proofOf(bakerAt('https://bread.example/'))).toBeNull();
  });
});
