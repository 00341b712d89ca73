import { describe, expect, it } from 'vitest';
import type { Claim } from '#contracts/evidence.ts';
import { richInput } from '#testing/strategy-input.ts';
import { buildStrategy } from './build-strategy.ts';
import type { StrategyInput } from './read-site.ts';

/** A claim as the owner corrects it. */
const corrected = <T extends Claim>(claim: T, text: string): T => ({
  ...claim,
  ...{ text, kind: 'owner', confidence: 1, evidence: [], by: 'owner', replaced: { by: 'reader', text: claim.text } },
});

const copyOf = (input: StrategyInput) => {
  const { craft, opening, site, engineer } = buildStrategy(input);
  const shown = { ...craft, goal: { ...craft.goal, evidence: [] } };
  const json = JSON.stringify([
    shown,
    opening?.promise.text,
    site.businessName,
    engineer.structuredData,
    engineer.head.map(({ title }) => title.new),
  ]);
  return json.replace(/"evidence":\[[^\]]*\]/g, '');
};

describe('the owner\u2019s facts in the strategy', () => {
  it('says a corrected name everywhere, the old one nowhere in the copy', () => {
    const input = richInput();
    input.profile.businessName = corrected(input.profile.businessName, 'Grain House');
    expect(copyOf(input)).toContain('Grain House');
    expect(copyOf(input)).not.toContain('Mill Bread');
  });

  it('says a renamed offer the new way, in sections and offers', () => {
    const input = richInput();
    input.profile.products = input.profile.products.map((offer) =>
      offer.text === 'Sourdough loaf' ? corrected(offer, 'Wheat loaf of the house') : offer,
    );
    expect(copyOf(input)).toContain('Wheat loaf of the house');
    expect(copyOf(input)).not.toContain('Sourdough loaf');
  });

  it('leads calls to the corrected number', () => {
    const input = richInput();
    const [phone] = input.profile.contacts.filter(({ contactKind }) => contactKind === 'phone');
    if (!phone) throw new Error('A phone number is needed.');
    input.profile.contacts = input.profile.contacts.map((contact) => (contact === phone ? corrected(phone, '+49 6131 999') : contact));
    const strategy = buildStrategy(input);
    expect(strategy.site.contacts.map(({ value }) => value)).toContain('+49 6131 999');
    expect(strategy.engineer.structuredData[0]?.json).toContain('+49 6131 999');
    expect(copyOf(input)).not.toContain(phone.text);
  });

  it('shows a removed testimonial nowhere', () => {
    const input = richInput();
    const quote = 'The only bread my guests ask about.';
    const signal = input.profile.trustSignals.find(({ text }) => text.includes('my guests'));
    if (!signal) throw new Error('A testimonial is needed.');
    expect(copyOf(input)).toContain(quote);
    input.profile.trustSignals = input.profile.trustSignals.filter((one) => one !== signal);
    input.profile.setAside = [{ field: 'trustSignals', claim: signal, by: 'owner', reason: 'Removed by the owner.' }];
    expect(copyOf(input)).not.toContain(quote);
  });

  it('uses a proof that only the owner names', () => {
    const input = richInput();
    const [signal] = input.profile.trustSignals;
    if (!signal) throw new Error('A trust signal is needed.');
    const text = 'Winner of the Golden Grain 2023';
    input.profile.trustSignals.push({ ...signal, id: 'own', trustKind: 'awards', text, kind: 'owner', by: 'owner', evidence: [] });
    expect(buildStrategy(input).elevate.proof.find((item) => item.text === text)).toMatchObject({
      decision: 'use',
      reason: 'The owner says so.',
    });
  });

  it('asks no more about what the owner has settled', () => {
    const input = richInput();
    const [loaf] = input.profile.products;
    if (!loaf) throw new Error('A product is needed.');
    input.profile.products.push({ ...loaf, price: '7 €' });
    expect(buildStrategy(input).opening?.decisions.map(({ id }) => id)).toContain('price-of-1');
    input.profile.products = input.profile.products.map((offer) =>
      offer.text === loaf.text ? { ...offer, kind: 'owner', by: 'owner' } : offer,
    );
    expect(buildStrategy(input).opening?.decisions.map(({ id }) => id)).not.toContain('price-of-1');
  });
});
