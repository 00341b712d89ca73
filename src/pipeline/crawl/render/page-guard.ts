import type { BrowserContext, Page } from 'playwright-core';
import type { RenderOutcome } from './renderer.ts';

/** Why a page's rendering is stopped. */
export class PageStopped extends Error {
  override name = 'PageStopped';
  readonly outcome: Extract<RenderOutcome, { ok: false }>;

  constructor(reason: Extract<RenderOutcome, { ok: false }>['reason'], detail: string) {
    super(detail);
    this.outcome = { ok: false, reason, detail };
  }
}

/** A page that moves on more often than this before it comes to rest is not read: the entered address, then consent, language, sign-in. */
const MAX_MOVES = 4;
const STRANGER_MS = 500;
const ours = new WeakSet<Page>();

/**
 * Watches a page while it is rendered: dialogs are dismissed, windows it opens closed, downloads cancelled; the signal is
 * aborted with a `PageStopped` when the page crashes, leaves the site, or moves on without end.
 */
export function guardPage(page: Page, isInternal: (url: string) => boolean): AbortSignal {
  ours.add(page);
  const stopped = new AbortController();
  const stop = (reason: PageStopped['outcome']['reason'], detail: string) => stopped.abort(new PageStopped(reason, detail));
  const ignore = () => undefined;
  let moves = 0;
  page.on('dialog', (dialog) => void dialog.dismiss().catch(ignore));
  page.on('popup', (popup) => void popup.close().catch(ignore));
  page.on('download', (download) => void download.cancel().catch(ignore));
  page.on('crash', () => stop('crashed', 'the page crashed the browser'));
  page.on('close', () => stop('crashed', 'the browser ended while the page was open'));
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || frame.url() === 'about:blank') return;
    moves += 1;
    if (frame.url().startsWith('chrome-error:')) stop('unreachable', 'the page could not be opened in the browser');
    else if (!isInternal(frame.url())) stop('left-site', 'its scripts lead away from the site');
    else if (moves > MAX_MOVES) stop('restless', 'its scripts move from page to page without end');
  });
  return stopped.signal;
}

/** Closes every tab of the context that was not opened by us: a page may open one without being known as its opener. */
export function closeStrangers(context: BrowserContext): void {
  context.on('page', (page) => {
    const closeStranger = () => {
      if (!ours.has(page)) page.close().catch(() => undefined);
    };
    // Our own tabs are reported here too, before we hold them.
    setTimeout(closeStranger, STRANGER_MS).unref();
  });
}
