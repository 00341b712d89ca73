// Size and shape of the source, as `npm run stats` prints them: lines, regular expressions, files next to a folder of the same
// name, modules without a test next to them. Tests, test builders (src/testing), styles, data and generated files do not count.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Product source files (`.ts`, `.tsx`, `.js` under `src`), relative to the root. */
export function sourceFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], { cwd: ROOT, encoding: 'utf8' });
  return listed
    .split('\n')
    .filter(
      (file) =>
        /\.(ts|tsx|js)$/.test(file) && !/\.test\.|\.d\.ts$|\.generated\.|\/migrations\/|^src\/testing\/|\/test-[\w-]+\.tsx?$/.test(file),
    );
}

/** Characters after which a slash starts a regular expression rather than a division or the end of a JSX tag. */
const BEFORE_REGEX = /(?:^|[=(,:[!&|?{;+\-*%~^]|\breturn|\btypeof|\bcase|=>)\s*$/;

/** The regular expression literals of a source text, without those in comments and strings. */
export function regexLiterals(source: string): string[] {
  const found: string[] = [];
  let index = 0;
  while (index < source.length) {
    const char = source[index] ?? '';
    const next = source[index + 1] ?? '';
    if (char === '/' && next === '/') index = endOf(source, '\n', index);
    else if (char === '/' && next === '*') index = endOf(source, '*/', index);
    else if (char === "'" || char === '"') index = skipString(source, index, char);
    else if (char === '`') index = skipTemplate(source, index);
    else if (char === '/' && BEFORE_REGEX.test(source.slice(Math.max(0, index - 40), index))) {
      const end = endOfRegex(source, index);
      if (end > index) found.push(source.slice(index, end));
      index = Math.max(end, index + 1);
    } else index += 1;
  }
  return found;
}

/** How many regular expressions a source text makes: its literals, and those put together at run time. */
export function countRegexes(source: string): number {
  return regexLiterals(source).length + source.split('new RegExp(').length - 1;
}

function endOf(source: string, mark: string, from: number): number {
  const at = source.indexOf(mark, from + 1);
  return at < 0 ? source.length : at + mark.length;
}

function skipString(source: string, from: number, quote: string): number {
  let index = from + 1;
  while (index < source.length && source[index] !== quote && source[index] !== '\n') index += source[index] === '\\' ? 2 : 1;
  return index + 1;
}

/** Past the text of a template up to its end or its first `${`, behind which code continues. */
function skipTemplate(source: string, from: number): number {
  let index = from + 1;
  let depth = 0;
  while (index < source.length) {
    const char = source[index];
    if (char === '\\') index += 1;
    else if (char === '`' && depth === 0) return index + 1;
    else if (char === '$' && source[index + 1] === '{') depth += 1;
    else if (char === '}' && depth > 0) depth -= 1;
    index += 1;
  }
  return index;
}

function endOfRegex(source: string, from: number): number {
  let inClass = false;
  for (let index = from + 1; index < source.length; index += 1) {
    const char = source[index];
    if (char === '\n') return from;
    if (char === '\\') index += 1;
    else if (char === '[') inClass = true;
    else if (char === ']') inClass = false;
    else if (char === '/' && !inClass) return index + 1 + (/^[a-z]*/.exec(source.slice(index + 1))?.[0].length ?? 0);
  }
  return from;
}

/** Module of a file: its folder in `src`, one level deeper inside `pipeline`. */
const moduleOf = (file: string) => {
  const [, first = '', second = ''] = file.split('/');
  return first === 'pipeline' && second !== '' && !second.includes('.') ? `${first}/${second}` : first;
};

/** Files `x.ts` next to a folder `x/`. */
export function twins(files: readonly string[]): string[] {
  const folders = new Set(files.map((file) => dirname(file)));
  return files.filter((file) => folders.has(file.replace(/\.(ts|tsx|js)$/, '')));
}

function printTable(): void {
  const files = sourceFiles();
  const tests = new Set(
    execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], { cwd: ROOT, encoding: 'utf8' })
      .split('\n')
      .filter((file) => file.includes('.test.')),
  );
  const rows = new Map<string, { files: number; lines: number; regexes: number; long: number; tested: number }>();
  for (const file of files) {
    const text = readFileSync(join(ROOT, file), 'utf8');
    const row = rows.get(moduleOf(file)) ?? { files: 0, lines: 0, regexes: 0, long: 0, tested: 0 };
    rows.set(moduleOf(file), {
      files: row.files + 1,
      lines: row.lines + text.split('\n').length - 1,
      regexes: row.regexes + countRegexes(text),
      long: row.long + regexLiterals(text).filter((literal) => literal.length > 200).length,
      tested:
        row.tested +
        (tests.has(file.replace(/\.(ts|tsx|js)$/, '.test.ts')) || tests.has(file.replace(/\.(ts|tsx|js)$/, '.test.tsx')) ? 1 : 0),
    });
  }
  const total = { files: 0, lines: 0, regexes: 0, long: 0, tested: 0 };
  const print = (name: string, row: typeof total) =>
    process.stdout.write(
      `${name.padEnd(26)}${String(row.files).padStart(7)}${String(row.lines).padStart(8)}${String(row.regexes).padStart(9)}${String(row.long).padStart(11)}${String(row.tested).padStart(14)}\n`,
    );
  process.stdout.write(`${'module'.padEnd(26)}  files   lines  regexes  over 200   with a test\n`);
  for (const [name, row] of [...rows].sort()) {
    print(name, row);
    for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += row[key];
  }
  print('total', total);
  process.stdout.write(`files next to a folder of the same name: ${twins(files).join(', ') || 'none'}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) printTable();
