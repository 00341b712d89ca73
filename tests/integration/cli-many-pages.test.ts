// Commands on many pages start again with the settings of malloc, before anything else is loaded.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const START = join(import.meta.dirname, '../../src/cli/start.js');
/** Runs at each start of the process. */
const TELL = '--import=data:text/javascript,process.stderr.write("arenas:"+process.env.MALLOC_ARENA_MAX+"\\n")';

function startsOf(pages: string, env: NodeJS.ProcessEnv = {}): string[] {
  const { MALLOC_ARENA_MAX: _a, MALLOC_TRIM_THRESHOLD_: _t, MALLOC_MMAP_THRESHOLD_: _m, ...rest } = process.env;
  const args = [TELL, START, '--help', '--max-pages', pages];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { env: { ...rest, ...env }, encoding: 'utf8' });
  expect(status).toBe(0);
  expect(stdout).toContain('analyze');
  return stderr.split('\n').filter((line) => line.startsWith('arenas:'));
}

it.runIf(process.platform === 'linux' && process.execve)('restarts once for more than 100 pages, and prints all of its output', () => {
  expect(startsOf('101')).toEqual(['arenas:undefined', 'arenas:2']);
});

it('starts once for fewer pages, and where an operator has chosen settings', () => {
  expect(startsOf('100')).toEqual(['arenas:undefined']);
  expect(startsOf('101', { MALLOC_ARENA_MAX: '4' })).toEqual(['arenas:4']);
});
