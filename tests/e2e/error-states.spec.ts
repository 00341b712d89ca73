// What happens on bad days: a network that fails, is slow or away, a session that ends, a stream that is lost, other windows,
// impatient fingers. Each ends in a clear sentence, and nothing is lost.
import { expect, type Page } from '@playwright/test';
import { test } from './shared-sitebrief.ts';
import type { Sitebrief } from './start-sitebrief.ts';
import { hasSeenOnboarding, makeProject, PASSWORD, signUp } from './test-user.ts';

const SESSION = 'sitebrief_session';
let app: Sitebrief;
let people = 0;
test.beforeAll(({ shared }) => {
  app = shared;
});

async function member(page: Page): Promise<string> {
  const email = `bad-day-${++people}@harbourlane.test`;
  await hasSeenOnboarding(page);
  await signUp(page, app.url, email);
  return email;
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the strategy of a new project and writes into it; saving by itself is off, so that the test decides when. */
async function edit(page: Page, id: string, text: string): Promise<void> {
  await page.goto(`${app.url}/settings`);
  await page.getByRole('switch', { name: 'Auto-save Projects' }).press('Space');
  await expect(page.getByText('Auto-save Disabled')).toBeVisible();
  await page.getByRole('link', { name: 'History & Exports' }).click();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(page).toHaveURL(new RegExp(id));
  await button(page, 'Edit').click();
  await page.getByRole('textbox').fill(text);
}
const textOf = async (page: Page, id: string) =>
  ((await (await page.request.get(`${app.url}/api/projects/${id}`)).json()) as { optimizerOutput: string }).optimizerOutput;

test('an edit outlives a network that is away, and the session that ended over it', async ({ page, context }) => {
  const email = await member(page);
  const id = await makeProject(page, app.url, 'strategy');
  await edit(page, id, 'My own plan.');

  await context.setOffline(true);
  await button(page, 'Save').click();
  await expect(page.getByText(/It is still in the editor; please try again/)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('My own plan.');
  await context.setOffline(false);

  await context.clearCookies({ name: SESSION });
  await button(page, 'Save').click();
  await expect(page.getByText(/Your session has ended/)).toBeVisible();
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await page.getByLabel('Email').locator('visible=true').fill(email);
  await page.getByLabel('Password', { exact: true }).locator('visible=true').fill(PASSWORD);
  await button(page, 'Sign In').click();
  await expect(page).toHaveURL(new RegExp(`/compose/${id}`));
  await expect(page.getByRole('textbox')).toHaveValue('My own plan.');
  await button(page, 'Save').click();
  await expect(page.getByText('Changes Saved')).toBeVisible();
  expect(await textOf(page, id)).toBe('My own plan.');
});

test('of two windows with the same text the later one is told, sees both and chooses', async ({ page, context }) => {
  await member(page);
  const id = await makeProject(page, app.url, 'strategy');
  await edit(page, id, 'The plan of the first window.');
  const other = await context.newPage();
  await other.request.patch(`${app.url}/api/projects/${id}`, { data: { optimizerOutput: 'The plan of the second window.' } });

  await button(page, 'Save').click();
  await expect(page.getByRole('heading', { name: 'This text was changed in another window' })).toBeFocused();
  await expect(page.getByText('The plan of the second window.')).toBeVisible();
  expect(await textOf(page, id)).toBe('The plan of the second window.');
  await button(page, 'Save my text').click();
  await expect(page.getByText('Changes Saved')).toBeVisible();
  expect(await textOf(page, id)).toBe('The plan of the first window.');
  // What the other window wrote stays a version.
  await page.getByRole('button', { name: 'Versions', exact: true }).click();
  const versions = page.getByRole('region', { name: 'Versions' });
  await versions.getByRole('button', { name: 'Show changes' }).first().click();
  await expect(versions.getByText(/second window/).first()).toBeVisible();
});

test('a project deleted in another window: said wherever it is still shown', async ({ page }) => {
  await member(page);
  const id = await makeProject(page, app.url, 'strategy');
  await edit(page, id, 'My own plan.');
  await page.request.delete(`${app.url}/api/projects/${id}`);
  await button(page, 'Save').click();
  await expect(page.getByText(/This project was deleted\. Your text is still in the editor/)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('My own plan.');
  // The browser asks before unsaved edits are left behind.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Project Not Found' })).toBeVisible();
  await button(page, 'Go Back Home').click();
  await expect(page.getByText('No projects yet — run your first redesign above.')).toBeVisible();
});

test('a lost stream: the wait goes on and ends, and one analysis was made', async ({ page }) => {
  await member(page);
  await page.route('**/api/projects/*/events', (route) => route.abort());
  await page.goto(`${app.url}/dashboard`);
  await page.getByLabel('Website URL').fill('http://harbourlane.test/');
  await button(page, 'Analyze Website').dblclick();
  await expect(page.getByText(/Step \d of 4/)).toBeVisible();
  await expect(page).toHaveURL(/\/analysis\//);
  await expect(page.getByText('Analysis Complete', { exact: true })).toBeVisible();
  const projects = (await (await page.request.get(`${app.url}/api/projects`)).json()) as unknown[];
  expect(projects).toHaveLength(1);
});

test('double clicks do a thing once', async ({ page }) => {
  await member(page);
  const id = await makeProject(page, app.url, 'prompt');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(`${request.method()} ${new URL(request.url()).pathname.replace(id, ':id')}`);
  });
  await page.goto(`${app.url}/push/${id}`);
  await page.getByRole('button', { name: 'Export to Lovable' }).dblclick();
  await expect(button(page, 'Save Export')).toBeVisible();
  await page.goto(`${app.url}/choose-designer/${id}`);
  await page.getByRole('radio', { name: /Wix/ }).check();
  await button(page, 'Continue to Review').dblclick();
  await expect(page).toHaveURL(/\/push\//);
  expect(calls).toEqual(['POST /api/projects/:id/export', 'POST /api/projects/:id/generate-designer-prompt']);
});

test('a slow network shows what will be there; a failing one says so and offers another try', async ({ page }) => {
  await member(page);
  const id = await makeProject(page, app.url, 'analysis');
  const held = Promise.withResolvers<void>();
  let isFailing = true;
  await page.route(`**/api/projects/${id}`, async (route) => {
    await held.promise;
    if (isFailing) await route.abort();
    else await route.continue();
  });
  await page.goto(`${app.url}/analysis/${id}`);
  await expect(page.getByText('Loading analysis...')).toBeVisible();
  held.resolve();
  await expect(page.getByRole('heading', { name: 'The project could not be loaded' })).toBeVisible();
  isFailing = false;
  await button(page, 'Try again').click();
  await expect(page.getByRole('heading', { name: /Harbour Lane/ }).first()).toBeVisible();
});
