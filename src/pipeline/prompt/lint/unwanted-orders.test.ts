import { describe, expect, it } from 'vitest';
import { unwantedOrder } from './unwanted-orders.ts';

const lines = (...texts: string[]) => ({
  lines: texts.map((text) => ({ text, blockId: 'first', kind: 'first' as const })),
  knownTexts: new Set(['The owner asked for an autoplay film of the mill.']),
});

describe('unwantedOrder', () => {
  it('finds a line that asks for what a point forbids', () => {
    expect(unwantedOrder(lines('- Colors as listed.', 'Use stock photos of smiling people.'), 'look')?.line.text).toContain('stock');
    expect(unwantedOrder(lines('Remove the focus rings.'), 'accessibility')?.reason).toBe('This line makes the site harder to use.');
  });

  it('lets a line forbid it, quote it, or repeat what is known', () => {
    for (const text of [
      '- Do not use stock photos of people.',
      '- "Use stock photos of our valley": the photo shop, /shop',
      '- The owner asked for an autoplay film of the mill.',
    ])
      expect([unwantedOrder(lines(text), 'look'), unwantedOrder(lines(text), 'speed')], text).toEqual([undefined, undefined]);
  });

  it('has nothing to say on a point without such orders', () => {
    expect(unwantedOrder(lines('Use stock photos of people.'), 'length')).toBeUndefined();
  });
});
