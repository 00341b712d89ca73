import type { BrowserContext } from 'playwright-core';
import type { SiteCredentials } from '#egress/egress.ts';

/**
 * Gives a browser context the name and password of a site: it is challenged once, on the site's root, and remembers them for this origin
 * and no other. Only that document is requested. Playwright's own option would answer the proxy's challenges, too.
 */
export async function authenticateSite(context: BrowserContext, { origin, username, password }: SiteCredentials): Promise<void> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let asked = 0;
  session.on('Fetch.requestPaused', ({ requestId, resourceType }) => {
    const answer =
      resourceType === 'Document'
        ? session.send('Fetch.continueRequest', { requestId })
        : session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
    answer.catch(() => undefined);
  });
  session.on('Fetch.authRequired', ({ requestId, authChallenge }) => {
    const isOwn = authChallenge.source === 'Server' && new URL(authChallenge.origin).origin === origin;
    asked += 1;
    // Asked a second time, the password is wrong.
    const response =
      isOwn && asked === 1 ? { response: 'ProvideCredentials' as const, username, password } : { response: 'CancelAuth' as const };
    session.send('Fetch.continueWithAuth', { requestId, authChallengeResponse: response }).catch(() => undefined);
  });
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  await session.send('Fetch.enable', { handleAuthRequests: true });
  await session.send('Page.navigate', { url: `${origin}/` });
  await session.send('Fetch.disable');
  await session.detach();
  await page.close();
}
