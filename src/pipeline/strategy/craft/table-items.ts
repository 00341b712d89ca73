import type { TextBlock } from '#contracts/page.ts';
import type { SectionItem } from '#contracts/strategy.ts';
import { hasNumber } from '#text/characters.ts';
import { type TableRow, tablesIn } from '../../site-model/tables.ts';
import { isInTableHead } from './selector-steps.ts';

/** Least rows below a header: one row alone is no table. */
const FEWEST_ROWS = 2;

/** Whether the first row names the columns: by its place in the markup, or where only the rows below have figures. */
function hasHeader([first, ...rest]: readonly TableRow[]): boolean {
  if (!first || rest.length < FEWEST_ROWS || first.pieces.length < 2 || first.pieces.slice(1).some((cell) => cell === '')) return false;
  const figures = ({ pieces }: TableRow) => pieces.slice(1).some(hasNumber);
  return isInTableHead(first.selector) || (!figures(first) && rest.every(figures));
}

/** A row as what it is about and its values, each below the name of its column where there are several; a row with other columns has its values alone. */
function rowItem({ pieces }: TableRow, names: readonly string[]): SectionItem {
  const [title = '', ...cells] = pieces;
  const isFull = pieces.length === names.length && names.length > 2;
  const values = cells.map((cell, at) => (isFull && cell !== '' ? `${names[at + 1]} ${cell}` : cell)).filter(Boolean);
  return { kind: 'card', title, text: values.join(' · ') };
}

/** The entries for the rows of tables that name their columns; null for the row of names. Rows of other tables are not in the map. */
export function tableItems(blocks: readonly TextBlock[]): ReadonlyMap<TextBlock, SectionItem | null> {
  const items = new Map<TextBlock, SectionItem | null>();
  for (const table of tablesIn(blocks)) {
    const [header, ...rows] = table;
    // A row without a name goes on with the one above it.
    if (!header || !hasHeader(table) || rows.some(({ pieces }) => pieces[0] === '')) continue;
    items.set(header, null);
    for (const row of rows) items.set(row, rowItem(row, header.pieces));
  }
  return items;
}
