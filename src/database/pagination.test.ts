import { expect, it } from 'vitest';
import { paginate } from './pagination.ts';

it.each([
  [{}, { limit: 500, offset: 0 }],
  [{ page: 1 }, { limit: 50, offset: 0 }],
  [
    { page: 3, pageSize: 20 },
    { limit: 20, offset: 40 },
  ],
  [{ pageSize: 10 }, { limit: 10, offset: 0 }],
])('pages %o', (query, expected) => {
  expect(paginate(query, 500)).toEqual(expected);
});
