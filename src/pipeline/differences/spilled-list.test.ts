import { expect, it } from 'vitest';
import { SpilledList } from './spilled-list.ts';

it('has what was added in order, each time that it is read', () => {
  const list = new SpilledList<{ text: string }>();
  const values = Array.from({ length: 1_234 }, (_, at) => ({ text: `Loaf ${at} “ß” \n` }));
  expect([...list]).toEqual([]);
  for (const value of values) list.push(value);
  expect([...list]).toEqual(values);
  expect([...list]).toEqual(values);
});
