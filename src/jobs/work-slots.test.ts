import { describe, expect, it } from 'vitest';
import { createWorkSlots, type EnteredSlot } from './work-slots.ts';

/** Names of those that may compute, in the order in which they got a slot. */
function follow() {
  const order: string[] = [];
  const when = (name: string, ready: Promise<unknown>) => ready.then(() => order.push(name));
  return { order, when };
}
const turns = () => new Promise((done) => setImmediate(done));

describe('work slots', () => {
  it('lets as many in as there are slots, the next one when one leaves', async () => {
    const slots = createWorkSlots({ slots: 1 });
    const { order, when } = follow();
    const first = await slots.enter();
    void when('second', slots.enter());
    await turns();
    expect(order).toEqual([]);
    first.leave();
    await turns();
    expect(order).toEqual(['second']);
  });

  it('gives the slot of one that waits to another, and lets it return before others start', async () => {
    const waiting: number[] = [];
    const slots = createWorkSlots({ slots: 1, onWaiting: (count) => waiting.push(count) });
    const { order, when } = follow();
    const first = await slots.enter();
    first.pause(1_000);
    const second = await slots.enter();
    void when('third', slots.enter());
    void when('first', first.resume());
    await turns();
    expect(order).toEqual([]);
    second.leave();
    await turns();
    expect(order).toEqual(['first']);
    first.leave();
    await turns();
    expect(order).toEqual(['first', 'third']);
    expect(waiting).toEqual([1, 0]);
  });

  it.each([
    { limits: { maxWaiting: 1 }, heldBytes: 1, why: 'too many wait' },
    { limits: { maxHeldBytes: 1_500 }, heldBytes: 1_000, why: 'those that wait have read too much' },
  ])('keeps the slot occupied while $why, and frees it when that changes', async ({ limits, heldBytes }) => {
    const slots = createWorkSlots({ slots: 2, ...limits });
    const { order, when } = follow();
    const [first, second] = [await slots.enter(), await slots.enter()];
    first.pause(heldBytes);
    second.pause(heldBytes);
    const third = await slots.enter();
    void when('fourth', slots.enter());
    await turns();
    expect(order).toEqual([]);
    first.leave();
    await turns();
    expect(order).toEqual(['fourth']);
    third.leave();
  });

  it('continues at once when it kept its slot', async () => {
    const slots = createWorkSlots({ slots: 1, maxWaiting: 0 });
    const only = await slots.enter();
    only.pause(0);
    await only.resume();
    const { order, when } = follow();
    void when('next', slots.enter());
    await turns();
    expect(order).toEqual([]);
  });

  it('frees nothing twice, whatever one does after it has left', async () => {
    const slots = createWorkSlots({ slots: 1 });
    const { order, when } = follow();
    const gone = await slots.enter();
    gone.pause(0);
    const entered: EnteredSlot[] = [await slots.enter()];
    const back = when('gone', gone.resume());
    gone.leave();
    gone.leave();
    gone.pause(0);
    await gone.resume();
    await back;
    void when('next', slots.enter());
    await turns();
    expect(order).toEqual(['gone']);
    entered[0]?.leave();
    await turns();
    expect(order).toEqual(['gone', 'next']);
  });

  it('keeps nobody waiting when it is closed', async () => {
    const slots = createWorkSlots({ slots: 1 });
    const first = await slots.enter();
    const second = slots.enter();
    slots.close();
    await second;
    first.pause(0);
    await first.resume();
  });
});
