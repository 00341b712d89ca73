import { describe, expect, it } from 'vitest';
import { BusinessProfile } from '#contracts/business.ts';
import type { Claim } from '#contracts/evidence.ts';
import type { OwnerFact } from '#contracts/facts.ts';
import type { ModelProfile, ProfileSources } from '#contracts/insight.ts';
import { NO_ANSWER } from '#testing/empty-profile.ts';
import { EMPTY_AUDIT, pageOfHtml, siteOfPages } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../site-model/site-model.ts';
import { buildProfile } from '../build-profile.ts';
import { readSiteBasis } from '../site-basis.ts';
import { resolveProfile } from './resolve-profile.ts';

const site = siteOfPages(
  pageOfHtml(
    '/',
    `<!doctype html><html lang="en"><head><title>Harbour Plumbing | Plumbers in Whitby</title><meta name="description" content="Harbour Plumbing is a plumbing and heating firm for homeowners in Whitby."></head>
    <body><header><nav><a href="/services">Services</a></nav></header><main><h1>Plumbers you can call at night</h1><p>We fix boilers and leaking pipes for homeowners and landlords in Whitby, day and night.</p>
    <h2>Our services</h2><h3>Boiler repair</h3><p>Boiler repair costs £80 on the day we come.</p><h3>Drain cleaning</h3><p>Blocked drains cleared without digging up the garden.</p><h3>Pier stories</h3><p>How the pier was built, told by those who built it.</p>
    <h2>What our customers say</h2><blockquote><p>“They came at midnight and saved our kitchen floor.”</p><cite>Ann Carter</cite></blockquote>
    <p>Write to <a href="mailto:hello@harbour.test">hello@harbour.test</a>.</p></main><footer>© 2023 Harbour Plumbing Ltd</footer></body></html>`,
  ),
);
const reader = buildProfile({ site, audit: EMPTY_AUDIT });
const basis = readSiteBasis(buildSiteModel(site), EMPTY_AUDIT);
const evidence = [{ url: site.url, selector: 'h1', snippet: 'Plumbers you can call at night' }];
const claim = (text: string, kind: Claim['kind'] = 'observed'): Claim => ({ id: '', text, kind, confidence: 0.8, evidence });
const offer = (text: string) => ({ ...claim(text), description: '', price: '', url: '' });
const MODEL: ModelProfile = { ...NO_ANSWER, name: 'test model', dropped: 0, unproven: [] };

function resolve(model: Partial<ModelProfile> | null, facts: OwnerFact[] = [], more: Partial<ProfileSources> = {}) {
  const answer = model && { ...MODEL, ...model };
  const profile = resolveProfile({ reader, model: answer, note: '', calls: [], basis, facts, ...more });
  expect(() => BusinessProfile.parse(profile)).not.toThrow();
  return profile;
}
const texts = (claims: readonly Claim[]) => claims.map(({ text }) => text);
const asideTexts = (profile: BusinessProfile) => (profile.setAside ?? []).map((one) => one.claim.text);

describe('the reader alone', () => {
  it('stays as it is where it is sure', () => {
    const profile = resolve(null);
    expect(profile.services).toEqual(reader.services);
    expect(profile.strengths).toEqual(reader.strengths);
    expect(profile.confidence).toEqual(reader.confidence);
    expect(profile.setAside).toEqual([]);
  });

  it('asks instead of asserting what it is not sure of', () => {
    const [first, ...others] = reader.services;
    const unsure = { ...reader, services: [...(first ? [{ ...first, confidence: 0.4 }] : []), ...others] };
    const profile = resolve(null, [], { reader: unsure });
    expect(texts(profile.services)).not.toContain(first?.text);
    expect(profile.questions?.find((one) => one.claim?.text === first?.text)).toMatchObject({
      field: 'services',
      question: `Is "${first?.text}" a service of yours?`,
    });
    expect(JSON.stringify(profile.strengths)).not.toContain(first?.text);
  });

  it('asks for the industry when it is below its bar', () => {
    const industry = { claim: { ...reader.industry.claim, confidence: 0.4 }, candidates: reader.industry.candidates };
    const profile = resolve(null, [], { reader: { ...reader, industry } });
    expect(profile.industry).toMatchObject({ claim: { kind: 'not-found' }, candidates: [] });
    expect(profile.questions?.[0]).toMatchObject({ field: 'industry', claim: { text: reader.industry.claim.text } });
  });
});

