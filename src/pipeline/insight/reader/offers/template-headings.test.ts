import { describe, expect, it } from 'vitest';
import { pageOfHtml, siteOfPages } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { templateHeadings } from './template-headings.ts';

const page = (path: string, ...headings: string[]) => {
  const body = headings.map((heading) => (heading.startsWith('<') ? heading : `<h2>${heading}</h2><p>Some words about it.</p>`)).join('');
  return pageOfHtml(path, `<html><body><main>${body}</main></body></html>`, path === '/' ? 'home' : 'product');
};
const found = (...pages: ReturnType<typeof page>[]) => [...templateHeadings(buildSiteModel(siteOfPages(...pages)))];

describe('templateHeadings', () => {
  const product = (path: string, name: string) => page(path, name, 'Materiał', 'Dostawa');

  it('are the headings that several pages share', () => {
    const pages = [product('/a', 'Loafer'), product('/b', 'Sneaker'), product('/c', 'Sandal')];
    expect(found(page('/', 'Shoes'), ...pages)).toEqual(['materiał', 'dostawa']);
    expect(found(page('/', 'Shoes'), ...pages.slice(1))).toEqual([]);
  });

  it('are neither those of the home page nor those that a link names', () => {
    const pages = ['/a', '/b', '/c'].map((path) => page(path, 'Roof repair', 'Gutters'));
    expect(found(page('/', 'Roof repair', '<a href="/gutters">Gutters</a>'), ...pages)).toEqual([]);
  });
});
