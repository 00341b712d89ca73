// Asks the package registry for known holes in what runs in production: `npm run audit:dependencies`.
// Ends with 1 when there is a high or critical one. A registry that has no such service, or can't be reached, is said
// plainly and is neither a pass nor a failure.
import { spawnSync } from 'node:child_process';
import { readAudit } from './audit-report.ts';

const WITHIN_MS = 60_000;

const { stdout, stderr } = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], {
  encoding: 'utf8',
  timeout: WITHIN_MS,
  maxBuffer: 50_000_000,
});
const { verdict, lines } = readAudit(stdout ?? '', stderr ?? '');
console.log(['Dependency audit:', ...lines].join('\n  '));
process.exitCode = verdict === 'holes' ? 1 : 0;
