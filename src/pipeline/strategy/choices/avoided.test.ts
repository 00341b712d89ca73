import { describe, expect, it } from 'vitest';
import type { PageCraft } from '#contracts/strategy.ts';
import { withoutAvoidedButtons, withoutFailingChecks } from './avoided.ts';

const page: PageCraft = {
  path: '/',
  title: 'Home',
  sections: ['hero', 'content'].map((kind) => ({
    ...{
      id: kind,
      kind,
      purpose: '',
      forms: [],
      carryOver: { rest: false, sections: [] },
      heading: 'Ribs',
      items: [],
      images: [],
      evidence: [],
    },
    ...{ text: ['We dispatch on Thursdays.'], button: { label: 'Order Now', target: '/shop' } },
  })),
};

describe('withoutAvoidedButtons', () => {
  it('takes away buttons that the look avoids, but for the first screen', () => {
    const buttons = (avoid: string[]) => withoutAvoidedButtons([page], avoid)[0]?.sections.map(({ button }) => button?.label);
    expect(buttons(['Order Now while nothing can be ordered'])).toEqual(['Order Now', undefined]);
    expect(buttons(['Stock photos'])).toEqual(['Order Now', 'Order Now']);
  });
});

describe('withoutFailingChecks', () => {
  const check = (text: string, own = true) => ({ id: 'own-1', area: 'content' as const, text, findingIds: [], own });
  const left = (text: string, own = true) => withoutFailingChecks([check(text, own)], { pages: [page], head: [] }).length;

  it('drops a check that forbids what a page says', () => {
    expect(left('Nowhere "dispatch on Thursdays".')).toBe(0);
    expect(left('Nowhere "dispatch on Mondays".')).toBe(1);
    expect(left('Each page says "dispatch on Thursdays".')).toBe(1);
    expect(left('No page says "dispatch on Thursdays".', false)).toBe(1);
  });
});
