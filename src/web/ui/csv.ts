/** Spreadsheets run what starts like this (OWASP, CSV injection): words of a site are no formulas. */
const FORMULA_STARTS = ['=', '+', '-', '@', '\t', '\r'];

function cell(text: string): string {
  const plain = FORMULA_STARTS.some((start) => text.startsWith(start)) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}

/** Rows as a table for spreadsheets (RFC 4180). */
export const toCsv = (rows: readonly (readonly string[])[]): string => rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
