import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderIn, NO_FOLDER } from './own-folder.ts';
import { createTurns, TURN_MS } from './take-turns.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sitebrief-turns-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const never = new AbortController().signal;
const CALLERS = 6;
const START = 1_764_000_000_000;

/** A clock that stays, so that callers compete for the same turns; what they wait for is when they would ask. */
function stillClock() {
  const askedAt: number[] = [];
  return { askedAt, clock: { now: () => START, wait: async (ms: number) => void askedAt.push(START + ms) } };
}
const gaps = (times: number[]) =>
  times
    .toSorted((a, b) => a - b)
    .slice(1)
    .map((time, at) => time - (times.toSorted((a, b) => a - b)[at] ?? 0));

describe('createTurns', () => {
  it.each(['one thread', 'several processes'])('lets callers of %s ask at least a second apart', async (who) => {
    const { askedAt, clock } = stillClock();
    const folder = who === 'one thread' ? NO_FOLDER : folderIn(dataDir, 'map');
    const all = Promise.withResolvers<void>();
    const wait = async (ms: number) => {
      await clock.wait(ms);
      if (askedAt.length === CALLERS) all.resolve();
      await all.promise;
    };
    const held = { ...clock, wait };
    const processes = who === 'one thread' ? [createTurns(folder, held)] : [createTurns(folder, held), createTurns(folder, held)];
    await Promise.all(Array.from({ length: CALLERS }, (_, at) => processes[at % processes.length]?.('nominatim', never)));
    expect(gaps(askedAt)).toEqual(Array.from({ length: CALLERS - 1 }, () => TURN_MS));
    expect(TURN_MS).toBeGreaterThanOrEqual(1_000);
  });

  it('counts each service by itself', async () => {
    const { askedAt, clock } = stillClock();
    const takeTurn = createTurns(NO_FOLDER, clock);
    await Promise.all([takeTurn('nominatim', never), takeTurn('overpass', never)]);
    expect(askedAt[0]).toBe(askedAt[1]);
  });

  it('leaves no files behind, also when the wait is aborted', async () => {
    const folder = folderIn(dataDir, 'map');
    const takeTurn = createTurns(folder, { now: () => START, wait: () => Promise.reject(new Error('stopped')) });
    await expect(takeTurn('nominatim', never)).rejects.toThrow('stopped');
    expect(await readdir(join(dataDir, 'map'))).toEqual([]);
  });

  it('does not use a turn that started before it was claimed', async () => {
    const times = [START, START + 2 * TURN_MS, START + 2 * TURN_MS, START + 2 * TURN_MS];
    const { askedAt, clock } = stillClock();
    const takeTurn = createTurns(NO_FOLDER, { ...clock, now: () => times.shift() ?? START + 2 * TURN_MS });
    await takeTurn('nominatim', never);
    expect(askedAt[0]).toBeGreaterThan(START);
  });
});
