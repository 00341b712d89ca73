import { expect, it, vi } from 'vitest';
import { releaseMemory } from './release-memory.ts';

const GARBAGE_BYTES = 64_000_000;
/** Becomes garbage when this function returns; a collection of the young generation alone does not see it. */
const leaveGarbage = () => new WeakRef(new Uint8Array(GARBAGE_BYTES).fill(1));
const quiet = 200;

it('collects what nothing refers to any more, once the thread is quiet', async () => {
  const left = leaveGarbage();
  await releaseMemory(new AbortController().signal, quiet);
  expect(left.deref()).toBeUndefined();
});

it('does nothing when work has started meanwhile', async () => {
  const work = new AbortController();
  const collect = vi.fn();
  const released = releaseMemory(work.signal, quiet, collect);
  work.abort();
  await released;
  expect(collect).not.toHaveBeenCalled();
});
