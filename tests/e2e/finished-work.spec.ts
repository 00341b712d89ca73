// An owner comes back to finished work: finds it, opens its texts, renames, archives, deletes and undoes; and starts several sites at once.
import { expect, type Page } from '@playwright/test';
import { test } from './shared-sitebrief.ts';
import type { Sitebrief } from './start-sitebrief.ts';
import { expectAccessible, hasSeenOnboarding, makeProject, signUp, watchConsole } from './test-user.ts';

const PHONE = { width: 390, height: 844 };

let app: Sitebrief;
test.beforeAll(({ shared }) => {
  app = shared;
});
test.beforeEach(({ page }) => hasSeenOnboarding(page));

const statusOf = async (page: Page, id: string) =>
  ((await (await page.request.get(`${app.url}/api/projects/${id}`)).json()) as { status: string; updatedAt: string }) ?? null;

test('an owner comes back to a finished project by keyboard and mouse, and nothing of it changes', async ({ page }) => {
  const errors = watchConsole(page);
  await signUp(page, app.url, 'back@harbourlane.test');
  const id = await makeProject(page, app.url, 'prompt');
  await makeProject(page, app.url, 'analysis');
  const put = (data: object) => page.request.patch(`${app.url}/api/projects/${id}`, { data });
  await put({ projectName: 'Harbour Lane relaunch', status: 'completed' });
  await page.request.post(`${app.url}/api/projects/${id}/export`, {
    data: { builderName: 'lovable', exportLink: 'https://new.example/', notes: 'Waiting for photos.' },
  });
  const before = await statusOf(page, id);

  // Found by search.
  await page.goto(`${app.url}/history`);
  await expect(page.getByText('2 of 2 projects')).toBeVisible();
  await page.getByLabel('Search').fill('relaunch');
  await expect(page.getByText('1 of 2 projects')).toBeVisible();

  // One click to each of its texts, and the steps lead to the others.
  const texts = page.getByRole('list', { name: 'Texts of harbourlane.test' });
  for (const [name, path, heading] of [
    ['Analysis', /\/analysis\//, 'Fix first'],
    ['Competitors', /#side-by-side$/, 'Side by side'],
    ['Strategy', /\/compose\//, 'Optimization Strategy'],
    ['Blueprint', /#blueprint$/, 'Blueprint'],
    ['Prompt', /\/push\//, 'Review & Export'],
  ] as const) {
    await texts.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await page.goBack();
    await expect(page.getByText('1 of 2 projects')).toBeVisible();
  }
  await page.getByRole('link', { name: 'View harbourlane.test' }).click();
  const steps = page.getByRole('navigation', { name: 'Steps' });
  for (const name of ['Review & Export', 'Choose Designer', 'Compose', 'Analysis', 'Check the new site'])
    await steps.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/\/verify\//);
  expect(await statusOf(page, id)).toMatchObject({ status: 'completed', updatedAt: before.updatedAt });

  // Its export with link and notes.
  await page.goto(`${app.url}/history?search=relaunch`);
  await page.getByRole('button', { name: /^1 export, last to Lovable/ }).click();
  await expect(page.getByText('Waiting for photos.')).toBeVisible();
  await expectAccessible(page);

  // Renamed in place by keyboard.
  await page.getByRole('link', { name: 'View harbourlane.test' }).focus();
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: 'name of harbourlane.test' }).fill('Harbour Lane autumn');
  await page.keyboard.press('Enter');
  await page.getByLabel('Search').fill('autumn');
  await expect(page.getByText('Harbour Lane autumn')).toBeVisible();

  // Tagged, archived, and back.
  await page.getByRole('button', { name: 'Tags of harbourlane.test' }).click();
  await page.getByLabel('New tags').fill('Client A');
  await expectAccessible(page);
  await page.getByLabel('New tags').press('Enter');
  await expect(page.getByRole('button', { name: 'Show projects with the tag Client A' })).toBeVisible();
  await page.getByRole('button', { name: 'Archive harbourlane.test' }).click();
  await expect(page.getByText('No projects match the current filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Harbour Lane autumn')).toBeVisible();

  // Both deleted, on a phone, and back with everything.
  await page.setViewportSize(PHONE);
  await page.getByLabel('Search').fill('');
  await page.getByLabel('Select all 2').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await expect(page.getByText('No exports yet — run your first redesign.')).toBeVisible();
  expect((await page.request.get(`${app.url}/api/projects/${id}`)).status()).toBe(404);
  await page.getByRole('button', { name: 'Show recently deleted projects' }).click();
  await expect(page.getByRole('button', { name: 'Delete all now' })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Harbour Lane autumn' })
    .getByRole('button', { name: /^Restore/ })
    .click();
  await page.getByLabel('Show').selectOption('Projects');
  await expect(page.getByText('Harbour Lane autumn')).toBeVisible();
  await expect(page.getByRole('button', { name: /^1 export, last to Lovable/ })).toBeVisible();
  expect((await statusOf(page, id)).status).toBe('completed');
  expect(errors).toEqual([]);
});

test('a strategy has versions that are compared and restored', async ({ page }) => {
  const errors = watchConsole(page);
  await signUp(page, app.url, 'versions@harbourlane.test');
  const id = await makeProject(page, app.url, 'prompt');
  await page.goto(`${app.url}/compose/${id}`);
  await page
    .getByRole('button', { name: /^Edit Headline/i })
    .first()
    .click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Bread at five');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bread at five').first()).toBeVisible();
  await page.getByRole('button', { name: 'Versions', exact: true }).click();
  const versions = page.getByRole('region', { name: 'Versions' });
  await expect(versions.getByText('Edited by you')).toBeVisible();
  await versions.getByRole('button', { name: 'Show changes' }).first().click();
  await expect(versions.getByText(/Bread at five/).first()).toBeVisible();
  await expectAccessible(page);
  await versions.getByRole('button', { name: 'Restore' }).first().click();
  await expect(page.getByText('Version Restored')).toBeVisible();
  await expect(versions.getByText('Restored, written by the built-in analyst')).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  await page.goto(`${app.url}/push/${id}`);
  await page.getByRole('button', { name: 'Versions', exact: true }).click();
  await expect(page.getByText('Written by the built-in analyst, for Lovable')).toBeVisible();
  expect(errors).toEqual([]);
});

test('several sites are started at once, followed and downloaded', async ({ page }) => {
  const errors = watchConsole(page);
  await signUp(page, app.url, 'several@harbourlane.test');
  await page.goto(`${app.url}/dashboard`);
  await page.getByRole('button', { name: 'Several sites at once' }).click();
  await page
    .getByRole('textbox', { name: 'Addresses' })
    .fill('http://harbourlane.test/\nno address\nharbourlane.test\nhttp://no-such-host.invalid/');
  await expect(page.getByText(/Line 2 has no website address/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Analyze 2 sites' }).click();
  await expect(page).toHaveURL(/\/batch\//);
  await expect(page.getByRole('row', { name: /no-such-host\.invalid/ })).toContainText('Not started');
  await expect(page.getByRole('row', { name: /harbourlane\.test/ })).toContainText('Done');
  await expect(page.getByRole('row', { name: /harbourlane\.test/ })).toContainText('Harbour Lane Bakery');
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download results (CSV)' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^sites-.*\.csv$/);
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'http://harbourlane.test/' }).click();
  await expect(page).toHaveURL(/\/analysis\//);
  expect(errors).toEqual([]);
});
