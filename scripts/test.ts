// Everything `npm test` checks: types, lint, unused code, wording, unit and integration tests, browser journeys.
// The last line of output counts them.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { findOrInstallBrowser } from './find-browser.ts';

type Count = { passed: number; failed: number; skipped: number };
type UnitReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
};
type Suite = { specs?: { title: string; file: string; ok: boolean }[]; suites?: Suite[] };
type JourneyReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number }; suites: Suite[] };
/** What failed, named again at the end: a log of thousands of lines is read from there. */
const failures: string[] = [];
const reports = mkdtempSync(join(tmpdir(), 'sitebrief-test-'));
const bin = (name: string) => join('node_modules/.bin', name);

function run(title: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  console.log(`\n== ${title}`);
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}

function check(title: string, command: string, args: string[]): Count {
  const ok = run(title, command, args);
  if (!ok) failures.push(title);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

function unitAndIntegration(): Count {
  const file = join(reports, 'vitest.json');
  const ok = run('unit and integration tests', bin('vitest'), [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = readReport<UnitReport>(file);
  const failed = report?.numFailedTests ?? 0;
  for (const { name, status, assertionResults } of report?.testResults ?? []) {
    const names = assertionResults.filter((one) => one.status === 'failed').map(({ fullName }) => fullName);
    // A file that breaks outside its tests has no failed one.
    if (status === 'failed')
      failures.push(...(names.length > 0 ? names : ['the file itself']).map((one) => `${relative('.', name)}: ${one}`));
  }
  // A run that breaks outside a test still counts as a failure.
  return { passed: report?.numPassedTests ?? 0, failed: ok ? failed : Math.max(1, failed), skipped: report?.numPendingTests ?? 0 };
}

const failedSpecs = (suites: readonly Suite[]): string[] =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
    ...failedSpecs(inner),
  ]);

function journeys(): Count {
  const browser = findOrInstallBrowser();
  if (!browser) {
    console.error('\nThe browser journeys need a Chromium, and none could be found or installed. Set CHROMIUM_PATH.');
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const file = join(reports, 'playwright.json');
  const built = run('web app', process.execPath, ['scripts/build-web.ts']);
  const ok =
    built &&
    run('browser journeys', bin('playwright'), ['test', '--reporter=list,json'], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      CHROMIUM_PATH: browser,
    });
  const report = readReport<JourneyReport>(file);
  const stats = report?.stats;
  failures.push(...failedSpecs(report?.suites ?? []));
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  return { passed: stats?.expected ?? 0, failed: ok ? failed : Math.max(1, failed), skipped: stats?.skipped ?? 0 };
}

const counts = [
  check('types', bin('tsc'), ['-p', '.']),
  check('types of the web app', bin('tsc'), ['-p', 'src/web']),
  check('lint and format', bin('biome'), ['check', '.']),
  check('unused code', bin('knip'), []),
  check('wording', process.execPath, ['scripts/check-words.ts']),
  // As before `npm start`: without it each of the many servers that the tests start would fill a database of its own.
  check('new database', process.execPath, ['scripts/build-database.ts']),
  unitAndIntegration(),
  journeys(),
];
const total = counts.reduce((sum, count) => ({
  passed: sum.passed + count.passed,
  failed: sum.failed + count.failed,
  skipped: sum.skipped + count.skipped,
}));
for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed === 0 ? 0 : 1;
