import { describe, expect, it } from 'vitest';
import { promptContext } from '#testing/prompt-context.ts';
import { unplacedLines } from './unplaced.ts';

function linesFor(shown: string, hasImages = false): string[] {
  const { strategy } = promptContext((plan) => {
    plan.craft.wholeTexts = [
      {
        path: '/visit',
        parts: [
          { kind: 'text', text: 'We are glad that you are here.' },
          { kind: 'text', text: 'Groups of 12 and more call 48 hours ahead.' },
          { kind: 'row', text: '', pieces: ['Guided tour', '14.50 €'] },
          { kind: 'image', text: 'https://mill.test/wheel.jpg', alt: 'The wheel' },
          { kind: 'image', text: 'https://mill.test/placeholder.jpg', alt: 'image' },
          { kind: 'embed', text: 'https://maps.example/mill', alt: '' },
          { kind: 'text', text: '© 2019 The Mill' },
        ],
      },
    ];
  });
  return unplacedLines(strategy, '/visit', { shown, hasImages });
}

describe('unplacedLines', () => {
  it('names lines with a figure, images and embedded pages that the prompt gives nowhere', () => {
    expect(linesFor('Guided tour: 14.50 €')).toEqual([
      '"Groups of 12 and more call 48 hours ahead."',
      'image https://mill.test/wheel.jpg (alt: The wheel)',
      'embedded page https://maps.example/mill',
    ]);
  });

  it('names nothing that the prompt gives in other words', () => {
    const shown = '12 guests or more: 48 hours ahead, 14.50 €. Map: https://maps.example/mill';
    expect(linesFor(shown, true)).toEqual([]);
  });

  it('knows no page that was not read', () => {
    expect(unplacedLines(promptContext().strategy, '/nowhere', { shown: '' })).toEqual([]);
  });
});
