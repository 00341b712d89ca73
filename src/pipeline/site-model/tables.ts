import type { TextBlock } from '#contracts/page.ts';

/** A row of a table with the text of each of its cells. */
export type TableRow = TextBlock & { pieces: string[] };

const isRow = (block: TextBlock | undefined): block is TableRow =>
  block?.tag === 'tr' && block.cell !== undefined && block.pieces !== undefined;

/** Selector of what holds the rows of a table, the same for its head and its body. */
const tableOf = ({ selector }: TextBlock): string =>
  selector
    .slice(0, Math.max(0, selector.lastIndexOf(' > tr')))
    .replace(' > thead', '')
    .replace(' > tbody', '');

/** The rows of each table, one after another: a row of another table has another way to it. */
export function tablesIn(blocks: readonly TextBlock[]): TableRow[][] {
  const tables: TableRow[][] = [];
  for (const [at, block] of blocks.entries()) {
    if (!isRow(block)) continue;
    const before = blocks[at - 1];
    if (isRow(before) && tableOf(before) === tableOf(block)) tables.at(-1)?.push(block);
    else tables.push([block]);
  }
  return tables;
}
