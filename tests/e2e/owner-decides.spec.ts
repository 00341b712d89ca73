// The owner decides: what was read is confirmed and corrected in place, strategy and prompt follow, and nothing is lost between
// two windows; at a desk and on a phone.
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './shared-sitebrief.ts';
import type { Sitebrief } from './start-sitebrief.ts';
import { expectAccessible, hasSeenOnboarding, makeProject, signUp, watchConsole } from './test-user.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const INDUSTRY = 'Bakery and patisserie';

let app: Sitebrief;
let people = 0;
test.beforeAll(({ shared }) => {
  app = shared;
});

async function newProject(page: Page, upTo: Parameters<typeof makeProject>[2]): Promise<string> {
  await hasSeenOnboarding(page);
  await signUp(page, app.url, `owner-${++people}@harbourlane.test`);
  return makeProject(page, app.url, upTo);
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const claim = (page: Page, text: string) => page.locator('[data-evidence-mark]', { hasText: text }).first();
const saved = (page: Page) => expect(page.getByText('All changes saved')).toBeVisible();

async function industryOf(page: Page, id: string): Promise<string> {
  const project = (await (await page.request.get(`${app.url}/api/projects/${id}`)).json()) as { businessAnalysis: { industry: string } };
  return project.businessAnalysis.industry;
}

/** Opens the editor of a claim: next to it at a desk, from the sheet on a phone. */
async function correct(page: Page, before: string, after: string): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 1000;
  if (isPhone) {
    await claim(page, before).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Correct' }).click();
  } else {
    await claim(page, before).hover();
    await button(page, `Correct ${before}`).first().click();
  }
  const field = page.getByRole('textbox', { name: /^Correct: / });
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill(after);
  await field.press('Enter');
}

