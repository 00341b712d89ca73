/** Whether a line is a row of a table. */
export const isRow = (line: string): boolean => line.trimStart().startsWith('|');

/** Whether a row is the line between the head of a table and the rest. */
export const isSeparator = (line: string): boolean => isRow(line) && [...line].every((sign) => '|-: '.includes(sign));

/** In place of a pipe that belongs to a cell's text. */
const ESCAPED = '\u0000';
const withoutEscapes = (row: string) => row.trim().replaceAll('\\|', ESCAPED);

/** Whether a row ends with the pipe of its last cell. */
export const isClosed = (row: string): boolean => withoutEscapes(row).endsWith('|');

/** Whether words go over the border of a cell. */
export const hasBorder = (words: string): boolean => withoutEscapes(words).includes('|');

/** The texts of a row's cells. */
export function cellsIn(row: string): string[] {
  const cells = withoutEscapes(row).split('|').slice(1);
  return (isClosed(row) ? cells.slice(0, -1) : cells).map((cell) => cell.replaceAll(ESCAPED, '|').trim());
}

/** A text as a cell has it: its pipes are escaped, once. */
export const asCell = (text: string): string => text.replaceAll('\\|', '|').replaceAll('|', '\\|');
