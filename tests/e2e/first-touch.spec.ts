// What visitors do before the scripts are there is neither lost nor done twice, and nothing opens under their pointer.
import { expect, type Page, test } from '@playwright/test';
import { type Sitebrief, startSitebrief } from './start-sitebrief.ts';
import { hasSeenOnboarding, PASSWORD, sendRegisterForm } from './test-user.ts';

const SCRIPTS_AFTER_MS = 3_000;

let app: Sitebrief;
test.beforeAll(async () => {
  app = await startSitebrief();
});
test.afterAll(() => app.close());

/** Every script but the boot file comes late; says whether they are there. */
async function delayScripts(page: Page): Promise<{ areThere: boolean }> {
  const state = { areThere: false };
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SCRIPTS_AFTER_MS));
    state.areThere = true;
    await route.continue().catch(() => undefined);
  });
  return state;
}

test('the other tab of the account page opens at once, and its form is sent once', async ({ page }) => {
  await hasSeenOnboarding(page);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname));
  const scripts = await delayScripts(page);
  await page.goto(`${app.url}/auth?next=%2Fsettings`, { waitUntil: 'commit' });
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await expect(page.getByRole('form', { name: 'Sign In' })).toBeVisible();
  expect(scripts.areThere).toBe(false);
  expect(new URL(page.url()).search).toBe('?next=%2Fsettings&tab=sign-in');
  await page.getByLabel('Email', { exact: true }).fill('nobody@harbourlane.test');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Login failed')).toBeVisible();
  expect(posts).toEqual(['/api/auth/login']);
});

test('a registration before the scripts are there is sent once', async ({ page }) => {
  await hasSeenOnboarding(page);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname));
  await delayScripts(page);
  await sendRegisterForm(page, app.url, 'first@harbourlane.test');
  await expect(page.getByText('Registration successful!')).toBeVisible();
  expect(posts).toEqual(['/api/auth/register']);
});

test('the introduction does not open while the mouse button is held, and each press counts once', async ({ page }) => {
  await delayScripts(page);
  await page.goto(app.url, { waitUntil: 'commit' });
  const dialog = page.getByRole('dialog');
  const until = Date.now() + SCRIPTS_AFTER_MS + 3_000;
  for (let step = 0; Date.now() < until; step += 1) {
    await page.mouse.move(300 + (step % 40) * 5, 300);
    await page.waitForTimeout(100);
    expect(await dialog.count()).toBe(0);
  }
  await page.mouse.down();
  await page.waitForTimeout(1_500);
  expect(await dialog.count()).toBe(0);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('2 of 3')).toBeVisible();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Get Started' }).click();
  await expect(dialog).toBeHidden();
});

test('a press on Get Started goes to the registration while the pointer still moves', async ({ page }) => {
  await delayScripts(page);
  await page.goto(app.url, { waitUntil: 'commit' });
  await page.mouse.move(200, 200);
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page).toHaveURL(/\/register/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('registration and sign-in work without scripts, and a mistake is answered with a page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await sendRegisterForm(page, app.url, 'noscript@harbourlane.test');
  await expect(page).toHaveURL(`${app.url}/`);
  expect(await context.cookies()).toEqual([expect.objectContaining({ httpOnly: true })]);
  await context.clearCookies();
  await page.goto(`${app.url}/auth?tab=sign-in`);
  const signIn = async (password: string) => {
    await page.getByLabel('Email', { exact: true }).fill('noscript@harbourlane.test');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
  };
  await signIn('not the password');
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await page.goto(`${app.url}/auth?tab=sign-in`);
  await signIn(PASSWORD);
  await expect(page).toHaveURL(`${app.url}/`);
  expect(await context.cookies()).toHaveLength(1);
  await context.close();
});
