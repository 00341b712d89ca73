import { describe, expect, it } from 'vitest';
import { mergeEdits, StrategyEdits } from './strategy-edits.ts';

describe('mergeEdits', () => {
  it('keeps the latest value of each part of a field', () => {
    expect(
      mergeEdits(
        [
          { field: 'headline', text: 'Bread' },
          { field: 'section', path: '/', section: 'hero', heading: 'Old', text: ['One'] },
        ],
        [
          { field: 'headline', text: 'Sourdough' },
          { field: 'section', path: '/', section: 'hero', heading: 'New' },
          { field: 'section', path: '/about', section: 'hero', removed: true },
        ],
      ),
    ).toEqual([
      { field: 'headline', text: 'Sourdough' },
      { field: 'section', path: '/', section: 'hero', heading: 'New', text: ['One'] },
      { field: 'section', path: '/about', section: 'hero', removed: true },
    ]);
  });
});

describe('StrategyEdits', () => {
  it('refuses unknown fields, unknown parts and texts over the limit', () => {
    const isValid = (edit: unknown) => StrategyEdits.safeParse([edit]).success;
    expect(isValid({ field: 'headline', text: 'Bread' })).toBe(true);
    expect(isValid({ field: 'price', text: 'Bread' })).toBe(false);
    expect(isValid({ field: 'headline', text: 'Bread', color: 'red' })).toBe(false);
    expect(isValid({ field: 'headline', text: 'x'.repeat(10_001) })).toBe(false);
  });
});
