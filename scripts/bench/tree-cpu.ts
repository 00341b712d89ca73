import { readdirSync, readFileSync } from 'node:fs';

// Clock ticks a second as Linux tells them to programs (sysconf(_SC_CLK_TCK)), on all its usual platforms.
const TICK_MS = 10;

/**
 * Counts the processor time of this process and of all it started, those that ended meanwhile included (the system adds them to
 * the one that started them): `stop` answers milliseconds. It looks twice only, as looking takes time too. 0 where the system has no /proc.
 */
export function watchTreeCpu(): { stop(): number } {
  const before = treeMs(process.pid);
  return { stop: () => treeMs(process.pid) - before };
}

function treeMs(root: number): number {
  const found = processes();
  const sumOf = (pid: number): number => {
    let sum = found.get(pid)?.ms ?? 0;
    for (const [child, { parent }] of found) if (parent === pid) sum += sumOf(child);
    return sum;
  };
  return sumOf(root);
}

function processes(): Map<number, { parent: number; ms: number }> {
  const found = new Map<number, { parent: number; ms: number }>();
  try {
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name)) continue;
      try {
        // After the name in brackets: state, parent, ... utime, stime and those of ended children are the 12th to 15th (proc(5)).
        const fields = readFileSync(`/proc/${name}/stat`, 'latin1')
          .replace(/^.*\) /s, '')
          .split(' ');
        const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0);
        found.set(Number(name), { parent: Number(fields[1]), ms: ticks * TICK_MS });
      } catch {
        // it ended meanwhile
      }
    }
  } catch {
    // no /proc on this system
  }
  return found;
}
