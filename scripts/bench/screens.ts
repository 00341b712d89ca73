// What a visitor and a member wait for: scripts of the first load (compressed as they are sent), how much the layout shifts while
// a page comes in, and how long the way from one screen to the next takes once both were seen.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findOrInstallBrowser } from '../find-browser.ts';
import { type OwnServer, startOwnServer } from '../own-server.ts';
import { median, type Row } from './measure.ts';

const ROOT = join(import.meta.dirname, '../..');
const WEB = join(ROOT, 'dist/web');
const MAX_LANDING_KB = 1.5;
const MAX_DASHBOARD_KB = 160;
/** Cumulative layout shift; web.dev calls up to 0.1 good. */
const MAX_SHIFT = 0.05;
const MAX_CHANGE_MS = 100;
const ROUNDS = 7;
const SHIFTING = [
  '/',
  '/demo',
  '/register',
  '/dashboard',
  '/history',
  '/settings',
  '/analysis/demo-coffee?demo=true',
  '/push/demo-coffee?demo=true',
];
/** Links of the header and the main heading they lead to, round and round. */
const WAY: [link: string, heading: string][] = [
  ['Settings', 'Settings'],
  ['History & Exports', 'History & Exports'],
  ['Sitebrief', 'Welcome back, Ada'],
];

/** Adds up what moves from the first drawing on; read with `shiftOf`. */
const WATCH_SHIFTS = `window.__shift = 0;
new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.__shift += entry.value; })
  .observe({ type: 'layout-shift', buffered: true });`;

/** Clicks a link of the page and returns the milliseconds until the heading is painted. */
const changeTo = (link: string, heading: string) => `new Promise((done, refuse) => {
  const link = [...document.querySelectorAll('header a')].find((one) => one.textContent.trim() === ${JSON.stringify(link)});
  const start = performance.now();
  link.click();
  const look = () => {
    const isThere = document.querySelector('main h1')?.textContent === ${JSON.stringify(heading)};
    if (isThere) requestAnimationFrame(() => done(performance.now() - start));
    else if (performance.now() - start > 10000) refuse(new Error(${JSON.stringify(`${heading} did not come`)}));
    else requestAnimationFrame(look);
  };
  look();
})`;

async function openPage(context: BrowserContext, width: number): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 900 });
  await page.addInitScript("localStorage.setItem('hasSeenOnboarding', 'true')");
  return page;
}

/** Bytes of the scripts that a page loads by itself, gzip. */
async function scriptBytes(page: Page, url: string): Promise<number> {
  const files = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) files.add(join(WEB, new URL(response.url()).pathname));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return [...files].reduce((sum, file) => sum + statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size, 0);
}

async function worstShift(context: BrowserContext, server: OwnServer): Promise<{ value: number; at: string }> {
  let worst = { value: 0, at: '' };
  for (const width of [1440, 390]) {
    const page = await openPage(context, width);
    await page.addInitScript(WATCH_SHIFTS);
    for (const path of SHIFTING) {
      await page.goto(server.url + path, { waitUntil: 'networkidle' });
      const value = await page.evaluate<number>('window.__shift');
      if (value >= worst.value) worst = { value, at: `${path} at ${width} px` };
    }
    await page.close();
  }
  return worst;
}

async function routeChanges(page: Page, server: OwnServer): Promise<number[]> {
  await page.goto(`${server.url}/dashboard`, { waitUntil: 'networkidle' });
  // On a busy machine the network may be idle before anything is drawn.
  await page.getByRole('heading', { name: 'Welcome back, Ada' }).waitFor();
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [link, heading] of WAY) {
      const ms = await page.evaluate<number>(changeTo(link, heading));
      // The first round fetches what the screens are made of.
      if (round > 0) times.push(ms);
    }
  }
  return times;
}

async function measureScreens(browser: Browser, server: OwnServer): Promise<Row[]> {
  const visitor = await browser.newContext();
  const member = await browser.newContext();
  const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', phoneNumber: '1' };
  const password = { password: 'slow sourdough', confirmPassword: 'slow sourdough' };
  await member.request.post(`${server.url}/api/auth/register`, { data: { ...person, ...password } });
  const kb = (bytes: number) => bytes / 1000;
  const landing = kb(await scriptBytes(await openPage(visitor, 1440), `${server.url}/`));
  const dashboard = kb(await scriptBytes(await openPage(member, 1440), `${server.url}/dashboard`));
  const shift = await worstShift(member, server);
  const visitorShift = await worstShift(visitor, server);
  const worst = visitorShift.value > shift.value ? visitorShift : shift;
  const changes = await routeChanges(await openPage(member, 1440), server);
  const row = (what: string, target: string, measured: string, kept: boolean): Row => ({ name: 'screens', what, target, measured, kept });
  return [
    row('scripts of / before the first touch, gzip', `<= ${MAX_LANDING_KB} kB`, `${landing.toFixed(1)} kB`, landing <= MAX_LANDING_KB),
    row('scripts of the dashboard, gzip', `<= ${MAX_DASHBOARD_KB} kB`, `${dashboard.toFixed(1)} kB`, dashboard <= MAX_DASHBOARD_KB),
    row('layout shift, the worst screen', `<= ${MAX_SHIFT}`, `${worst.value.toFixed(3)} (${worst.at})`, worst.value <= MAX_SHIFT),
    row(
      'from screen to screen, seen before, median',
      `< ${MAX_CHANGE_MS} ms`,
      `${median(changes).toFixed(0)} ms (slowest ${Math.max(...changes).toFixed(0)} ms)`,
      median(changes) < MAX_CHANGE_MS,
    ),
  ];
}

/** Scripts of the first load, layout shift and the way between screens, in a real browser against the real server. */
export async function benchScreens(): Promise<Row[]> {
  const executablePath = findOrInstallBrowser();
  if (!executablePath) throw new Error('No Chromium was found. Set CHROMIUM_PATH.');
  if (spawnSync(process.execPath, [join(ROOT, 'scripts/build-web.ts')], { stdio: 'inherit' }).status !== 0)
    throw new Error('The web app could not be built.');
  const server = await startOwnServer();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
  try {
    return await measureScreens(browser, server);
  } finally {
    await browser.close();
    await server.close();
  }
}
