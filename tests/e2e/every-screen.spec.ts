// Every screen, dialogs included: nothing axe can see stands against WCAG 2.2 AA, light and dark, on a desk and on a phone; and
// nothing scrolls sideways at 320 px.
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { test } from './shared-sitebrief.ts';
import { ADMIN_EMAIL, type Sitebrief, startSitebrief } from './start-sitebrief.ts';
import { checkNewSite, expectAccessible, hasSeenOnboarding, makeProject, PASSWORD, signUp, watchConsole } from './test-user.ts';

type Screen = {
  name: string;
  path: string;
  /** Visible when the screen is loaded. */
  shows: string | RegExp;
  /** What is pressed to get from the page to the screen. */
  open?: (page: Page) => Promise<void>;
};

const press = (role: 'button' | 'tab', name: string | RegExp) => (page: Page) => page.getByRole(role, { name }).first().click();
/** Of the right form: it is looked at when the form is sent. */
const TOKEN = 'x'.repeat(43);
const SAMPLES = ['coffee', 'fitness', 'saas'];
const MANUAL = ['Overview', 'Getting Started', 'Workflow Guide', 'Features', 'Best Practices', 'Troubleshooting', 'API Setup'];

const FOR_VISITORS: Screen[] = [
  { name: 'landing', path: '/', shows: /Your website, read as an editor/ },
  { name: 'demo', path: '/demo', shows: 'Sign Up for Free' },
  { name: 'register', path: '/register', shows: 'Create Account' },
  { name: 'sign in', path: '/auth?tab=sign-in', shows: 'Pick up where you left off.' },
  { name: 'password forgotten', path: '/forgot-password', shows: 'Send the link' },
  { name: 'mail on its way', path: '/forgot-password?sent=1', shows: 'Look in your mailbox' },
  { name: 'new password', path: `/reset-password?token=${TOKEN}`, shows: 'Set the password' },
  { name: 'password changed', path: '/reset-password?done=1', shows: 'Your password is changed' },
  { name: 'address to confirm', path: `/confirm-address?token=${TOKEN}`, shows: 'Confirm this address' },
  { name: 'address confirmed', path: '/confirm-address?done=1', shows: 'Continue to Sitebrief' },
  { name: 'second step', path: '/second-factor', shows: /Lost your phone\?/ },
  { name: 'invitation', path: '/invitation?token=:invitation', shows: /You will sign in with/ },
  { name: 'privacy', path: '/privacy', shows: 'What we store in your browser' },
  { name: '404', path: '/nowhere', shows: '404 Page Not Found' },
  ...SAMPLES.flatMap((sample) => [
    { name: `analysis of ${sample}`, path: `/analysis/demo-${sample}?demo=true`, shows: 'Continue to Prompts' },
    { name: `strategy of ${sample}`, path: `/compose/demo-${sample}?demo=true`, shows: 'Regenerate Optimizer' },
    { name: `prompt of ${sample}`, path: `/push/demo-${sample}?demo=true`, shows: 'Save Project' },
  ]),
  { name: 'check of a sample', path: '/verify/demo-coffee?demo=true', shows: 'Pages side by side' },
  { name: 'builders of a sample', path: '/choose-designer/demo-saas?demo=true', shows: 'Continue to Review' },
];

const LINK_DIALOG = /^Password reset link for/;
const RESET_DIALOG = /^Reset two-step sign-in of/;

