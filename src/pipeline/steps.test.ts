import { expect, it } from 'vitest';
import { atOnce, inTurns } from './steps.ts';

function* steps(log: string[]) {
  for (const step of ['one', 'two']) {
    log.push(step);
    yield;
  }
  return log.length;
}

it('computes the same at once and in turns, with other work between two turns', async () => {
  expect(atOnce(steps([]))).toBe(2);
  const log: string[] = [];
  setImmediate(() => log.push('other work'));
  await inTurns(steps(log));
  expect(log).toEqual(['one', 'other work', 'two']);
});

it('passes on what a step throws', async () => {
  const failing = function* () {
    yield;
    throw new Error('no');
  };
  expect(() => atOnce(failing())).toThrow('no');
  await expect(inTurns(failing())).rejects.toThrow('no');
});
