import { describe, expect, it } from 'vitest';
import type { BusinessProfile } from '#contracts/business.ts';
import { EMPTY_AUDIT, siteOfBody } from '#testing/site-from-html.ts';
import { buildProfile } from '../build-profile.ts';
import { askOwner, questionId, separateUnsure } from './questions.ts';

const bare = buildProfile({ site: siteOfBody('<main><h1>Hello</h1><p>Nothing much to see.</p></main>'), audit: EMPTY_AUDIT });
const service = (text: string, confidence: number) => ({
  ...{ id: `service-${text.length}`, text, kind: 'observed' as const, confidence, evidence: [] },
  ...{ description: '', price: '', url: '' },
});
const asked = (profile: BusinessProfile, answered: string[] = []) => {
  const { profile: sure, unsure } = separateUnsure(profile);
  return askOwner(sure, unsure, new Set(answered));
};

describe('askOwner', () => {
  it('asks for what was not found, the most weighty first', () => {
    const fields = asked(bare).map(({ field }) => field);
    expect(fields.slice(0, 2)).toEqual(['industry', 'businessName']);
    expect(fields).toEqual(expect.arrayContaining(['primaryPurpose', 'services', 'targetAudiences', 'contacts', 'trustSignals']));
  });

  it('puts unsure entries behind what is missing altogether, the likelier first, twelve at most', () => {
    const services = Array.from({ length: 20 }, (_, at) => service('x'.repeat(at + 1), 0.2 + at / 100));
    const questions = asked({ ...bare, services });
    expect(questions).toHaveLength(12);
    const at = questions.findIndex(({ claim }) => claim?.text.startsWith('x'));
    expect(questions[at]?.claim?.confidence).toBeCloseTo(0.39);
    expect(at).toBeGreaterThan(questions.findIndex(({ field }) => field === 'contacts'));
  });

  it('asks nothing twice', () => {
    expect(asked(bare, [questionId('contacts')]).map(({ field }) => field)).not.toContain('contacts');
  });

  it('gives the same field and text the same id', () => {
    expect(questionId('services', 'Roof Repair!')).toBe(questionId('services', 'roof repair'));
    expect(questionId('services', 'Roof repair')).not.toBe(questionId('services', 'Roof rental'));
  });

  it('asks about prices only where something is sold', () => {
    const nonprofit = { ...bare.businessModel, modelId: 'nonprofit' as const };
    expect(asked({ ...bare, businessModel: nonprofit }).map(({ field }) => field)).not.toContain('pricingModel');
    expect(asked(bare).map(({ field }) => field)).toContain('pricingModel');
  });
});
