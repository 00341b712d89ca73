import { expect, it } from 'vitest';
import { fixtureEgress } from '#testing/fixture-egress.ts';
import { watchRequests } from './watch-requests.ts';

it('counts the requests that are on their way, and tells when one has ended or failed', async () => {
  const url = 'https://mill.test/';
  const watch = watchRequests(fixtureEgress({ [url]: { body: 'here', afterMs: 3 } }));
  const running: number[] = [];
  watch.onEnd(() => running.push(watch.running()));
  const request = { maxBytes: 10, timeoutMs: 1_000 };
  const both = [watch.egress.fetch(url, request), watch.egress.fetch('https://nowhere.test/', { ...request, signal: AbortSignal.abort() })];
  expect(watch.running()).toBe(2);
  const [here, aborted] = await Promise.allSettled(both);
  expect([here?.status, aborted?.status]).toEqual(['fulfilled', 'rejected']);
  expect(running.toSorted()).toEqual([0, 1]);
});
