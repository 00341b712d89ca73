import type { BrowserContext, Dialog, Download, Frame, Page } from 'playwright-core';
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

/** Navigations allowed before a page settles: the requested URL, then consent, language and sign-in redirects. */
const MAX_MOVES = 4;
const UNEXPECTED_TAB_MS = 500;
const ours = new WeakSet<Page>();

/** `signal` is aborted with a `PageStopped`; `undisturbed` while the page neither navigated nor opened anything. `release` ends the watch. */
export type PageGuard = { signal: AbortSignal; undisturbed: () => boolean; release: () => void };

/** Marks a tab as opened by us. */
export function markExpected(page: Page): void {
  ours.add(page);
}

/**
 * Watches a page while it is rendered: dialogs are dismissed, windows it opens closed, downloads canceled; the signal is
 * aborted when the page crashes, leaves the site, or navigates endlessly.
 */
export function guardPage(page: Page, isInternal: (url: string) => boolean): PageGuard {
  const stopped = new AbortController();
  const stop = (reason: PageStopped['outcome']['reason'], detail: string) => stopped.abort(new PageStopped(reason, detail));
  let moves = 0;
  let intrusions = 0;
  const dismissIntrusion = (dismiss: () => Promise<void>) => {
    intrusions += 1;
    dismiss().catch(() => undefined);
  };
  const onDialog = (dialog: Dialog) => dismissIntrusion(() => dialog.dismiss());
  const onPopup = (popup: Page) => dismissIntrusion(() => popup.close());
  const onDownload = (download: Download) => dismissIntrusion(() => download.cancel());
  const onCrash = () => stop('crashed', 'the page crashed the browser');
  const onClose = () => stop('crashed', 'the browser ended while the page was open');
  const onNavigation = (frame: Frame) => {
    if (frame !== page.mainFrame() || frame.url() === 'about:blank') return;
    moves += 1;
    if (frame.url().startsWith('chrome-error:')) stop('unreachable', 'the page could not be opened in the browser');
    else if (!isInternal(frame.url())) stop('left-site', 'its scripts redirect to another site');
    else if (moves > MAX_MOVES) stop('redirect-loop', 'its scripts redirect endlessly');
  };
  page.on('dialog', onDialog).on('popup', onPopup).on('download', onDownload);
  page.on('crash', onCrash).on('close', onClose).on('framenavigated', onNavigation);
  return {
    signal: stopped.signal,
    undisturbed: () => moves <= 1 && intrusions === 0 && !stopped.signal.aborted,
    release() {
      page.off('dialog', onDialog).off('popup', onPopup).off('download', onDownload);
      page.off('crash', onCrash).off('close', onClose).off('framenavigated', onNavigation);
    },
  };
}

/** Closes every tab of the context that we did not open: tabs opened with noopener have no opener. */
export function closeUnexpectedTabs(context: BrowserContext): void {
  context.on('page', (page) => {
    const closeIfUnexpected = () => {
      if (!ours.has(page)) page.close().catch(() => undefined);
    };
    // Our own tabs are reported here too, before they are marked.
    setTimeout(closeIfUnexpected, UNEXPECTED_TAB_MS).unref();
  });
}
