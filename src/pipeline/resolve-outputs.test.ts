import { describe, expect, it } from 'vitest';
import type { StageOutputs } from '#contracts/analysis.ts';
import { readStoredInsight } from '#contracts/insight.ts';
import { EMPTY_AUDIT, siteOfBody } from '#testing/site-from-html.ts';
import { buildProfile } from './insight/build-profile.ts';
import { resolveOutputs } from './resolve-outputs.ts';

const crawl = siteOfBody(
  '<main><h1>Harbor Bakery</h1><h2>Our services</h2><h3>Wedding cakes</h3><p>Baked to order for your day.</p><h3>Bread delivery</h3><p>Every morning at seven.</p></main>',
  '<title>Harbor Bakery</title>',
);
const profile = buildProfile({ site: crawl, audit: EMPTY_AUDIT });
const stages = (insight: unknown) => ({ crawl, audit: EMPTY_AUDIT, insight: readStoredInsight(insight), competitors: {} }) as StageOutputs;

describe('resolveOutputs', () => {
  it('reads an insight of version 0.2, which was the profile itself', () => {
    const old = resolveOutputs(stages({ ...profile, analyst: { name: 'openai gpt-5-mini', note: 'It read 2 pages.' } })).profile;
    expect(old.services).toEqual(profile.services);
    expect(old.analyst).toEqual({ name: 'openai gpt-5-mini', note: 'It read 2 pages.' });
    expect(old.questions).toBeDefined();
  });

  it("applies the owner's facts to it, also in what follows from other claims", () => {
    const fact = { field: 'businessName', action: 'correct', was: 'Harbor Bakery', text: 'Quay Bakery' } as const;
    const { profile: stated } = resolveOutputs(stages(profile), [fact]);
    expect(stated.businessName.text).toBe('Quay Bakery');
    expect(stated.confidence.reasons.join()).toContain('Quay Bakery');
  });
});
