import type { CDPSession } from 'playwright-core';

/** Name of the isolated world that our scripts run in. */
export const ISOLATED_WORLD = 'sitebrief';

/**
 * Runs a script on the page's document in an isolated world, which does not see what the page did to its built-in functions.
 * Returns plain data. Throws when the script throws, when the page navigates meanwhile, or after `timeoutMs`.
 */
export async function evaluateIsolated<T>(session: CDPSession, expression: string, timeoutMs: number): Promise<T> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId } = await session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id, worldName: ISOLATED_WORLD });
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    contextId: executionContextId,
    awaitPromise: true,
    returnByValue: true,
    timeout: Math.max(1, timeoutMs),
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as T;
}
