// The main journey: register, analyze, compose, choose a builder, review, save; and the same after a reload and a restart.
import { expect } from '@playwright/test';
import { test } from './shared-sitebrief.ts';
import { type Sitebrief, startSitebrief } from './start-sitebrief.ts';
import { expectAccessible, hasSeenOnboarding, register, sendRegisterForm, watchConsole } from './test-user.ts';

let app: Sitebrief;
test.beforeAll(async () => {
  app = await startSitebrief();
});
test.afterAll(async () => {
  await app?.close();
});
// The onboarding has its own test; here it would be in the way.
test.beforeEach(async ({ page }, { title }) => {
  if (!title.includes('onboarding')) await hasSeenOnboarding(page);
});

test('a person takes a site from its address to a saved prompt', async ({ page }) => {
  const errors = watchConsole(page);
  await register(page, app.url, 'grace@harbourlane.test');
  await expect(page.getByText('No projects yet — run your first redesign above.')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Website URL').fill('http://harbourlane.test/');
  await page.getByRole('button', { name: 'Analyze Website' }).click();
  await expect(page).toHaveURL(/\/analysis\/[^/]+$/);
  await expect(page.getByText('Harbour Lane Bakery').first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Continue to Prompts' }).click();
  await expect(page.getByRole('heading', { name: 'Optimization Strategy' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue to Choose Designer' })).toBeDisabled();
  await page.getByRole('button', { name: 'Generate Optimizer Output' }).click();
  await expect(page.getByRole('heading', { name: 'X-factor' }).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Continue to Choose Designer' }).click();
  await expect(page.getByRole('button', { name: 'Continue to Review' })).toBeDisabled();
  await page.getByRole('radio', { name: /Lovable/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue to Review' }).click();

  await expect(page).toHaveURL(/\/push\//);
  await expect(page.getByRole('button', { name: 'Save Project' })).toBeDisabled();
  await page.getByLabel('Project Name').fill('Harbour Lane relaunch');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy Prompt' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(/Harbour Lane Bakery/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save Project' }).click();
  await expect(page.getByText('Project Saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Analyze Website' })).toBeVisible();

  await page.goto(`${app.url}/history`);
  await expect(page.getByText('Harbour Lane relaunch')).toBeVisible();
  await expect(page.getByText('Completed', { exact: true }).locator('visible=true').first()).toBeVisible();
  await expectAccessible(page);

  await app.restart();
  await page.reload();
  await expect(page.getByText('Harbour Lane relaunch')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a form submitted before the app has loaded is sent once, when it has', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(new URL(request.url()).pathname));
  await sendRegisterForm(page, app.url, 'early@harbourlane.test');
  held.resolve();
  await expect(page.getByText('Registration successful!')).toBeVisible();
  expect(calls).toEqual(['/api/auth/register']);
});

test.describe('a bad address', () => {
  const CASES = [
    { input: '   ', title: 'URL Required' },
    { input: 'nowhere', title: 'Invalid URL' },
    { input: 'https://user:secret@harbourlane.test', title: 'Invalid URL' },
    { input: 'http://no-such-host.invalid', title: 'Analysis Failed' },
  ];
  for (const [at, { input, title }] of CASES.entries()) {
    test(`"${input}" is answered with a toast and leaves nothing behind`, async ({ page }) => {
      await register(page, app.url, `visitor-${at}@harbourlane.test`);
      await page.getByLabel('Website URL').fill(input);
      if (input.trim() === '') await page.getByLabel('Website URL').press('Enter');
      else await page.getByRole('button', { name: 'Analyze Website' }).click();
      await expect(page.getByText(title, { exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByText('No projects yet — run your first redesign above.')).toBeVisible();
    });
  }
});

test('the demo walks the whole journey without an account and stores nothing', async ({ page }) => {
  const errors = watchConsole(page);
  await page.goto(`${app.url}/demo`);
  await expectAccessible(page);
  await page.locator('a[href*="demo-coffee"]').first().click();
  await expect(page).toHaveURL(/\/analysis\/demo-coffee\?demo=true/);
  await page.getByRole('button', { name: 'Continue to Prompts' }).click();
  await expect(page).toHaveURL(/\/compose\/demo-coffee\?demo=true/);
  await page.getByRole('button', { name: 'Continue to Choose Designer' }).click();
  await expect(page).toHaveURL(/\/choose-designer\/demo-coffee\?demo=true/);
  await page.getByRole('radio', { name: /Framer/ }).check();
  await page.getByRole('button', { name: 'Continue to Review' }).click();
  await expect(page).toHaveURL(/\/push\/demo-coffee\?demo=true/);
  expect(errors).toEqual([]);
});

test('visitors are asked to sign in and come back to where they wanted to go', async ({ page }) => {
  await page.goto(`${app.url}/history`);
  await expect(page).toHaveURL(/\/auth\?next=/);
});

test('the onboarding greets a new account once, in three steps', async ({ page }) => {
  await register(page, app.url, 'newcomer@harbourlane.test', { greeted: true });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('1 of 3')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('2 of 3')).toBeVisible();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('3 of 3')).toBeVisible();
  await dialog.getByRole('button', { name: 'Get Started' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Analyze Website' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('settings keep a connection, and the manual opens from every header', async ({ page }) => {
  await register(page, app.url, 'settler@harbourlane.test');
  await page.goto(`${app.url}/settings`);
  await expect(page.getByRole('heading', { name: 'Builder Connections' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Help' }).first().click();
  await expect(page.getByRole('dialog').getByRole('tab', { name: 'Getting Started' })).toBeVisible();
});
