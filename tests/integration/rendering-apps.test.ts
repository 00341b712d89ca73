// Sites that scripts make, in a real browser: their pages are found, and nothing is called missing that a visitor sees.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '#contracts/site.ts';
import { auditSite } from '#pipeline/audit/audit-site.ts';
import { chromium, openRenderingSite, type Pages, type RenderingSite } from './rendering-site.ts';

const PROSE = 'We repair bicycles by hand, true every wheel and say beforehand what it costs. '.repeat(12);
const FRAME = '<!doctype html><html><head><meta charset="utf-8"></head><body><div id="app"></div>';
const MISSING = [
  ...[
    'missing-title',
    'missing-meta-description',
    'missing-main-landmark',
    'missing-canonical',
    'missing-lang',
    'missing-viewport',
    'thin-content',
  ],
  ...[
    'empty-page',
    'missing-contact',
    'missing-alt',
    'missing-structured-data',
    'missing-open-graph',
    'missing-form-label',
    'missing-call-to-action',
    'missing-subheadings',
    'missing-contact-page',
    'no-way-home',
  ],
];
/** What every page of the made-up shop shows, as statements of its script; `name` is the page's. */
const DRAW = `function draw(name, more = '') {
  document.documentElement.lang = 'en';
  document.head.insertAdjacentHTML('beforeend', '<title>' + name + ' - Wheel Works</title><meta name="description" content="' + name + ' at Wheel Works, the bicycle workshop.">'
    + '<meta name="viewport" content="width=device-width"><link rel="canonical" href="' + location.href + '"><meta property="og:title" content="' + name + '"><meta property="og:type" content="website"><meta property="og:url" content="' + location.href + '"><meta property="og:image" content="http://shop.test/wheel.png">'
    + '<script type="application/ld+json">{"@context":"https://schema.org","@type":"BikeStore","name":"Wheel Works"}<' + '/script>');
  app.innerHTML = '<header><nav><a href="/">Home</a> <a href="/repairs">Repairs</a> <a href="/contact">Contact</a></nav></header><main><h1>' + name + '</h1><p>${PROSE}</p>'
    + '<img src="/wheel.png" alt="A wheel" width="20" height="20"><a class="button" href="/contact">Book a repair</a>' + more + '</main><footer><a href="mailto:hi@shop.test">hi@shop.test</a></footer>';
}`;

function missingIn(site: Site): string[] {
  const ids = auditSite(site).findings.map(({ id }) => id);
  return [...new Set(ids)].filter((id) => MISSING.includes(id));
}

