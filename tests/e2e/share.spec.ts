// An agency hands a project on: it sets its name and logo, shares a link with a password, the client reads and prints, the link is revoked.
import { type Browser, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from './shared-sitebrief.ts';
import type { Sitebrief } from './start-sitebrief.ts';
import { checkNewSite, expectAccessible, hasSeenOnboarding, makeProject, signUp, watchConsole } from './test-user.ts';

let app: Sitebrief;
test.beforeAll(({ shared }) => {
  app = shared;
});

const logo = () =>
  sharp({ create: { width: 400, height: 120, channels: 4, background: '#8c1c13' } })
    .png()
    .toBuffer();

async function setAgency(page: Page): Promise<void> {
  await page.goto(`${app.url}/settings#agency`);
  const form = page.getByRole('form', { name: 'Your name on reports' });
  await form.getByLabel('Name').fill('North Studio');
  await form.getByLabel('Color').fill('#ffd166');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText(/So that text in it can be read/)).toBeVisible();
  await page.locator('input[type="file"]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await logo() });
  await expect(form.getByRole('img', { name: 'Your logo' })).toBeVisible();
  await expectAccessible(page);
}

/** Pages of a PDF: each has one object of this type. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').split('/Type /Page\n').length - 1;

async function readAsClient(browser: Browser, url: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 1440]) {
      const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
      const client = await context.newPage();
      const errors = watchConsole(client, { withFailedCalls: true });
      const hosts = new Set<string>();
      client.on('request', (request) => hosts.add(new URL(request.url()).host));
      await context.request.post(url, { form: { password: 'open sesame 1' }, headers: { origin: app.url }, maxRedirects: 0 });
      await client.goto(url);
      await expect(client.getByRole('heading', { level: 1 })).toBeVisible();
      // On a phone the last part is laid out only when it is near; the contents lead to it, and reloading stays there.
      const last = client.getByRole('heading', { name: 'Check of the new site' });
      const isLaidOut = () => last.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
      expect(await isLaidOut()).toBe(width > 390);
      const top = async () => Math.round((await last.boundingBox())?.y ?? -1);
      await client.getByRole('link', { name: 'Check of the new site' }).click();
      await expect.poll(top).toBeLessThan(100);
      expect(await isLaidOut()).toBe(true);
      await client.evaluate("scrollBy({ top: -60, behavior: 'instant' })");
      const before = await top();
      await client.reload();
      await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(100);
      await client.getByText(/^\d+ checks passed$/).click();
      await expect(client.getByText('Every page has a title')).toBeVisible();
      await expectAccessible(client);
      expect(await client.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
      // The evidence of a statement, by keyboard: Enter opens it, an arrow goes to the next one, Escape closes.
      const claims = client.locator('details.claim > summary');
      await claims.first().focus();
      await client.keyboard.press('Enter');
      await expect(client.locator('details.claim[open] .evidence')).toBeVisible();
      await client.keyboard.press('ArrowDown');
      await expect(claims.nth(1)).toBeFocused();
      await expect(client.locator('details.claim[open]')).toHaveCount(1);
      await expectAccessible(client, ['color-contrast']);
      await client.keyboard.press('Escape');
      await expect(client.locator('details.claim[open]')).toHaveCount(0);
      expect([...hosts]).toEqual([new URL(app.url).host]);
      expect(errors).toEqual([]);
      await context.close();
    }
}

test('an agency shares a project with its client', async ({ page, browser }) => {
  const errors = watchConsole(page);
  await hasSeenOnboarding(page);
  await signUp(page, app.url, 'agency@harbourlane.test');
  const id = await makeProject(page, app.url, 'prompt');
  await checkNewSite(page, app.url, id);
  await setAgency(page);

  await page.goto(`${app.url}/verify/${id}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(dialog.getByLabel('Check of the new site')).toBeChecked();
  await expect(dialog.getByLabel('Prompt')).not.toBeChecked();
  await dialog.getByRole('textbox', { name: 'Password' }).fill('open');
  await expect(dialog.getByText('At least 8 characters')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Password' }).fill('open sesame 1');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
  expect(link).toMatch(/\/s\/[\w-]{43}$/);
  await expect(dialog.getByText('Not opened yet.')).toBeVisible();
  await expectAccessible(page);

  const context = await browser.newContext();
  const client = await context.newPage();
  await client.goto(link);
  await client.getByLabel('Password').fill('open sesame 2');
  await client.getByRole('button', { name: 'Open the report' }).click();
  await expect(client.getByText('This password is wrong.')).toBeVisible();
  await expectAccessible(client);
  await client.getByLabel('Password').fill('open sesame 1');
  await client.getByRole('button', { name: 'Open the report' }).click();
  await expect(client.getByRole('img', { name: 'North Studio' })).toBeVisible();
  await expect(client.getByRole('heading', { name: 'Check of the new site' })).toBeVisible();
  await expect(client.getByRole('heading', { name: /^Prompt/ })).toHaveCount(0);

  // Printed from the client's own browser: the summary is the first sheet, whichever the paper.
  for (const format of ['A4', 'Letter']) {
    const [whole, first] = [await client.pdf({ format }), await client.pdf({ format, pageRanges: '1' })];
    expect(pagesOf(whole)).toBeGreaterThan(3);
    expect(pagesOf(first)).toBe(1);
    await client.emulateMedia({ media: 'print' });
    const { height, content } = await client
      .locator('.cover')
      .evaluate((cover) => ({ height: cover.clientHeight, content: cover.scrollHeight }));
    expect(content).toBeLessThanOrEqual(height);
    await client.emulateMedia({ media: 'screen' });
  }
  const pdf = await context.request.get(`${link}/report.pdf?format=letter`, { timeout: 60_000 });
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect(pagesOf(await pdf.body())).toBeGreaterThan(3);
  await client.getByRole('link', { name: 'Home', exact: true }).or(client.locator('#blueprint li a')).first().click();
  await expect(client.locator('h1')).toBeVisible();
  await readAsClient(browser, link);

  await page.reload();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(dialog.getByText(/^Made .*Opened 9 times/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Revoke/ }).click();
  await expect(dialog.getByRole('button', { name: /^Revoke/ })).toHaveCount(0);
  expect((await client.goto(link))?.status()).toBe(404);
  await expect(client.getByText('This link does not work.')).toBeVisible();
  expect(errors).toEqual([]);
});
