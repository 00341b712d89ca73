import { describe, expect, it } from 'vitest';
import { siteOfBody } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { findPricingModel } from './pricing-model.ts';

const modelOf = (body: string) => findPricingModel(buildSiteModel(siteOfBody(`<main>${body}</main>`)));

describe('findPricingModel', () => {
  it.each([
    ['<p>Free forever, for everyone.</p>', 'Free'],
    ['<p>Dauerhaft kostenlos, mit allen Funktionen.</p>', 'Free'],
    ['<p>29 € pro Monat, jederzeit kündbar.</p>', 'Subscription'],
    ['<p>Billed annually.</p>', 'Subscription'],
    ['<p>La cotisation est de vingt francs.</p>', 'Membership fee'],
    ['<p>Request a quote today.</p>', 'Quote on request'],
    ['<p>Haz clic para donar. Presupuesto sin compromiso.</p>', 'Donations; Quote on request'],
  ])('%s: %s', (body, text) => {
    expect(modelOf(body)).toMatchObject({ text, kind: 'inferred' });
  });

  it('shows prices before words', () => {
    const prices = '<ul><li>Small $3.00</li><li>Medium $4.00</li><li>Large $5.00</li></ul>';
    expect(modelOf(prices)).toMatchObject({ text: 'Fixed prices shown: $3.00, $4.00, $5.00', kind: 'observed' });
    expect(modelOf(`${prices}<p>Billed monthly.</p>`).text).toMatch(/^Prices by plan/);
  });

  it.each([
    'We bake bread.',
    'Un parking privé est disponible gratuitement sur place.',
    'The first talk is free of charge.',
    'Das erste Gespräch ist kostenlos.',
    'We handle monthly rent and a 12 month lease.',
    'Entradas: ensalada, sopa del día.',
  ])('finds nothing in %s', (text) => {
    expect(modelOf(`<p>${text}</p>`).kind).toBe('not-found');
  });
});
