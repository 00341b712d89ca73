// Every screen, dialogs included: nothing axe can see stands against WCAG 2.2 AA, light and dark, on a desk and on a phone; and
// nothing scrolls sideways at 320 px.
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { ADMIN_EMAIL, type Sitebrief, startSitebrief } from './start-sitebrief.ts';
import { checkNewSite, expectAccessible, hasSeenOnboarding, makeProject, signUp, watchConsole } from './test-user.ts';

type Screen = {
  name: string;
  path: string;
  /** Visible when the screen is loaded. */
  shows: string | RegExp;
  /** What is pressed to get from the page to the screen. */
  open?: (page: Page) => Promise<void>;
};

const press = (role: 'button' | 'tab', name: string | RegExp) => (page: Page) => page.getByRole(role, { name }).first().click();
const SAMPLES = ['coffee', 'fitness', 'saas'];
const MANUAL = ['Overview', 'Getting Started', 'Workflow Guide', 'Features', 'Best Practices', 'Troubleshooting', 'API Setup'];

const FOR_VISITORS: Screen[] = [
  { name: 'landing', path: '/', shows: /Your website, read as an editor/ },
  { name: 'demo', path: '/demo', shows: 'Sign Up for Free' },
  { name: 'register', path: '/register', shows: 'Create Account' },
  { name: 'sign in', path: '/auth?tab=sign-in', shows: 'Pick up where you left off.' },
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

/** `:whole` is a project with a prompt, `:analyzed` one with only its analysis. */
const FOR_MEMBERS: Screen[] = [
  { name: 'dashboard', path: '/dashboard', shows: 'Recent Projects' },
  { name: 'history', path: '/history', shows: /Created/ },
  { name: 'history without a match', path: '/history?status=draft', shows: 'No projects match the current filters.' },
  { name: 'delete dialog', path: '/history', shows: /Are you sure you want to delete/, open: press('button', /^Delete/) },
  { name: 'settings', path: '/settings', shows: 'General Settings' },
  { name: 'API key dialog', path: '/settings', shows: 'What it may do', open: press('button', 'Create a key') },
  { name: 'configure dialog', path: '/settings', shows: 'Configuration notes', open: press('button', /^Configure/) },
  { name: 'admin: users', path: '/admin', shows: 'New Users (30d)' },
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
let ids: Record<'whole' | 'analyzed', string>;
// One browser of each kind for all screens: what they are made of is fetched once.
const newContext = (browser: Browser) => browser.newContext({ reducedMotion: 'reduce', colorScheme: 'light' });
test.beforeAll(async ({ browser }) => {
  app = await startSitebrief();
  visitor = await newContext(browser);
  member = await newContext(browser);
  const page = await member.newPage();
  await signUp(page, app.url, ADMIN_EMAIL);
  ids = { whole: await makeProject(page, app.url, 'prompt'), analyzed: await makeProject(page, app.url, 'analysis') };
  await checkNewSite(page, app.url, ids.whole);
  await page.close();
});
test.afterAll(async () => {
  await visitor?.close();
  await member?.close();
  await app?.close();
});

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

/** Three variants: all rules on a desktop in light and on a phone in dark mode, and in between only the color rules. */
async function expectFits(page: Page, name: string) {
  await page.setViewportSize(DESK);
  await switchTo(page, 'light');
  await expectAccessible(page);
  await switchTo(page, 'dark');
  await expectAccessible(page, ['color-contrast', 'link-in-text-block']);
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  await page.setViewportSize(NARROW);
  await expectNoSidewaysScroll(page, name);
}

async function expectGood(context: BrowserContext, { name, path, shows, open }: Screen) {
  const page = await context.newPage();
  await page.setViewportSize(DESK);
  await hasSeenOnboarding(page);
  // A visitor's page asks for nothing it is refused; a page that is not there is an error of the address, not of ours.
  const errors = watchConsole(page, { withFailedCalls: context === visitor && name !== '404' });
  await page.goto(app.url + path.replace(/:(whole|analyzed)/, (_, project: 'whole' | 'analyzed') => ids[project]));
  // Keys pressed before the screen stands would be lost.
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