describe.skipIf(chromium.path === null)('sites that scripts make', () => {
  let site: RenderingSite;
  beforeAll(async () => {
    site = await openRenderingSite();
  });
  afterAll(() => site?.close());

  it('are read route by route, though the served HTML has no links to them', async () => {
    // As single-page apps are served: every path answers with the same frame, routes exist in the script alone.
    const shell = `${FRAME}<script>${DRAW}
      const names = { '/': 'Bicycle repairs', '/repairs': 'What we repair', '/repairs/wheels': 'Wheels', '/contact': 'Write to us' };
      draw(names[location.pathname] ?? 'Not found', location.pathname === '/repairs' ? '<a href="/repairs/wheels">Wheels</a>' : '');
      document.addEventListener('click', (event) => { event.preventDefault(); history.pushState(null, '', event.target.href); });
    </script></body></html>`;
    site.serve({ '/': shell, '/repairs': shell, '/repairs/wheels': shell, '/contact': shell });
    const read = await site.crawl();
    expect(read.pages.map(({ path, mode, headings }) => [path, mode, headings[0]?.text]).toSorted()).toEqual([
      ['/', 'rendered', 'Bicycle repairs'],
      ['/contact', 'rendered', 'Write to us'],
      ['/repairs', 'rendered', 'What we repair'],
      ['/repairs/wheels', 'rendered', 'Wheels'],
    ]);
    expect(missingIn(read)).toEqual([]);
  });

  it('are read behind a notice that has to be accepted first', async () => {
    const home = `<!doctype html><html lang="en"><head><title>Wheel Works</title><style>#site { display: none } #notice { position: fixed; inset: 0; background: #fff } #cookies { position: fixed; inset: 0; display: none }</style></head>
      <body><div id="notice"><p>We have to tell you something first.</p><button>Read</button></div><div id="cookies"><p>${PROSE} ${PROSE}</p></div><div id="site"><main><h1>Prices</h1><p>${PROSE}</p><div id="list"></div></main></div>
      <script>site.style.display = 'none'; list.innerHTML = '<p>A new wheel costs 48.50 €.</p>'; document.querySelector('button').onclick = () => { notice.remove(); site.style.display = 'block'; };</script></body></html>`;
    site.serve({ '/': home });
    const [page] = (await site.crawl()).pages;
    expect(page?.blocks.filter(({ hidden }) => !hidden).map(({ text }) => text)).toContain('A new wheel costs 48.50 €.');
    expect(page?.headings.map(({ text, hidden }) => [text, hidden])).toEqual([['Prices', false]]);
  });

  it('are read once what they fetch has come, and what that fetches', async () => {
    const shell = `${FRAME}<script>${DRAW}
      fetch('/api/first').then((answer) => answer.json()).then(({ next }) => fetch(next)).then((answer) => answer.text()).then((name) => draw(name));
    </script></body></html>`;
    const pages: Pages = {
      '/': shell,
      '/repairs': shell,
      '/contact': shell,
      '/api/first': (_, answer) => void setTimeout(() => answer.end('{"next":"/api/second"}'), 250),
      '/api/second': (_, answer) => void setTimeout(() => answer.end('Fetched in two steps'), 450),
    };
    site.serve(pages);
    const read = await site.crawl();
    expect(read.pages.map(({ headings }) => headings[0]?.text)).toEqual(Array(3).fill('Fetched in two steps'));
    expect(missingIn(read)).toEqual([]);
  });

  it('are waited for while they say next to nothing, and scrolled through: what shows only then is read', async () => {
    const shell = `${FRAME}<script>${DRAW}
      app.textContent = 'Loading ...';
      setTimeout(() => {
        draw('Late words', '<div style="height:3000px"></div><section id="more"></section>');
        new IntersectionObserver(([entry], observer) => {
          if (!entry.isIntersecting) return;
          observer.disconnect();
          document.getElementById('more').innerHTML = '<h2>Opening hours</h2><p>Call <a href="tel:+493012345678">+49 30 12345678</a></p><a href="/hidden-away">More about us</a>';
        }).observe(document.getElementById('more'));
      }, 900);
    </script></body></html>`;
    site.serve({ '/': shell, '/repairs': shell, '/contact': shell, '/hidden-away': shell });
    const read = await site.crawl();
    expect(read.pages.map(({ path }) => path)).toContain('/hidden-away');
    for (const page of read.pages) {
      expect(page.headings.map(({ text }) => text)).toEqual(['Late words', 'Opening hours']);
      expect(page.contacts.map(({ kind }) => kind).toSorted()).toEqual(['email', 'phone']);
    }
    expect(missingIn(read)).toEqual([]);
  });

  it('are not judged by what a button opens: its pages are neither called missing nor made up', async () => {
    const shell = `${FRAME}<script>${DRAW}
      draw('All our wheels', '<button id="load">Load more</button><ul id="list"><li>Front wheel</li></ul>');
      load.onclick = () => { list.innerHTML += '<li><a href="/behind">Rear wheel</a></li>'; };
    </script></body></html>`;
    site.serve({ '/': shell, '/repairs': shell, '/contact': shell, '/behind': shell });
    const read = await site.crawl();
    expect(read.pages.map(({ path }) => path)).not.toContain('/behind');
    expect(site.asked).not.toContain('GET /behind');
    expect(missingIn(read)).toEqual([]);
  });
});
