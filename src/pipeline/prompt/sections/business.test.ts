import { describe, expect, it } from 'vitest';
import { promptContext } from '#testing/prompt-context.ts';
import {
  contactLines,
  differenceLines,
  droppedProofLines,
  goalTarget,
  identity,
  offerLines,
  offerNames,
  proofLines,
  purposeText,
} from './business.ts';

describe('identity', () => {
  it('says name, industry and place', () => {
    expect(identity(promptContext())).toMatch(/^Mill Bread \(.+, Mainz\)$/);
  });

  it('is the name alone when nothing else is known', () => {
    expect(identity({ ...promptContext(), industry: '', place: '' })).toBe('Mill Bread');
  });
});

it('lists hours once, with the space that they lack', () => {
  const hours = ['Mo 16:00 bis 19:00', 'Mo 16:00 bis 19:00 Uhr', 'Samedi9h–15h', 'Samedi9h – 15h'];
  const context = promptContext(({ site }) => {
    site.contacts = hours.map((value) => ({ kind: 'hours', value, evidence: [] }));
    site.social = [];
  });
  expect(contactLines(context)).toEqual(['hours: Mo 16:00 bis 19:00 Uhr', 'hours: Samedi 9h–15h']);
});

it.each([
  ['Phone: (555) 123-4567', '(555) 123-4567'],
  ['Tel. +39 0775 743017', '+39 0775 743017'],
])('writes the number of "%s" without the word in front of it', (snippet, number) => {
  const context = promptContext(({ site }) => {
    site.contacts = [{ kind: 'phone', value: number, evidence: [{ url: 'https://mill.test/', selector: 'p', snippet }] }];
    site.social = [];
  });
  expect(contactLines(context)[0]?.split(' (tel:')[0]).toBe(`phone: ${number}`);
});

it('tells the profile of a person from that of the company', () => {
  const context = promptContext(({ site }) => {
    site.contacts = [];
    site.social = ['company/mill/', 'in/ada-lind/'].map((path) => ({ platform: 'linkedin', url: `https://www.linkedin.com/${path}` }));
  });
  expect(contactLines(context)).toEqual([
    'linkedin: https://www.linkedin.com/company/mill/',
    'linkedin of a person: https://www.linkedin.com/in/ada-lind/',
  ]);
});

describe('offers', () => {
  const context = promptContext(({ site }) => {
    const [offer] = site.offers;
    if (offer)
      site.offers = [
        { ...offer, name: 'Rye', price: '5 €', description: 'Dark.' },
        { ...offer, name: '' },
        { ...offer, name: 'Roll 1 €', price: '1 €', description: 'Roll 1 €' },
      ];
  });

  it('have price and description, each once', () => {
    expect(offerLines(context)).toEqual(['Rye (5 €): Dark.', 'Roll 1 €']);
    expect(offerNames(context)).toEqual(['Rye (5 €)', 'Roll 1 €']);
    expect(offerLines(context, '- "Rye: 5 € each, on two days."')).toEqual(['Roll 1 €']);
    expect(offerLines(context, '- "Rye: baked on two days."')).toEqual(['Rye (5 €): Dark.', 'Roll 1 €']);
  });
});

describe('proof', () => {
  const context = promptContext(({ elevate }) => {
    const [proof] = elevate.proof;
    if (!proof) throw new Error('The sample has no proof.');
    elevate.proof = [
      { ...proof, trustKind: 'testimonials', text: 'Best bread', author: 'A. Weber', page: '/about', decision: 'use' },
      { ...proof, trustKind: 'client-logos', text: 'Partners', author: 'X', page: '/', decision: 'drop', reason: 'only a heading' },
    ];
  });

  it('is quoted with author and page', () => {
    expect(proofLines(context)).toEqual(['testimonials: "Best bread", A. Weber (from /about)']);
  });

  it('is not listed again where the copy gives it', () => {
    expect(proofLines(context, 'One guest: “Best bread”.')).toEqual([]);
  });

  it('is left out with a reason', () => {
    expect(droppedProofLines(context)).toEqual(['"Partners". only a heading.']);
  });
});

describe('goalTarget', () => {
  it.each([
    ['phone', 'tel:06131 1', 'a call to 06131 1'],
    ['email', 'mailto:a@b.test', 'an email to a@b.test'],
    ['form', '/order', 'the form on /order'],
    ['external', 'https://book.test/x', 'https://book.test/x'],
    ['page', '/shop', 'the page /shop'],
    ['page', '/menu.PDF', 'the document /menu.PDF'],
  ] as const)('%s %s', (targetKind, target, words) => {
    const context = promptContext(({ craft }) => {
      craft.goal = { ...craft.goal, target, targetKind };
    });
    expect(goalTarget(context)).toBe(words);
  });
});

describe('purposeText', () => {
  const of = (purpose: string) => purposeText(promptContext(({ site }) => Object.assign(site, { purpose })));

  it('ends like a sentence', () => {
    expect(of('We feed the town')).toBe('We feed the town.');
  });

  it('leaves out calls to action and what the headline already says', () => {
    expect(of('Order your bread today')).toBe('');
    expect(purposeText(promptContext(({ site, craft }) => Object.assign(site, { purpose: craft.headline.text })))).toBe('');
  });
});

it('lists differences with the competitors that lack them, without what the copy says already', () => {
  const context = promptContext(({ xFactor }) => {
    xFactor.differences = [
      { text: 'Own mill', competitors: ['A', 'B'], evidence: [] },
      { text: 'We grind every grain in our own mill', competitors: [], evidence: [] },
    ];
  });
  expect(differenceLines(context, 'We grind every grain in our own mill.')).toEqual(['Own mill (not shown by A and B)']);
});
