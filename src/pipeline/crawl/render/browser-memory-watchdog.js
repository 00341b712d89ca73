// The thread of browser-memory.ts: a page fills some gigabytes a second, so nothing else may keep busy who watches it. It is plain JavaScript:
// what takes the types out of TypeScript would cost it more memory than all the rest. It is given the ids of the browser's
// processes, and again whenever they change.
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

const LOOK_EVERY_MS = 25;
const { maxMb } = workerData;
/** @type {number[]} */
let ids = workerData.ids;
parentPort?.on('message', (/** @type {number[]} */ now) => {
  ids = now;
});

const timer = setInterval(() => {
  const held = ids.map((id) => ({ id, mb: heldMb(id) }));
  if (held.reduce((sum, { mb }) => sum + mb, 0) <= maxMb) return;
  // The page's own process first: its memory is free at once, while the browser still tidies up.
  for (const { id } of held.sort((a, b) => b.mb - a.mb)) kill(id);
  clearInterval(timer);
  parentPort?.close();
}, LOOK_EVERY_MS);

/** Memory that is a process's own, in MB: program files that all of them map count for none of them. */
function heldMb(/** @type {number} */ pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1');
    const field = (/** @type {string} */ name) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0);
    return (field('RssAnon') + field('RssShmem')) / 1024;
  } catch {
    return 0; // it ended meanwhile, or this system has no /proc
  }
}

function kill(/** @type {number} */ pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended meanwhile.
  }
}
