import { expect, it } from 'vitest';
import type { TextPart } from '#contracts/strategy.ts';
import { promptContext } from '#testing/prompt-context.ts';
import { switchLines } from './switches.ts';

const buttons = (...labels: string[]) => labels.map((text): TextPart => ({ kind: 'button', text }));
const linesOf = (path: string, parts: TextPart[], shown = '') =>
  switchLines(
    promptContext(({ craft }) => Object.assign(craft, { wholeTexts: [{ path, parts }] })),
    shown,
  );

it('names switches and filters that scripts work today', () => {
  expect(linesOf('', buttons('Dark', 'Light'))).toEqual(['Switch or filter "Dark" / "Light" on every page: keep what it does.']);
  expect(linesOf('/', buttons('All cakes', 'Breads', 'Seasonal'))[0]).toContain('"All cakes" / "Breads" / "Seasonal" on /:');
});

it('names no controls, no languages, no single button, and nothing that the copy speaks of', () => {
  const text = { kind: 'text' as const, text: 'Our cakes.' };
  expect(linesOf('', [...buttons('Menu', 'Close'), ...buttons('Next quote', 'Previous quote')])).toEqual([]);
  expect(linesOf('', buttons('Italiano', 'English'))).toEqual([]);
  expect(linesOf('', [...buttons('Dark'), text, ...buttons('Bread')])).toEqual([]);
  // Two buttons that lead somewhere.
  expect(linesOf('/', buttons("What's On", 'Donate'))).toEqual([]);
  expect(linesOf('', buttons('Dark', 'Light'), 'The switch Dark / Light stays.')).toEqual([]);
});
