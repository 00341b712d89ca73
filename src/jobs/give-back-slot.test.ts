import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Egress, EgressResponse } from '#egress/egress.ts';
import type { Renderer, RenderOutcome } from '#pipeline/crawl/render/renderer.ts';
import { givesBackSlot } from './give-back-slot.ts';

const ANSWER: EgressResponse = {
  ...{ url: 'https://shop.example/', status: 200, headers: {}, redirects: [], body: new Uint8Array(0), transferBytes: 0, truncated: false },
};

/** An analysis whose answers come when the test says so, and what it did with its slot. */
function analysis() {
  const did: string[] = [];
  const stopping = new AbortController();
  const answers: ((response: EgressResponse) => void)[] = [];
  const pieces: ((bytes: number) => Promise<void> | undefined)[] = [];
  const slot = Promise.withResolvers<void>();
  const rendered = Promise.withResolvers<RenderOutcome>();
  const egress: Egress = {
    fetch: (_url, { onData }) => {
      if (onData) pieces.push(onData);
      return new Promise((done) => answers.push(done));
    },
    check: async () => undefined,
    close: async () => undefined,
  };
  const renderer: Renderer = {
    openSite: () => ({ render: () => rendered.promise, close: async () => undefined }),
    close: async () => undefined,
  };
  const own = givesBackSlot(
    { egress, renderer },
    {
      signal: stopping.signal,
      slot: {
        pause: (heldBytes) => void did.push(`pause ${heldBytes}`),
        resume: () => {
          did.push('resume');
          return slot.promise;
        },
      },
    },
  );
  const fetch = () => own.services.egress.fetch('https://shop.example/', { maxBytes: 1_000, timeoutMs: 1_000 });
  return { did, stopping, answers, pieces, slot, rendered, fetch, ...own };
}

const OPTIONS = { signal: new AbortController().signal, isInternal: () => true };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => void vi.useRealTimers());
const pass = async (ms: number) => void (await vi.advanceTimersByTimeAsync(ms));

describe('giving back the slot', () => {
  it('keeps it while answers come, gives it back when none does, and hands over no answer without it', async () => {
    const { did, answers, slot, fetch } = analysis();
    const first = fetch();
    await pass(600);
    answers[0]?.(ANSWER);
    await first;
    const second = fetch();
    await pass(600);
    expect(did).toEqual([]);
    await pass(300);
    expect(did).toEqual(['pause 0']);
    let isAnswered = false;
    void second.then(() => {
      isAnswered = true;
    });
    answers[1]?.(ANSWER);
    await pass(100);
    expect(did).toEqual(['pause 0', 'resume']);
    expect(isAnswered).toBe(false);
    slot.resolve();
    await pass(1);
    expect(isAnswered).toBe(true);
  });

  it('computes without a pause while it asks nobody', async () => {
    const { did } = analysis();
    await pass(5_000);
    expect(did).toEqual([]);
  });

  it('says how much it holds, and takes a slot to read more than a megabyte of it', async () => {
    const { did, pieces, fetch } = analysis();
    void fetch();
    await pieces[0]?.(500_000);
    await pass(1_000);
    expect(did).toEqual(['pause 500000']);
    expect(pieces[0]?.(1_000_000)).toBeUndefined();
    const more = pieces[0]?.(100_000);
    expect(more).toBeInstanceOf(Promise);
    expect(did).toEqual(['pause 500000', 'resume']);
  });

  it('is not fooled by a byte now and then', async () => {
    const { did, pieces, fetch } = analysis();
    void fetch();
    for (let count = 0; count < 10; count += 1) {
      await pieces[0]?.(1);
      await pass(100);
    }
    expect(did).toHaveLength(1);
  });

  it('keeps it while a page is rendered', async () => {
    const { did, rendered, fetch, services } = analysis();
    void fetch();
    const page = services.renderer?.openSite(OPTIONS).render('https://shop.example/');
    await pass(3_000);
    expect(did).toEqual([]);
    rendered.resolve({ ok: false, reason: 'time', detail: '' });
    await page;
    await pass(900);
    expect(did).toEqual(['pause 0']);
  });

  it('takes a slot before it renders a page', async () => {
    const { did, slot, rendered, fetch, services } = analysis();
    rendered.resolve({ ok: false, reason: 'time', detail: '' });
    void fetch();
    await pass(900);
    const page = services.renderer?.openSite(OPTIONS).render('https://shop.example/');
    expect(did).toEqual(['pause 0', 'resume']);
    slot.resolve();
    expect(await page).toMatchObject({ ok: false });
  });

  it('waits for no slot once it is stopped', async () => {
    const { answers, stopping, fetch } = analysis();
    const answer = fetch();
    await pass(900);
    answers[0]?.(ANSWER);
    stopping.abort();
    expect(await answer).toBe(ANSWER);
  });

  it('leaves the services alone where there is no slot', () => {
    const services = { egress: analysis().services.egress, renderer: null };
    expect(givesBackSlot(services, { signal: new AbortController().signal }).services).toBe(services);
  });
});
