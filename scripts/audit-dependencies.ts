// Asks the package registry for known vulnerabilities in production dependencies: `npm run audit:dependencies`.
// Exits with 1 for a high or critical one. A registry without this service, or one that can't be reached, is reported and is neither a
// pass nor a failure.
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
process.exitCode = verdict === 'vulnerable' ? 1 : 0;
