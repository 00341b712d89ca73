import { describe, expect, it } from 'vitest';
import type { OwnerFact } from '#contracts/facts.ts';
import { EMPTY_SHELL, pageOfHtml, renderedShell, siteOfPages } from '#testing/site-from-html.ts';
import { auditSite } from './audit/audit-site.ts';
import type { OpenedHome } from './crawl/crawl-site.ts';
import { lookAtBusiness, lookAtHome, lookAtPages } from './first-look.ts';
import { understandBusiness } from './insight/understand-business.ts';

const BAKERY = `<!doctype html><html lang="en"><head><title>Harbour Bakery - Fresh bread in Whitby</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Bakery","name":"Harbour Bakery"}</script></head>
<body><nav><a href="/">Home</a><a href="/bread">Bread</a></nav><main><h1>Fresh bread, baked every morning</h1>
<p>${'Harbour Bakery bakes sourdough loaves, rye bread and pastries for the people of Whitby. '.repeat(10)}</p>
<img src="/loaf.jpg"></main><footer>Harbour Bakery, 3 Quay Street, Whitby</footer></body></html>`;
const BREAD = `<!doctype html><html lang="en"><head><title>Our bread - Harbour Bakery</title></head><body><main><h1>Our bread</h1>
<p>${'Every loaf is made of flour, water and salt, and nothing else goes in. '.repeat(8)}</p><img src="/rye.jpg"></main></body></html>`;
/** Nothing says whose page it is, or what it sells. */
const VAGUE = `<!doctype html><html lang="en"><head><title>Welcome</title></head><body><main><h1>Welcome</h1>
<p>${'We are glad that you are here and hope that you enjoy your stay. '.repeat(12)}</p></main></body></html>`;

const opened = (html: string, more: Partial<OpenedHome> = {}): OpenedHome => ({
  page: pageOfHtml('/', html),
  html,
  rendering: { mode: 'static', note: '' },
  isFinal: true,
  screenshotsFollow: false,
  ...more,
});

describe('the first look at a home page', () => {
  it('tells name, industry, language and what to fix first', () => {
    const look = lookAtHome(opened(BAKERY), []);
    expect(look).toMatchObject({ basis: 'home', businessName: 'Harbour Bakery', language: 'en', hasScreenshots: false });
    expect(look?.industry).toContain('Bakery');
    expect(look?.findings?.map(({ id }) => id)).toContain('missing-alt');
    expect(look?.findings?.length).toBeLessThanOrEqual(5);
    expect(look?.findingCount).toBeGreaterThanOrEqual(look?.findings?.length ?? 0);
  });

  it('asserts neither name nor industry that it is not sure of', () => {
    expect(lookAtHome(opened(VAGUE), [])).toMatchObject({ title: 'Welcome', businessName: null, industry: null });
  });

  it('lists no findings before a browser has shown the page', () => {
    const look = lookAtHome(opened(BAKERY, { isFinal: false, screenshotsFollow: true }), []);
    expect(look).toMatchObject({ businessName: 'Harbour Bakery', findings: null, findingCount: 0, hasScreenshots: null });
  });

  it('says nothing of a page that is empty without its scripts, until they ran', () => {
    expect(lookAtHome(opened(EMPTY_SHELL, { isFinal: false }), [])).toBeNull();
    expect(lookAtHome(opened(EMPTY_SHELL, { page: renderedShell() }), [])).toMatchObject({ title: 'Pier Plumbing' });
  });

  it('leaves out a page that is too large to be read twice', () => {
    const page = { ...pageOfHtml('/', BAKERY), elementCount: 30_000 };
    expect(lookAtHome(opened(BAKERY, { page }), [])).toBeNull();
  });

  it('believes the owner', () => {
    const said: OwnerFact = { field: 'businessName', action: 'add', text: 'The Harbour Bakers', at: '2026-01-01T00:00:00Z' } as OwnerFact;
    expect(lookAtHome(opened(VAGUE), [said])?.businessName).toBe('The Harbour Bakers');
  });

  it('does not change the page it looks at', () => {
    const home = opened(BAKERY);
    const before = JSON.stringify(home.page);
    lookAtHome(home, []);
    expect(JSON.stringify(home.page)).toBe(before);
  });
});

describe('the look after all pages', () => {
  const site = siteOfPages(pageOfHtml('/', BAKERY), pageOfHtml('/bread', BREAD));

  it('rests on all pages and keeps what the home page told', () => {
    const home = lookAtHome(opened(BAKERY), []);
    const look = lookAtPages(home && { ...home, hasScreenshots: true }, site, auditSite(site));
    expect(look).toMatchObject({ basis: 'pages', businessName: 'Harbour Bakery', hasScreenshots: true });
    expect(look.findingCount).toBeGreaterThan(home?.findingCount ?? 0);
  });

  it('takes name and industry from the whole site once the business is identified', async () => {
    const audit = auditSite(site);
    const insight = await understandBusiness({ site, audit }, { model: undefined, signal: new AbortController().signal });
    const before = lookAtPages(null, site, audit);
    expect(before.businessName).toBeNull();
    expect(lookAtBusiness(before, insight, []).businessName).toBe('Harbour Bakery');
  });
});
