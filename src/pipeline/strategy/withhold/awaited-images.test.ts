import { expect, it } from 'vitest';
import { richInput } from '#testing/strategy-input.ts';
import { buildStrategy } from '../build-strategy.ts';
import { withoutAwaitedImages } from './awaited-images.ts';

const IMAGES = [
  { url: 'https://a.test/img/1.webp', alt: 'Cuisse avant LPG' },
  { url: 'https://a.test/img/laser-vorher-2.webp', alt: '' },
  { url: 'https://a.test/img/room.webp', alt: 'The treatment room' },
];

function left(imagery: string) {
  const [page] = buildStrategy(richInput()).craft.pages;
  const [section] = page?.sections ?? [];
  if (!page || !section) throw new Error('A section is needed.');
  const wholeTexts = [{ path: '/laser', parts: IMAGES.map(({ url, alt }) => ({ kind: 'image' as const, text: url, alt })) }];
  const told = withoutAwaitedImages({ pages: [{ ...page, sections: [{ ...section, images: IMAGES }] }], wholeTexts }, imagery, {});
  return [told.pages[0]?.sections[0]?.images.length, told.wholeTexts[0]?.parts.length];
}

it('leaves out images of before and after that wait', () => {
  expect(left('Portrait first. Before and after images wait for consent and dates.')).toEqual([1, 1]);
});

it.each(['Show the before and after images first.', 'Portraits wait for consent.'])('keeps them otherwise: %s', (imagery) => {
  expect(left(imagery)).toEqual([3, 3]);
});
