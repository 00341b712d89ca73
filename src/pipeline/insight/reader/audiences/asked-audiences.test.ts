import { describe, expect, it } from 'vitest';
import { siteOfBody } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { askedOnPage, peopleAsked } from './asked-audiences.ts';

describe('peopleAsked', () => {
  it.each([
    ['Are you a pilot interested in liberal access to aircraft', 'pilots'],
    ['Are you an ex-pilot who misses the freedom of flight', 'ex-pilots'],
    ['Are you a small business', 'small businesses'],
    ['Do you dream of learning to fly', 'people who dream of learning to fly'],
    ['Do you want to sell your home', 'people who want to sell their home'],
    ['Want to fly a fast aircraft', 'people who want to fly a fast aircraft'],
    ['Struggling with back pain', 'people struggling with back pain'],
    ['Are you looking to add a new rating', 'people looking to add a new rating'],
    ['Suchen Sie eine Wohnung', 'Menschen, die eine Wohnung suchen'],
    ['Sie möchten Ihr Haus verkaufen', 'Menschen, die ihr Haus verkaufen möchten'],
  ])('%s? %s', (question, people) => expect(peopleAsked(question)).toBe(people));

  it.each([
    'Do you have a question',
    'Do you take credit cards',
    'Want to know more',
    'Want to contribute',
    'Interested in working with us',
    'Are you ready',
    'Are you a fan of pizza',
    'Suchen Sie unsere Kontaktdaten',
    'Möchten Sie mehr wissen',
    'Brauchen Sie Hilfe',
    'What does a lesson cost',
  ])('%s? asks something else', (question) => expect(peopleAsked(question)).toBe(''));
});

it('leaves questions of visitors and clients to them', () => {
  const body = '<main><h1>Pier</h1><h2>Frequently asked questions</h2><p>Do you want to sell your boat? We buy it.</p></main>';
  const asked = buildSiteModel(siteOfBody(body)).pages.flatMap(askedOnPage);
  expect(asked).toEqual([]);
});
