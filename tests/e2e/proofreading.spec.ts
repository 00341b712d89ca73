// A model proofreads the finished prompt: what it corrected is listed, put back and used again, also by keyboard alone; a reading that is
// canceled loses nothing; at a desk and on a phone.
import { expect, type Page } from '@playwright/test';
import type { PromptCorrection } from '#contracts/prompt-review.ts';
import { type Scripted, serveModel } from '#testing/model-server.ts';
import { test } from './shared-sitebrief.ts';
import { type Sitebrief, startSitebrief } from './start-sitebrief.ts';
import { expectAccessible, hasSeenOnboarding, makeProject, signUp, watchConsole } from './test-user.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const first = (kind: PromptCorrection['kind'], find: string, replace: string, why: string): PromptCorrection => ({
  ...{ blockId: 'first', kind, find, replace, why },
});
const CORRECTIONS = [
  first('wrong', '- Wedding cakes (£240): Two', '- Wedding cakes (from £240): Two', 'The site says “from £240” on /cakes.'),
  first(
    'lost',
    '   "Serves 12, from £38."',
    '   "Serves 12, from £38."\n   Button: "Order a cake" to /contact',
    'Who reads about birthday cakes on /cakes can order there today.',
  ),
  first('unclear', '- shop on /contact: keep.', '- order form on /contact: keep.', 'What is on /contact is a form, not a shop.'),
  first('wrong', '   - "Sourdough loaves from £4.20"', '   - "Sourdough loaves from £3.90"', 'A loaf costs less.'),
];
const REFUSED: Scripted = { status: 400, body: { error: { message: 'Only proofreading is done here.' } } };
const READ: Scripted = { text: JSON.stringify({ corrections: CORRECTIONS }) };
/** What the model does with a finished prompt. */
let reading: Scripted = READ;

let model: Awaited<ReturnType<typeof serveModel>>;
let app: Sitebrief;
let people = 0;
test.beforeAll(async () => {
  model = await serveModel('openai-compatible', ({ body }) => (JSON.stringify(body).includes('corrections') ? reading : REFUSED));
  app = await startSitebrief({}, { modelUrl: model.baseUrl });
});
test.afterAll(async () => {
  await app?.close();
  await model?.close();
});
test.beforeEach(() => {
  reading = READ;
});

async function newProject(page: Page, upTo: Parameters<typeof makeProject>[2]): Promise<string> {
  await hasSeenOnboarding(page);
  await signUp(page, app.url, `reader-${++people}@harbourlane.test`);
  return makeProject(page, app.url, upTo);
}
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const block = (page: Page) => page.getByRole('group', { name: 'Text of block 1' });

for (const size of SIZES) {
  test(`corrections are listed, put back and used again, ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    const errors = watchConsole(page);
    const id = await newProject(page, 'strategy');
    await page.goto(`${app.url}/choose-designer/${id}`);
    await page.getByRole('radio', { name: /Lovable/ }).check();
    await expect(page.getByText('house model proofreads a new prompt against your pages', { exact: false })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue to Review' }).click();
    await expect(page).toHaveURL(/\/push\//);

    await expect(heading(page, 'Proofread: 3 corrections were made')).toBeVisible();
    await expect(block(page)).toContainText('Wedding cakes (from £240): Two');
    await expectAccessible(page);
    await heading(page, 'Proofread: 3 corrections were made').click();
    await expect(page.getByText('The site says “from £240” on /cakes.')).toBeVisible();
    await heading(page, '1 proposal was not used').click();
    await expect(page.getByText('A loaf costs less.')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Put back: correction 1' }).click();
    await expect(heading(page, 'Proofread: 2 corrections were made, you put 1 back')).toBeVisible();
    await expect(block(page)).toContainText('Wedding cakes (£240): Two');
    await expectAccessible(page);
    await page.reload();
    await heading(page, 'Proofread: 2 corrections were made, you put 1 back').click();
    await page.getByRole('button', { name: 'Use it: correction 1' }).click();
    await expect(block(page)).toContainText('Wedding cakes (from £240): Two');
    expect(errors).toEqual([]);
  });

  test(`a reading that is canceled leaves the prompt, and can be asked for again, ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    const id = await newProject(page, 'strategy');
    reading = 'hang';
    await page.goto(`${app.url}/choose-designer/${id}`);
    await page.getByRole('radio', { name: /Lovable/ }).check();
    await page.getByRole('button', { name: 'Continue to Review' }).click();
    // The prompt is there while it is still being read.
    await expect(page).toHaveURL(/\/push\//);
    const run = page.getByRole('region', { name: 'Proofreading' });
    await expect(run).toContainText('house model is proofreading the finished prompt against your pages.');
    await expect(block(page)).toContainText('Wedding cakes (£240): Two');
    await expectAccessible(page);
    await run.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(run).toBeHidden();
    await expect(heading(page, 'Not proofread')).toBeVisible();
    await expect(page.getByText('did not finish reading this prompt, so nothing was corrected.')).toBeVisible();
    await expectAccessible(page);

    reading = READ;
    await page.getByRole('button', { name: 'Proofread this prompt' }).click();
    await expect(heading(page, 'Proofread: 3 corrections were made')).toBeVisible();
    await expect(block(page)).toContainText('Wedding cakes (from £240): Two');
  });
}

test('corrections by keyboard alone', async ({ page }) => {
  const id = await newProject(page, 'prompt');
  await page.goto(`${app.url}/push/${id}`);
  const section = page.getByRole('region', { name: /^Proofread:/ });
  await section.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(section.getByRole('link', { name: 'in block 1, The whole prompt' }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Put back: correction 1' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Use it: correction 1' })).toBeFocused();
  await expect(block(page)).toContainText('Wedding cakes (£240): Two');
  await page.keyboard.press('Control+z');
  await expect(block(page)).toContainText('Wedding cakes (from £240): Two');
});
