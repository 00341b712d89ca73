// The profile of a stored site in a process of its own, nothing warmed up: `node scripts/bench/fresh-profile.ts <file>`, the file
// being the JSON of { site, audit }. Prints the milliseconds that its thread worked.
import { readFileSync } from 'node:fs';
import type { AuditReport } from '../../src/contracts/finding.ts';
import type { Site } from '../../src/contracts/site.ts';
import { buildProfile } from '../../src/pipeline/insight/build-profile.ts';
import { threadMs } from './measure.ts';

const stored = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as { site: Site; audit: AuditReport };
process.stdout.write(`${JSON.stringify({ ms: threadMs(() => buildProfile(stored)) })}\n`);
