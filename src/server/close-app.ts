import type { FastifyInstance } from 'fastify';

/** Requests that wait for an analysis learn at once that it continues later; others get this long to be answered. */
const ANSWER_WITHIN_MS = 1_500;

/**
 * Closes the app: no new connections, and requests in progress are answered if that takes no longer than `withinMs`. A text that a
 * model writes, a PDF or a host name that no server resolves would hold the process for a minute.
 */
export async function closeApp(app: FastifyInstance, withinMs = ANSWER_WITHIN_MS): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), withinMs);
  await app.close().finally(() => clearTimeout(cut));
}
