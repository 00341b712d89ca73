// Lighthouse (mobile) on the public pages: 100 in accessibility, best practices and SEO, 98 or more in performance. With a folder of sites
// (`npm run lighthouse -- <folder> [<slug>,...]`) on their home pages: 95 or more in performance. Blueprints are written into such a folder by
// `npm run blueprint:check -- <sites> --out <folder>`. Lighthouse is fetched once into node_modules/.cache; the product itself does not depend
// on it. Exit 1 under target.
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { findOrInstallBrowser } from './find-browser.ts';
import { startOwnServer } from './own-server.ts';
import { serveSites } from './serve-sites.ts';

const ROOT = join(import.meta.dirname, '..');
const VERSION = '13.5.0';
const CACHE = join(ROOT, 'node_modules/.cache', `lighthouse-${VERSION}`);
const PATHS = ['/', '/demo', '/privacy'];
const [folder = '', only = ''] = process.argv.slice(2);
const TARGETS = { performance: folder === '' ? 98 : 95, accessibility: 100, 'best-practices': 100, seo: 100 };
/** A busy machine only ever makes a page look slower: the best of a few runs is nearest to the truth. */
const MAX_RUNS = 3;
const BROWSER_FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage --disable-quic --no-first-run';

type Category = keyof typeof TARGETS;
const CATEGORIES = Object.keys(TARGETS) as Category[];
type Report = {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
};

function lighthouseCommand(): string {
  const command = join(CACHE, 'node_modules/lighthouse/cli/index.js');
  if (existsSync(command)) return command;
  mkdirSync(CACHE, { recursive: true });
  console.log(`Fetching Lighthouse ${VERSION} ...`);
  const { status } = spawnSync('npm', ['install', '--prefix', CACHE, '--no-audit', '--no-fund', `lighthouse@${VERSION}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('Lighthouse could not be fetched: see the lines above.');
  return command;
}

async function measure(command: string, url: string, browser: string): Promise<Report> {
  const args = ['--quiet', '--output=json', `--chrome-flags=${BROWSER_FLAGS}`, `--only-categories=${CATEGORIES.join(',')}`];
  const { stdout } = await promisify(execFile)(process.execPath, [command, url, ...args], {
    maxBuffer: 64_000_000,
    timeout: 180_000,
    env: { ...process.env, CHROME_PATH: browser },
  });
  return JSON.parse(stdout) as Report;
}

const scoreOf = (report: Report, category: Category) => Math.round((report.categories[category].score ?? 0) * 100);
const isMet = (report: Report) => CATEGORIES.every((category) => scoreOf(report, category) >= TARGETS[category]);

/** Audits that cost points, worst first. */
function faultsOf(report: Report): string[] {
  const counted = CATEGORIES.flatMap((category) => report.categories[category].auditRefs.filter(({ weight }) => weight > 0));
  return counted.flatMap(({ id }) => {
    const audit = report.audits[id];
    if (!audit || audit.score === null || audit.score >= 0.9) return [];
    return [`    ${id}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`];
  });
}

async function bestRun(command: string, url: string, browser: string): Promise<Report> {
  let best = await measure(command, url, browser);
  for (let run = 2; run <= MAX_RUNS && !isMet(best); run += 1) {
    const next = await measure(command, url, browser);
    const sum = (report: Report) => CATEGORIES.reduce((total, category) => total + scoreOf(report, category), 0);
    if (sum(next) > sum(best)) best = next;
  }
  return best;
}

/** Addresses to measure, by name. */
type Measured = { urls: [string, string][]; close(): Promise<void> };

async function ownPages(): Promise<Measured> {
  const built = spawnSync(process.execPath, [join(ROOT, 'scripts/build-web.ts')], { stdio: 'inherit' });
  if (built.status !== 0) process.exit(1);
  const server = await startOwnServer();
  return { urls: PATHS.map((path) => [path, server.url + path]), close: () => server.close() };
}

async function pagesIn(sites: string): Promise<Measured> {
  const slugs = only.split(',').filter(Boolean);
  const served = await serveSites(resolve(sites));
  const wanted = served.sites.filter(({ slug }) => slugs.length === 0 || slugs.includes(slug));
  return { urls: wanted.map(({ slug, port }) => [slug, `http://127.0.0.1:${port}/`]), close: () => served.close() };
}

const browser = findOrInstallBrowser();
if (!browser) throw new Error('No Chromium was found. Set CHROMIUM_PATH.');
const command = lighthouseCommand();
const measured = await (folder === '' ? ownPages() : pagesIn(folder));
try {
  console.log(`Lighthouse ${VERSION}, mobile`.padEnd(28), CATEGORIES.map((name) => name.padEnd(15)).join(''));
  for (const [name, url] of measured.urls) {
    const report = await bestRun(command, url, browser);
    const cells = CATEGORIES.map((category) => `${scoreOf(report, category)} of ${TARGETS[category]}`.padEnd(15));
    console.log(name.padEnd(28), cells.join(''), isMet(report) ? 'kept' : 'MISSED');
    for (const line of faultsOf(report)) console.log(line);
    if (!isMet(report)) process.exitCode = 1;
  }
} finally {
  await measured.close();
}
