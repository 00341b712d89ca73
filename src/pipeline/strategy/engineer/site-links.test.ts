import { describe, expect, it } from 'vitest';
import { link } from '#testing/audit-page.ts';
import { richInput } from '#testing/strategy-input.ts';
import { readInput } from '../read-site.ts';
import { linkLines } from './site-links.ts';

describe('linkLines', () => {
  it('names where visitors are sent, each address once, those of every page last', () => {
    const input = richInput();
    const shop = link('https://shop.test/', 'Shop', { internal: false });
    for (const page of input.site.pages) page.links = [shop];
    const about = input.site.pages.find(({ path }) => path === '/about');
    about?.links.push(
      link('https://booking.test/oven', '- Book the oven →', { internal: false }),
      link('https://muehlenbrot.test/list.pdf', 'Price list', { internal: true }),
      link('https://hidden.test/', 'Hidden', { internal: false, hidden: true }),
      link('https://www.google.com/search?q=mill+bakery', 'View more', { internal: false }),
      link('https://colorlib.com/wp/', 'Colorlib', { internal: false }),
      link('https://muehlenbrot.test/breads', 'Breads', { internal: true }),
    );
    expect(linkLines(readInput(input))).toEqual([
      'link: https://booking.test/oven | Book the oven | on /about',
      'link: https://muehlenbrot.test/list.pdf | Price list | on /about',
      expect.stringMatching(/^link: https:\/\/shop\.test\/ \| Shop \| on .* and more$/),
    ]);
  });
});