/** `:batch` and `:invitation` are made by `prepare`; `:whole` is a project with a prompt, `:analyzed` one with only its analysis. */
const FOR_MEMBERS: Screen[] = [
  { name: 'dashboard', path: '/dashboard', shows: 'Recent Projects' },
  { name: 'history', path: '/history', shows: /Created/ },
  { name: 'history without a match', path: '/history?status=draft', shows: 'No projects match the current filters.' },
  { name: 'history: archive', path: '/history?show=archived', shows: /^1 of/ },
  { name: 'history: deleted projects', path: '/history?show=deleted', shows: 'Delete all now' },
  { name: 'several sites', path: '/batch/:batch', shows: /harbourlane\.test/ },
  { name: 'delete dialog', path: '/history', shows: /Are you sure you want to delete/, open: press('button', /^Delete/) },
  { name: 'settings', path: '/settings', shows: 'General Settings' },
  { name: 'API key dialog', path: '/settings', shows: 'What it may do', open: press('button', 'Create a key') },
  { name: 'two-step dialog', path: '/settings', shows: 'Your password', open: press('button', 'Set up') },
  { name: 'configure dialog', path: '/settings', shows: 'Configuration notes', open: press('button', /^Configure/) },
  { name: 'admin: users', path: '/admin', shows: 'New Users (30d)' },
  { name: 'invite dialog', path: '/admin', shows: 'Invite someone', open: press('button', /^Invite/) },
  { name: 'password link dialog', path: '/admin', shows: LINK_DIALOG, open: press('button', LINK_DIALOG) },
  { name: 'second step reset dialog', path: '/admin', shows: RESET_DIALOG, open: press('button', RESET_DIALOG) },
  { name: 'admin: analytics', path: '/admin', shows: /Analyses/, open: press('tab', 'Analytics') },
  { name: 'admin: jobs', path: '/admin', shows: /^\d+ analyses$/, open: press('tab', 'Jobs') },
  { name: 'admin: settings', path: '/admin', shows: /Registration/, open: press('tab', 'Settings') },
  { name: 'analysis', path: '/analysis/:whole', shows: 'Continue to Prompts' },
  {
    name: 'a claim selected',
    path: '/analysis/:whole',
    shows: /Quoted from the page|Concluded from what was observed/,
    open: openClaim,
  },
  { name: 'share dialog', path: '/analysis/:whole', shows: 'Create link', open: press('button', 'Share') },
  { name: 'strategy', path: '/compose/:whole', shows: 'Regenerate Optimizer' },
  { name: 'strategy under edit', path: '/compose/:whole', shows: 'Write', open: press('button', 'Edit') },
  { name: 'no strategy yet', path: '/compose/:analyzed', shows: 'Generate Optimizer Output' },
  { name: 'builders, custom chosen', path: '/choose-designer/:whole', shows: 'Custom GPT Prompt Criteria', open: chooseCustom },
  { name: 'prompt', path: '/push/:whole', shows: 'Save Project' },
  { name: 'copy dialog', path: '/push/:whole', shows: 'Copy to Clipboard', open: press('button', 'Copy Prompt') },
  { name: 'check of the new site', path: '/verify/:whole', shows: 'All checks' },
  { name: 'one analysis so far', path: '/changes/:whole', shows: 'Analyze again by itself' },
  { name: 'nothing to check yet', path: '/verify/:analyzed', shows: 'Nothing to Check Yet' },
  { name: 'no prompt yet', path: '/push/:analyzed', shows: 'Prompts Not Ready' },
  { name: 'no such project', path: '/analysis/none', shows: 'Project Not Found' },
  { name: 'palette', path: '/history', shows: 'New analysis', open: (page) => page.keyboard.press('Control+k') },
  ...MANUAL.map((tab) => ({
    name: `manual: ${tab}`,
    path: '/history',
    shows: tab,
    open: async (page: Page) => {
      await press('button', 'Help')(page);
      await page.getByRole('tab', { name: tab, exact: true }).click();
    },
  })),
];

async function openClaim(page: Page) {
  await page.locator('[data-evidence-mark]').first().click();
}
async function chooseCustom(page: Page) {
  await page.getByRole('radio', { name: /custom/i }).check();
}

let app: Sitebrief;
let visitor: BrowserContext;
let member: BrowserContext;
let ids: Record<'whole' | 'analyzed' | 'batch' | 'invitation', string>;
// One browser of each kind for all screens: what they are made of is fetched once.
const newContext = (browser: Browser) => browser.newContext({ reducedMotion: 'reduce', colorScheme: 'light' });
test.beforeAll(async ({ browser }) => {
  app = await startSitebrief();
  visitor = await newContext(browser);
  member = await newContext(browser);
  const page = await member.newPage();
  await signUp(page, app.url, ADMIN_EMAIL);
  ids = {
    whole: await makeProject(page, app.url, 'prompt'),
    analyzed: await makeProject(page, app.url, 'analysis'),
    ...(await prepare(page, browser)),
  };
  await checkNewSite(page, app.url, ids.whole);
  await page.close();
});
test.afterAll(async () => {
  await visitor?.close();
  await member?.close();
  await app?.close();
});

