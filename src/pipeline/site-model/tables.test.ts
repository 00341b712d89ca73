import { expect, it } from 'vitest';
import { factsOf } from '#testing/facts-of.ts';
import { tablesIn } from './tables.ts';

it('gives the rows of each table with its head, and leaves other texts out', () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const { blocks } = factsOf(
    `<table><thead>${row('Bread', 'Price')}</thead><tbody>${row('Rye', '4 euros')}</tbody></table><p>Fresh daily.</p><div><table>${row('Cake', '3 euros')}</table></div>`,
  );
  expect(tablesIn(blocks).map((rows) => rows.map(({ pieces }) => pieces))).toEqual([
    [
      ['Bread', 'Price'],
      ['Rye', '4 euros'],
    ],
    [['Cake', '3 euros']],
  ]);
});
