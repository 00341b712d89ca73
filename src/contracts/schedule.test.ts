import { expect, it } from 'vitest';
import { type Interval, nextDate, nextDateAfter } from './schedule.ts';

it.each<[string, Interval, string]>([
  ['2026-11-23T08:00:00.000Z', 'week', '2026-11-30T08:00:00.000Z'],
  ['2026-11-23T08:00:00.000Z', 'month', '2026-12-23T08:00:00.000Z'],
  ['2026-12-23T08:00:00.000Z', 'month', '2027-01-23T08:00:00.000Z'],
  ['2027-01-31T08:00:00.000Z', 'month', '2027-02-28T08:00:00.000Z'],
  ['2028-01-31T08:00:00.000Z', 'month', '2028-02-29T08:00:00.000Z'],
])('after %s, a %s later is %s', (from, every, to) => {
  expect(nextDate(new Date(from), every).toISOString()).toBe(to);
});

it('does not make up for what was missed', () => {
  const [now, from] = [new Date('2026-11-23T09:00:00Z'), new Date('2026-10-05T08:00:00Z')];
  expect(nextDateAfter(now, from, 'week').toISOString()).toBe('2026-11-30T08:00:00.000Z');
});
