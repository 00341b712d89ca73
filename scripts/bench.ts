// Measures what the product promises of its speed and prints target and measured: `npm run bench`, or one of it with
// `npm run bench -- --only page`. What each line says and what limits it: docs/performance.md.
// As every process of the product does.
import '../src/node-bootstrap.js';
import { parseArgs } from 'node:util';
import { benchAfterChange } from './bench/after-change.ts';
import { benchApi } from './bench/api.ts';
import { benchBlueprintEdit } from './bench/blueprint-edit.ts';
import { benchCommandLine } from './bench/cli.ts';
import { benchFirstResult } from './bench/first-result.ts';
import type { Row } from './bench/measure.ts';
import { benchMemory } from './bench/memory.ts';
import { benchPageFacts } from './bench/page-facts.ts';
import { benchAfterReading } from './bench/profile-and-prompt.ts';
import { benchRendering } from './bench/rendering.ts';
import { benchScreens } from './bench/screens.ts';
import { benchStart } from './bench/start.ts';
import { benchVerify } from './bench/verify.ts';
import { benchWholeSite } from './bench/whole-site.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    'with-lighthouse': { type: 'boolean' },
    'with-crawlee': { type: 'boolean' },
    // For `first`: folders of further sites, comma-separated, and another checkout to compare with, and how often.
    sites: { type: 'string' },
    checkout: { type: 'string' },
    rounds: { type: 'string' },
  },
});

const BENCHES: [name: string, run: () => Promise<Row[]>][] = [
  ['page', benchPageFacts],
  ['site', () => benchWholeSite({ withCrawlee: values['with-crawlee'] === true })],
  ['memory', benchMemory],
  ['cli', benchCommandLine],
  ['after', benchAfterReading],
  ['change', benchAfterChange],
  ['rendering', () => benchRendering({ withLighthouse: values['with-lighthouse'] === true })],
  ['verify', benchVerify],
  ['screens', benchScreens],
  ['blueprint', benchBlueprintEdit],
  [
    'first',
    () => benchFirstResult({ folders: values.sites?.split(',') ?? [], checkout: values.checkout, rounds: Number(values.rounds ?? 3) }),
  ],
  ['start', benchStart],
  ['api', benchApi],
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
