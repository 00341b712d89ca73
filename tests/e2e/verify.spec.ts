// The last step: from a finished project to a check of the site that was built, red first and green once it is put right.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator } from '@playwright/test';
import { isRed } from '../../src/contracts/verification.ts';
import type { StoredVerification } from '../../src/contracts/verification-history.ts';
import { MILL } from '../../src/testing/verify-fixture.ts';
import { type FolderServer, serveFolder } from '../fixtures/serve-folder.ts';
import { test } from './shared-sitebrief.ts';
import { type Sitebrief, startSitebrief } from './start-sitebrief.ts';
import { expectAccessible, hasSeenOnboarding, makeProject, signUp, watchConsole } from './test-user.ts';

const NEW = 'http://new-mill.test';
const PAGES = Object.entries(MILL).map(([path, html]) => [path, html.replace(/<img[^>]*>/, '')] as const);
const FACTS = `"address":"12 Mill Lane, Dover CT16 1AA",
"openingHoursSpecification":[{"@type":"OpeningHoursSpecification","dayOfWeek":["Tuesday","Wednesday","Thursday","Friday","Saturday"],"opens":"07:00","closes":"13:00"}]`;

let app: Sitebrief;
let folders: string[];
let servers: FolderServer[];
test.beforeAll(async () => {
  folders = ['old', 'new'].map((name) => mkdtempSync(join(tmpdir(), `mill-${name}-`)));
  for (const folder of folders) for (const [path, html] of PAGES) write(folder, path, html);
  servers = await Promise.all(folders.map(serveFolder));
  app = await startSitebrief({ 'mill.test': servers[0]?.port ?? 0, 'new-mill.test': servers[1]?.port ?? 0 });
});
test.afterAll(async () => {
  await app?.close();
  for (const server of servers) await server.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function write(folder: string, path: string, text: string): void {
  writeFileSync(join(folder, path === '/' ? 'index.html' : path.includes('.') ? path : `${path}.html`), text);
}

/** Does what the report asks for, with its words. */
function putRight(folder: string, { entries }: StoredVerification): void {
  const red = entries.filter(isRed);
  const wordsFor = (check: string, page: string) => red.find((entry) => entry.check === check && entry.page === page)?.old;
  for (const [path, html] of PAGES) {
    const description = wordsFor('meta-description', path)?.replaceAll('"', '&quot;');
    const heading = wordsFor('main-heading', path) ?? wordsFor('heading-lost', path);
    const button = wordsFor('button-lost', path)?.split(' → ');
    let page = html
      .replace('</title>', `</title><meta name="description" content="${description}">`)
      .replace('"telephone"', `${FACTS},"telephone"`);
    if (heading) page = page.replace(/<h1>[^<]*/, `<h1>${heading}`);
    if (button) page = page.replace('</main>', `<a class="button" href="${button[1]}">${button[0]}</a></main>`);
    write(folder, path, page);
  }
  const urls = Object.keys(MILL).map((path) => `<url><loc>${NEW}${path}</loc></url>`);
  write(
    folder,
    'sitemap.xml',
    `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
  );
  write(folder, 'robots.txt', `User-agent: *\nAllow: /\nSitemap: ${NEW}/sitemap.xml\n`);
}

/** The image is there, and it is no broken one. */
async function expectLoaded(image: Locator): Promise<void> {
  await expect(image).toBeVisible();
  await expect.poll(() => image.evaluate((element: { naturalWidth: number }) => element.naturalWidth)).toBeGreaterThan(0);
}

test('a finished project leads to a check, and what is red to a green one', async ({ page }) => {
  await hasSeenOnboarding(page);
  const errors = watchConsole(page, { withFailedCalls: true });
  await signUp(page, app.url, 'verify@harbourlane.test');
  const id = await makeProject(page, app.url, 'prompt', 'http://mill.test/');
  await page.goto(`${app.url}/history`);
  await page.getByRole('link', { name: 'Check the new site of mill.test' }).press('Enter');
  const address = page.getByLabel('Address of the new site');
  await address.fill('http://new-mill.test');
  await address.press('Enter');
  const verdict = page.locator('#verdict');
  await expect(verdict).toContainText('not fixed');
  await expect(verdict).toBeFocused();
  await page
    .getByRole('checkbox', { name: /^Done: / })
    .first()
    .press('Space');
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^Done: / }).first()).toBeChecked();

  // The first page with something to fix: as it was, as it was drawn, as it was built.
  const sides = page.getByRole('region', { name: 'Pages side by side' });
  for (const name of [/ today$/, / on the new site$/]) await expectLoaded(sides.getByRole('img', { name }));
  await expect(sides.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Show /contact side by side' }).first().press('Enter');
  await expect(sides.getByRole('heading', { name: 'Pages side by side' })).toBeFocused();
  await expectLoaded(sides.getByRole('img', { name: '/contact today' }));
  await sides.getByRole('radio', { name: 'Fit' }).press('ArrowRight');
  await expect(sides.getByRole('radio', { name: '100%' })).toBeChecked();
  await sides.getByRole('radio', { name: 'All three' }).press('ArrowRight');
  await expect(sides.getByRole('img', { name: / on the new site$/ })).toBeHidden();
  await expectAccessible(page);

  const [newest] = await (await page.request.get(`${app.url}/api/projects/${id}/verifications`)).json();
  putRight(folders[1] ?? '', await (await page.request.get(`${app.url}/api/projects/${id}/verifications/${newest.id}`)).json());
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(address).toHaveValue(`${NEW}/`);
  await address.press('Enter');
  await expect(page.getByText(/\d+ put right, 0 new, 0 as before/)).toBeVisible();
  await expect(verdict).toContainText('othing is lost, invented or left unfixed');
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await expect(history.getByText(/\d+ put right, 0 new since the check before/)).toBeVisible();
  await expectLoaded(page.getByRole('img', { name: '/ on the new site' }));
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('a sample shows a finished report, reached by keyboard without an account', async ({ page }) => {
  await hasSeenOnboarding(page);
  const errors = watchConsole(page, { withFailedCalls: true });
  await page.goto(`${app.url}/demo`);
  await page.getByRole('link', { name: 'How its rebuilt site was checked' }).press('Enter');
  await expect(page.locator('#verdict')).toContainText('invented');
  const sides = page.getByRole('region', { name: 'Pages side by side' });
  for (const name of ['/ today', '/ on the new site']) await expectLoaded(sides.getByRole('img', { name, exact: true }));
  await sides.getByLabel('Page', { exact: true }).selectOption('/gifts');
  await expectLoaded(sides.getByRole('img', { name: '/gifts today' }));
  await expect(sides.getByText('The check did not find this page on the new site.')).toBeVisible();
  await expect(page.getByText(/^Paste them into Lovable/)).toBeVisible();
  await expectAccessible(page);
  expect(errors).toEqual([]);
});
