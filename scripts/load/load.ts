// Loads an installation and says what it did: `node scripts/load/load.ts [--only readers|workers|outage|rolling] [--port 8690]`.
//
//   readers   50 people read while 20 analyses run, on the embedded database
//   workers   slow sites on PostgreSQL: one worker, then two servers and two workers, then the same while workers are killed
//   outage    PostgreSQL is cut off for 30 s under load
//   rolling   two servers and two workers are ended and started in turn behind a proxy, under load
import { parseArgs } from 'node:util';
import { loadOutage } from './outage.ts';
import { loadReaders } from './read-load.ts';
import { loadRolling } from './rolling-restart.ts';
import { loadWorkers } from './workers.ts';

const LOADS: Record<string, (port: number) => Promise<boolean>> = {
  readers: loadReaders,
  workers: loadWorkers,
  outage: loadOutage,
  rolling: loadRolling,
};

const { values } = parseArgs({ options: { only: { type: 'string' }, port: { type: 'string', default: '8690' } } });
let kept = true;
for (const [name, run] of Object.entries(LOADS)) {
  if (values.only !== undefined && values.only !== name) continue;
  kept = (await run(Number(values.port))) && kept;
}
process.exit(kept ? 0 : 1);
