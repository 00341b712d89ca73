// Renders sites that mean harm, in a real browser over real sockets: nothing inside the network is ever contacted, and
// whatever a page does, the next one is read.
import { createSocket } from 'node:dgram';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageScreenshots, Screenshots } from '#contracts/screenshots.ts';
import type { Site } from '#contracts/site.ts';
import { createEgress } from '#egress/create-egress.ts';
import { type Pins, parsePins } from '#egress/parse-pins.ts';
import { createEgressProxy } from '#egress/proxy.ts';
import { auditSite } from '#pipeline/audit/audit-site.ts';
import { crawlSite } from '#pipeline/crawl/crawl-site.ts';
import { createRenderer } from '#pipeline/crawl/render/create-renderer.ts';
import { findChromium } from '#pipeline/crawl/render/find-chromium.ts';
import { dataLimitArguments } from '#pipeline/crawl/render/limit-data.ts';
import type { Renderer, RenderOptions, RenderOutcome } from '#pipeline/crawl/render/renderer.ts';
import { readProcessTree } from '../../scripts/memory/process-memory.ts';

const chromium = findChromium(undefined);
const NAMES = ['a.inside.test', 'b.inside.test', 'changing.inside.test'];
// Every way of writing this machine's address, and forms that carry it or lead into a network's inside.
const ADDRESS_FORMS = [
  ...['127.0.0.1', '127.0.0.1.', 'localhost', 'localhost.', '0.0.0.0', '0', '2130706433', '0x7f000001', '0x7f.1', '0177.0.0.1', '127.1'],
  ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]', '[64:ff9b::7f00:1]', '[2002:7f00:1::]', '[fe80::1]'],
  ...[
    '169.254.169.254',
    '[fd00:ec2::254]',
    'me:secret@127.0.0.1',
    'shop.test@127.0.0.1',
    '\uff11\uff12\uff17.0.0.1',
    '127\u30020\u30020\u30021',
  ],
];
// A page that tries them all at once would only be slow.
const GROUPS = Array.from({ length: 5 }, (_, group) => [...ADDRESS_FORMS, ...NAMES].filter((_form, at) => at % 5 === group));
const isInternal = (url: string) => URL.parse(url)?.hostname === 'shop.test';

let renderer: Renderer;
let contacts: string[] = [];
let insidePort = 0;
let sitePins: Pins;
let pages: Record<string, RequestListener | string> = {};
const closers: (() => unknown)[] = [];

async function listen(server: ReturnType<typeof createTcpServer>): Promise<number> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closers.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

/** A site whose HTML is an empty frame: its script makes head, menu and text of every page. */
function scriptedSite(): Record<string, RequestListener | string> {
  const shell = `<!doctype html><html><head><meta charset="utf-8"></head><body><div id="root"></div><script>
    const texts = { '/': 'Bread and cakes', '/about': 'About the bakery', '/contact': 'Contact us' };
    document.documentElement.lang = 'en';
    document.head.insertAdjacentHTML('beforeend', '<title>' + texts[location.pathname] + ' - Bakery</title><meta name="description" content="' + texts[location.pathname] + ', baked every morning."><meta name="viewport" content="width=device-width"><link rel="canonical" href="' + location.href + '">');
    document.getElementById('root').innerHTML = '<header><nav><a href="/">Home</a> <a href="/about">About</a> <a href="/contact">Contact</a></nav></header><main style="background:#fff"><h1 style="color:#8b1a1a">' + texts[location.pathname]
      + '</h1><p>' + 'We bake honest bread from flour, water and salt, every day of the week. '.repeat(12) + '</p><p>Write to <a href="mailto:hello@shop.test">hello@shop.test</a></p></main>';
  </script></body></html>`;
  return { '/': shell, '/about': shell, '/contact': shell };
}

