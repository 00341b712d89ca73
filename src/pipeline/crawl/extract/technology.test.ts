import { describe, expect, it } from 'vitest';
import type { Page } from '#contracts/page.ts';
import { extractPage } from './extract-page.ts';
import { findTechnology } from './technology.ts';

const URL = 'https://example.org/';
const pageOf = (html: string, headers: Record<string, string> = {}, url = URL): Page =>
  ({ ...extractPage({ html, url, isInternal: (link) => link.includes('//example.org/') }), url, headers }) as Page;

describe('findTechnology', () => {
  it.each([
    ['<meta name=generator content="WordPress 6.5">', {}, 'WordPress', 'cms', 'meta[name="generator"]'],
    ['<link rel=stylesheet href="/wp-content/themes/a/style.css">', {}, 'WordPress', 'cms', 'head > link'],
    ['<img src="https://static.wixstatic.com/a.png">', {}, 'Wix', 'builder', 'body > img'],
    ['<script src="/js/jquery-3.7.1.min.js"></script>', {}, 'jQuery', 'library', 'head > script'],
    ['<script src="https://embed.tawk.to/1"></script>', {}, 'Tawk.to', 'chat', 'head > script'],
    ['<script src="https://www.googletagmanager.com/gtag/js?id=G"></script>', {}, 'Google Analytics', 'analytics', 'head > script'],
    ['', { server: 'nginx/1.25' }, 'nginx', 'hosting', 'header: server'],
    ['', { 'x-generator': 'Drupal 10' }, 'Drupal', 'cms', 'header: x-generator'],
  ])('%s %j shows %s', (html, headers, name, category, selector) => {
    expect(findTechnology([pageOf(html, headers)])).toMatchObject([{ name, category, evidence: { url: URL, selector } }]);
  });

  it('needs a trace, not a mention', () => {
    expect(findTechnology([pageOf('<p>We wrote about WordPress and jQuery.</p>')])).toEqual([]);
  });

  it('names each technology once, with the page that shows it first', () => {
    const style = '<link rel=stylesheet href="/wp-content/a.css">';
    const pages = [pageOf('<p>none</p>'), pageOf(style, {}, `${URL}a`), pageOf(style, {}, `${URL}b`)];
    expect(findTechnology(pages)).toMatchObject([{ name: 'WordPress', evidence: { url: `${URL}a` } }]);
  });

  it('does not count a link to a service', () => {
    expect(findTechnology([pageOf('<a href="https://embed.tawk.to/1">chat</a>')])).toEqual([]);
  });
});
