import { describe, expect, it } from 'vitest';
import { richInput } from '#testing/strategy-input.ts';
import { readInput } from '../read-site.ts';
import { rankActions, targetOf, telTarget } from './rank-actions.ts';

const labelsOf = (input: ReturnType<typeof richInput>) => rankActions(readInput(input)).map(({ label }) => label);

describe('rankActions', () => {
  it('puts the action that the business lives from first', () => {
    expect(labelsOf(richInput())[0]).toBe('Order your bread');
  });

  it('takes no phone numbers, e-mail addresses or long sentences for labels', () => {
    const input = richInput();
    const [first] = input.profile.callsToAction;
    const bad = [
      'brot@muehlenbrot.test',
      '06131 555 010',
      'https://muehlenbrot.test',
      'Order your bread today and fetch it tomorrow at the mill',
    ];
    if (first) input.profile.callsToAction = bad.map((text) => ({ ...first, text }));
    expect(labelsOf(input).filter((label) => bad.includes(label))).toEqual([]);
  });

  it('takes a request of unknown kind for an inquiry', () => {
    const input = richInput();
    const [first] = input.profile.callsToAction;
    if (first) input.profile.callsToAction = [{ ...first, text: 'Request a tasting', href: 'https://muehlenbrot.test/about' }];
    expect(rankActions(readInput(input)).find(({ label }) => label === 'Request a tasting')?.kind).toBe('contact');
  });

  it('counts a link to the home page, or none, as leading nowhere', () => {
    const input = richInput();
    const [first] = input.profile.callsToAction;
    if (first) input.profile.callsToAction = ['', input.site.url].map((href, at) => ({ ...first, text: `Buy bread ${at}`, href }));
    const [order] = rankActions(readInput(input));
    expect(order?.label).toBe('Order your bread');
  });
});

describe('targets', () => {
  const reading = readInput(richInput());

  it.each([
    ['tel:06131 555 010', { target: 'tel:06131-555-010', targetKind: 'phone' }],
    ['mailto:a@b.test', { target: 'mailto:a@b.test', targetKind: 'email' }],
    ['https://muehlenbrot.test/order', { target: '/order', targetKind: 'form' }],
    ['https://muehlenbrot.test/about', { target: '/about', targetKind: 'page' }],
    ['https://shop.test/bread', { target: 'https://shop.test/bread', targetKind: 'external' }],
  ])('of %s', (href, expected) => {
    expect(targetOf(href, reading)).toEqual(expected);
  });

  it('groups the digits of a phone number as the site does', () => {
    expect(telTarget('(0 61 31) 555 010')).toBe('tel:(0-61-31)-555-010');
  });
});
