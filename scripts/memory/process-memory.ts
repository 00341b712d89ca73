// Memory of a process tree as the kernel counts it.
import { readdirSync, readFileSync } from 'node:fs';

/**
 * Memory of one process in MB: `pssMb` is its proportional share of everything it maps, `filesMb` what of that is program files
 * (proc_pid_smaps(5)).
 */
export type ProcessMemory = { pid: number; type: string; pssMb: number; filesMb: number };

/**
 * Reads a process and its descendants. `type` is `server` for the root, for Chromium's processes `chromium` and the process type
 * (`chromium renderer`), else the program's name. Empty on systems without /proc.
 */
export function readProcessTree(root: number): ProcessMemory[] {
  const parents = readParents();
  const isInTree = (pid: number): boolean => pid === root || (parents.has(pid) && isInTree(parents.get(pid) ?? 0));
  return [...parents.keys()].filter(isInTree).flatMap((pid) => {
    const pss = readPss(pid);
    return pss === null ? [] : [{ pid, type: pid === root ? 'server' : readType(pid), ...pss }];
  });
}

function readParents(): Map<number, number> {
  const parents = new Map<number, number>();
  for (const name of list('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    // The fields after the name in brackets: state, parent (proc_pid_stat(5)).
    const parent = read(`/proc/${name}/stat`)
      ?.replace(/^.*\) /s, '')
      .split(' ')[1];
    if (parent !== undefined) parents.set(Number(name), Number(parent));
  }
  return parents;
}

// A sandboxed renderer of another user does not show its maps: its own pages count, without shares of files.
function readPss(pid: number): Pick<ProcessMemory, 'pssMb' | 'filesMb'> | null {
  const rollup = read(`/proc/${pid}/smaps_rollup`);
  const pss = readField(rollup, 'Pss');
  if (pss !== null) return { pssMb: pss / 1024, filesMb: (readField(rollup, 'Pss_File') ?? 0) / 1024 };
  const status = read(`/proc/${pid}/status`);
  const anonymous = readField(status, 'RssAnon');
  return anonymous === null ? null : { pssMb: (anonymous + (readField(status, 'RssShmem') ?? 0)) / 1024, filesMb: 0 };
}

function readField(text: string | null, name: string): number | null {
  const value = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text ?? '')?.[1];
  return value === undefined ? null : Number(value);
}

function readType(pid: number): string {
  const args = (read(`/proc/${pid}/cmdline`) ?? '').split(/[\0 ]/);
  const program = args[0]?.split('/').at(-1) ?? '';
  const kind = args.find((arg) => arg.startsWith('--type='))?.slice('--type='.length) ?? 'browser';
  return /chrom|headless/.test(program) ? `chromium ${kind}` : program;
}

function list(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return null; // the process ended meanwhile
  }
}
