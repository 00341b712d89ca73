import { describe, expect, it } from 'vitest';
import { richInput } from '#testing/strategy-input.ts';
import { buildStrategy } from '../build-strategy.ts';
import { applyCopy } from './apply-copy.ts';
import { findCopySlots } from './copy-slots.ts';

const strategy = buildStrategy(richInput());
const HEADLINE = 'Sourdough in Mainz, baked with grain from the mill next door';

describe('findCopySlots', () => {
  it('offers opening lines first, then new head data, paragraphs and advice', () => {
    const slots = findCopySlots(strategy);
    expect(slots.slice(0, 3).map(({ id }) => id)).toEqual(['headline', 'subhead', 'x-factor']);
    expect(slots.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['title /', 'description /about', 'do one-action', 'test 1', 'ask unread']),
    );
  });

  it('offers no head data that stays, no legal page and no proof', () => {
    const slots = findCopySlots(strategy);
    expect(slots.map(({ id }) => id).filter((id) => id === 'title /breads' || id.includes('/privacy'))).toEqual([]);
    expect(slots.filter(({ id }) => id.startsWith('text ')).some(({ text }) => text.includes('since 1987'))).toBe(false);
  });
});

describe('applyCopy', () => {
  const applied = applyCopy(
    strategy,
    new Map([
      ['headline', HEADLINE],
      ['why one-action', 'One button is enough.'],
    ]),
  );

  it('changes a line wherever it is repeated', () => {
    expect(applied.craft.headline).toMatchObject({ text: HEADLINE, kind: 'inferred' });
    expect(applied.craft.pages[0]?.sections[0]?.heading).toBe(HEADLINE);
    expect(applied.engineer.head.find(({ path }) => path === '/')?.h1.new).toBe(HEADLINE);
    expect(applied.diagnose.tests[0]?.hypothesis).toContain(`"${HEADLINE}"`);
    expect(applied.recommendations.find(({ id }) => id === 'one-action')?.why).toBe('One button is enough.');
  });

  it('changes nothing but words', () => {
    expect(applied.engineer.pagePlan).toEqual(strategy.engineer.pagePlan);
    expect(applied.elevate).toEqual(strategy.elevate);
    expect(applied.craft.headline.evidence).toEqual(strategy.craft.headline.evidence);
  });
});
