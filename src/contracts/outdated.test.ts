import { describe, expect, it } from 'vitest';
import { type CurrentBasis, type PromptBasis, promptChanges, type StrategyBasis, strategyChanges } from './outdated.ts';

const BASIS: StrategyBasis = {
  runId: 'run-1',
  profile: { businessName: ['Mill Bread'], services: ['Delivery'], products: ['Rye', 'Spelt'] },
  facts: {},
  competitors: ['Oven & Co', 'Crust'],
  comparison: 'abc',
  pages: ['/', '/about'],
};
const now = (change: Partial<CurrentBasis> = {}): CurrentBasis => ({ ...BASIS, analyzedAt: '2026-11-22T23:30:00.000Z', ...change });
const services = (...names: string[]) => ({ ...BASIS.profile, services: names });

describe('what changed since a strategy was made', () => {
  it.each<[string, Partial<CurrentBasis>, string[] | false]>([
    ['nothing', {}, false],
    [
      'the owner corrects the name',
      { profile: { ...BASIS.profile, businessName: ['Mill'] }, facts: { businessName: 'x' } },
      ['You changed the business name.'],
    ],
    [
      'the owner corrects two things',
      { profile: { ...BASIS.profile, businessName: ['Mill'], products: [] }, facts: { businessName: 'x', products: 'y' } },
      ['You changed the business name and the products.'],
    ],
    ['the owner confirms what was known', { facts: { businessName: 'x' } }, false],
    ['a new analysis finds the same', { runId: 'run-2' }, ['The site was analyzed again on Nov 22.']],
    [
      'a new analysis finds more',
      { runId: 'run-2', profile: services('Delivery', 'Catering', 'Courses'), pages: ['/', '/shop'] },
      ['The site was analyzed again on Nov 22: 1 page is new, 1 page is gone and 2 services are new.'],
    ],
    [
      'the owner adds a service, and the site is analyzed again',
      { runId: 'run-2', profile: services('Delivery', 'Catering'), facts: { services: 'x' } },
      ['You changed the services.', 'The site was analyzed again on Nov 22.'],
    ],
    ['competitors are added', { competitors: [...BASIS.competitors, 'A', 'B'], comparison: 'd' }, ['Two competitors were added.']],
    ['one competitor is exchanged', { competitors: ['Crust', 'A'] }, ['One competitor was added.', 'One competitor was removed.']],
    ['the same competitors are read again', { comparison: 'd' }, ['The competitors were compared again.']],
  ])('%s', (_what, change, sentences) => {
    expect(strategyChanges(BASIS, now(change))).toEqual(sentences);
  });

  it('an older version did not note what it was made from', () => {
    expect(strategyChanges(null, now())).toEqual([expect.stringContaining('earlier version')]);
  });
});

describe('what changed since a prompt was made', () => {
  const basis: PromptBasis = { ...BASIS, strategyVersion: 3 };

  it('follows the strategy too', () => {
    expect(promptChanges(basis, { ...now(), strategyVersion: 3 })).toBe(false);
    expect(promptChanges(basis, { ...now(), strategyVersion: 4 })).toEqual(['The strategy changed.']);
    expect(promptChanges(basis, { ...now({ competitors: [] }), strategyVersion: 4 })).toEqual([
      'Two competitors were removed.',
      'The strategy changed.',
    ]);
  });
});
