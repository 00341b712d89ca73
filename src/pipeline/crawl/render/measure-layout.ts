import type { Page } from 'playwright-core';
import { z } from 'zod';
import { evaluateIsolated } from './isolated-world.ts';
import { quietScript } from './page-scripts.ts';
import type { Overflow } from './renderer.ts';
import type { Tab } from './tabs.ts';
import { DESKTOP } from './take-screenshots.ts';

const STEP_MS = 1_000;
/** Rounding of browsers: a page that is wider by no more does not scroll. Pixels. */
const TOLERANCE = 1;

const Measured = z.object({ scrollWidth: z.number(), selector: z.string().max(500), text: z.string().max(200) });

/** How wide the document is, and the innermost element that reaches furthest beyond the window. */
const OVERFLOW_SCRIPT = `(() => {
  const room = document.documentElement.clientWidth;
  const scrollWidth = Math.max(document.documentElement.scrollWidth, document.body?.scrollWidth ?? 0);
  let widest = null, most = room + ${TOLERANCE};
  for (const element of document.body?.getElementsByTagName('*') ?? []) {
    const { right, width, height } = element.getBoundingClientRect();
    if (width > 0 && height > 0 && right >= most) { most = right; widest = element; }
  }
  const step = (element) => element.id ? '#' + element.id
    : element.localName + ':nth-child(' + ([...(element.parentElement?.children ?? [])].indexOf(element) + 1) + ')';
  const way = [];
  for (let at = widest; at && at !== document.body && way.length < 4; at = at.parentElement) { way.unshift(step(at)); if (at.id) break; }
  const clips = (element) => ['hidden', 'clip'].includes(getComputedStyle(element).overflowX);
  const scrolls = !clips(document.documentElement) && !(document.body && clips(document.body));
  return { scrollWidth: scrolls ? scrollWidth : Math.min(scrollWidth, room), selector: way.join(' > ').slice(0, 500), text: (widest?.textContent ?? '').trim().replace(/\\s+/g, ' ').slice(0, 100) };
})()`;

/** Resizes the window to each width and says where the page scrolls sideways; the window is as wide as before afterwards. */
export async function measureLayout({ page, session }: Tab, widths: readonly number[]): Promise<Overflow[]> {
  const overflows: Overflow[] = [];
  try {
    for (const width of widths) {
      await resize(page, width);
      await evaluateIsolated(session, quietScript(80, 300), STEP_MS);
      const measured = Measured.parse(await evaluateIsolated(session, OVERFLOW_SCRIPT, STEP_MS));
      if (measured.scrollWidth > width + TOLERANCE) overflows.push({ width, ...measured });
    }
  } finally {
    await page.setViewportSize(DESKTOP);
  }
  return overflows;
}

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: DESKTOP.height });
