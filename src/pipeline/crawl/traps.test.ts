import { describe, expect, it } from 'vitest';
import { detectTrap, isActionUrl, isFileUrl } from './traps.ts';

const at = (path: string) => `https://shop.example${path}`;

describe('detectTrap', () => {
  it.each([
    '/calendar/2026-05',
    '/events/2026/05/12',
    '/events?date=2026-05-12',
    '/shop?sort=price',
    '/shop?filter_color=red',
    '/shop?filter[size]=xl',
    '/page?PHPSESSID=abc',
    '/page;jsessionid=1A2B',
    '/a/b/a/b/a/b',
    '/1/2/3/4/5/6/7/8/9/10/11',
    '/x?a=1&b=2&c=3&d=4',
    `/${'long'.repeat(120)}`,
  ])('sees one in %s', (path) => {
    expect(detectTrap(at(path))).not.toBeNull();
  });

  it.each([
    '/',
    '/about',
    '/events/summer-party',
    '/events/2026/summer-party',
    '/blog/2026/05/new-shop',
    '/index.php?id=12',
    '/products/red-shoes?variant=12',
  ])('sees none in %s', (path) => {
    expect(detectTrap(at(path))).toBeNull();
  });
});

describe('isActionUrl', () => {
  it.each([
    '/logout',
    '/account/sign-out/',
    '/wp-admin/post.php',
    '/wp-json/wp/v2',
    '/cdn-cgi/l/email-protection',
    '/shop?add-to-cart=12',
    '/item/delete/4',
    '/feed/',
  ])('knows %s', (path) => {
    expect(isActionUrl(at(path))).toBe(true);
  });

  it.each(['/logistics', '/feedback', '/about', '/removals', '/sign-outs-of-neon'])('leaves %s alone', (path) => {
    expect(isActionUrl(at(path))).toBe(false);
  });
});

describe('isFileUrl', () => {
  it.each([
    ['/menu.PDF', true],
    ['/photo.jpeg?w=1', true],
    ['/about.html', false],
    ['/index.php', false],
    ['/v1.2', false],
    ['/node.js-training', false],
  ])('%s: %s', (path, file) => {
    expect(isFileUrl(at(path))).toBe(file);
  });
});
