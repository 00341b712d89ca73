import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/** A new tab with the session that reads it. */
export type OpenedTab = { page: Page; session: CDPSession };

/**
 * Opens each tab in its own window: a background tab does not paint, so content that appears on scroll would never load.
 * Calls are handled one after the other.
 */
export function createWindows(context: BrowserContext): () => Promise<OpenedTab> {
  let control: Promise<CDPSession> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const browserSession = (): Promise<CDPSession> => {
    const browser = context.browser();
    if (!browser) throw new Error('the context has no browser');
    control ??= browser.newBrowserCDPSession();
    return control;
  };
  context.once('close', () => control?.then((session) => session.detach()).catch(() => undefined));

  let contextId: string | undefined;
  const open = async (): Promise<OpenedTab> => {
    if (contextId === undefined) {
      const first = await withSession(context, await context.newPage());
      contextId = (await infoOf(first.session)).browserContextId;
      return first;
    }
    const pages: Page[] = [];
    const note = (page: Page) => void pages.push(page);
    context.on('page', note);
    try {
      const session = await browserSession();
      const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId: contextId, newWindow: true });
      for (;;) {
        const page = pages.shift() ?? (await context.waitForEvent('page'));
        const tab = await withSession(context, page).catch(() => null);
        // The page may have opened a tab meanwhile; it is closed as unexpected.
        if (tab && (await infoOf(tab.session)).targetId === targetId) return tab;
      }
    } finally {
      context.off('page', note);
    }
  };
  return () => {
    const tab = last.then(open);
    last = tab.catch(() => undefined);
    return tab;
  };
}

async function withSession(context: BrowserContext, page: Page): Promise<OpenedTab> {
  return { page, session: await context.newCDPSession(page) };
}

async function infoOf(session: CDPSession): Promise<{ targetId: string; browserContextId?: string | undefined }> {
  return (await session.send('Target.getTargetInfo')).targetInfo;
}
