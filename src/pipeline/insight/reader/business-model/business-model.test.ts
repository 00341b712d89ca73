import { describe, expect, it } from 'vitest';
import { industryById } from '#lexicon/industries/industries.ts';
import { siteOfBody } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { findBusinessModel } from './business-model.ts';

const modelOf = (body: string, leaf = '') =>
  findBusinessModel(buildSiteModel(siteOfBody(`<main>${body}</main>`)), industryById(leaf) ?? null, [], []).modelId;

describe('findBusinessModel', () => {
  it.each([
    ['the usual model of a category', '<p>Bread and rolls.</p>', 'bakery', 'shop'],
    ['that of its sector', '<p>Teeth.</p>', 'dentist', 'local-service'],
    ['nothing without either', '<p>Hello.</p>', '', null],
    ['a nonprofit that says so', '<p>We are a registered charity.</p>', 'environment', 'nonprofit'],
    ['in German', '<p>Der Verein ist gemeinnützig.</p>', 'sports-club', 'nonprofit'],
    ['a shop with a cart', '<p>Añadir al carrito</p>', '', 'shop'],
    ['open source', '<p>Free and open-source.</p>', 'database-software', 'open-source'],
  ])('finds %s', (_, body, leaf, modelId) => {
    expect(modelOf(body, leaf)).toBe(modelId);
  });

  it.each(['Software for registered charities.', 'Any registered charity may apply.', 'Hilfe für gemeinnützige Vereine.'])(
    'is not misled by those who are served: %s',
    (text) => {
      expect(modelOf(`<p>${text}</p>`, 'hosting')).toBe('subscription');
    },
  );
});
