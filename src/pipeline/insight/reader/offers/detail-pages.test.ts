import { describe, expect, it } from 'vitest';
import { pageOfHtml, siteOfPages } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { detailPages } from './detail-pages.ts';

const page = (path: string, title: string, type: 'services' | 'other' = 'services') =>
  pageOfHtml(
    path,
    `<html><head><title>${title}</title></head><body><main><h1>${title}</h1><p>From the yard.</p></main></body></html>`,
    type,
  );
const homeWith = (...links: [string, string][]) =>
  pageOfHtml('/', `<html><body><main>${links.map(([path, text]) => `<a href="${path}">${text}</a>`).join('')}</main></body></html>`);
const pathsOf = (...pages: Parameters<typeof siteOfPages>) =>
  [...detailPages(buildSiteModel(siteOfPages(...pages)))].map(({ path }) => path);

describe('detailPages', () => {
  it('takes the pages that a link names as one offer of several, not the list of them', () => {
    const home = homeWith(['/services', 'Services'], ['/mast', 'Mast repair'], ['/sail', 'Sail cutting']);
    expect(pathsOf(home, page('/services', 'Services'), page('/mast', 'Mast repair'), page('/sail', 'Sail cutting in Kiel'))).toEqual([
      '/mast',
      '/sail',
    ]);
  });

  it('takes a page whose structured data declares what it is about', () => {
    const declares = (path: string, ...types: string[]) => {
      const data = types.map((type) => ({ '@type': type, name: 'Mast repair', url: `https://example.test${path}` }));
      const script = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
      return pageOfHtml(path, `<html><head><title>Masts</title>${script}</head><body><main><h1>Masts</h1></main></body></html>`);
    };
    expect(pathsOf(homeWith(), declares('/mast', 'Service'))).toEqual(['/mast']);
    expect(pathsOf(homeWith(), declares('/mast', 'Service', 'Service'))).toEqual([]);
    expect(pathsOf(homeWith(), declares('/mast', 'Organization'))).toEqual([]);
  });

  it('takes no single page: it may be the list', () => {
    expect(pathsOf(homeWith(['/apps', 'Apps']), page('/apps', 'Apps for the harbour'))).toEqual([]);
  });

  it('takes no page that links call otherwise', () => {
    const home = homeWith(['/mast', 'Winter news'], ['/sail', 'Summer news']);
    expect(pathsOf(home, page('/mast', 'Mast repair'), page('/sail', 'Sail cutting'))).toEqual([]);
  });
});
