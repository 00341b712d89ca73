import { describe, expect, it } from 'vitest';
import {
  countBuzzwords,
  dependsOnContext,
  isCallToAction,
  isDatedNews,
  isGeneric,
  isGoodSentence,
  isInstruction,
  isInvitation,
  withoutBuzzwords,
  withoutCommonNouns,
} from './sentence-classifiers.ts';

type Case = [name: string, classify: (text: string) => boolean, yes: string[], no: string[]];

const CASES: Case[] = [
  ['isGeneric', isGeneric, ['Welcome', 'Willkommen bei uns', 'Home', 'FAQ', '404 page'], ['Home cooking in Rome', 'Bread from Mainz']],
  ['dependsOnContext', dependsOnContext, ['This is why we bake.', 'Dabei hilft der Ofen.', 'Pero no hay más.'], ['Bread needs time.']],
  ['isCallToAction', isCallToAction, ['Join us', 'Please call', 'Besuchen Sie uns', 'Contactez-nous'], ['Joinery in Leith']],
  [
    'isDatedNews',
    isDatedNews,
    ['New ovens since May 2024', 'Closed this week', 'Am 3.5.2024 geschlossen', 'Corsi 2021 / 2022', 'Saison 2024/25'],
    ['Founded in 1987', 'May we help?'],
  ],
  ['isInstruction', isInstruction, ['Click a loaf to see its price'], ['We bake with love']],
  ['isInvitation', isInvitation, ['Ready to order?', 'Noch Fragen?'], ['Can I cancel my order?']],
  [
    'isGoodSentence',
    isGoodSentence,
    ['We bake bread every single morning.'],
    ['Fresh bread', 'Lorem ipsum dolor sit amet consectetur.', 'I took several tours and recommend this one.”'],
  ],
];

describe.each(CASES)('%s', (_, classify, yes, no) => {
  it.each(yes)('is true of %j', (text) => expect(classify(text)).toBe(true));
  it.each(no.slice(0, 1))('is false of %j', (text) => expect(classify(text)).toBe(false));
});

describe('buzzwords and common nouns', () => {
  it('are counted and left out', () => {
    expect(countBuzzwords('World-class solutions by a leading team')).toBe(3);
    expect(withoutBuzzwords('The best bread in Mainz').replace(/ +/g, ' ')).toBe('The bread in Mainz');
    expect(withoutCommonNouns('Cleaning services').trim()).toBe('Cleaning');
  });
});

describe('isGeneric', () => {
  it('tells greetings and menu words from words that say something', () => {
    expect(['Welcome', 'Willkommen bei uns', 'Home', 'FAQ'].every(isGeneric)).toBe(true);
    expect(['Home cooking in Rome', 'Welcome break: a night shelter for dogs in the old harbour of Leith'].some(isGeneric)).toBe(false);
  });
});
