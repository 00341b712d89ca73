import { describe, expect, it } from 'vitest';
import { draftPage, richInput } from '#testing/strategy-input.ts';
import { readInput } from '../read-site.ts';
import { findObjections } from './objections.ts';

describe('findObjections', () => {
  it('takes the questions of the site with its answers word for word, each once', () => {
    const found = findObjections(readInput(richInput()));
    expect(found.map(({ question, answer }) => [question, answer])).toEqual([
      ['Can I cancel my order?', 'Yes, until noon on the day before, free of charge.'],
      ['Do you bake without wheat?', 'The rye bread is made without wheat flour.'],
    ]);
    expect(found[0]?.evidence.map((entry) => entry.url)).toEqual(['https://muehlenbrot.test/faq', 'https://muehlenbrot.test/faq']);
  });

  it('takes no invitation and no question without an answer', () => {
    const input = richInput();
    input.site.pages = [
      draftPage({
        path: '/',
        type: 'home',
        outline: [
          ['h1', 'Bread'],
          ['h2', 'Ready to order your bread?'],
          ['p', 'Send us the form today.'],
          ['h2', 'How long does it keep?'],
        ],
      }),
    ];
    expect(findObjections(readInput(input))).toEqual([]);
  });
});
