import { describe, expect, it } from 'vitest';
import { industryById } from '#lexicon/industries/industries.ts';
import { siteOfBody } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { companyKept } from './company-kept.ts';

const keptIn = (body: string, industry = 'restaurant') =>
  companyKept(buildSiteModel(siteOfBody(`<main>${body}</main>`)), industryById(industry) ?? null)?.text;

describe('companyKept', () => {
  it.each([
    ['Spend an evening with friends, colleagues or the whole family.', 'Families, groups of friends, and colleagues'],
    ['Un moment inoubliable, entre amis, en famille ou avec vos collègues.', 'Families, groups of friends, and colleagues'],
    ['Genießen Sie den Abend mit Freunden oder mit der ganzen Familie.', 'Families and groups of friends'],
    ['Una cena tra amici o con tutta la famiglia.', 'Families and groups of friends'],
    ['Ideal para comer con amigos o en familia.', 'Families and groups of friends'],
  ])('reads whom a house expects: %s', (sentence, text) => {
    expect(keptIn(`<h1>Muster</h1><p>${sentence}</p>`)).toBe(text);
  });

  it.each([
    ['one kind of company alone', '<p>Come with your friends.</p>'],
    ['what the author does', '<p>I spend my evenings with my family and with friends.</p>'],
    ['what a guest says', '<h2>Testimonials</h2><p>“We came with friends and with the family.”</p><p>Ann Carter</p>'],
  ])('leaves out %s', (_, body) => {
    expect(keptIn(body)).toBeUndefined();
  });

  it('speaks only where guests come in company', () => {
    const sentence = '<p>A new ceiling for the evenings that you spend with friends and with the family.</p>';
    expect(keptIn(sentence)).toBeDefined();
    expect(keptIn(sentence, 'painting')).toBeUndefined();
  });
});
