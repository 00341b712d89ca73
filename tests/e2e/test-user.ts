// What people do in several journeys, and what is expected of every screen.
import AxeBuilder from '@axe-core/playwright';
import { type APIResponse, expect, type Page } from '@playwright/test';
import axe from 'axe-core';

export const PASSWORD = 'slow sourdough';

const AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Errors of the page: what it threw, and what the browser complained of. Answers of 4xx that a journey provokes may be left out. */
export function watchConsole(page: Page, { withFailedCalls = false } = {}): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && (withFailedCalls || !/Failed to load resource/.test(message.text()))) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** Loads axe into the document and its frames, where it is not yet: half a megabyte, which takes longer than many a look. */
async function loadAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    const loading = frame
      .evaluate<boolean>("typeof axe === 'object'")
      .then((isLoaded) => (isLoaded ? undefined : frame.evaluate(axe.source)));
    // As in the builder, a frame that can't run it, or is gone, is left out.
    await (frame === page.mainFrame() ? loading : loading.catch(() => undefined));
  }
}

/** Waits for transitions to end: a button on its way from disabled to its own color has a contrast that nobody reads it by. */
const AT_REST = `Promise.allSettled(document.getAnimations()
  .filter(({ effect }) => effect && effect.getComputedTiming().endTime !== Infinity)
  .map(({ finished }) => finished)).then(() => undefined)`;

/** Nothing that axe can see stands against WCAG 2.2 AA. `rules` limits the look to some. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  await loadAxe(page);
  await page.evaluate(AT_REST);
  // "Legacy" is to end the run in the page itself: the only frame, a blueprint's, runs nothing, and a blank page opened for each look costs more than the look.
  // The builder would load axe twice for each look: what it gets to load instead is empty.
  const builder = new AxeBuilder({ page, axeSource: 'void 0' }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? builder.withRules(rules) : builder.withTags(AA)).analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
}

/** The onboarding has its own test; elsewhere it would be in the way. */
export async function hasSeenOnboarding(page: Page): Promise<void> {
  // The frame of a blueprint has no storage.
  await page.addInitScript("if (window === window.top) localStorage.setItem('hasSeenOnboarding', 'true')");
}

const details = (email: string) => ({
  firstName: 'Grace',
  lastName: 'Adeyemi',
  email,
  phoneNumber: '01947 555 0142',
  password: PASSWORD,
  confirmPassword: PASSWORD,
});

/** Opens the register form, fills it and sends it. */
export async function sendRegisterForm(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/register`, { waitUntil: 'commit' });
  await page.getByLabel('First Name').fill('Grace');
  await page.getByLabel('Last Name').fill('Adeyemi');
  await page.getByLabel('Email', { exact: true }).locator('visible=true').fill(email);
  await page.getByLabel('Phone Number').fill('01947 555 0142');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

/** Registers by the form. */
export async function register(page: Page, url: string, email: string, { greeted = false } = {}): Promise<void> {
  await sendRegisterForm(page, url, email);
  if (!greeted) await expect(page.getByText('Registration successful!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Analyze Website', includeHidden: true })).toBeVisible();
}

async function json<T>(answer: APIResponse): Promise<T> {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Registers by the API: the page's browser is signed in afterwards. */
export async function signUp(page: Page, url: string, email: string): Promise<void> {
  await json(await page.request.post(`${url}/api/auth/register`, { data: details(email) }));
}

/** A project of the bakery, or of another site, taken as far as asked; answers its id. */
export async function makeProject(
  page: Page,
  url: string,
  upTo: 'analysis' | 'strategy' | 'prompt',
  site = 'http://harbourlane.test/',
): Promise<string> {
  const send = async <T>(path: string, data?: object) => json<T>(await page.request.post(`${url}${path}`, { data, timeout: 60_000 }));
  const { projectId } = await send<{ projectId: string }>('/api/analyze', { url: site });
  if (upTo !== 'analysis') await send(`/api/projects/${projectId}/generate-optimizer`);
  if (upTo === 'prompt') await send(`/api/projects/${projectId}/generate-designer-prompt`, { designer: 'lovable' });
  return projectId;
}

/** Checks the site against its own project, which leaves what was to be fixed. */
export async function checkNewSite(page: Page, url: string, projectId: string): Promise<void> {
  const data = { url: 'http://harbourlane.test/' };
  await json(await page.request.post(`${url}/api/projects/${projectId}/verify`, { data, timeout: 60_000 }));
}
