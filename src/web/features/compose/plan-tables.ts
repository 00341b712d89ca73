/** A heading of the Markdown text, and its title. */
const HEADING = /^#{1,4}\s+(.*)/;

/** The rows of the table under a heading of a Markdown text, by column name; [] when there is none. */
export function tableUnder(markdown: string, heading: string): Record<string, string>[] {
  const lines = markdown.split('\n');
  const start = lines.findIndex((line) => HEADING.exec(line)?.[1]?.trim().toLowerCase() === heading.toLowerCase());
  if (start < 0) return [];
  const first = lines.findIndex((line, index) => index > start && (line.startsWith('|') || HEADING.test(line)));
  if (first < 0 || !lines[first]?.startsWith('|')) return [];
  const names = cellsOf(lines[first]);
  const rows: Record<string, string>[] = [];
  for (const line of lines.slice(first + 2)) {
    if (!line.startsWith('|')) break;
    const cells = cellsOf(line);
    rows.push(Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])));
  }
  return rows;
}

function cellsOf(line: string): string[] {
  return line
    .replace(/^\|/, '')
    .replace(/\|\s*$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replace(/\\([|\\<>*_`[\]#~])/g, '$1'));
}

export type PlannedPage = { path: string; title: string; decision: string; reason: string; depth: number };

/** The page plan in the text, sorted by path: a page comes below the one whose path it extends. */
export function pagePlan(markdown: string): PlannedPage[] {
  return tableUnder(markdown, 'Page plan')
    .map((row) => ({
      path: row.Page ?? '',
      title: row.Title ?? '',
      decision: row.Decision ?? '',
      reason: row.Reason ?? '',
      depth: Math.min(3, (row.Page ?? '').split('/').filter(Boolean).length),
    }))
    .filter(({ path }) => path !== '')
    .sort((a, b) => (a.path === '/' ? -1 : b.path === '/' ? 1 : a.path.localeCompare(b.path)));
}

export type HeadChange = { page: string; part: string; now: string; next: string; why: string };

/** Titles and descriptions before and after, and how many stay unchanged. */
export function headChanges(markdown: string): { changes: HeadChange[]; kept: number } {
  const rows = tableUnder(markdown, 'Head data');
  const changes = rows
    .filter((row) => row.New !== 'stays')
    .map((row) => ({ page: row.Page ?? '', part: row.Part ?? '', now: row.Now ?? '', next: row.New ?? '', why: row.Why ?? '' }));
  return { changes, kept: rows.length - changes.length };
}
