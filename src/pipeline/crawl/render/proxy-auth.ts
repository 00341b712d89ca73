import type { BrowserContext } from 'playwright-core';

/**
 * Gives a browser context its proxy credentials: it is challenged once, on a URL of the proxy itself, and reuses them for everything
 * it loads. Playwright's own option would intercept every request and disable the cache. Throws when the proxy is unreachable.
 */
export async function authenticateProxy(
  context: BrowserContext,
  proxy: { url: string; username: string; password: string },
): Promise<void> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => void session.send('Fetch.continueRequest', { requestId }).catch(() => undefined));
  session.on('Fetch.authRequired', ({ requestId, authChallenge }) => {
    const authChallengeResponse =
      authChallenge.source === 'Proxy'
        ? { response: 'ProvideCredentials' as const, username: proxy.username, password: proxy.password }
        : { response: 'CancelAuth' as const };
    session.send('Fetch.continueWithAuth', { requestId, authChallengeResponse }).catch(() => undefined);
  });
  await session.send('Fetch.enable', { handleAuthRequests: true });
  // The response has no content: the tab stays empty and requests nothing else, such as an icon.
  const { errorText } = await session.send('Page.navigate', { url: proxy.url });
  if (errorText !== 'net::ERR_ABORTED') throw new Error(`the browser does not reach its proxy: ${errorText ?? 'no answer'}`);
  await session.send('Fetch.disable');
  await session.detach();
  await page.close();
}
