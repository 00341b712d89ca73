import { expect, it } from 'vitest';
import { readQuota } from './read-quota.ts';

it.each([
  ['', { quota: null }],
  ['  ', { quota: null }],
  [' 20 ', { quota: 20 }],
  ['0', { quota: 0 }],
  ['1000000', { quota: 1_000_000 }],
  ['1000001', { problem: 'At most 1,000,000' }],
  ['-1', { problem: 'Whole numbers only' }],
  ['2.5', { problem: 'Whole numbers only' }],
  ['many', { problem: 'Whole numbers only' }],
])('reads %j', (text, read) => {
  expect(readQuota(text)).toEqual(read);
});
