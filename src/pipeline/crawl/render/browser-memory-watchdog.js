// The thread of browser-memory.ts: a page allocates gigabytes per second, so this thread does nothing else. Plain JavaScript, because
// loading the type stripper would take more memory than the rest of it. It is sent the browser's processes whenever they may have changed.
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

const SAMPLE_EVERY_MS = 16;
/** @type {{ browserMb: number, tabMb: number }} */
const limits = workerData.limits;
/** @type {{ type: string, id: number }[]} */
let processes = workerData.processes;
parentPort?.on('message', (/** @type {typeof processes} */ current) => {
  processes = current;
});

const timer = setInterval(() => {
  const measured = processes.map((one) => ({ ...one, mb: readOwnMb(one.id) }));
  for (const { id, type, mb } of measured) if (type === 'renderer' && mb > limits.tabMb) kill(id);
  if (measured.reduce((sum, { mb }) => sum + mb, 0) <= limits.browserMb) return;
  // The largest first: a page's memory is free at once, while the browser still cleans up.
  for (const { id } of measured.sort((a, b) => b.mb - a.mb)) kill(id);
  clearInterval(timer);
  parentPort?.close();
}, SAMPLE_EVERY_MS);

/** Memory of a process in MB, mapped program files left out. */
function readOwnMb(/** @type {number} */ pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1');
    const field = (/** @type {string} */ name) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0);
    return (field('RssAnon') + field('RssShmem')) / 1024;
  } catch {
    return 0; // the process ended, or this system has no /proc
  }
}

function kill(/** @type {number} */ pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has ended.
  }
}
