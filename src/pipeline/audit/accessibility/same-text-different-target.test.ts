import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, link, testPage } from '#testing/audit-page.ts';
import { sameTextDifferentTarget } from './same-text-different-target.ts';

const page = (...links: ReturnType<typeof link>[]) => testPage({ links });

describe('same-text-different-target', () => {
  it.each([
    ['one place under two URLs', [link('/rye', 'Rye'), link('/rye.html', 'rye ')]],
    ['vague names', [link('/a', 'More'), link('/b', 'More')]],
    ['hidden links', [link('/a', 'Rye'), link('/b', 'Rye', { hidden: true })]],
    ['nameless links', [link('/a', ''), link('/b', '')]],
    ['switches', [link('#', 'Open'), link('/open', 'Open')]],
  ])('passes %s', (_, links) => {
    expect(findingsOf(sameTextDifferentTarget, page(...links))).toEqual([]);
  });

  it('shows name and targets', () => {
    expect(findingOf(sameTextDifferentTarget, page(link('/rye', 'Order'), link('/rolls', 'order'))).evidence.snippet).toBe(
      'Order: https://example.com/rye, https://example.com/rolls',
    );
  });
});
