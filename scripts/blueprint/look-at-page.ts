// What a browser sees on a drawn page: sideways scroll and axe violations (WCAG A and AA) at each width.
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

const WIDTHS = [360, 768, 1_440];
const AXE_RUN = `axe.run(document, { resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }).then((result) => result.violations)`;

/** The problems of one page, as lines. */
export async function lookAtPage(page: Page, file: string): Promise<string[]> {
  const problems: string[] = [];
  await page.goto(pathToFileURL(file).href);
  await page.evaluate(axe.source);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const wide = Number(await page.evaluate('document.documentElement.scrollWidth'));
    if (wide > width) problems.push(`sideways scroll at ${width}: ${wide}`);
    const violations = (await page.evaluate(AXE_RUN)) as { id: string; nodes: { html: string }[] }[];
    problems.push(...violations.map(({ id, nodes }) => `axe ${id} at ${width}: ${nodes[0]?.html.slice(0, 140)}`));
  }
  return problems;
}

/** Screenshots of a whole page on a desktop and a phone, as `<name>-1440.png` and `<name>-390.png`. */
export async function takeScreenshot(page: Page, file: string, name: string): Promise<void> {
  await page.goto(pathToFileURL(file).href);
  for (const width of [1_440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    // Images wait until they are scrolled to.
    await page.evaluate('for (const image of document.images) image.loading = "eager"');
    await page.evaluate('Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))');
    await page.screenshot({ path: `${name}-${width}.png`, fullPage: true });
  }
}
