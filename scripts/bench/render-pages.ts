// One way of opening generated pages in a browser: `node render-pages.ts <way> <port> <pages>` prints its wall time, the
// processor's, and what any page lacks, as JSON.
//   load       Chromium opens each page up to its load event, two tabs at a time, without a proxy
//   sitebrief  our renderer, with axe and vitals
//   home       the same; the first page also returns styles and screenshots, as a home page does
import { type BrowserContext, chromium } from 'playwright-core';
import { parsePins } from '../../src/egress/parse-pins.ts';
import { createEgressProxy } from '../../src/egress/proxy.ts';
import { createRenderer } from '../../src/pipeline/crawl/render/create-renderer.ts';
import { findChromium } from '../../src/pipeline/crawl/render/find-chromium.ts';
import { launchOptions } from '../../src/pipeline/crawl/render/launch-options.ts';
import type { RenderedPage } from '../../src/pipeline/crawl/render/renderer.ts';
import { pathOf } from './generate-site.ts';
import { watchTreeCpu } from './tree-cpu.ts';

const [way = '', port = '', count = '10'] = process.argv.slice(2);
const HOST = 'bench.example';

type Measured = { wallMs: number; cpuMs: number; lacking: string[] };

const TABS = 2;
const paths = Array.from({ length: Number(count) }, (_, index) => pathOf(index));
const found = findChromium(process.env.CHROMIUM_PATH);
if (found.path === null) throw new Error(found.reason);
const executable = found.path;

/** Does `work` for each path, two at a time; answers what it says is lacking. */
async function inTabs(work: (path: string, index: number) => Promise<string[]>): Promise<string[]> {
  const waiting = paths.entries();
  const lacking: string[] = [];
  const tab = async () => {
    for (const [index, path] of waiting) for (const one of await work(path, index)) lacking.push(`${path} ${one}`);
  };
  await Promise.all(Array.from({ length: TABS }, tab));
  return lacking;
}

async function load(context: BrowserContext, path: string): Promise<string[]> {
  const page = await context.newPage();
  const response = await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'load' });
  await page.close();
  return response?.status() === 200 ? [] : ['was not loaded'];
}

async function loadOnly(): Promise<Measured> {
  const { proxy, ...options } = launchOptions(executable, '', process.getuid?.() === 0);
  // Chromium as it comes keeps a process warm for the next tab: left on here, as each page is loaded in a tab of its own.
  const args = options.args?.map((arg) => arg.replace(',SpareRendererForSitePerProcess', '')) ?? [];
  const browser = await chromium.launch({ ...options, args });
  try {
    await (await browser.newContext()).close();
    const start = performance.now();
    const cpu = watchTreeCpu();
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const lacking = await inTabs((path) => load(context, path));
    await context.close();
    return { wallMs: performance.now() - start, cpuMs: cpu.stop(), lacking };
  } finally {
    await browser.close();
  }
}

async function render(): Promise<Measured> {
  const pins = parsePins(`${HOST}=127.0.0.1:${port},warm.example=127.0.0.1:${port}`);
  const renderer = createRenderer({ chromiumPath: executable, openProxy: () => createEgressProxy({ pins }) });
  const open = (host: string) =>
    renderer.openSite({ signal: new AbortController().signal, isInternal: (url) => URL.parse(url)?.hostname === host });
  try {
    const warm = open('warm.example');
    await warm.render('http://warm.example/robots.txt');
    await warm.close();
    const start = performance.now();
    const cpu = watchTreeCpu();
    const site = open(HOST);
    const lacking = await inTabs(async (path, index) => {
      const isHome = way === 'home' && index === 0;
      const outcome = await site.render(`http://${HOST}${path}`, { audit: true, styles: isHome, screenshots: isHome });
      return outcome.ok ? lacksOf(outcome.page, isHome) : [outcome.detail];
    });
    await site.close();
    return { wallMs: performance.now() - start, cpuMs: cpu.stop(), lacking };
  } finally {
    await renderer.close();
  }
}

function lacksOf({ axe, vitals, styles, screenshots }: RenderedPage, isHome: boolean): string[] {
  const has = {
    'an axe result': axe !== null,
    vitals: vitals.lcpMs !== null && vitals.requests > 0 && vitals.bytes > 0,
    styles: !isHome || styles.length > 0,
    images:
      !isHome ||
      (screenshots !== null && [screenshots.desktop, screenshots.fullPage, screenshots.mobile].every(({ bytes }) => bytes.length > 0)),
  };
  return Object.entries(has).flatMap(([what, there]) => (there ? [] : [`lacks ${what}`]));
}

process.stdout.write(`${JSON.stringify(await (way === 'load' ? loadOnly() : render()))}\n`);
