import { expect, it } from 'vitest';
import { promptContext } from '#testing/prompt-context.ts';
import { otherLinks } from './links.ts';

it('names the links of today that the prompt does not give yet, on the pages that stay', () => {
  const context = promptContext(({ engineer }) => {
    const [page] = engineer.pagePlan;
    engineer.pagePlan = page
      ? [
          { ...page, path: '/', decision: 'keep' },
          { ...page, path: '/old', decision: 'drop' },
        ]
      : [];
    engineer.links = [
      { url: 'https://booking.test/1', label: 'Book room 1', pages: ['/', '/old'] },
      { url: 'https://shop.test/', label: 'Shop', pages: ['/'] },
      { url: 'https://old.test/', label: 'Old', pages: ['/old'] },
    ];
  });
  expect(otherLinks(context, 'Button: "Shop" to https://shop.test/')).toEqual(['"Book room 1" to https://booking.test/1 on /']);
});
