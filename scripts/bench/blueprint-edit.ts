// How long the drawing on the Compose page takes to follow an edit: from the Enter key that ends an edit of the headline until the frame in sight
// shows it, in a real browser against the real server, at a project of 12 pages.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findOrInstallBrowser } from '../find-browser.ts';
import { type OwnServer, startOwnServer } from '../own-server.ts';
import { median, type Row, startServer } from './measure.ts';
import { watchTreeCpu } from './tree-cpu.ts';

const ROOT = join(import.meta.dirname, '../..');
const HOST = 'bench.test';
const PAGES = 12;
const EDITS = 10;
const MAX_MS = 1_000;
const GIVE_UP_MS = 20_000;
const LOOK_AGAIN_MS = 10;

async function post<T>(page: Page, url: string, data?: object): Promise<T> {
  const answer = await page.request.post(url, { data, timeout: 120_000 });
  if (!answer.ok()) throw new Error(`${url} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Registers, analyzes the site and opens its strategy. */
async function openStrategy(page: Page, { url }: OwnServer): Promise<void> {
  const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', phoneNumber: '1' };
  await post(page, `${url}/api/auth/register`, { ...person, password: 'slow sourdough', confirmPassword: 'slow sourdough' });
  const { projectId } = await post<{ projectId: string }>(page, `${url}/api/analyze`, { url: `http://${HOST}/`, maxPages: PAGES });
  await post(page, `${url}/api/projects/${projectId}/generate-optimizer`);
  await page.addInitScript("if (window === window.top) localStorage.setItem('hasSeenOnboarding', 'true')");
  await page.goto(`${url}/compose/${projectId}`);
  await drawnHeading(page).waitFor({ timeout: 60_000 });
}

const drawnHeading = (page: Page) => page.frameLocator('iframe[aria-hidden="false"]').locator('h1');

/** Types a headline and returns the milliseconds until the drawing shows it. */
async function editHeadline(page: Page, text: string): Promise<number> {
  await page.getByRole('button', { name: /^Edit Headline: / }).press('Enter');
  const field = page.getByRole('textbox', { name: 'Headline' });
  await field.fill(text);
  const heading = drawnHeading(page);
  const start = performance.now();
  await field.press('Enter');
  while (performance.now() - start < GIVE_UP_MS) {
    if ((await heading.textContent()) === text) return performance.now() - start;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  throw new Error(`The drawing did not show "${text}".`);
}

/** The median of ten edits, and what one costs: on a busy machine only that says how fast it is. */
export async function benchBlueprintEdit(): Promise<Row[]> {
  const executablePath = findOrInstallBrowser();
  if (!executablePath) throw new Error('No Chromium was found. Set CHROMIUM_PATH.');
  if (spawnSync(process.execPath, [join(ROOT, 'scripts/build-web.ts')], { stdio: 'inherit' }).status !== 0)
    throw new Error('The web app could not be built.');
  const site = await startServer(PAGES, 0);
  const server = await startOwnServer({ EGRESS_RESOLVE: `${HOST}=127.0.0.1:${site.port}` });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1_440, height: 900 } });
    await openStrategy(page, server);
    await editHeadline(page, 'Bread worth getting up for'); // The first edit also loads code.
    const cpu = watchTreeCpu();
    const times: number[] = [];
    for (let at = 1; at <= EDITS; at += 1) times.push(await editHeadline(page, `Bread worth getting up for, number ${at}`));
    const cpuMs = cpu.stop() / EDITS;
    const measured = `${median(times).toFixed(0)} ms (slowest ${Math.max(...times).toFixed(0)} ms)`;
    const what = `an edit of the headline in the drawing, ${PAGES} pages, median of ${EDITS}`;
    return [
      { name: 'blueprint', what, target: `< ${MAX_MS} ms`, measured, kept: median(times) < MAX_MS },
      {
        name: 'blueprint',
        what: 'the same, CPU time of server, browser and this program',
        target: '-',
        measured: `${cpuMs.toFixed(0)} ms`,
        kept: null,
      },
    ];
  } finally {
    await browser.close();
    await server.close();
    site.close();
  }
}
