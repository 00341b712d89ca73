// Accounts by mail, through a real SMTP server: a forgotten password, two-step sign-in, invitations; with scripts, without, by keyboard.
import { type Browser, expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { linkIn, type MailServer, startMailServer } from '#testing/mail-server.ts';
import { test } from './shared-sitebrief.ts';
import { ADMIN_EMAIL, type Sitebrief, startSitebrief } from './start-sitebrief.ts';
import { expectAccessible, hasSeenOnboarding, PASSWORD, signUp, watchConsole } from './test-user.ts';

const NEW_PASSWORD = 'a loaf of rye bread';
const STEP_MS = 30_000;
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

let app: Sitebrief;
let mailbox: MailServer;
test.beforeAll(async () => {
  mailbox = await startMailServer();
  app = await startSitebrief({}, { smtpUrl: mailbox.url });
});
test.afterAll(async () => {
  await app?.close();
  await mailbox?.close();
});

/** Desk and phone, light and dark: nothing that axe can see, nothing wider than the window. */
async function expectFits(page: Page) {
  for (const [size, colorScheme] of [
    [DESK, 'light'],
    [DESK, 'dark'],
    [PHONE, 'light'],
    [PHONE, 'dark'],
  ] as const) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await expectAccessible(page);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(DESK);
}

async function signIn(page: Page, email: string, password: string) {
  await page.goto(`${app.url}/auth?tab=sign-in`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Asks for a new password by the form; the link in the mail. */
async function askForLink(page: Page, email: string): Promise<string> {
  await page.goto(`${app.url}/auth?tab=sign-in`);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The sign-in form has a field of the same name.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Look in your mailbox' })).toBeVisible();
  return linkIn(await mailbox.next(email));
}

async function setPassword(page: Page, link: string) {
  await page.goto(link);
  await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
}

/** An account whose mails so far are out of the way. */
async function account(page: Page, email: string) {
  await signUp(page, app.url, email);
  await mailbox.next(email);
}

const newContext = (browser: Browser, options = {}) => browser.newContext({ reducedMotion: 'reduce', colorScheme: 'light', ...options });

test('an owner resets the password by mail, sets up two-step sign-in and signs in with it', async ({ browser }) => {
  const context = await newContext(browser);
  const page = await context.newPage();
  await hasSeenOnboarding(page);
  const errors = watchConsole(page);
  const email = 'owner@harbourlane.test';
  await account(page, email);
  await context.clearCookies();

  const link = await askForLink(page, email);
  await expectFits(page);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  await expectFits(page);
  await setPassword(page, link);
  await expectFits(page);
  expect((await mailbox.next(email)).subject).toBe('Your Sitebrief password was reset');
  await setPasswordAgain(page, link);

  await signIn(page, email, NEW_PASSWORD);
  await expect(page.getByText('Login successful!')).toBeVisible();
  await page.goto(`${app.url}/settings`);
  await expect(page.getByText('Wrong password').or(page.getByText('Password reset by a link')).first()).toBeVisible();
  // The link came by mail, so the address is confirmed.
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();

  // By keyboard alone.
  await page.getByRole('button', { name: 'Set up' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Your password')).toBeFocused();
  await page.keyboard.type(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectFits(page);
  const secret = Secret.fromBase32(((await page.getByRole('dialog').locator('code').textContent()) ?? '').replaceAll(' ', ''));
  const codeFor = (timestamp: number) => new TOTP({ secret }).generate({ timestamp });
  const setUpAt = Date.now();
  await page.getByLabel('Code from the app').focus();
  await page.keyboard.type(codeFor(setUpAt));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Keep your recovery codes' })).toBeVisible();
  const recoveryCodes = ((await page.getByRole('dialog').locator('pre').textContent()) ?? '').split('\n');
  expect(recoveryCodes).toHaveLength(10);
  await expectFits(page);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 of 10 are left')).toBeVisible();
  await expectFits(page);
  expect((await mailbox.next(email)).subject).toBe('Two-step sign-in is on');

  await context.clearCookies();
  await page.goto(`${app.url}/settings`);
  await expect(page).toHaveURL(/\/auth\?next=%2Fsettings/);
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expectFits(page);
  // The code of the setup was used; the next one is accepted early.
  await page.getByLabel('Code', { exact: true }).fill(codeFor(setUpAt));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('This code is wrong or was already used.')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(codeFor(setUpAt + STEP_MS));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expect(page.getByText('Right password, wrong code')).toBeVisible();
  expect(errors).toEqual([]);
  await context.close();

  // Without scripts, with a recovery code.
  const plain = await newContext(browser, { javaScriptEnabled: false });
  const bare = await plain.newPage();
  await signIn(bare, email, NEW_PASSWORD);
  await expect(bare).toHaveURL(`${app.url}/second-factor`);
  await bare.getByLabel('Code', { exact: true }).fill(recoveryCodes[0] ?? '');
  await bare.getByRole('button', { name: 'Sign In' }).click();
  await expect(bare).toHaveURL(`${app.url}/`);
  expect((await bare.request.get(`${app.url}/api/auth/user`)).status()).toBe(200);
  await plain.close();
});

/** A link works once. */
async function setPasswordAgain(page: Page, link: string) {
  await page.goto(link);
  await page.getByLabel('New Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('This link has expired or was already used.')).toBeVisible();
}

test('a forgotten password is replaced without scripts', async ({ browser }) => {
  const context = await newContext(browser, { javaScriptEnabled: false });
  const page = await context.newPage();
  const email = 'noscript@harbourlane.test';
  await account(page, email);
  await context.clearCookies();
  await setPassword(page, await askForLink(page, email));
  await signIn(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL(`${app.url}/`);
  expect((await page.request.get(`${app.url}/api/auth/user`)).status()).toBe(200);
  await context.close();
});

test('an owner changes the address; both addresses get a mail', async ({ page }) => {
  await hasSeenOnboarding(page);
  await account(page, 'before@harbourlane.test');
  await page.goto(`${app.url}/settings`);
  await page.getByRole('button', { name: 'Change address' }).click();
  await page.getByLabel('New email').fill('after@harbourlane.test');
  await page.getByRole('dialog').getByLabel('Your password').fill(PASSWORD);
  await expectFits(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Mail Sent')).toBeVisible();
  expect((await mailbox.next('before@harbourlane.test')).text).toContain('Nothing has changed yet');
  await page.goto(linkIn(await mailbox.next('after@harbourlane.test')));
  await expectFits(page);
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  await page.goto(`${app.url}/settings`);
  await expect(page.getByRole('heading', { name: 'after@harbourlane.test' })).toBeVisible();
  expect((await mailbox.next('before@harbourlane.test')).subject).toBe('Your Sitebrief address was changed');
});

test('an operator closes registration and invites', async ({ browser }) => {
  const context = await newContext(browser);
  const page = await context.newPage();
  await hasSeenOnboarding(page);
  await account(page, ADMIN_EMAIL);
  await page.goto(`${app.url}/admin?tab=settings`);
  await page.getByRole('switch', { name: 'Registration open' }).click();
  await expect(page.getByText('Registration Closed')).toBeVisible();
  await page.getByRole('switch', { name: 'Two-step sign-in required' }).click();
  await expect(page.getByText('Set up two-step sign-in for your own account first')).toBeVisible();
  await page.goto(`${app.url}/admin`);
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByLabel('Email', { exact: true }).fill('guest@harbourlane.test');
  await expectFits(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText('Invitation Sent')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Revoke the invitation of guest@harbourlane.test' })).toBeVisible();
  await expectFits(page);

  const visitor = await newContext(browser);
  const guest = await visitor.newPage();
  await hasSeenOnboarding(guest);
  const invitation = await mailbox.next('guest@harbourlane.test');
  expect(invitation.subject).toBe('Grace Adeyemi invited you to Sitebrief');
  await guest.goto(linkIn(invitation));
  await expect(guest.getByText('You will sign in with guest@harbourlane.test.')).toBeVisible();
  await expectFits(guest);
  await guest.getByLabel('First Name').fill('Guido');
  await guest.getByLabel('Last Name').fill('Guest');
  await guest.getByLabel('Phone Number').fill('01947 555 0143');
  await guest.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
  await guest.getByLabel('Confirm Password', { exact: true }).fill(NEW_PASSWORD);
  await guest.getByRole('button', { name: 'Create Account' }).click();
  await expect(guest.getByText('Registration successful!')).toBeVisible();
  await guest.goto(linkIn(invitation));
  await expect(guest.getByRole('heading', { name: 'This invitation is over' })).toBeVisible();
  await expectFits(guest);
  await visitor.close();
  await context.close();
});
