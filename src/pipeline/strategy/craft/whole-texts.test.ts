import { expect, it } from 'vitest';
import { image } from '#testing/audit-page.ts';
import { draftPage, richInput } from '#testing/strategy-input.ts';
import { buildStrategy } from '../build-strategy.ts';
import { createCutter } from '../leave-out/cut-sentences.ts';
import { readInput } from '../read-site.ts';
import { wholeTexts } from './whole-texts.ts';

const LINES = Array.from({ length: 30 }, (_, at): [string, string] => ['p', `Line ${at} says how we bake our bread in Mainz.`]);

function read() {
  const input = richInput();
  const article = draftPage({ path: '/baking', type: 'article', outline: [['h1', 'How we bake'], ...LINES, ['li', 'Flour']] });
  article.images = [image('https://mill.test/oven.jpg', { alt: 'Our oven' })];
  const legal = draftPage({
    path: '/privacy-policy',
    type: 'legal',
    outline: [
      ['h1', 'Privacy'],
      ['h1', 'Scope'],
      ['p', 'Line 3 says how we bake our bread in Mainz.'],
      ['h2', 'Cookies'],
      ['p', '⬅ Back to Home'],
      ['p', 'This website uses cookies to improve your experience. You can control cookies through your browser settings.'],
    ],
  });
  input.site.pages.push(article, legal);
  return { input, reading: readInput(input), strategy: buildStrategy(input) };
}

it('has the whole text of pages that are shortened or not planned, in reading order with their images', () => {
  const text = read().strategy.craft.wholeTexts?.find(({ path }) => path === '/baking');
  expect(text?.parts.filter(({ kind }) => kind === 'text').map(({ text: words }) => words)).toEqual(LINES.map(([, words]) => words));
  expect(text?.parts.slice(-2)).toEqual([
    { kind: 'item', text: 'Flour' },
    { kind: 'image', text: 'https://mill.test/oven.jpg', alt: 'Our oven' },
  ]);
});

it('leaves out what the new site does not say, but not from a legal text', () => {
  const { reading, strategy } = read();
  const cutter = createCutter([{ text: 'Line 3 says how we bake our bread in Mainz.' }]);
  const says = (path: string) =>
    JSON.stringify(wholeTexts(reading, strategy.engineer.pagePlan, strategy.craft.pages, cutter).find((one) => one.path === path)).includes(
      'Line 3 says',
    );
  expect([says('/baking'), says('/privacy-policy')]).toEqual([false, true]);
});

it('has no page whose sections are complete', () => {
  const { strategy } = read();
  const complete = strategy.craft.pages.filter(({ sections }) =>
    sections.every(({ carryOver }) => !carryOver.rest && carryOver.sections.length === 0),
  );
  const whole = new Set(strategy.craft.wholeTexts?.map(({ path }) => path));
  expect(complete.filter(({ path }) => whole.has(path))).toEqual([]);
});

it('has every line of a legal text, also about cookies', () => {
  const text = read().strategy.craft.wholeTexts?.find(({ path }) => path === '/privacy-policy');
  expect(text?.parts.map(({ text: words }) => words)).toEqual([
    'Scope',
    'Line 3 says how we bake our bread in Mainz.',
    'Cookies',
    'This website uses cookies to improve your experience. You can control cookies through your browser settings.',
  ]);
});