/** A list of sites, an archived and a deleted project, an invitation, and an account with two-step sign-in. */
async function prepare(page: Page, browser: Browser): Promise<{ batch: string; invitation: string }> {
  const post = async <T>(path: string, data: object, by: Page = page): Promise<T> => {
    const answer = await by.request.post(app.url + path, { data, timeout: 60_000 });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const { id: batch } = await post<{ id: string }>('/api/batches', { urls: ['harbourlane.test', 'nowhere.invalid'] });
  const open = async () => {
    const { sites } = (await (await page.request.get(`${app.url}/api/batches/${batch}`)).json()) as { sites: { state: string }[] };
    return sites.filter(({ state }) => state === 'waiting' || state === 'running').length;
  };
  await expect.poll(open, { timeout: 60_000 }).toBe(0);
  for (const action of ['archive', 'delete'])
    await post('/api/projects/organize', { action, ids: [await makeProject(page, app.url, 'analysis')] });
  const { link } = await post<{ link: string }>('/api/admin/invitations', { email: 'invited@harbourlane.test', role: 'user' });
  const context = await newContext(browser);
  const careful = await context.newPage();
  await signUp(careful, app.url, 'careful@harbourlane.test');
  const { secret } = await post<{ secret: string }>('/api/account/second-factor', { password: PASSWORD }, careful);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  expect((await careful.request.put(`${app.url}/api/account/second-factor`, { data: { code } })).status()).toBe(200);
  await context.close();
  return { batch, invitation: link.split('token=')[1] ?? '' };
}

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const NARROW = { width: 320, height: 640 };

/** The colors follow the system. */
async function switchTo(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}

async function expectNoSidewaysScroll(page: Page, what: string) {
  const tooWide = () =>
    page.evaluate<number>('Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - window.innerWidth');
  await expect.poll(tooWide, { message: `${what} is wider than the window, in px` }).toBeLessThanOrEqual(0);
}

/** Sizes are observed in the frame after the one in which the window changes. */
async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))');
}

/** Three variants: all rules on a desktop in light and on a phone in dark mode, and in between only the color rules. */
async function expectFits(page: Page, name: string) {
  await resize(page, DESK);
  await switchTo(page, 'light');
  await expectAccessible(page);
  await switchTo(page, 'dark');
  await expectAccessible(page, ['color-contrast', 'link-in-text-block']);
  await resize(page, PHONE);
  await expectAccessible(page);
  await resize(page, NARROW);
  await expectNoSidewaysScroll(page, name);
}

async function expectGood(context: BrowserContext, { name, path, shows, open }: Screen) {
  const page = await context.newPage();
  await page.setViewportSize(DESK);
  await hasSeenOnboarding(page);
  // A visitor's page asks for nothing it is refused; a page that is not there is an error of the address, not of ours.
  const errors = watchConsole(page, { withFailedCalls: context === visitor && name !== '404' });
  await page.goto(app.url + path.replace(/:(whole|analyzed|batch|invitation)/, (_, name: keyof typeof ids) => ids[name]));
  // Keys pressed before the screen is drawn would be lost.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await open?.(page);
  await expect(page.getByText(shows).locator('visible=true').first()).toBeVisible();
  await expectFits(page, name);
  expect(errors).toEqual([]);
  await page.close();
}

for (const screen of FOR_VISITORS) test(`for visitors: ${screen.name}`, () => expectGood(visitor, screen));
for (const screen of FOR_MEMBERS) test(`for members: ${screen.name}`, () => expectGood(member, screen));

test('the introduction, for visitors and for members', async ({ browser }) => {
  const context = await newContext(browser);
  const page = await context.newPage();
  await page.setViewportSize(DESK);
  await page.goto(app.url);
  await page.mouse.move(200, 300);
  for (const step of [1, 2, 3]) {
    if (step > 1) await press('button', 'Next')(page);
    await expect(page.getByRole('dialog').getByText(`${step} of 3`)).toBeVisible();
    await expectFits(page, `introduction, step ${step}`);
  }
  await context.close();
});
