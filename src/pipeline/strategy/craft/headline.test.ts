import { describe, expect, it } from 'vitest';
import { draftPage, richInput, thinInput } from '#testing/strategy-input.ts';
import { readInput } from '../read-site.ts';
import { chooseHeadline } from './headline.ts';
import { chooseSubhead } from './subhead.ts';

function openingOf(outline: [tag: string, text: string][], title = 'Home') {
  const input = richInput();
  input.site.pages[0] = draftPage({ path: '/', type: 'home', title, outline });
  const { profile } = input;
  input.profile = {
    ...profile,
    valuePropositions: [],
    uniqueSellingPoints: [],
    primaryPurpose: { ...profile.primaryPurpose, kind: 'not-found' },
  };
  const reading = readInput(input);
  const headline = chooseHeadline(reading);
  return { headline, subhead: chooseSubhead(reading, headline) };
}

describe('chooseHeadline', () => {
  it.each<[string, [string, string][], string]>([
    [
      'today\u2019s h1 with its own mark at the end',
      [['h1', 'Sourdough from the mill oven in Mainz, baked twice.']],
      'Sourdough from the mill oven in Mainz, baked twice.',
    ],
    ['a specific line', [['h1', 'Sourdough from the mill oven in Mainz since noon']], 'Sourdough from the mill oven in Mainz since noon'],
    [
      'what a greeting says of the name',
      [['h1', 'Welcome to Mill Bread, the oldest mill bakery in Mainz.']],
      'Mill Bread, the oldest mill bakery in Mainz',
    ],
    [
      'what follows a greeting',
      [['h1', 'Welcome to Mill Bread! Sourdough bread from the oven in Mainz']],
      'Sourdough bread from the oven in Mainz',
    ],
    [
      'each of two lines that were read as one',
      [['h1', 'Sourdough bread from the oven in Mainz Welcome to our bakery']],
      'Sourdough bread from the oven in Mainz',
    ],
    [
      'a heading over two elements',
      [
        ['h1', 'Sourdough bread from Mainz,'],
        ['h1', 'baked by hand for the town'],
      ],
      'Sourdough bread from Mainz, baked by hand for the town',
    ],
    [
      'no founder\u2019s story',
      [['h1', 'Mill Bread is a small bakery in Mainz I opened in the spring']],
      'Mill Bread is a small bakery in Mainz',
    ],
  ])('takes %s', (_, outline, expected) => {
    expect(openingOf(outline).headline.text).toBe(expected);
  });

  it('joins name, offers and place where the site has no line', () => {
    expect(openingOf([['h1', 'Hello']]).headline).toMatchObject({
      text: 'Mill Bread: Sourdough loaf and Rye bread – Mainz',
      kind: 'inferred',
    });
    expect(chooseHeadline(readInput(thinInput())).text).toBe('muehlenbrot.test');
  });
});

describe('chooseSubhead', () => {
  it('says what the headline leaves open, in a sentence of the site', () => {
    const { subhead } = openingOf([
      ['h1', 'Sourdough bread from the mill oven in Mainz'],
      ['p', 'Sourdough bread from the mill oven in Mainz.'],
      ['p', 'Cafes and restaurants get their rye loaves before six in the morning.'],
    ]);
    expect(subhead.text).toBe('Cafes and restaurants get their rye loaves before six in the morning.');
  });

  it('falls back to the offers, then to the name', () => {
    expect(chooseSubhead(readInput(thinInput()), { text: 'x', kind: 'inferred', evidence: [] }).text).toBe('Hello.');
  });
});
