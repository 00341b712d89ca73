import { expect, it } from 'vitest';
import { safeNext } from './next-path.ts';

it.each([
  ['/history?status=draft', '/history?status=draft'],
  ['/analysis/7', '/analysis/7'],
  [null, '/'],
  ['', '/'],
  ['history', '/'],
  ['https://elsewhere.example/', '/'],
  ['//elsewhere.example/', '/'],
  ['/\\elsewhere.example/', '/'],
  ['/\t/elsewhere.example', '/'],
])('after signing in, %j leads to %s', (next, path) => {
  expect(safeNext(next)).toBe(path);
});
