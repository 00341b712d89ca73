import { describe, expect, it } from 'vitest';
import type { Page } from '#contracts/page.ts';
import { extractPage } from './extract-page.ts';
import { findFunctions } from './functions.ts';
import { findTechnology } from './technology.ts';

const pageOf = (html: string, url = 'https://example.org/', headers: Record<string, string> = {}): Page =>
  ({ ...extractPage({ html, url, isInternal: (link) => link.includes('//example.org/') }), url, headers }) as Page;

describe('findFunctions', () => {
  it.each([
    ['<form><input type=email></form>', 'newsletter', ''],
    ['<form action="https://x.list-manage.com/subscribe"><input type=email></form>', 'newsletter', 'Mailchimp'],
    ['<a href="https://calendly.com/ada">Book</a>', 'booking', 'Calendly'],
    ['<iframe src="https://www.youtube-nocookie.com/embed/1"></iframe>', 'video', 'YouTube'],
    ['<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>', 'map', 'Google Maps'],
    ['<script src="https://www.googletagmanager.com/gtag/js?id=G"></script>', 'tracking', 'Google Analytics'],
    ['<a href="/files/menu.pdf">Menu</a>', 'download', ''],
    ['<a href="/cart">Cart</a>', 'shop', ''],
    ['<a href="https://www.paypal.com/donate?id=1">Give</a>', 'donation', 'PayPal'],
    ['<link rel=alternate type="application/atom+xml" href="/f">', 'rss', ''],
    ['<nav><a href="/de/">Deutsch</a><a href="/en/">English</a></nav>', 'language-switch', ''],
    ['<script src="https://embed.tawk.to/1"></script>', 'chat', 'Tawk.to'],
  ])('%s is %s', (html, kind, provider) => {
    expect(findFunctions([pageOf(html)])).toMatchObject([{ kind, provider, pages: ['https://example.org/'] }]);
  });

  it('names all pages of one function once', () => {
    const html = '<form role=search><input name=q></form>';
    const pages = [pageOf(html), pageOf(html, 'https://example.org/a'), pageOf('<p>none</p>', 'https://example.org/b')];
    expect(findFunctions(pages)).toMatchObject([{ kind: 'search', pages: ['https://example.org/', 'https://example.org/a'] }]);
  });

  it('does not take a link to a video or a hidden form for a function', () => {
    expect(findFunctions([pageOf('<a href="https://www.youtube.com/watch?v=1">v</a><form hidden><input type=email></form>')])).toEqual([]);
  });
});

describe('findTechnology', () => {
  it.each([
    ['<meta name=generator content="WordPress 6.5">', {}, 'WordPress', 'meta[name="generator"]'],
    ['<link rel=stylesheet href="/wp-content/themes/a/style.css">', {}, 'WordPress', 'head > link'],
    ['<script src="/js/jquery-3.7.1.min.js"></script>', {}, 'jQuery', 'head > script'],
    ['<link rel=stylesheet href="https://cdn.example/bootstrap@5.3.2/dist/css/bootstrap.min.css">', {}, 'Bootstrap', 'head > link'],
    ['', { server: 'nginx/1.25' }, 'nginx', 'header: server'],
  ])('%s', (html, headers, name, selector) => {
    expect(findTechnology([pageOf(html, 'https://example.org/', headers)])).toMatchObject([
      { name, evidence: { url: 'https://example.org/', selector } },
    ]);
  });

  it('finds nothing in plain HTML', () => {
    expect(findTechnology([pageOf('<p>We wrote about WordPress and jQuery.</p>')])).toEqual([]);
  });
});
