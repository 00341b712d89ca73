import { expect, it } from 'vitest';
import { correction, reviewInput } from '#testing/reviewed-prompt.ts';
import { block } from '../../block.ts';
import { contentMarkdown } from '../../content-file.ts';
import { makeCorrection } from '../draft.ts';
import { createLossCheck } from './losses.ts';

const { document: _, ...input } = reviewInput();
const origin = new URL(input.strategy.site.url).origin;
const CAKES = '   Copy: as today, CONTENT.md, /shop, "Cakes", every line and entry.';
const IMAGE = '   Image: /tea.jpg (alt: Our tea)';

/** What the check says of one change in the prompt of a site that a model wrote, with a shop of today. */
function problemOf(find: string, replace: string): string {
  const craft = {
    ...input.strategy.craft,
    wholeTexts: [
      {
        path: '/shop',
        parts: [
          { kind: 'heading' as const, text: 'Cakes', level: 2 },
          { kind: 'text' as const, text: 'Apple cake, 31.70 €. Call 06131 999 888.' },
          { kind: 'image' as const, text: `${origin}/tea.jpg`, alt: 'Our tea' },
        ],
      },
    ],
  };
  const strategy = { ...input.strategy, craft, writer: { name: 'a model', calls: [], answer: {} } as never };
  const blocks = [block('first', 'first', 'First', ['# Site', '## `/shop`: keep. Sell.', CAKES, IMAGE].join('\n'))];
  const draft = { blocks, content: contentMarkdown(strategy, blocks.map(({ text }) => text).join('\n')) };
  const made = correction(find, replace);
  const next = makeCorrection(draft, made);
  if (typeof next === 'string') throw new Error(next);
  return createLossCheck({ ...input, strategy })({ correction: made, draft, next } as never);
}

it('prices and numbers of a block that the prompt no longer takes from the copy file would be lost', () => {
  expect(problemOf(CAKES, '   "Cakes of the day."')).toMatch(/would be lost/u);
  expect(problemOf(CAKES, '   "Apple cake, 31.70 €."')).toMatch(/06131 999 888 would be lost/u);
  expect(problemOf(CAKES, '   "Apple cake, 31.70 €. Call 06131 999 888."')).toBe('');
});

it('an image that the prompt takes from the copy file instead is not lost', () => {
  expect(problemOf(IMAGE, '')).toBe('');
  expect(
    problemOf(`${CAKES}\n${IMAGE}`, '   Images: those of CONTENT.md, images of /shop. "Apple cake, 31.70 €. Call 06131 999 888."'),
  ).toBe('');
});

it('a price in another form, and an address without its last slash, are not lost', () => {
  expect(problemOf(CAKES, '   "Apple cake: € 31,70. Call 06131 999 888."')).toBe('');
  expect(problemOf(CAKES, '   "Apple cake: € 31,90. Call 06131 999 888."')).toMatch(/31.70 € would be lost/u);
});
