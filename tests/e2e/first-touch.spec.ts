// What visitors do before the scripts are there is neither lost nor done twice, and nothing opens under their pointer. On a phone's
// processor, with scripts that come three seconds late, and never before the test has done what it does early.
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from './shared-sitebrief.ts';
import { ADMIN_EMAIL, type Sitebrief, startSitebrief } from './start-sitebrief.ts';
import { expectAccessible, hasSeenOnboarding, PASSWORD, sendRegisterForm, signUp } from './test-user.ts';

const SCRIPTS_AFTER_MS = 3_000;
const PROCESSOR_SLOWED_BY = 6;

let app: Sitebrief;
test.beforeAll(async () => {
  app = await startSitebrief();
});
test.afterAll(() => app.close());
test.use({ reducedMotion: 'reduce' });

const slowProcessor = async (page: Page) =>
  (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWED_BY });

/** Every script but the boot file waits until it is let through, three seconds at least. `areThere`: whether one was. */
async function holdScripts(page: Page, matching: string | RegExp = '**/assets/*.js') {
  const state = { areThere: false, letThrough: () => Promise.resolve() };
  let open: () => void = () => undefined;
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  const threeSeconds = new Promise<void>((resolve) => setTimeout(resolve, SCRIPTS_AFTER_MS));
  await page.route(matching, async (route) => {
    await isOpen;
    state.areThere = true;
    await route.continue().catch(() => undefined);
  });
  state.letThrough = async () => {
    await threeSeconds;
    open();
  };
  return state;
}

/** Paths of what the page posts, in order. */
function watchPosts(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname));
  return posts;
}

const fillSignIn = async (page: Page, email: string, password: string) => {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
};

