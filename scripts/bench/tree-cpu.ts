import { readdirSync, readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 40;
// Clock ticks a second as Linux tells them to programs (sysconf(_SC_CLK_TCK)), on all its usual platforms.
const TICK_MS = 10;

/**
 * Counts the processor time of this process and of all it started, those that end meanwhile included: `stop` answers milliseconds.
 * 0 where the system has no /proc.
 */
export function watchTreeCpu(): { stop(): number } {
  const before = treeOf(process.pid);
  const used = new Map<number, number>();
  const look = () => {
    for (const [pid, ms] of treeOf(process.pid)) {
      used.set(pid, ms);
    }
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      look();
      return [...used].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0);
    },
  };
}

function treeOf(root: number): Map<number, number> {
  const found = processes();
  const tree = new Map<number, number>();
  const add = (pid: number) => {
    const own = found.get(pid);
    if (!own) return;
    tree.set(pid, own.ms);
    for (const [child, { parent }] of found) if (parent === pid) add(child);
  };
  add(root);
  return tree;
}

function processes(): Map<number, { parent: number; ms: number }> {
  const found = new Map<number, { parent: number; ms: number }>();
  try {
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name)) continue;
      try {
        // After the name in brackets: state, parent, ... utime and stime are the 12th and 13th (proc(5)).
        const fields = readFileSync(`/proc/${name}/stat`, 'latin1')
          .replace(/^.*\) /s, '')
          .split(' ');
        found.set(Number(name), { parent: Number(fields[1]), ms: (Number(fields[11]) + Number(fields[12])) * TICK_MS });
      } catch {
        // it ended meanwhile
      }
    }
  } catch {
    // no /proc on this system
  }
  return found;
}
