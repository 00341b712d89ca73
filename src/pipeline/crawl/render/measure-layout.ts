import type { CDPSession } from 'playwright-core';
import { z } from 'zod';
import { evaluateIsolated } from './isolated-world.ts';
import { quietScript } from './page-scripts.ts';
import type { Overflow } from './renderer.ts';
import { DESKTOP, resize } from './take-screenshots.ts';

const STEP_MS = 1_000;
/** Rounding of browsers: a page that is wider by no more does not scroll. Pixels. */
const TOLERANCE = 1;

const Measured = z.object({ scrollWidth: z.number(), selector: z.string().max(500), text: z.string().max(200) });

/** When the window is `width` pixels wide: how wide the document is, and the innermost element that reaches furthest beyond the window. */
const overflowScript = (width: number) => `(async () => {
  for (let turn = 0; innerWidth !== ${width} && turn < 20; turn += 1) await new Promise((next) => setTimeout(next, 10));
  const room = document.documentElement.clientWidth;
  const whole = Math.max(document.documentElement.scrollWidth, document.body?.scrollWidth ?? 0);
  const clips = (element) => ['hidden', 'clip'].includes(getComputedStyle(element).overflowX);
  if (whole <= room + ${TOLERANCE} || clips(document.documentElement) || (document.body && clips(document.body))) return { scrollWidth: Math.min(whole, room), selector: '', text: '' };
  let widest = null, most = room + ${TOLERANCE};
  for (const element of document.body?.getElementsByTagName('*') ?? []) {
    const { right, width, height } = element.getBoundingClientRect();
    if (width > 0 && height > 0 && right >= most) { most = right; widest = element; }
  }
  const step = (element) => element.id ? '#' + element.id
    : element.localName + ':nth-child(' + ([...(element.parentElement?.children ?? [])].indexOf(element) + 1) + ')';
  const way = [];
  for (let at = widest; at && at !== document.body && way.length < 4; at = at.parentElement) { way.unshift(step(at)); if (at.id) break; }
  return { scrollWidth: whole, selector: way.join(' > ').slice(0, 500), text: (widest?.textContent ?? '').trim().replace(/\\s+/g, ' ').slice(0, 100) };
})()`;

async function overflowAt(session: CDPSession, width: number): Promise<Overflow | null> {
  const measure = async () => Measured.parse(await evaluateIsolated(session, overflowScript(width), STEP_MS));
  const isWide = ({ scrollWidth }: z.infer<typeof Measured>) => scrollWidth > width + TOLERANCE;
  if (!isWide(await measure())) return null;
  // Scripts may fit the page to the window a moment later.
  await evaluateIsolated(session, quietScript(80, 300), STEP_MS);
  const settled = await measure();
  return isWide(settled) ? { width, ...settled } : null;
}

/**
 * Resizes the window of an open page at desktop size to each width and says where the page scrolls sideways, in the order of `widths`; the
 * window is as wide as before afterwards.
 */
export async function measureLayout(session: CDPSession, widths: readonly number[]): Promise<Overflow[]> {
  const overflows = new Map<number, Overflow | null>();
  // From wide to narrow: the window is wide already.
  const order = widths.toSorted((a, b) => b - a);
  try {
    for (const width of order) {
      if (width !== DESKTOP.width) await resize(session, { width, height: DESKTOP.height }, false);
      overflows.set(width, await overflowAt(session, width));
    }
  } finally {
    await resize(session, DESKTOP, false);
  }
  return widths.flatMap((width) => overflows.get(width) ?? []);
}