test.describe('before the scripts are there', () => {
  test.beforeEach(({ page }) => slowProcessor(page));

  test('the other tab of the account page opens at once, and its form is sent once', async ({ page }) => {
    await hasSeenOnboarding(page);
    const posts = watchPosts(page);
    const scripts = await holdScripts(page);
    await page.goto(`${app.url}/auth?next=%2Fsettings`, { waitUntil: 'commit' });
    await page.getByRole('tab', { name: 'Sign In' }).click();
    await expect(page.getByRole('form', { name: 'Sign In' })).toBeVisible();
    expect(new URL(page.url()).search).toBe('?next=%2Fsettings&tab=sign-in');
    await fillSignIn(page, 'nobody@harbourlane.test', 'not the password');
    const button = page.getByRole('button', { name: 'Sign In' });
    await button.click();
    await button.click();
    expect([scripts.areThere, posts]).toEqual([false, []]);
    await scripts.letThrough();
    await expect(page.getByText('Login failed')).toBeVisible();
    expect(posts).toEqual(['/api/auth/login']);
    // Ready: the tab is one of the app from here on, and what was typed stays.
    await page.getByRole('tab', { name: 'Register' }).click();
    await expect(page.getByRole('form', { name: 'Register' })).toBeVisible();
    expect(posts).toHaveLength(1);
  });

  test('a registration is sent once', async ({ page }) => {
    await hasSeenOnboarding(page);
    const posts = watchPosts(page);
    const scripts = await holdScripts(page);
    await sendRegisterForm(page, app.url, 'first@harbourlane.test');
    expect([scripts.areThere, posts]).toEqual([false, []]);
    await scripts.letThrough();
    await expect(page.getByText('Registration successful!')).toBeVisible();
    expect(posts).toEqual(['/api/auth/register']);
  });

  test('several buttons each do what they say, once', async ({ page }) => {
    await hasSeenOnboarding(page);
    const scripts = await holdScripts(page);
    await page.goto(`${app.url}/register`, { waitUntil: 'commit' });
    const shown = (name: string) => page.getByRole('textbox', { name, exact: true });
    for (const password of ['password', 'confirmed password'])
      await page.getByRole('button', { name: `Show or hide ${password}`, exact: true }).click();
    await page.getByRole('button', { name: 'Show or hide password', exact: true }).click();
    expect(scripts.areThere).toBe(false);
    await scripts.letThrough();
    await expect(shown('Confirm Password')).toHaveAttribute('type', 'text');
    await expect(shown('Password')).toHaveAttribute('type', 'text');
  });

  test('a form whose scripts fail to load is sent by the browser', async ({ page }) => {
    await signUp(page, app.url, ADMIN_EMAIL);
    await page.context().clearCookies();
    const posts = watchPosts(page);
    let fail: () => void = () => undefined;
    const isSent = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await isSent;
      await route.abort();
    });
    await page.goto(`${app.url}/auth?tab=sign-in`, { waitUntil: 'commit' });
    await fillSignIn(page, ADMIN_EMAIL, PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    expect(posts).toEqual([]);
    fail();
    await expect(page).toHaveURL(`${app.url}/`);
    expect(posts).toEqual(['/api/auth/login']);
    expect(await page.context().cookies()).toHaveLength(1);
  });

  test('a press on Get Started goes to the registration, and nothing opens there', async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto(app.url, { waitUntil: 'commit' });
    await page.mouse.move(200, 200);
    await page.getByRole('link', { name: 'Get Started' }).first().click();
    await expect(page).toHaveURL(/\/register$/);
    expect(scripts.areThere).toBe(false);
    await scripts.letThrough();
    await page.getByRole('tab', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/tab=sign-in/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('the introduction', () => {
  test.beforeEach(({ page }) => slowProcessor(page));

  test('does not open while the mouse button is held, even from before, and each press counts once', async ({ page }) => {
    await page.addInitScript("addEventListener('app-ready', () => { document.documentElement.dataset.ready = ''; })");
    const scripts = await holdScripts(page);
    const fetched = page.waitForResponse(/onboarding-modal/);
    // The boot file runs when the document is read.
    await page.goto(app.url, { waitUntil: 'domcontentloaded' });
    const dialog = page.getByRole('dialog');
    await page.mouse.move(300, 500);
    await page.mouse.down();
    await scripts.letThrough();
    await expect(page.locator('html[data-ready]')).toBeVisible();
    await fetched;
    await page.waitForTimeout(3_000);
    expect(await dialog.count()).toBe(0);
    await page.mouse.up();
    await expect(dialog.getByText('1 of 3')).toBeVisible();
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog.getByText('2 of 3')).toBeVisible();
    await page.waitForTimeout(500);
    await expect(dialog.getByText('2 of 3')).toBeVisible();
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByRole('button', { name: 'Get Started' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`${app.url}/`);
  });

  test('does not open while it is fetched and something is pressed', async ({ page }) => {
    const introduction = await holdScripts(page, /onboarding-modal[^/]*\.js/);
    const asked = page.waitForRequest(/onboarding-modal/);
    await page.goto(app.url);
    await page.mouse.move(300, 500);
    await asked;
    await page.mouse.down();
    const fetched = page.waitForResponse(/onboarding-modal/);
    await introduction.letThrough();
    await fetched;
    await page.waitForTimeout(3_000);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.mouse.up();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  async function expectProblem(page: Page, sentence: string) {
    await expect(page.getByRole('heading', { name: 'That did not work' })).toBeVisible();
    await expect(page.getByText(sentence)).toBeVisible();
  }

  async function signIn(page: Page, context: BrowserContext, password: string) {
    await context.clearCookies();
    await page.goto(`${app.url}/auth`);
    await page.getByRole('tab', { name: 'Sign In' }).click();
    await fillSignIn(page, 'noscript@harbourlane.test', password);
    await page.getByRole('button', { name: 'Sign In' }).click();
  }

  test('registration and sign-in work, the tabs too, and a mistake is answered with a page', async ({ page, context }) => {
    await page.goto(`${app.url}/auth?tab=sign-in`);
    await page.getByRole('tab', { name: 'Register' }).click();
    await expect(page.getByRole('form', { name: 'Register' })).toBeVisible();
    await sendRegisterForm(page, app.url, 'noscript@harbourlane.test');
    await expect(page).toHaveURL(`${app.url}/`);
    expect(await context.cookies()).toEqual([expect.objectContaining({ httpOnly: true })]);
    await signIn(page, context, 'not the password');
    await expectProblem(page, 'Invalid email or password');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email').fill('noscript@harbourlane.test');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expectProblem(page, 'This installation sends no mail. Please ask an administrator for a link to set a new password.');
    await signIn(page, context, PASSWORD);
    await expect(page).toHaveURL(`${app.url}/`);
    expect(await context.cookies()).toHaveLength(1);
  });

  test('who is signed in is told what is missing, and can sign out', async ({ page, context }) => {
    await page.goto(`${app.url}/register`);
    await sendRegisterForm(page, app.url, 'plain@harbourlane.test');
    await expect(page.getByRole('heading', { name: 'This part needs JavaScript' })).toBeVisible();
    await page.getByRole('link', { name: 'sign out' }).click();
    await expect(page.getByLabel('Website URL')).toBeVisible();
    expect(await context.cookies()).toEqual([]);
    await page.goto(`${app.url}/privacy`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the website named on the landing page is kept for after the registration', async ({ page }) => {
    await page.goto(app.url);
    await page.getByLabel('Website URL').fill('harbourlane.test');
    await page.getByRole('button', { name: 'Start Free Analysis' }).click();
    await expect(page).toHaveURL(`${app.url}/register?url=harbourlane.test`);
  });
});

test('what is said without scripts is accessible', async ({ page }) => {
  const shell = await (await page.request.get(`${app.url}/dashboard`)).text();
  // The check itself is a script.
  const said = shell.replace(/<\/?noscript>/g, '').replace(/<script type="module".*?<\/script>/gs, '');
  await page.route('**/plain', (route) => route.fulfill({ body: said, contentType: 'text/html' }));
  await page.goto(`${app.url}/plain`);
  await expect(page.getByRole('heading', { name: 'This part needs JavaScript' })).toBeVisible();
  await expectAccessible(page);
});

test('the page that says what went wrong is as readable as the others', async ({ page }) => {
  const answer = await page.request.post(`${app.url}/api/auth/login`, {
    form: { email: 'nobody@harbourlane.test', password: 'wrong' },
    headers: { accept: 'text/html', origin: app.url },
  });
  expect(answer.status()).toBe(401);
  await page.route('**/problem', async (route) => route.fulfill({ response: answer }));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${app.url}/problem`);
  await expectAccessible(page);
});
