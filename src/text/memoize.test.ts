import { describe, expect, it } from 'vitest';
import { lastPerObject, memoize, once, oncePerObject } from './memoize.ts';

describe('memoize', () => {
  it('computes the result of a text once, false included', () => {
    const asked: string[] = [];
    const isLong = memoize((text) => {
      asked.push(text);
      return text.length > 3;
    });
    expect([isLong('one'), isLong('one'), isLong('three')]).toEqual([false, false, true]);
    expect(asked).toEqual(['one', 'three']);
  });
});

describe('oncePerObject', () => {
  it('computes once for each object, not for each content', () => {
    let calls = 0;
    const sum = oncePerObject((numbers: number[]) => {
      calls += 1;
      return numbers.length > 2 ? undefined : numbers.length;
    });
    const two = [1, 2];
    const three = [1, 2, 3];
    expect([sum(two), sum(two), sum(three), sum(three), sum([1, 2])]).toEqual([2, 2, undefined, undefined, 2]);
    expect(calls).toBe(3);
  });
});

it('lastPerObject computes again for other arguments, and for the ones before those', () => {
  let calls = 0;
  const joined = lastPerObject((list: string[], by: string, end: object) => {
    calls += 1;
    return list.join(by) + Object.keys(end).length;
  });
  const [list, end] = [['a', 'b'], {}];
  expect([joined(list, '-', end), joined(list, '-', end), calls]).toEqual(['a-b0', 'a-b0', 1]);
  expect([joined(list, '+', end), joined(list, '-', end), joined(list, '-', {}), calls]).toEqual(['a+b0', 'a-b0', 'a-b0', 4]);
});

it('once computes on the first call only, undefined included', () => {
  let calls = 0;
  const nothing = once(() => {
    calls += 1;
    return undefined;
  });
  expect([calls, nothing(), nothing(), calls]).toEqual([0, undefined, undefined, 1]);
});