/** Presses a key until the element has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let pressed = 0; pressed < 80; pressed += 1) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`80 times Tab did not reach ${target}`);
}

for (const size of SIZES) {
  test(`a correction reaches strategy and prompt, ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    const errors = watchConsole(page);
    const id = await newProject(page, 'prompt');
    await page.goto(`${app.url}/analysis/${id}`);
    await correct(page, INDUSTRY, 'Sourdough bakery');
    await expect(claim(page, 'Sourdough bakery')).toBeVisible();
    await saved(page);
    expect(await industryOf(page, id)).toBe('Sourdough bakery');
    await expectAccessible(page);

    await button(page, 'Continue to Prompts').click();
    const banner = page.getByRole('region', { name: 'Out of date: strategy' });
    await expect(banner).toContainText('industry');
    await expectAccessible(page);
    await banner.getByRole('button', { name: 'Update strategy' }).click();
    await expect(banner).toBeHidden();

    await page.goto(`${app.url}/push/${id}`);
    await page.getByRole('button', { name: 'Update prompt' }).click();
    await expect(page.getByRole('region', { name: 'Out of date: prompt' })).toBeHidden();
    await expect(page.getByText(/sourdough bakery/i).first()).toBeVisible();
    await expectAccessible(page);
    expect(errors).toEqual([]);
  });

  test(`two windows: both are shown, nothing is lost, ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    const id = await newProject(page, 'analysis');
    await page.goto(`${app.url}/analysis/${id}`);
    await expect(claim(page, INDUSTRY)).toBeVisible();
    const facts = `${app.url}/api/projects/${id}/facts`;
    const { version } = (await (await page.request.get(facts)).json()) as { version: number };
    const theirs = { field: 'services', action: 'add', text: 'Wedding cakes to order' };
    expect((await page.request.put(facts, { data: { version, facts: [theirs] } })).ok()).toBe(true);

    await correct(page, INDUSTRY, 'Sourdough bakery');
    const dialog = page.getByRole('dialog', { name: 'Changed in another window' });
    await expect(dialog).toContainText('Sourdough bakery');
    await expect(dialog).toContainText('Wedding cakes to order');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add mine to them' }).click();
    await saved(page);
    const { facts: kept } = (await (await page.request.get(facts)).json()) as { facts: { text: string }[] };
    expect(kept.map(({ text }) => text)).toEqual(['Wedding cakes to order', 'Sourdough bakery']);
    await expect(page.getByText('Wedding cakes to order').first()).toBeAttached();
  });

  test(`the strategy is edited where it is read, ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    const id = await newProject(page, 'strategy');
    await page.goto(`${app.url}/compose/${id}`);
    await button(page, /^Edit Headline: /).click();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Headline' }).fill('Bread worth getting up for');
    await page.getByRole('textbox', { name: 'Headline' }).press('Enter');
    await saved(page);
    await page.locator('summary', { hasText: '/about' }).click();
    await page.getByLabel('Decision').locator('visible=true').selectOption('drop');
    await saved(page);
    await expectAccessible(page);
    await button(page, 'Continue to Choose Designer').click();
    await page.getByRole('radio', { name: /Lovable/ }).check();
    await button(page, 'Continue to Review').click();
    await expect(page.getByText('Bread worth getting up for').first()).toBeVisible();
  });

  test(`a block of the prompt is edited, checked again and reset, ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    const id = await newProject(page, 'prompt');
    await page.goto(`${app.url}/push/${id}`);
    await button(page, /^Edit block 1: /).click();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Text of block 1' }).fill('Build a bakery with 500 happy customers.');
    await button(page, 'Save and check').click();
    await expect(page.getByRole('heading', { name: /required checks? failed/ })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText('Build a bakery with 500 happy customers.').first()).toBeVisible();
    await button(page, 'Reset to generated').click();
    await expect(page.getByText('Build a bakery with 500 happy customers.')).toHaveCount(0);
  });
}

test('by keyboard alone: confirm, correct, take back, remove, add', async ({ page }) => {
  const id = await newProject(page, 'analysis');
  await page.goto(`${app.url}/analysis/${id}`);
  await tabTo(page, page.getByRole('link', { name: /to confirm$/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Please confirm' })).toBeFocused();
  const open = await page.getByRole('button', { name: /^Right: / }).count();
  await tabTo(page, page.getByRole('button', { name: /^Right: / }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Right: / })).toHaveCount(open - 1);

  await tabTo(page, claim(page, INDUSTRY));
  await page.keyboard.press('e');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Sourdough bakery');
  await page.keyboard.press('Enter');
  await expect(claim(page, 'Sourdough bakery')).toBeFocused();
  await saved(page);
  expect(await industryOf(page, id)).toBe('Sourdough bakery');
  await page.keyboard.press('Control+z');
  await expect(claim(page, INDUSTRY)).toBeVisible();
  await saved(page);
  await expect.poll(() => industryOf(page, id)).toBe(INDUSTRY);

  const audience = page.getByRole('button', { name: 'Add: Target audience' });
  await tabTo(page, audience);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Hotels on the coast');
  await page.keyboard.press('Enter');
  await expect(audience).toBeFocused();
  await expect(claim(page, 'Hotels on the coast')).toBeVisible();
  await saved(page);
  await tabTo(page, claim(page, 'Hotels on the coast'), 'Shift+Tab');
  await page.keyboard.press('Delete');
  await expect(page.locator('[data-evidence-mark]', { hasText: 'Hotels on the coast' })).toHaveCount(0);
  await saved(page);
});

test('a save that fails keeps the words, over a reload too', async ({ page, context }) => {
  const id = await newProject(page, 'analysis');
  await page.goto(`${app.url}/analysis/${id}`);
  await expect(claim(page, INDUSTRY)).toBeVisible();
  await context.setOffline(true);
  await correct(page, INDUSTRY, 'Sourdough bakery');
  await expect(page.getByText(/^Not saved: .* Your words are kept here\./)).toBeVisible();
  await context.setOffline(false);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await saved(page);
  expect(await industryOf(page, id)).toBe('Sourdough bakery');
});
