import { describe, expect, it } from 'vitest';
import { AppError } from '#contracts/errors.ts';
import { egressOf, PIER_TITLE, pierHome } from '#testing/competitor-sites.ts';
import { createCompetitorReader } from './competitor-reader.ts';

/** Hangs until its signal aborts, like a server that never responds. */
const hanging = (_url: string, signal?: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const stop = () => reject(new AppError('cancelled', 'Stopped.'));
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
  });

describe('createCompetitorReader', () => {
  it('reads a home page once, however often it is asked', async () => {
    const egress = egressOf(pierHome);
    const reader = createCompetitorReader({ egress, signal: new AbortController().signal });
    const [first, second] = await Promise.all([reader.read('https://pier.example/'), reader.read('https://pier.example/')]);
    expect(first).toBe(second);
    expect(first.ok && first.site.pages[0]?.title).toBe(PIER_TITLE);
    expect(egress.asked.filter((url) => new URL(url).pathname === '/')).toHaveLength(1);
  });

  it('stops waiting for a site that never responds', async () => {
    const reader = createCompetitorReader({ egress: egressOf(hanging), signal: new AbortController().signal, timeoutMs: 60 });
    expect(await reader.read('https://slow.example/')).toEqual({ ok: false, reason: 'Its site did not answer in time.', exists: true });
  });

  it.each([
    ['address-unresolved', false],
    ['address-refused', false],
    ['site-unreachable', true],
  ] as const)('tells on %s whether there is such a site', async (code, exists) => {
    const egress = egressOf(async () => {
      throw new AppError(code, 'A sentence for people.');
    });
    const visit = await createCompetitorReader({ egress, signal: new AbortController().signal }).read('https://x.example/');
    expect(visit).toMatchObject({ ok: false, exists });
  });

  it('ends with the analysis', async () => {
    const stop = new AbortController();
    const visit = createCompetitorReader({ egress: egressOf(hanging), signal: stop.signal }).read('https://slow.example/');
    stop.abort();
    await expect(visit).rejects.toMatchObject({ code: 'cancelled' });
  });
});
