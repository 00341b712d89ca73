// Measures what the product promises of its speed and prints target and measured: `npm run bench`, or one of it with
// `npm run bench -- --only page`. What each line says and what limits it: docs/performance.md.
import { parseArgs } from 'node:util';
import { benchAfterReading } from './bench/after-reading.ts';
import { benchCommandLine } from './bench/command-line.ts';
import type { Row } from './bench/measure.ts';
import { benchMemory } from './bench/memory.ts';
import { benchPageFacts } from './bench/page-facts.ts';
import { benchWholeSite } from './bench/whole-site.ts';

const BENCHES: [name: string, run: () => Promise<Row[]>][] = [
  ['page', benchPageFacts],
  ['site', benchWholeSite],
  ['memory', benchMemory],
  ['cli', benchCommandLine],
  ['after', benchAfterReading],
];

function printTable(rows: Row[]): void {
  const lines = [
    ['what', 'target', 'measured', ''],
    ...rows.map(({ name, what, target, measured, kept }) => [
      `${name}: ${what}`,
      target,
      measured,
      kept === null ? '' : kept ? 'kept' : 'MISSED',
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines)
    process.stdout.write(
      `${line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}\n`,
    );
}

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const chosen = BENCHES.filter(([name]) => values.only === undefined || name === values.only);
if (chosen.length === 0) {
  process.stderr.write(`There is no "${values.only}": ${BENCHES.map(([name]) => name).join(', ')}.\n`);
  process.exitCode = 2;
}
const rows: Row[] = [];
for (const [name, run] of chosen) {
  process.stderr.write(`measuring ${name} ...\n`);
  rows.push(...(await run()));
}
if (rows.length > 0) printTable(rows);
