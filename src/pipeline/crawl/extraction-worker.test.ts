import { afterEach, describe, expect, it } from 'vitest';
import { createExtractor, type Extractor } from './extraction-worker.ts';

const open: Extractor[] = [];
const extractor = () => {
  const made = createExtractor();
  open.push(made);
  return made;
};

afterEach(async () => {
  await Promise.all(open.splice(0).map((made) => made.close()));
});

const order = (title: string, filling: number) => ({
  html: `<title>${title}</title><a href="/a">inside</a><a href="https://other.example/">outside</a><p>${'word '.repeat(filling)}</p>`,
  url: 'https://shop.example/',
  homeUrl: 'https://www.shop.example/',
});

// Starting a thread takes seconds on a busy machine.
describe('createExtractor', { timeout: 60_000 }, () => {
  it('finds the same in a big page on its thread as in a small one here', async () => {
    const [small, big] = await Promise.all([extractor().extract(order('Page', 10)), extractor().extract(order('Page', 100_000))]);
    expect(big.links).toEqual(small.links);
    expect(big.links.map((link) => link.internal)).toEqual([true, false]);
  });

  it('reads big pages one after the other, each with its own answer', async () => {
    const made = extractor();
    const facts = await Promise.all(['one', 'two', 'three'].map((title) => made.extract(order(title, 90_000))));
    expect(facts.map(({ title }) => title)).toEqual(['one', 'two', 'three']);
  });

  it('leaves this thread free meanwhile', async () => {
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 5);
    await extractor().extract(order('Big', 200_000));
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(5);
  });
});
