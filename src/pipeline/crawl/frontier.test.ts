import { describe, expect, it } from 'vitest';
import { createFrontier, type FoundIn, type Frontier } from './frontier.ts';

const HOME = 'https://shop.example/';
const at = (path: string) => new URL(path, HOME).href;
const add = (frontier: Frontier, paths: string[], foundIn: FoundIn = 'link') => {
  for (const path of paths) frontier.add(at(path), { foundIn, label: '' });
};
const takeAll = (frontier: Frontier) => {
  const taken: string[] = [];
  for (let next = frontier.take(); next; next = frontier.take()) taken.push(next.url.replace(HOME, '/'));
  return taken;
};

describe('createFrontier', () => {
  it('gives the best address first, wherever it was found', () => {
    const frontier = createFrontier(HOME, () => true);
    add(frontier, ['/blog/a-post', '/legal', '/xyz', '/cart', '/contact', '/about']);
    expect(takeAll(frontier)).toEqual(['/about', '/contact', '/xyz', '/legal', '/blog/a-post', '/cart']);
  });

  it('prefers what the navigation names, then links, then sitemaps', () => {
    const frontier = createFrontier(HOME, () => true);
    add(frontier, ['/one'], 'sitemap');
    add(frontier, ['/two'], 'link');
    add(frontier, ['/three'], 'navigation');
    add(frontier, ['/one'], 'navigation');
    expect(frontier.rest().map(({ url, foundIn }) => [url, foundIn])).toEqual([
      [at('/one'), 'navigation'],
      [at('/three'), 'navigation'],
      [at('/two'), 'link'],
    ]);
  });

  it('takes what the user named before everything else', () => {
    const frontier = createFrontier(HOME, () => true);
    add(frontier, ['/about', '/cart'], 'navigation');
    add(frontier, ['/blog/a-post', '/cart'], 'named');
    expect(takeAll(frontier)).toEqual(['/blog/a-post', '/cart', '/about']);
  });

  it('does not let one section fill the reading', () => {
    const frontier = createFrontier(HOME, () => true);
    add(frontier, [...Array.from({ length: 9 }, (_, number) => `/services/s${number}`), '/products/p1', '/products/p2'], 'navigation');
    expect(takeAll(frontier).slice(0, 7)).toEqual(expect.arrayContaining(['/products/p1', '/products/p2']));
  });

  it('leaves other languages of the site for later', () => {
    const frontier = createFrontier(at('/en/'), () => true);
    add(frontier, ['/de/about', '/en/xyz', '/en/about'], 'navigation');
    expect(takeAll(frontier)).toEqual(['/en/about', '/en/xyz', '/de/about']);
  });

  it('takes an imprint before other law', () => {
    const frontier = createFrontier(HOME, () => true);
    add(frontier, ['/privacy', '/impressum']);
    expect(takeAll(frontier)).toEqual(['/impressum', '/privacy']);
  });

  it('leaves out other sites, actions, closed and known addresses', () => {
    const frontier = createFrontier(HOME, () => true);
    frontier.close(at('/read'));
    add(frontier, ['https://other.example/', '/logout', 'mailto:me@shop.example', '/read', '/read.html', '/new', '/new/']);
    expect(takeAll(frontier)).toEqual(['/new']);
    expect(frontier.refused()).toEqual([]);
  });

  it('asks on the host that answered', () => {
    const frontier = createFrontier('https://www.shop.example/', () => true);
    frontier.add('http://shop.example/about?a=1', { foundIn: 'link', label: '' });
    expect(frontier.take()?.url).toBe('https://www.shop.example/about?a=1');
  });

  it('notes files, traps and what robots.txt forbids', () => {
    const frontier = createFrontier(HOME, (url) => !url.includes('secret'));
    add(frontier, ['/leaflet.pdf', '/shop?sort=price', '/secret', '/open', '/v?id=1', '/v?id=2', '/v?id=3', '/v?id=4']);
    expect(takeAll(frontier)).toEqual(['/open', '/v?id=1', '/v?id=2', '/v?id=3']);
    expect(frontier.refused().map(({ url, reason }) => `${reason} ${url.replace(HOME, '/')}`)).toEqual([
      'not-html /leaflet.pdf',
      'trap /shop?sort=price',
      'trap /v?id=4',
      'robots /secret',
    ]);
  });

  it('stops growing', () => {
    const frontier = createFrontier(HOME, () => true);
    add(
      frontier,
      Array.from({ length: 6_000 }, (_, number) => `/p-${number}`),
    );
    expect(frontier.waiting()).toBe(5_000);
  });

  it('keeps room for what pages link to, however much a sitemap names', () => {
    const frontier = createFrontier(HOME, () => true);
    add(
      frontier,
      Array.from({ length: 6_000 }, (_, number) => `/p${number}`),
      'sitemap',
    );
    add(frontier, ['/about'], 'navigation');
    expect(frontier.take()?.url).toBe(at('/about'));
  });
});
