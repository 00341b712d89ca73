import { pgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { packed, packedText } from './packed-column.ts';

const { value, text } = pgTable('t', { value: packed('value'), text: packedText('text') }) as unknown as Record<
  'value' | 'text',
  { mapToDriverValue(given: unknown): string; mapFromDriverValue(stored: string): unknown }
>;

describe('a packed column', () => {
  it('stores JSON packed and gives it back, the same object for the same stored text', () => {
    const given = { words: Array.from({ length: 500 }, () => 'bread') };
    const stored = value.mapToDriverValue(given);
    expect(stored.length).toBeLessThan(JSON.stringify(given).length / 10);
    expect(value.mapFromDriverValue(stored)).toEqual(given);
    expect(value.mapFromDriverValue(stored)).toBe(value.mapFromDriverValue(stored));
  });

  it('reads what was stored as JSON before the column was packed', () => {
    expect(value.mapFromDriverValue('{"words": ["bread"]}')).toEqual({ words: ['bread'] });
    expect(value.mapFromDriverValue('[1, 2]')).toEqual([1, 2]);
  });

  it('lets go of values that nobody asked for lately', () => {
    const stored = value.mapToDriverValue({ first: true });
    const first = value.mapFromDriverValue(stored);
    for (let at = 0; at < 40; at += 1) value.mapToDriverValue({ at });
    const again = value.mapFromDriverValue(stored);
    expect(again).toEqual(first);
    expect(again).not.toBe(first);
  });
});

it('a packed text is given back letter for letter, packed or as it was stored before', () => {
  expect(text.mapFromDriverValue(text.mapToDriverValue('# Plan\n{"a"}'))).toBe('# Plan\n{"a"}');
  expect(text.mapFromDriverValue('# Plan of before')).toBe('# Plan of before');
});
