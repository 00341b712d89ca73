import { expect, it } from 'vitest';
import { type FixtureAnswer, fixtureEgress } from '#testing/fixture-egress.ts';
import { createImageProber } from './probe-images.ts';

const url = (name: string) => `https://mill.test/${name}`;
/** What the file of a PNG image starts with. */
const png = Buffer.from('89504e470d0a1a0a', 'hex');
const FILES: Record<string, FixtureAnswer> = {
  'oven.png': { headers: { 'content-type': 'image/png' }, body: png },
  'no-type.png': { body: png },
  'icon.ico': { headers: { 'content-type': 'image/x-icon' }, body: 'icon' },
  // Without a size of its own: browsers show it.
  'logo.svg': { headers: { 'content-type': 'image/svg+xml' }, body: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  'page.png': { headers: { 'content-type': 'text/html' }, body: '<title>Not found</title>' },
  'broken.png': { headers: { 'content-type': 'image/png' }, body: 'no image' },
  'error.png': { status: 500 },
  'protected.png': { status: 403 },
  'busy.png': { status: 503 },
  'slow.png': { hangs: true },
};
const signal = new AbortController().signal;
const egressOf = (files: Record<string, FixtureAnswer>) =>
  fixtureEgress(Object.fromEntries(Object.entries(files).map(([name, answer]) => [url(name), answer])));

it('tells images that load from broken ones, and from those of which nothing is known', async () => {
  const prober = createImageProber({ egress: egressOf(FILES), signal });
  prober.add([...Object.keys(FILES), 'gone.png'].map(url));
  expect(Object.fromEntries(await prober.finish())).toEqual({
    ...Object.fromEntries(['oven.png', 'no-type.png', 'icon.ico', 'logo.svg'].map((name) => [url(name), 'loads'])),
    ...Object.fromEntries(['page.png', 'broken.png', 'error.png', 'gone.png'].map((name) => [url(name), 'broken'])),
    ...Object.fromEntries(['protected.png', 'busy.png', 'slow.png'].map((name) => [url(name), 'unanswered'])),
  });
});

it('asks for each of the first 40 once: two at a time while pages are read, six at a time afterwards', async () => {
  const names = Array.from({ length: 50 }, (_, at) => url(`${at}.png`));
  const egress = egressOf(Object.fromEntries(names.map((_, at) => [`${at}.png`, { ...(FILES['oven.png'] as object), afterMs: 3 }])));
  const prober = createImageProber({ egress, signal });
  prober.add(names.slice(0, 20));
  expect(egress.mostAtOnce()).toBe(2);
  prober.add(names);
  expect(egress.mostAtOnce()).toBe(2);
  const answers = await prober.finish();
  expect(egress.mostAtOnce()).toBe(6);
  expect(egress.asked.toSorted()).toEqual(names.slice(0, 40).toSorted());
  expect(answers.has(names[40] ?? '')).toBe(false);
});

it('asks for as many as there is room for while pages are read, and for more when it is told that there is', async () => {
  const names = Array.from({ length: 12 }, (_, at) => url(`${at}.png`));
  const egress = egressOf(Object.fromEntries(names.map((_, at) => [`${at}.png`, { ...(FILES['oven.png'] as object), afterMs: 3 }])));
  let room = 0;
  const prober = createImageProber({ egress, signal, room: () => room });
  prober.add(names);
  expect(egress.asked).toHaveLength(0);
  room = 3;
  prober.goOn();
  expect(egress.asked).toHaveLength(3);
  // Those on their way are finished; none follows them.
  room = 0;
  await new Promise((later) => setTimeout(later, 30));
  expect(egress.asked).toHaveLength(3);
  expect((await prober.finish()).size).toBe(12);
});

it('ends when the check is canceled', async () => {
  const stop = new AbortController();
  const prober = createImageProber({ egress: egressOf(FILES), signal: stop.signal });
  prober.add([url('oven.png')]);
  stop.abort(new Error('stopped'));
  await expect(prober.finish()).rejects.toThrow('stopped');
});
