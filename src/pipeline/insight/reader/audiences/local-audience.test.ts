import { expect, it } from 'vitest';
import { industryById } from '#lexicon/industries/industries.ts';
import { siteOfBody } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { localAudience } from './local-audience.ts';

const localOf = (body: string, industry: string) =>
  localAudience(buildSiteModel(siteOfBody(`<main>${body}</main>`)), industryById(industry) ?? null)?.text;

const german = '<h1>Zahnarzt Muster</h1><address>Hafenstraße 10, 79111 Freiburg</address>';

it('speaks of the people of the town where customers are local', () => {
  expect(localOf(german, 'dentist')).toBe('People in and around Freiburg');
  expect(localOf('<h1>Dentist in Oxford</h1><address>12 Harbor Street, Oxford, CT 06478</address>', 'dentist')).toBe(
    'People in and around Oxford',
  );
});

it('says nothing where guests or customers come from elsewhere, or where no town is named', () => {
  expect(localOf(german, 'hotel')).toBeUndefined();
  expect(localOf(german, 'developer-tools')).toBeUndefined();
  expect(localOf('<h1>Dentist</h1><p>We care for your teeth.</p>', 'dentist')).toBeUndefined();
});

const around = '<p>Our vans are in Riverton all week.</p><p>Ask for a price in Riverton.</p>';

it('takes the place that the headline and the texts name, without an address', () => {
  expect(localOf(`<h1>Dentist in Riverton, done well</h1>${around}`, 'dentist')).toBe('People in and around Riverton');
  const declared = '{"@type":"Dentist","address":{"@type":"PostalAddress","addressLocality":"Riverton"}}';
  expect(localOf(`<h1>Riverton Dentist</h1><script type="application/ld+json">${declared}</script>`, 'dentist')).toBe(
    'People in and around Riverton',
  );
});

it.each([
  ['once', '<h1>Dentist in Riverton</h1><p>We care for your teeth.</p>'],
  ['also small', '<h1>Experts in Care</h1><p>Dental Care for all.</p><p>We take care. In Care we trust.</p>'],
])('takes no word for a place that is written %s', (_, body) => {
  expect(localOf(body, 'dentist')).toBeUndefined();
});
