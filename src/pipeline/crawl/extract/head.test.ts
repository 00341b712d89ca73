import { describe, expect, it } from 'vitest';
import { factsOf, URL_OF_PAGE } from '#testing/facts-of.ts';
import { extractPage } from './extract-page.ts';

describe('head', () => {
  it('counts titles in the head only, never those of drawings', () => {
    const facts = factsOf('<svg><title>Icon</title></svg><title>Body</title>');
    expect(facts).toMatchObject({ title: 'A page', titleCount: 1 });
  });

  it('is not ended by an image in a noscript', () => {
    const facts = extractPage({
      html: '<head><noscript><img src="pixel.gif"></noscript><title>Late</title><meta name="description" content="d"></head><body>x',
      url: URL_OF_PAGE,
      isInternal: () => true,
    });
    expect(facts).toMatchObject({ title: 'Late', description: 'd', images: [] });
  });

  it('reads description, canonical, robots, languages, viewport and other meta elements', () => {
    const facts = factsOf(
      '',
      '<meta name="Description" content=" What we do "><link rel="canonical" href="/a#b"><meta name=robots content="NoIndex"><link rel=alternate hreflang=de href=/de/><meta name=viewport content="width=device-width"><meta property="og:title" content="T">',
    );
    expect(facts).toMatchObject({
      description: 'What we do',
      canonical: 'https://example.org/a',
      robots: 'noindex',
      hreflang: [{ lang: 'de', url: 'https://example.org/de/' }],
      viewport: 'width=device-width',
      meta: { 'og:title': 'T' },
    });
  });

  it('resolves addresses against the base', () => {
    const facts = factsOf('<a href="x">x</a><img src="y.png">', '<base href="/other/">');
    expect(facts.base).toBe('/other/');
    expect(facts.links[0]?.href).toBe('https://example.org/other/x');
    expect(facts.images[0]?.src).toBe('https://example.org/other/y.png');
  });
});
