import { describe, expect, it } from 'vitest';
import type { PagePlanItem, Strategy } from '#contracts/strategy.ts';
import { linkTargets, pageKey } from './link-targets.ts';

const planned = (path: string, decision: PagePlanItem['decision'], mergeInto = ''): PagePlanItem => ({
  path,
  url: `https://bakery.test${path}`,
  title: '',
  type: 'other',
  decision,
  mergeInto,
  reason: '',
});

const pagePlan = [planned('/', 'keep'), planned('/bread/', 'keep'), planned('/rolls', 'merge', '/bread'), planned('/old', 'drop')];
const targetOf = linkTargets({ engineer: { pagePlan } } as unknown as Strategy);

describe('where links lead after the rebuild', () => {
  it.each([
    ['to a page that stays, with its query and anchor', '/bread?size=xl#order', '/bread?size=xl#order'],
    ['to the page that another one is merged into', '/rolls/', '/bread'],
    ['to a file, which no plan lists', '/menu.PDF?v=2', '/menu.PDF?v=2'],
    ['to a phone', 'tel:+4961315550', 'tel:+4961315550'],
    ['to another site, without a scheme', '//shop.test/bread', '//shop.test/bread'],
    ['to an anchor', '#order', '#order'],
  ])('%s', (_, from, to) => {
    expect(targetOf(from)).toBe(to);
  });

  it.each(['/old', '/never-seen', ''])('nowhere from "%s"', (target) => {
    expect(targetOf(target)).toBeNull();
  });
});

it('knows a page by its path alone', () => {
  expect(['/bread//', '/bread?a=/b', '/bread#top'].map(pageKey)).toEqual(['/bread', '/bread', '/bread']);
  expect(['/', '', '/#top'].map(pageKey)).toEqual(['/', '/', '/']);
});
