import type { Server } from 'node:http';

/** For tests: closes a server at once, with all its connections. */
export function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  return closed;
}
