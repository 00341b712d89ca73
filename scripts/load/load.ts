// Puts an installation under load and reports how it behaves: `node scripts/load/load.ts [--only readers|silent|workers|outage|rolling] [--port 8690]`.
//
//   readers   50 users read while 20 analyses run, on the embedded database
//   silent    an ordinary analysis while others wait for sites that don't answer, on the embedded database
//   workers   slow sites on PostgreSQL: one worker, then two servers and two workers, then the same while workers are killed
//   outage    PostgreSQL is cut off for 30 s under load
//   rolling   two servers and two workers are restarted in turn behind a proxy, under load
import { parseArgs } from 'node:util';
import { loadOutage } from './outage.ts';
import { loadReaders } from './read-load.ts';
import { loadRolling } from './rolling-restart.ts';
import { loadSilentSites } from './silent-sites.ts';
import { loadWorkers } from './workers.ts';

const LOADS: Record<string, (port: number) => Promise<boolean>> = {
  readers: loadReaders,
  silent: loadSilentSites,
  workers: loadWorkers,
  outage: loadOutage,
  rolling: loadRolling,
};

const { values } = parseArgs({ options: { only: { type: 'string' }, port: { type: 'string', default: '8690' } } });
let passed = true;
for (const [name, run] of Object.entries(LOADS)) {
  if (values.only !== undefined && values.only !== name) continue;
  passed = (await run(Number(values.port))) && passed;
}
process.exit(passed ? 0 : 1);
