import { expect, it } from 'vitest';
import type { Claim } from '#contracts/evidence.ts';
import { confidenceByField } from './field-confidence.ts';

const claim = (confidence: number, extra: Partial<Claim> = {}): Claim => ({
  id: '',
  text: 'Bakery',
  kind: 'observed',
  confidence,
  evidence: [],
  ...extra,
});
const offer = (confidence: number) => ({ ...claim(confidence), description: '', price: '', url: '' });
const stated = {
  businessName: claim(0.9),
  industry: { claim: claim(0.6, { kind: 'not-found' }), candidates: [] },
  primaryPurpose: claim(1, { kind: 'owner', by: 'owner' }),
  services: [offer(0.8)],
  products: [offer(0.6)],
  targetAudiences: [],
  trustSignals: [],
};

it('rates each field by its statements, and none where nothing is stated', () => {
  expect(confidenceByField(1, stated)).toEqual({
    businessName: 0.9,
    industry: null,
    primaryPurpose: 1,
    offers: 0.7,
    targetAudiences: null,
    trustSignals: null,
  });
});

it('is lower where the texts are poor, but for what the owner says', () => {
  expect(confidenceByField(0.5, stated)).toMatchObject({ businessName: 0.45, primaryPurpose: 1, offers: 0.35 });
});
