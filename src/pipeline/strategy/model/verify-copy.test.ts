import { describe, expect, it } from 'vitest';
import { richInput } from '#testing/strategy-input.ts';
import { buildStrategy } from '../build-strategy.ts';
import { readInput } from '../read-site.ts';
import { findCopySlots, type Slot } from './copy-slots.ts';
import { createCopyVerifier } from './verify-copy.ts';

const strategy = buildStrategy(richInput());
const verify = createCopyVerifier(readInput(richInput()), strategy);
const slots = new Map(findCopySlots(strategy).map((slot) => [slot.id, slot]));
const check = (id: string, text: string) => verify(slots.get(id) as Slot, text);

describe('createCopyVerifier', () => {
  it('accepts copy in the words of the site', () => {
    expect(check('headline', 'Sourdough in Mainz, baked with grain from the mill next door')).toBe('');
  });

  it.each([
    ['Bread', 'it is shorter than 8 characters'],
    ['Sourdough from https://muehlenbrot.test in Mainz', 'it contains a URL or markup'],
    ['The finest sourdough in Mainz, with grain from the mill next door', 'the site does not promise that'],
    ['Sourdough for Mainz and Frankfurt, with grain from the mill next door', 'the site does not know such a name'],
    ['Sourdough in Mainz, baked with grain for 40 years', 'the site shows no such figure, price, quote or claim'],
    ['Mainz enjoys handcrafted artisanal goodness, lovingly created', 'too few of its words are the site\u2019s own'],
    ['We deliver to restaurants before six in the morning', 'a competitor could say it too'],
  ])('rejects the headline %j: %s', (text, why) => {
    expect(check('headline', text)).toBe(why);
  });

  it('keeps the pages of advice', () => {
    expect(check('do structured-data', 'Put the JSON-LD below into the site, so that assistants find it.')).toBe(
      'a URL of the text got lost',
    );
  });
});
