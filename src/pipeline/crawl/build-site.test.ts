import { describe, expect, it } from 'vitest';
import type { Page } from '#contracts/page.ts';
import { crawlFixture, pageWith } from '#testing/fixture-egress.ts';
import { buildSite, type SiteParts } from './build-site.ts';

const HTML = `<!doctype html><html lang="en"><head><meta name="generator" content="Hugo 0.1"><style>h1{color:#aa0000}</style></head><body><h1>Loaf</h1>
<form role="search"><input type="search" name="q"></form></body></html>`;

async function partsWith(broken: Partial<Page>, auxiliary: Partial<SiteParts['auxiliary']> = {}): Promise<SiteParts> {
  const { site } = await crawlFixture({ 'https://shop.example/': HTML });
  const [page] = site.pages;
  if (!page) throw new Error('no page');
  const home = { ...page, ...broken };
  return { ...site, pages: [home], home, homeHtml: HTML, auxiliary: { styles: [], llmsTxt: null, https: true, ...auxiliary } };
}

describe('buildSite', () => {
  it('puts brand, functions and technology together', async () => {
    const site = buildSite(await partsWith({}));
    expect(site.brand.colors.map(({ hex }) => hex)).toEqual(['#aa0000']);
    expect(site.functions.map(({ kind }) => kind)).toEqual(['search']);
    expect(site.technology.map(({ name }) => name)).toEqual(['Hugo']);
  });

  it.each([
    ['brand', {}, { styles: null as never }],
    ['functions', { hreflang: null as never }, {}],
    ['technology', { headers: null as never }, {}],
  ] as const)('leaves %s empty when its reader fails, and the rest as it is', async (failing, broken, auxiliary) => {
    const site = buildSite(await partsWith(broken, auxiliary));
    expect({
      brand: site.brand.source === 'none',
      functions: site.functions.length === 0,
      technology: site.technology.length === 0,
    }).toEqual({ brand: false, functions: false, technology: false, [failing]: true });
    expect(site.pages).toHaveLength(1);
  });

  it('survives a home page whose style sheet is written to exhaust its reader', async () => {
    const { site } = await crawlFixture({
      'https://shop.example/': pageWith('Loaf', [], `<style>a{color:${'('.repeat(300_000)}</style>`),
    });
    expect(site.pages[0]?.title).toBe('Loaf');
  });
});