/** Kills the browsers that this process started (Linux: by their parent). */
function killBrowsersOf(parent: number): void {
  const statusOf = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/status`, 'latin1');
    } catch {
      return ''; // it ended meanwhile
    }
  };
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const status = statusOf(pid);
    if (status.includes(`PPid:\t${parent}\n`) && /^Name:\tchrom/.test(status)) process.kill(Number(pid), 'SIGKILL');
  }
}

describe.skipIf(chromium.path === null)(`rendering in a browser${chromium.reason ? ` (left out: ${chromium.reason})` : ''}`, () => {
  beforeAll(async () => {
    insidePort = await listen(
      createTcpServer((socket) => {
        contacts.push('tcp');
        socket.destroy();
      }),
    );
    // WebRTC asks by UDP, on all of this machine's addresses.
    const udp = createSocket('udp4', () => void contacts.push('udp'));
    await new Promise<void>((bound) => udp.bind(insidePort, '0.0.0.0', bound));
    closers.push(() => udp.close());
    const site = createServer((request, answer) => {
      const page = pages[(request.url ?? '/').split('?')[0] ?? '/'];
      if (typeof page === 'function') return page(request, answer);
      answer.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' }).end(page ?? 'nothing here');
    });
    const port = await listen(site);
    closers.push(() => site.closeAllConnections());
    sitePins = parsePins(`shop.test=127.0.0.1:${port},other.test=127.0.0.1:${port}`);
    // Names of the network's inside resolve to it, as a hostile name server would have it.
    let lookUps = 0;
    const resolve = async (host: string) => {
      // One of them says something else each time it is asked.
      if (host.startsWith('changing.')) return ++lookUps % 2 === 0 ? ['127.0.0.1'] : ['93.184.215.14', '127.0.0.1'];
      return NAMES.includes(host) || host === 'localhost' ? ['127.0.0.1'] : [];
    };
    const openProxy = () => createEgressProxy({ pins: sitePins, resolve });
    renderer = createRenderer({ chromiumPath: chromium.path ?? '', openProxy });
  });
  afterAll(async () => {
    await renderer?.close();
    for (const close of closers.splice(0).reverse()) await close();
  });

  /** Renders the paths one after the other in one site. */
  async function render(site: typeof pages, paths = ['/'], options: RenderOptions = {}): Promise<RenderOutcome[]> {
    pages = site;
    contacts = [];
    const open = renderer.openSite({ signal: AbortSignal.timeout(50_000), isInternal });
    try {
      const outcomes: RenderOutcome[] = [];
      for (const path of paths) outcomes.push(await open.render(`http://shop.test${path}`, options));
      return outcomes;
    } finally {
      await open.close();
    }
  }
  const ok = (outcome: RenderOutcome | undefined) => {
    if (!outcome?.ok) throw new Error(`not rendered: ${JSON.stringify(outcome)}`);
    return outcome.page;
  };
  const PLAIN = '<!doctype html><title>Plain</title><h1>Plain</h1>';

  it('reads what scripts make, shadow trees included, and leaves the page as it was read', async () => {
    const home = `<!doctype html><html lang="en"><title>Raw</title><div id="app"></div><x-card>Given <b>words</b></x-card><script>
      customElements.define('x-card', class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = '<style>p{}</style><p>In the shadow: <slot></slot></p>'; } });
      fetch('/data').then((answer) => answer.text()).then((text) => { document.title = 'Made'; app.innerHTML = '<h1>' + text + '</h1>'; });
    </script></html>`;
    const [outcome] = await render({ '/': home, '/data': 'Fetched words' });
    const page = ok(outcome);
    expect(page).toMatchObject({
      url: 'http://shop.test/',
      status: 200,
      truncated: false,
      axe: null,
      styles: [],
      screenshots: null,
      firstScreens: null,
    });
    expect(page.html).toContain('<title>Made</title>');
    expect(page.html).toContain('<h1>Fetched words</h1>');
    expect(page.html).toContain('<x-card><p>In the shadow: Given <b>words</b></p></x-card>');
    expect(page.vitals.requests).toBeGreaterThanOrEqual(2);
  });

  it('checks with axe, samples styles, takes three screenshots', async () => {
    const home = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Shop</title><body style="background:#fffdf0;font-family:Georgia">
      <h1 style="color:#104080">Shop</h1><p style="color:#ddd">Too pale to read</p><button style="background:#0a7a50;color:#fff;border-radius:9px">Buy</button>
      <div style="height:2000px"></div><div id="cookie-notice" style="position:fixed;inset:0;background:#f00">We use cookies <button>Fine</button></div>`;
    const page = ok((await render({ '/': home }, ['/'], { audit: true, styles: true, screenshots: true }))[0]);
    expect(page.axe?.map(({ rule }) => rule)).toContain('color-contrast');
    expect(page.styles).toContainEqual({
      kind: 'button',
      property: 'background-color',
      value: 'rgb(10, 122, 80)',
      uses: 1,
      selector: 'body > button',
    });
    expect(page.styles).toContainEqual({
      kind: 'page',
      property: 'background-color',
      value: 'rgb(255, 253, 240)',
      uses: 1,
      selector: 'body',
    });
    const sizes = [page.screenshots?.desktop, page.screenshots?.fullPage, page.screenshots?.mobile].map((one) => [one?.width, one?.height]);
    expect(sizes[0]).toEqual([1440, 900]);
    expect(sizes[1]?.[1]).toBeGreaterThan(2000);
    expect(sizes[2]).toEqual([390, 844]);
    expect([...(page.screenshots?.desktop.bytes.subarray(0, 2) ?? [])]).toEqual([0xff, 0xd8]);
    expect(page.html).toContain('We use cookies');
  });

  it('takes the first screens of a long page on a phone and a desktop, and measures the next page as before', async () => {
    const long =
      '<!doctype html><meta name="viewport" content="width=device-width"><title>Long</title><h1>Long</h1><div style="height:9000px"></div>';
    const wide = '<!doctype html><meta name="viewport" content="width=device-width"><title>Wide</title><p style="width:600px">Wide</p>';
    const options = { firstScreens: true, widths: [360, 1440] };
    const [first, second] = (await render({ '/': long, '/wide': wide }, ['/', '/wide'], options)).map(ok);
    const sizes = ({ desktop, mobile }: PageScreenshots) => [desktop, mobile].map(({ width, height }) => [width, height]);
    expect(first?.firstScreens && sizes(first.firstScreens)).toEqual([
      [1440, 1800],
      [390, 1688],
    ]);
    expect(Buffer.from(first?.firstScreens?.mobile.bytes ?? []).toString('latin1', 8, 12)).toBe('WEBP');
    expect(second?.firstScreens?.desktop).toMatchObject({ width: 1440, height: 900 });
    expect(second?.layout?.overflows.map(({ width }) => width)).toEqual([360]);
  });

  it('checks a page at rest: what fades in, blinks or slides is measured where it ends or begins', async () => {
    const home = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Moves</title><style>
      @keyframes fade { from { opacity: 0.1 } } @keyframes pale { from, to { color: #eee } } @keyframes wide { from, to { width: 3000px } }
      .fades { animation: fade 60s linear } .blinks { animation: pale 1s infinite } .slides { animation: wide 60s }
      .turns { color: #ddd; transition: color 60s } .turns.on { color: #111 }</style>
      <main><h1>Moves</h1><p class="fades">Fades in</p><p class="blinks">Blinks</p><p class="turns">Turns dark</p>
      <div class="slides">Slides</div></main><script>
      const turns = document.querySelector('.turns'); getComputedStyle(turns).color; turns.className += ' on';</script>`;
    const page = ok((await render({ '/': home }, ['/'], { audit: true, widths: [360, 1440] }))[0]);
    expect(page.axe?.filter(({ rule }) => rule === 'color-contrast')).toEqual([]);
    expect(page.layout?.overflows).toEqual([]);
    expect(page.html).not.toContain('transition: none');
  });

  it('counts all elements that look alike on a page too large to check them one by one', async () => {
    const home = `<!doctype html><html lang="en"><title>Long</title><main><h1>Long</h1>${'<p class="pale" style="color:#ddd">Too pale</p><p>Dark enough</p>'.repeat(300)}</main>`;
    const page = ok((await render({ '/': home }, ['/'], { audit: true }))[0]);
    expect(page.axe?.find(({ rule }) => rule === 'color-contrast')).toMatchObject({
      count: 300,
      selector: expect.stringContaining('.pale'),
    });
  });

  it.each(GROUPS.map((forms) => ({ forms })))('contacts nothing inside, whatever the page tries: $forms', async ({ forms }) => {
    const targets = () => forms.map((host) => `${host}:${insidePort}`);
    const every = (make: (host: string) => string) => targets().map(make).join('\n');
    const tries = () => `<!doctype html><title>Tries</title>
      <link rel="dns-prefetch" href="//a.inside.test"><link rel="preconnect" href="http://127.0.0.1:${insidePort}">
      ${every((host) => `<img src="http://${host}/i"><iframe src="http://${host}/f"></iframe><script src="http://${host}/s"></script><link rel="stylesheet" href="http://${host}/c"><object data="http://${host}/o"></object><video src="http://${host}/v"></video>`)}
      <style>${every((host) => `body { background: url(http://${host}/b) }`)} @import url(http://127.0.0.1:${insidePort}/imp);</style>
      <img src="/redirect"><iframe src="/refresh"></iframe><iframe src="file:///etc/passwd"></iframe>
      <script>
        for (const host of ${JSON.stringify(targets())}) {
          fetch('http://' + host + '/fetch', { mode: 'no-cors' }).catch(() => {});
          fetch('https://' + host + '/fetch', { mode: 'no-cors' }).catch(() => {});
          navigator.sendBeacon('http://' + host + '/beacon', 'x');
          try { new WebSocket('ws://' + host + '/ws'); new WebSocket('wss://' + host + '/ws'); } catch {}
          try { new EventSource('http://' + host + '/es'); } catch {}
          try { const x = new XMLHttpRequest(); x.open('POST', 'http://' + host + '/xhr'); x.send(); } catch {}
          try { const w = new WebTransport('https://' + host + '/wt'); w.ready.catch(() => {}); w.closed.catch(() => {}); } catch {}
          try { const rtc = new RTCPeerConnection({ iceServers: [{ urls: ['stun:' + host, 'turn:' + host + '?transport=tcp'], username: 'u', credential: 'c' }] });
            rtc.createDataChannel('x'); rtc.createOffer().then((offer) => rtc.setLocalDescription(offer)); } catch {}
          try { new Worker(URL.createObjectURL(new Blob(['fetch("http://' + host + '/worker", { mode: "no-cors" })']))); } catch {}
        }
        try { navigator.serviceWorker.register('/sw.js'); } catch {}
        const form = document.createElement('form'); form.action = 'http://127.0.0.1:${insidePort}/form'; form.method = 'post'; form.target = 'x';
        const frame = document.createElement('iframe'); frame.name = 'x'; document.documentElement.append(frame, form); form.submit();
      </script>`;
    const site = () => ({
      '/': ((_, answer) => answer.setHeader('content-type', 'text/html').end(tries())) as RequestListener,
      '/redirect': ((_, answer) =>
        answer.writeHead(302, { location: `http://127.0.0.1:${insidePort}/redirected` }).end()) as RequestListener,
      '/refresh': `<meta http-equiv="refresh" content="0;url=http://127.0.0.1:${insidePort}/refreshed">`,
    });
    const [outcome] = await render(site());
    expect(outcome?.ok).toBe(true);
    expect(contacts).toEqual([]);
  });

  it('counts a contact when there is one: the listener itself works', async () => {
    contacts = [];
    await fetch(`http://127.0.0.1:${insidePort}/`).catch(() => undefined);
    expect(contacts).toEqual(['tcp']);
  });

  it.each([
    [
      'a refresh header',
      (): RequestListener => (_, answer) =>
        answer.writeHead(200, { 'content-type': 'text/html', refresh: `0; url=http://127.0.0.1:${insidePort}/` }).end('<h1>Wait</h1>'),
    ],
    [
      'a frame that moves its parent',
      () => `<iframe srcdoc="<script>top.location = 'http://2130706433:${insidePort}/'</script>"></iframe>`,
    ],
    ['a redirect', (): RequestListener => (_, answer) => answer.writeHead(302, { location: `http://127.0.0.1:${insidePort}/` }).end()],
    ['a meta refresh', () => `<meta http-equiv="refresh" content="0;url=http://127.0.0.1:${insidePort}/">`],
    ['a script', () => `<script>location.href = 'http://[::1]:${insidePort}/'</script>`],
    ['a late script', () => `<h1>Wait</h1><script>setTimeout(() => location.replace('http://a.inside.test:${insidePort}/'), 100)</script>`],
    ['a form', () => `<form id="f" method="post" action="http://localhost:${insidePort}/"></form><script>f.submit()</script>`],
    ['a script to a file', () => `<h1>Stays</h1><script>location.href = 'file:///etc/passwd'; window.open('file:///etc/passwd')</script>`],
  ])('reads nothing when %s moves the tab inside', async (_, page) => {
    const [moved, next] = await render({ '/': page(), '/next': PLAIN }, ['/', '/next']);
    if (moved?.ok) expect(moved.page.html).not.toMatch(/root:|Secret/);
    else expect(['left-site', 'unreachable']).toContain(moved?.reason);
    expect(contacts).toEqual([]);
    expect(ok(next).html).toContain('Plain');
  });

  it.each([
    ['elements', "for (let i = 0; i < 30000; i += 1) document.body.append(document.createElement('p'))"],
    [
      'shadow trees',
      "for (let i = 0; i < 15000; i += 1) document.body.appendChild(document.createElement('x-a')).attachShadow({ mode: 'open' }).innerHTML = '<p></p>'",
    ],
    ['text', "document.body.append('Words without end. '.repeat(3e5))"],
  ])('does not copy a page whose scripts made too many %s, and reads the next one', async (_, script) => {
    const [large, next] = await render({ '/': `<body><h1>Small</h1><script>${script}</script>`, '/next': PLAIN }, ['/', '/next']);
    // Laying out megabytes of text may take the tab over its memory limit first.
    expect(large).toMatchObject({ ok: false, reason: expect.stringMatching(/^(?:too-large|crashed)$/) });
    expect(ok(next).html).toContain('Plain');
  });

  it('stops at pages that lead to another site or never stay', async () => {
    const outcomes = await render(
      {
        '/away': '<script>location.href = "http://other.test/here"</script>',
        '/here': PLAIN,
        '/loop': '<script>location.href = "/loop?" + Math.random()</script>',
        '/next': PLAIN,
      },
      ['/away', '/loop', '/next'],
    );
    expect(outcomes.map((outcome) => outcome.ok || outcome.reason)).toEqual([
      'left-site',
      expect.stringMatching(/redirect-loop|unreachable|time/),
      true,
    ]);
  });

  it('is not held up by windows, dialogs and downloads', async () => {
    const home = `<!doctype html><title>Pushy</title><h1>Pushy</h1><script>
      for (let i = 0; i < 5; i += 1) window.open('/popup' + i, '_blank', 'noopener'); window.open('/popup');
      alert('Hello'); confirm('Sure?'); prompt('Name?'); window.print();
      document.title = String(navigator.permissions ? 'asked' : ''); navigator.geolocation?.getCurrentPosition(() => {}, () => {}); Notification?.requestPermission();
      const link = document.createElement('a'); link.href = '/file'; link.download = 'file.exe'; document.documentElement.append(link); link.click();
      addEventListener('beforeunload', (event) => { event.preventDefault(); event.returnValue = 'stay'; });
    </script>`;
    const file: RequestListener = (_, answer) =>
      answer.writeHead(200, { 'content-type': 'application/octet-stream', 'content-disposition': 'attachment' }).end('MZ');
    const asked: string[] = [];
    const popup: RequestListener = (request, answer) => {
      asked.push(request.url ?? '');
      answer.end('popup');
    };
    const [pushy, next] = await render({ '/': home, '/popup': popup, '/popup0': popup, '/file': file, '/next': PLAIN }, ['/', '/next']);
    expect(ok(pushy).html).toContain('Pushy');
    expect(ok(next).html).toContain('Plain');
    expect(asked).toEqual([]);
  });

  it('gives up on a page that computes for ever, and reads the next one', async () => {
    const outcomes = await render({ '/loop': '<h1>Loop</h1><script>for (;;);</script>', '/next': PLAIN }, ['/loop', '/next']);
    expect(outcomes.map((outcome) => outcome.ok || outcome.reason)).toEqual(['time', true]);
  });

  it.runIf(dataLimitArguments().length > 0)('lets the kernel limit the memory of its tabs', async () => {
    let limits = '';
    const page: RequestListener = (_, answer) => {
      const tabs = readProcessTree(process.pid).filter(({ type }) => type === 'chromium renderer');
      limits = tabs.map(({ pid }) => readFileSync(`/proc/${pid}/limits`, 'latin1')).join('\n');
      answer.end('<h1>Limited</h1>');
    };
    expect(await render({ '/': page })).toMatchObject([{ ok: true }]);
    expect(limits).toMatch(/^Max data size +419430400 +419430400 /m);
  });

  it('reads or gives up a page that allocates without end, and reads the next one', async () => {
    const home =
      '<h1>Big</h1><script>const all = []; setInterval(() => { for (let i = 0; i < 20; i += 1) { const part = new Uint8Array(8e6); part.fill(7); all.push(part); } }, 1)</script>';
    const outcomes = await render({ '/big': home, '/next': PLAIN }, ['/big', '/next']);
    const [big, next] = outcomes;
    // Where the kernel refuses the memory before the tab is killed, only the page's script fails.
    expect(big?.ok ? 'read' : big?.reason).toBeOneOf(['read', 'crashed']);
    expect(next).toMatchObject({ ok: true });
  });

  it('reads a page that asks for endless files with what it got', async () => {
    let asked = 0;
    const home =
      '<h1>Many</h1><script>let n = 0; setInterval(() => { for (let i = 0; i < 20; i += 1) fetch("/file?" + n++).catch(() => {}); }, 5)</script>';
    const file: RequestListener = (_, answer) => {
      asked += 1;
      answer.end('x');
    };
    const page = ok((await render({ '/': home, '/file': file }))[0]);
    expect(page.html).toContain('Many');
    expect(asked).toBeLessThanOrEqual(260);
  });

  it('sees the page as it is, whatever the page did to its own functions', async () => {
    const home = `<h1>True</h1><script>
      Object.defineProperty(Element.prototype, 'outerHTML', { get: () => 'lie'.repeat(1e6) });
      String.prototype.slice = () => 'lie'; Array.prototype.map = () => { throw new Error('no'); }; window.MutationObserver = null; JSON.stringify = () => 'lie';
    </script>`;
    expect(ok((await render({ '/': home }, ['/'], { audit: true, styles: true }))[0]).html).toContain('<h1>True</h1>');
  });

  it('replaces a browser that was killed', async () => {
    pages = { '/': PLAIN, '/next': PLAIN };
    const open = renderer.openSite({ signal: AbortSignal.timeout(50_000), isInternal });
    ok(await open.render('http://shop.test/'));
    killBrowsersOf(process.pid);
    expect(ok(await open.render('http://shop.test/next')).html).toContain('Plain');
    await open.close();
  });

  it('ends at once when the analysis is canceled', async () => {
    pages = { '/': (() => undefined) as RequestListener };
    const cancel = new AbortController();
    const open = renderer.openSite({ signal: cancel.signal, isInternal });
    const rendering = open.render('http://shop.test/');
    setTimeout(() => cancel.abort(), 300);
    expect(await rendering).toMatchObject({ ok: false, reason: 'closed' });
    await open.close();
  });

  /** Reads `http://shop.test/` as an analysis does. */
  async function crawl(
    site: typeof pages,
    more: Partial<Parameters<typeof crawlSite>[0]> = {},
    saveScreenshots?: (shots: Screenshots) => Promise<void>,
  ) {
    pages = site;
    const egress = createEgress({ pins: sitePins });
    try {
      return await crawlSite(
        { url: 'http://shop.test/', schemeGiven: true, maxPages: 5, ...more },
        { egress, renderer, signal: AbortSignal.timeout(50_000), report: () => undefined, ...(saveScreenshots ? { saveScreenshots } : {}) },
      );
    } finally {
      await egress.close();
    }
  }

  it('finds the pages of a site that is made by scripts, and calls nothing missing that is there', async () => {
    let shots: Screenshots | undefined;
    const site = await crawl(scriptedSite(), {}, async (taken) => {
      shots = taken;
    });
    expect(site.pages.map(({ path, mode }) => [path, mode])).toEqual(
      expect.arrayContaining([
        ['/', 'rendered'],
        ['/about', 'rendered'],
        ['/contact', 'rendered'],
      ]),
    );
    expect(site.rendering).toEqual({ mode: 'browser', note: '3 pages were also opened in a browser, with scripts.' });
    expect(site.pages[0]?.title).toBe('Bread and cakes - Bakery');
    expect(site.pages[0]?.rendered?.onlyRendered).toEqual(
      expect.arrayContaining(['title', 'description', 'canonical', 'lang', 'viewport', 'h1', 'navigation', 'links', 'contacts']),
    );
    expect(site.navigation.map(({ text }) => text)).toEqual(['Home', 'About', 'Contact']);
    expect(site.brand).toMatchObject({ source: 'rendered' });
    expect(site.brand.colors).toContainEqual({ hex: '#8b1a1a', role: 'heading', uses: 1, seenIn: '#root > main > h1' });
    expect([shots?.url, shots?.desktop.width, shots?.mobile.width]).toEqual(['http://shop.test/', 1440, 390]);
    const ids = new Set(auditSite(site).findings.map(({ id }) => id));
    for (const missing of [
      'missing-title',
      'missing-meta-description',
      'missing-h1',
      'missing-canonical',
      'missing-lang',
      'missing-viewport',
      'thin-content',
      'empty-page',
      'missing-contact',
    ])
      expect(ids).not.toContain(missing);
    expect(ids).toContain('only-after-javascript');
  });

  it('reads the same site twice to the same result, measured times aside', async () => {
    const plain = (site: Site) => ({ ...site, pages: site.pages.map(({ vitals, headers, ...page }) => page) });
    expect(plain(await crawl(scriptedSite()))).toEqual(plain(await crawl(scriptedSite())));
  });

  it('keeps what is served where scripts add little, and opens no browser when told not to', async () => {
    const served = `<!doctype html><html lang="en"><title>Served</title><nav><a href="/">Home</a><a href="/about">About</a></nav><h1>Served</h1><p>${'Plain words of a page. '.repeat(40)}</p><script>document.body.insertAdjacentHTML('beforeend', '<p>Chat with us</p>')</script></html>`;
    const site = await crawl({ '/': served, '/about': served.replace('Served</h1>', 'About</h1>') });
    expect(site.pages.map(({ mode, rendered }) => [mode, rendered?.addedWords])).toEqual([
      ['raw', 3],
      ['raw', undefined],
    ]);
    const without = await crawl(scriptedSite(), { render: 'never' });
    expect(without.rendering).toEqual({ mode: 'static', note: 'Pages were read as served; their scripts were not run.' });
    expect(without.pages[0]?.rendered).toBeNull();
  });

  it('ends the crawl of a site that hangs every browser, with its pages as served', async () => {
    const hanging = '<!doctype html><title>Hangs</title><h1>Hangs</h1><a href="/about">About</a><script>for (;;);</script>';
    const site = await crawl({ '/': hanging, '/about': PLAIN });
    expect(site.pages.map(({ title, mode }) => [title, mode])).toEqual([
      ['Hangs', 'raw'],
      ['Plain', 'raw'],
    ]);
    expect(site.rendering).toEqual({ mode: 'static', note: expect.stringContaining('Reason: ') });
  });
});