describe('the model over the reader', () => {
  it('replaces a list and sets aside what it left out, with the reason', () => {
    const profile = resolve({ services: [offer('Boiler repair'), offer('Night plumbing')] });
    expect(texts(profile.services)).toEqual(['Boiler repair', 'Night plumbing']);
    expect(profile.setAside).toContainEqual(
      expect.objectContaining({
        field: 'services',
        by: 'model',
        reason: 'The model read the pages and did not name it.',
        claim: expect.objectContaining({ text: 'Pier stories' }),
      }),
    );
    expect(JSON.stringify(profile.strengths)).not.toContain('Pier stories');
  });

  it('joins an entry of both: the reader fills in what it knows better', () => {
    const before = reader.services.find(({ text }) => text === 'Boiler repair');
    const priced = { ...reader, services: reader.services.map((one) => (one === before ? { ...one, price: '£80' } : one)) };
    const profile = resolve({ services: [offer('Boiler repair at night')] }, [], { reader: priced });
    expect(profile.services[0]).toMatchObject({
      id: before?.id,
      by: 'model',
      price: '£80',
      description: before?.description,
      replaced: { by: 'reader', text: 'Boiler repair' },
    });
  });

  it('replaces name, industry, model, purpose and tone, whatever the confidence of the reader', () => {
    const profile = resolve({
      businessName: claim('Harbour Heating'),
      industry: { ...claim('Heritage society', 'inferred'), industryId: null },
      businessModel: { ...claim('Nonprofit', 'inferred'), modelId: 'nonprofit' },
      primaryPurpose: claim('Keeps the old harbor alive', 'inferred'),
      tone: ['dry', 'witty'],
    });
    expect(profile.businessName).toMatchObject({
      text: 'Harbour Heating',
      by: 'model',
      replaced: { by: 'reader', text: 'Harbour Plumbing' },
    });
    expect(profile.industry.claim.text).toBe('Heritage society');
    expect(JSON.stringify(profile.industry.candidates)).not.toMatch(/plumb/i);
    expect(profile.businessModel.modelId).toBe('nonprofit');
    expect(profile.primaryPurpose.text).toBe('Keeps the old harbor alive');
    expect(profile.brandTone.words).toEqual(['dry', 'witty']);
    expect(profile.brandTone.measures).toEqual(reader.brandTone.measures);
    expect(JSON.stringify(profile.confidence)).not.toContain('Harbour Plumbing');
  });

  it('drops what the reader only concluded from the industry that was replaced', () => {
    const usual = { ...claim('Homeowners with pipes', 'inferred'), id: 'audience-9', confidence: 0.5 };
    const profile = resolve({ industry: { ...claim('Boat building', 'inferred'), industryId: null } }, [], {
      reader: { ...reader, targetAudiences: [usual] },
    });
    expect(profile.targetAudiences).toEqual([]);
    expect(asideTexts(profile)).toContain('Homeowners with pipes');
  });

  it('drops sentences of the reader that name what was replaced', () => {
    expect(reader.primaryPurpose.text).toContain('Harbour Plumbing');
    const profile = resolve({ businessName: claim('Northern Pipes') });
    expect(profile.primaryPurpose.kind).toBe('not-found');
    expect(profile.setAside?.find(({ field }) => field === 'primaryPurpose')?.reason).toBe(
      'It names "Harbour Plumbing", which the model replaced.',
    );
    expect(resolve({ businessName: claim('Harbour Plumbing Ltd') }).primaryPurpose.text).toContain('Harbour Plumbing');
  });

  it('puts the record of the industry id first', () => {
    const profile = resolve({ industry: { ...claim('Bread and cakes', 'inferred'), industryId: 'bakery' } });
    expect(profile.industry.claim.text).toBe('Bread and cakes');
    expect(profile.industry.candidates[0]?.id).toBe('bakery');
    const sister = resolve({ industry: { ...claim('Building firm', 'inferred'), industryId: 'builder' } }).industry.candidates;
    expect(reader.industry.candidates[0]?.id).toBe('plumbing-heating');
    expect(sister.map(({ id }) => id)).not.toContain('plumbing-heating');
  });

  it.each([
    ['an empty list means none where other lists are answered', [], [], true],
    ['a list whose entries could not be shown says nothing', [{ field: 'services', text: 'Sewer jets' }], [], false],
  ])('%s', (_, unproven, products, isSetAside) => {
    const profile = resolve({ valuePropositions: [claim('Plumbers you can call at night')], unproven, products });
    expect(asideTexts(profile).includes('Drain cleaning')).toBe(isSetAside);
  });

  it('does not deny what the model named too, though it could not show it', () => {
    const profile = resolve({ services: [offer('Boiler repair')], unproven: [{ field: 'services', text: 'Drain cleaning at home' }] });
    expect(texts(profile.services)).toEqual(['Boiler repair', 'Drain cleaning']);
  });

  it('keeps structured data, which a model is not shown', () => {
    const declared = {
      ...offer('Emergency call-out'),
      id: 'service-9',
      evidence: [{ url: site.url, selector: 'html > head > script:nth-of-type(2)', snippet: 'Emergency call-out' }],
    };
    const profile = resolve({ services: [offer('Boiler repair')] }, [], {
      reader: { ...reader, services: [...reader.services, declared] },
    });
    expect(texts(profile.services)).toEqual(['Boiler repair', 'Emergency call-out']);
  });

  it('gives the same result again', () => {
    expect(resolve({ services: [offer('Night plumbing')] })).toEqual(resolve({ services: [offer('Night plumbing')] }));
  });
});
