import { describe, expect, it } from 'vitest';
import { pageOfHtml } from '#testing/site-from-html.ts';
import { leadsElsewhere } from './leads-elsewhere.ts';

const card = (name: string, href: string) => `<div><h3>${name}</h3><p>Open all year.</p><a href="${href}">Look</a></div>`;
const namesLeadingElsewhere = (body: string) => {
  const page = pageOfHtml('/', `<html><body><main><h1>Out and about</h1><section>${body}</section></main></body></html>`);
  return page.headings.filter((heading) => leadsElsewhere(page, heading)).map(({ text }) => text);
};

describe('leadsElsewhere', () => {
  it('finds cards that lead to sites of their own, as links or with a link inside', () => {
    const hill = '<a href="https://hill.test/"><h3>Hill walk</h3><p>Two hours.</p></a>';
    expect(namesLeadingElsewhere(`${hill}${card('Old mill', 'https://mill.test/')}${card('Row boats', '/boats')}`)).toEqual([
      'Hill walk',
      'Old mill',
    ]);
  });

  it('takes cards that share one site for offers of the business', () => {
    expect(namesLeadingElsewhere(`${card('Cut', 'https://booking.test/cut')}${card('Color', 'https://booking.test/color')}`)).toEqual([]);
  });

  it('takes a card without links for one of the business', () => {
    expect(namesLeadingElsewhere('<div><h3>Cut</h3><p>Half an hour.</p></div>')).toEqual([]);
  });
});
