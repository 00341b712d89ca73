import { describe, expect, it } from 'vitest';
import type { Page } from '#contracts/page.ts';
import { extractPage } from './extract-page.ts';
import { findFunctions } from './functions.ts';

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
    ['<a href="/get?file=menu.PDF">Menu</a>', 'download', ''],
    ['<a href="/cart">Cart</a>', 'shop', ''],
    ['<a href="/shop/warenkorb.html">Warenkorb</a>', 'shop', ''],
    ['<a href="/wp-login.php">Members</a>', 'login', ''],
    ['<a href="/account/sign-in?next=a">Members</a>', 'login', ''],
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

  it.each(['/cartoons', '/blog/login-tips', '/pdf', '/menu.pdf.html'])('does not take the link %s for one', (href) => {
    expect(findFunctions([pageOf(`<a href="${href}">x</a>`)])).toEqual([]);
  });

  it('does not take a link to a video or a hidden form for a function', () => {
    expect(findFunctions([pageOf('<a href="https://www.youtube.com/watch?v=1">v</a><form hidden><input type=email></form>')])).toEqual([]);
  });
});
