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
