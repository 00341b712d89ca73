import { expect, it } from 'vitest';
import { headChanges, pagePlan, tableUnder } from './plan-tables.ts';

const TEXT = `## Engineer

### Page plan

| Page | Title | Type | Decision | Reason |
| --- | --- | --- | --- | --- |
| /tea/green | Green \\| Tea | product | keep | Sells. |
| / | Home | home | keep | The entrance. |
| /old | Old | other | merge into /tea | Says the same. |

### URL map

Nothing changes.

### Head data

| Page | Part | Now | New | Why |
| --- | --- | --- | --- | --- |
| / | Title | Home | stays | No change needed. |
| / | Description | – | Tea by post. | There is none. |
`;

it('reads a table under its heading, escaped pipes and all', () => {
  expect(tableUnder(TEXT, 'page plan')[0]).toMatchObject({ Page: '/tea/green', Title: 'Green | Tea' });
});

it.each(['URL map', 'Not there'])('finds no table under %s', (heading) => expect(tableUnder(TEXT, heading)).toEqual([]));

it('orders the plan by address, the home page first', () => {
  expect(pagePlan(TEXT).map(({ path, depth, decision }) => [path, depth, decision])).toEqual([
    ['/', 0, 'keep'],
    ['/old', 1, 'merge into /tea'],
    ['/tea/green', 2, 'keep'],
  ]);
});

it('tells what changes in the heads from what stays', () => {
  expect(headChanges(TEXT)).toEqual({
    changes: [{ page: '/', part: 'Description', now: '–', next: 'Tea by post.', why: 'There is none.' }],
    kept: 1,
  });
});
