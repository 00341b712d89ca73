import { expect, it } from 'vitest';
import { nextPath, safeNext } from './next-path.ts';

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

it.each([
  ['url=shop.example%2Fde', '/dashboard?url=shop.example%2Fde'],
  ['url=shop.example&next=%2Fhistory', '/history'],
  ['url=', '/'],
  ['next=%2F%2Felsewhere.example', '/'],
])('an account page opened with %s leads to %s', (query, path) => {
  expect(nextPath(new URLSearchParams(query))).toBe(path);
});
