// What an owner waits for after pressing Analyze, in a real browser at the real server: the first useful content on screen (name,
// title or finding of their site) and the finished analysis. A second checkout can be measured in turns with this one.
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findOrInstallBrowser } from '../find-browser.ts';
import { type OwnServer, startOwnServer } from '../own-server.ts';
import { type MeasuredSite, type MeasuredSites, serveMeasuredSites } from './first-sites.ts';
import { median, type Row } from './measure.ts';

const ROOT = join(import.meta.dirname, '../..');
const FIRST_WITHIN_MS = 2_000;
const WHOLE_SHARE = 0.75;
const GIVE_UP_MS = 120_000;

type Waited = { firstMs: number; wholeMs: number };
type Side = { name: string; server: OwnServer; page: Page; waited: Map<string, Waited[]> };

/** Folders of sites to measure besides the samples, and the folder of another checkout to compare with. */
export type FirstResultOptions = { folders: string[]; checkout?: string | undefined; rounds: number };

const NOTE_FIRST = `window.__firstAt = 0;
new MutationObserver(() => {
  if (window.__firstAt) return;
  if (document.querySelector('[data-first-look]') || location.pathname.startsWith('/analysis/') && document.querySelector('#summary'))
    requestAnimationFrame(() => { window.__firstAt ||= performance.now(); });
}).observe(document, { subtree: true, childList: true });`;

async function openSide(name: string, root: string, context: BrowserContext, sites: MeasuredSites): Promise<Side> {
  if (spawnSync(process.execPath, ['scripts/build-web.ts'], { cwd: root, stdio: 'inherit' }).status !== 0)
    throw new Error(`The web app of ${root} could not be built.`);
  const server = await startOwnServer({ EGRESS_RESOLVE: sites.egressResolve, QUOTA_FREE: '1000' }, root);
  const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', phoneNumber: '1' };
  const password = { password: 'slow sourdough', confirmPassword: 'slow sourdough' };
  const registered = await context.request.post(`${server.url}/api/auth/register`, { data: { ...person, ...password } });
  if (!registered.ok()) throw new Error(`No account: ${await registered.text()}`);
  const page = await context.newPage();
  await page.addInitScript("localStorage.setItem('hasSeenOnboarding', 'true')");
  await page.addInitScript(NOTE_FIRST);
  return { name, server, page, waited: new Map() };
}

/** Presses Analyze on the dashboard and waits for the analysis. */
async function waitFor({ server, page }: Side, site: MeasuredSite): Promise<Waited> {
  const competitors = site.competitors.map((host) => `http://${host}/`);
  await page.unrouteAll();
  await page.route('**/api/analyze', async (route) => {
    const input = route.request().postDataJSON() as object;
    await route.continue({ postData: JSON.stringify({ ...input, ...(competitors.length > 0 ? { competitors } : {}) }) });
  });
  await page.goto(`${server.url}/dashboard`, { waitUntil: 'networkidle' });
  await page.getByLabel('Website URL').fill(`http://${site.host}`);
  const startedAt = await page.evaluate<number>('performance.now()');
  await page.getByRole('button', { name: 'Analyze Website' }).click();
  await page.waitForURL('**/analysis/**', { timeout: GIVE_UP_MS });
  await page.locator('#summary').waitFor({ timeout: GIVE_UP_MS });
  const [firstAt, endedAt] = await page.evaluate<[number, number]>('[window.__firstAt, performance.now()]');
  return { firstMs: (firstAt || endedAt) - startedAt, wholeMs: endedAt - startedAt };
}

function rowsOf(sites: MeasuredSite[], now: Side, before: Side | undefined): Row[] {
  const middle = (side: Side, site: MeasuredSite, of: keyof Waited) => median((side.waited.get(site.name) ?? []).map((one) => one[of]));
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  const and = (site: MeasuredSite, of: keyof Waited) => (before ? `, ${seconds(middle(before, site, of))} in ${before.name}` : '');
  return sites.flatMap((site): Row[] => {
    const [first, whole] = [middle(now, site, 'firstMs'), middle(now, site, 'wholeMs')];
    const limit = before ? middle(before, site, 'wholeMs') * WHOLE_SHARE : null;
    return [
      {
        name: 'first',
        what: `${site.name}, first useful content`,
        target: `<= ${seconds(FIRST_WITHIN_MS)}`,
        measured: seconds(first) + and(site, 'firstMs'),
        kept: first <= FIRST_WITHIN_MS,
      },
      {
        name: 'first',
        what: `${site.name}, whole analysis`,
        target: limit === null ? '-' : `<= ${seconds(limit)}`,
        measured: seconds(whole) + and(site, 'wholeMs'),
        kept: limit === null ? null : whole <= limit,
      },
    ];
  });
}

/** First useful content and whole time of an analysis, medians, on sites whose home page takes half a second. */
export async function benchFirstResult({ folders, checkout, rounds }: FirstResultOptions): Promise<Row[]> {
  const executablePath = findOrInstallBrowser();
  if (!executablePath) throw new Error('No Chromium was found. Set CHROMIUM_PATH.');
  const sites = await serveMeasuredSites(folders.map((folder) => resolve(folder)));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
  const sides: Side[] = [];
  try {
    const now = await openSide('this checkout', ROOT, await browser.newContext(), sites);
    sides.push(now);
    const before = checkout ? await openSide(checkout, resolve(checkout), await browser.newContext(), sites) : undefined;
    if (before) sides.push(before);
    // The first analysis of a process also loads code and starts the browser: it is not counted.
    for (const side of sides) if (sites.sites[0]) await waitFor(side, sites.sites[0]);
    for (let round = 0; round < rounds; round += 1)
      for (const site of sites.sites)
        for (const side of sides) {
          const waited = await waitFor(side, site);
          process.stderr.write(`${site.name}, ${side.name}: ${waited.firstMs.toFixed(0)} and ${waited.wholeMs.toFixed(0)} ms\n`);
          side.waited.set(site.name, [...(side.waited.get(site.name) ?? []), waited]);
        }
    return rowsOf(sites.sites, now, before);
  } finally {
    await browser.close();
    for (const { server } of sides) await server.close();
    await sites.close();
  }
}
