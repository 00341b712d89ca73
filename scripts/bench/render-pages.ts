// One way of opening generated pages in a browser: `node render-pages.ts <way> <port> <pages>` prints its wall time, and the processor's, as JSON.
//   load       Chromium opens each page up to its load event, two tabs at a time, without a proxy
//   sitebrief  our renderer, with axe and vitals
//   home       the same; the first page also gives styles and pictures, as a home page does
import { type BrowserContext, chromium } from 'playwright-core';
import { parsePins } from '../../src/egress/parse-pins.ts';
import { createEgressProxy } from '../../src/egress/proxy.ts';
import { createRenderer } from '../../src/pipeline/crawl/render/create-renderer.ts';
import { findChromium } from '../../src/pipeline/crawl/render/find-chromium.ts';
import { launchOptions } from '../../src/pipeline/crawl/render/launch-options.ts';
import { pathOf } from './generate-site.ts';
import { watchTreeCpu } from './tree-cpu.ts';

const [way = '', port = '', count = '10'] = process.argv.slice(2);
const HOST = 'bench.example';

type Measured = { wallMs: number; cpuMs: number; pages: number };

const TABS = 2;
const paths = Array.from({ length: Number(count) }, (_, index) => pathOf(index));
const found = findChromium(process.env.CHROMIUM_PATH);
if (found.path === null) throw new Error(found.reason);
const executable = found.path;

/** Does `work` for each path, two at a time; answers how many succeeded. */
async function inTabs(work: (path: string, index: number) => Promise<boolean>): Promise<number> {
  const waiting = paths.entries();
  let done = 0;
  const tab = async () => {
    for (const [index, path] of waiting) if (await work(path, index)) done += 1;
  };
  await Promise.all(Array.from({ length: TABS }, tab));
  return done;
}

async function load(context: BrowserContext, path: string): Promise<boolean> {
  const page = await context.newPage();
  const response = await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'load' });
  await page.close();
  return response?.status() === 200;
}

async function loadOnly(): Promise<Measured> {
  const { proxy, ...options } = launchOptions(executable, '', process.getuid?.() === 0);
  const browser = await chromium.launch(options);
  try {
    await (await browser.newContext()).close();
    const start = performance.now();
    const cpu = watchTreeCpu();
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const pages = await inTabs((path) => load(context, path));
    await context.close();
    return { wallMs: performance.now() - start, cpuMs: cpu.stop(), pages };
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
    const pages = await inTabs(async (path, index) => {
      const isHome = way === 'home' && index === 0;
      const outcome = await site.render(`http://${HOST}${path}`, { audit: true, styles: isHome, screenshots: isHome });
      return outcome.ok && outcome.page.axe !== null && (!isHome || outcome.page.screenshots !== null);
    });
    await site.close();
    return { wallMs: performance.now() - start, cpuMs: cpu.stop(), pages };
  } finally {
    await renderer.close();
  }
}

process.stdout.write(`${JSON.stringify(await (way === 'load' ? loadOnly() : render()))}\n`);
