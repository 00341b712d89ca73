import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { BusinessProfile } from '#contracts/business.ts';
import type { FactsInput, OwnerFact } from '#contracts/facts.ts';
import { claimOf, profileOf } from '#testing/empty-profile.ts';
import { type Answers, aProject, renderApp, SIGNED_IN } from '../../../test-app.tsx';

const BY_FIELD = { businessName: 0.5, industry: 0.9, primaryPurpose: null, offers: 0.9, targetAudiences: 0.4, trustSignals: null };
const PROFILE = profileOf({
  businessName: claimOf('name-1', 'Leaf House', { confidence: 0.6 }),
  industry: { claim: claimOf('industry-1', 'Tea shop'), candidates: [] },
  targetAudiences: [claimOf('audience-1', 'Tea drinkers'), claimOf('audience-2', 'Offices')],
  questions: [{ id: 'q1', field: 'pricingModel', question: 'What do your offers cost?', why: 'Visitors look first.', claim: null }],
  setAside: [],
  conflicts: [],
});

const SUMMARY = {
  business_name: 'Leaf House',
  industry: 'Tea shop',
  primary_purpose: '',
  target_audiences: [],
  brand_tone: '',
  pages_analyzed: [],
  value_propositions: [],
  seo_issues: [],
  ux_issues: [],
  services: [],
  products: [],
  trust_signals: [],
  analysis_confidence: 0.5,
};

/** Shows the analysis with this confidence; answers what was saved. */
function show(confidence: BusinessProfile['confidence']) {
  const saved: OwnerFact[] = [];
  const project = { ...aProject(), businessAnalysis: SUMMARY, profile: { ...PROFILE, confidence }, factsVersion: 1 };
  const answers: Answers = {
    ...SIGNED_IN,
    'GET /api/projects/p1': { body: project },
    'GET /api/projects/p1/facts': { body: { version: 1, facts: [], questions: [], setAside: [], conflicts: [] } },
    'PUT /api/projects/p1/facts': ({ body }) => {
      saved.push(...(body as FactsInput).facts);
      return { body: project };
    },
  };
  renderApp('/analysis/p1', answers);
  return saved;
}
const strip = async () => within(await screen.findByRole('region', { name: 'Please confirm' }));
const unsure = (value: number) => ({ value, reasons: [], byField: BY_FIELD });

describe('an analysis that is not sure', () => {
  it('says first how little it is sure of, and what it does not know', async () => {
    show(unsure(0.42));
    const region = await strip();
    expect(region.getByText(/^We are only 42% sure .* don't tell us: pricing model\./)).toBeTruthy();
  });

  it('names the site, not the business, in the heading while the name is only proposed', async () => {
    show(unsure(0.42));
    expect(await screen.findByRole('heading', { level: 1, name: 'shop.example' })).toBeTruthy();
    expect(screen.getAllByText('We think the name is ...').length).toBeGreaterThan(1);
  });

  it('names the business in the heading as soon as the owner confirms it', async () => {
    show(unsure(0.42));
    fireEvent.click((await strip()).getByRole('button', { name: 'Right: Leaf House' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Leaf House' })).toBeTruthy();
  });

  it('keeps as a fact what is sure, and shows how sure each is', async () => {
    show(unsure(0.42));
    await strip();
    expect(screen.queryByText('We think the industry is ...')).toBeNull();
    expect(screen.getByText('Industry').parentElement?.textContent).toContain('90% sure');
  });

  it('asks in one entry whether a proposed list is right, and confirms each of it', async () => {
    const saved = show(unsure(0.42));
    const region = await strip();
    fireEvent.click(region.getByRole('button', { name: 'All right: Target audience' }));
    expect(region.queryByText('We think the site is for ...')).toBeNull();
    expect(screen.queryByText('We think the site is for ...')).toBeNull();
    await waitFor(() =>
      expect(saved.map(({ claimId, action }) => `${action} ${claimId}`)).toEqual(['confirm audience-1', 'confirm audience-2']),
    );
  });

  it('takes all confirmations of a list back at once', async () => {
    show(unsure(0.42));
    const region = await strip();
    fireEvent.click(region.getByRole('button', { name: 'All right: Target audience' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(region.getByText('We think the site is for ...')).toBeTruthy();
  });

  it('asks about single fields without saying that little is sure, from 70 % on', async () => {
    show(unsure(0.7));
    const region = await strip();
    expect(region.queryByText(/We are only/)).toBeNull();
    expect(region.getByText('We think the name is ...')).toBeTruthy();
  });

  it('asserts what older analyses say, which have no figures for fields', async () => {
    show({ value: 0.8, reasons: [] });
    await strip();
    expect(screen.queryByText('We think the industry is ...')).toBeNull();
    expect(screen.queryByText('We think the site is for ...')).toBeNull();
  });
});
