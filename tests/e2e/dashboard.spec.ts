// The dashboard's first load, and the parts of it that come when they are touched.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './shared-sitebrief.ts';
import type { Sitebrief } from './start-sitebrief.ts';
import { expectAccessible, hasSeenOnboarding, signUp, watchConsole } from './test-user.ts';

const WEB = join(import.meta.dirname, '../../dist/web');
const MAX_SCRIPT_BYTES = 160_000;

let app: Sitebrief;
test.beforeAll(({ shared }) => {
  app = shared;
});

test.beforeEach(async ({ page }) => {
  await hasSeenOnboarding(page);
  await signUp(page, app.url, `${Math.random().toString(36).slice(2)}@harbourlane.test`);
});

test('is of use with little script, and asks for the rest when its form is touched', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(join(WEB, new URL(response.url()).pathname));
  });
  const weight = () => [...scripts].reduce((sum, file) => sum + statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size, 0);
  await page.goto(`${app.url}/dashboard`, { waitUntil: 'networkidle' });
  await expect(page.getByText('No projects yet')).toBeVisible();
  const first = weight();
  expect(first).toBeGreaterThan(100_000);
  expect(first).toBeLessThan(MAX_SCRIPT_BYTES);
  await page.getByLabel('Website URL').focus();
  await expect.poll(weight).toBeGreaterThan(first + 10_000);
});

test('opens the choice of pages by keyboard, keeps the focus in it and gives it back', async ({ page }) => {
  const errors = watchConsole(page);
  await page.goto(`${app.url}/dashboard`);
  const button = page.getByRole('button', { name: /^Read up to/ });
  await button.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Pages to read' });
  await expect(form.getByLabel('Pages to read, at most')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Shift+Tab');
  await expect(form.getByLabel('Pages that must be among them')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(form).toBeVisible();
  await page.getByRole('heading', { name: 'Recent Projects' }).click();
  await expect(form).toBeHidden();
  expect(errors).toEqual([]);
});

test('says so where a part cannot be loaded, and tries again', async ({ page, context }) => {
  await page.route('**/several-sites-*.js', (route) => route.abort());
  await page.goto(`${app.url}/dashboard`);
  const button = page.getByRole('button', { name: 'Several sites at once' });
  await button.click();
  await expect(page.getByRole('alert')).toContainText('The form could not be loaded');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await context.setOffline(true);
  await page.getByLabel('Website URL').fill('harbourlane.test');
  await page.getByRole('button', { name: 'Analyze Website' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to analyze website');
});
