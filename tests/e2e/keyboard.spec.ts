// The main journey without a mouse, as people with and without a wish for less motion have it.
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './shared-sitebrief.ts';
import type { Sitebrief } from './start-sitebrief.ts';
import { hasSeenOnboarding, PASSWORD, watchConsole } from './test-user.ts';

/** Nobody should have to press Tab more often than this to get anywhere. */
const MAX_TABS = 150;

let app: Sitebrief;
test.beforeAll(({ shared }) => {
  app = shared;
});

/** Outlines of the element and of the ancestors that show its focus. */
async function focusRing(target: Locator): Promise<string> {
  return target.evaluate((element) => {
    const styleOf = element.ownerDocument.defaultView.getComputedStyle;
    return [element, element.parentElement, element.closest('label'), element.nextElementSibling]
      .map((one) => (one ? styleOf(one).outlineStyle : ''))
      .join(' ');
  });
}

/** Presses Tab until the element has the focus, and sees to it that the focus can be seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < MAX_TABS; pressed += 1) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) {
      expect(await focusRing(target), 'the focus can be seen').toMatch(/solid|auto/);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MAX_TABS} times Tab did not reach ${target}`);
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, button(page, name));
  await page.keyboard.press('Enter');
}
async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: label !== 'Project Name' }).locator('visible=true'));
  await page.keyboard.type(text);
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`by keyboard alone, motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await hasSeenOnboarding(page);
    const errors = watchConsole(page);
    await page.goto(`${app.url}/register`);
    await type(page, 'First Name', 'Grace');
    await type(page, 'Last Name', 'Adeyemi');
    await type(page, 'Email', `keys-${reducedMotion}@harbourlane.test`);
    await type(page, 'Phone Number', '01947 555 0142');
    await type(page, 'Password', PASSWORD);
    await type(page, 'Confirm Password', PASSWORD);
    await page.keyboard.press('Enter');

    await type(page, 'Website URL', 'http://harbourlane.test/');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/analysis\//);
    await expect(button(page, 'Continue to Prompts')).toBeEnabled();

    // From claim to claim with the arrows, the margin following.
    await tabTo(page, page.locator('[data-evidence-mark]').first());
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[data-evidence-mark]').nth(1)).toBeFocused();
    await expect(page.getByText(/Quoted from the page|Concluded from what was observed/).first()).toBeVisible();

    if (reducedMotion === 'reduce') {
      const moving = await page.evaluate<number>(
        'document.getAnimations().filter((one) => Number(one.effect.getComputedTiming().duration) > 1).length',
      );
      expect(moving, 'nothing moves').toBe(0);
    }

    // Back to the head of the page by the address it has: the way on is last in it.
    await press(page, 'Continue to Prompts');
    await press(page, 'Generate Optimizer Output');
    await expect(page.getByRole('heading', { name: 'X-factor' }).first()).toBeVisible();
    await press(page, 'Continue to Choose Designer');

    await expect(page).toHaveURL(/\/choose-designer\//);
    await tabTo(page, page.getByRole('radio').first());
    await page.keyboard.press('Space');
    await press(page, 'Continue to Review');

    await expect(page).toHaveURL(/\/push\//);
    await type(page, 'Project Name', 'By keys');
    await press(page, 'Save Project');
    await expect(page.getByText('Project Saved')).toBeVisible();
    await expect(button(page, 'Analyze Website')).toBeVisible();

    // The palette goes anywhere.
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('by keys');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/analysis\//);
    expect(errors).toEqual([]);
  });
}
