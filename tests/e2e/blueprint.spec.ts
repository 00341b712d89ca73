// The blueprint on the Compose page: it follows an edit as it happens, against today's page, at a desk and on a phone, by keyboard.
import { expect, type Page } from '@playwright/test';
import { test } from './shared-sitebrief.ts';
import type { Sitebrief } from './start-sitebrief.ts';
import { expectAccessible, hasSeenOnboarding, makeProject, signUp, watchConsole } from './test-user.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

let app: Sitebrief;
test.beforeAll(({ shared }) => {
  app = shared;
});

const drawn = (page: Page) => page.frameLocator('iframe[aria-hidden="false"]');

async function openBlueprint(page: Page, width: number): Promise<string> {
  await hasSeenOnboarding(page);
  await signUp(page, app.url, `blueprint-${width}@harbourlane.test`);
  const id = await makeProject(page, app.url, 'strategy');
  await page.goto(`${app.url}/compose/${id}`);
  await expect(page.getByText(/^Up to date/)).toBeVisible();
  return id;
}

for (const size of SIZES) {
  test(`follows an edit as it happens, ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    const errors = watchConsole(page, { withFailedCalls: true });
    await openBlueprint(page, size.width);
    const before = await drawn(page).getByRole('heading', { level: 1 }).textContent();
    await page.getByRole('button', { name: /^Edit Headline: / }).press('Enter');
    const field = page.getByRole('textbox', { name: 'Headline' });
    await field.fill('Bread worth getting up for');
    await field.press('Enter');
    // How soon, scripts/bench/blueprint-edit.ts measures: under a second on a machine of its own.
    await expect(drawn(page).getByRole('heading', { level: 1 })).toHaveText('Bread worth getting up for');
    expect(before).not.toBe('Bread worth getting up for');
    await page.keyboard.press('Control+z');
    await expect(drawn(page).getByRole('heading', { level: 1 })).toHaveText(before ?? '');
    expect(errors).toEqual([]);
  });

  test(`compares with today by keyboard, at three widths, ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await openBlueprint(page, size.width + 1);
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'Side by side' }).press('Space');
    const [today, drawing] = await Promise.all(['img', 'iframe'].map((kind) => page.locator(`figure ${kind}`).boundingBox()));
    expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    expect(Math.abs((today?.width ?? 0) - (drawing?.width ?? 0))).toBeLessThan(20);
    await page.getByRole('radio', { name: 'Desktop' }).focus();
    for (const width of ['Tablet', 'Phone']) {
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: width })).toBeChecked();
    }
    await page.getByRole('radio', { name: 'Slider' }).press('Space');
    const handle = page.getByRole('slider', { name: "How much of today's page is shown" });
    await handle.press('Home');
    await expect(handle).toHaveAttribute('aria-valuetext', '0% today');
    await expectAccessible(page);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    await page.getByLabel('Page', { exact: true }).selectOption({ index: 1 });
    // Its screenshot is taken now: nobody has looked at this page before.
    await expect(page.getByText("Opening today's page for a screenshot...")).toBeVisible();
    await expect(page.getByRole('slider')).toBeVisible();
    await expect(page.getByRole('img', { name: / today$/ })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download ZIP' }).press('Enter');
    expect((await download).suggestedFilename()).toBe('harbourlane.test-blueprint.zip');
  });
}

test('a sample has one without an account, and its links stay in the frame', async ({ page }) => {
  await hasSeenOnboarding(page);
  await page.goto(`${app.url}/compose/demo-coffee?demo=true`);
  const heading = drawn(page).getByRole('heading', { level: 1 });
  // Images that arrive later draw the frame again.
  await expect(page.getByText(/^Up to date/)).toBeVisible();
  const home = (await heading.textContent()) ?? '';
  await drawn(page).getByRole('link', { name: 'About' }).first().focus();
  // The key goes up when the next page is there: sent to a frame that is being replaced, the browser may never confirm it.
  await page.keyboard.down('Enter');
  await expect(heading).not.toHaveText(home);
  await page.keyboard.up('Enter');
  expect(new URL(page.url()).pathname).toBe('/compose/demo-coffee');
});
