import { createHash } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { AppError, isAppError } from '#contracts/errors.ts';
import type { Database } from '../database.ts';
import { readBackup, writeBackup } from './backup.ts';
import { restore } from './restore.ts';

/*
 * The embedded database belongs to one process. For backups while it runs, the process listens on a Unix socket in the data
 * directory that only the same user of this machine can open: GET streams a backup, PUT restores one.
 */

/** Longest path of a Unix socket that every system accepts (macOS: 104 bytes with the terminator). */
const MAX_SOCKET_PATH = 103;
const RESTORE_PATH = '/restore';
const isWindows = process.platform === 'win32';

/** The socket of a data directory; null where its path is too long for one. */
function getSocketPath(dataDir: string): string | null {
  const path = join(resolve(dataDir), 'backup.sock');
  if (isWindows) return `\\\\.\\pipe\\sitebrief-${createHash('sha256').update(path).digest('hex').slice(0, 24)}`;
  return Buffer.byteLength(path) <= MAX_SOCKET_PATH ? path : null;
}

/** Listens on the socket of a data directory that this process has locked. Without one (a path too long) backups need a stop. */
export async function openBackupSocket(
  dataDir: string,
  database: Database,
  onError: (error: unknown) => void,
): Promise<{ close(): Promise<void> }> {
  const path = getSocketPath(dataDir);
  if (path === null) {
    onError(new Error(`The path of ${dataDir} is too long for a socket: stop Sitebrief before you back it up.`));
    return { close: async () => {} };
  }
  // Left by a process that was killed: thanks to the lock, no other process listens on it.
  if (!isWindows) rmSync(path, { force: true });
  const server = createServer((request, response) => {
    serve(database, request, response).catch((error: unknown) => sendError(response, error, onError));
  });
  await new Promise<void>((listening, failed) => server.once('error', failed).listen(path, listening));
  server.on('error', onError);
  if (!isWindows) chmodSync(path, 0o600);
  return {
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function serve(database: Database, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'application/gzip' });
    await writeBackup(database, response, new Date());
    return;
  }
  const url = new URL(request.url ?? '/', 'http://socket');
  if (request.method !== 'PUT' || url.pathname !== RESTORE_PATH) throw new AppError('not-found', 'Unknown request.');
  const file = readBody(request);
  const replace = url.searchParams.get('replace') === 'true';
  const rows = await restore(database, readBackup(file), { replace }).finally(() => drainRequest(request, file));
  response.end(JSON.stringify({ rows }));
}

/** The uploaded file as a separate stream: a reader that gives up on it must not close the connection of the response. */
function readBody(request: IncomingMessage): PassThrough {
  const file = new PassThrough();
  file.on('error', () => {}); // thrown by the reader
  request.once('close', () => {
    if (!request.complete) file.destroy(new Error('The upload was cut off.'));
  });
  return request.pipe(file);
}

/** Discards what was not read: a response before the end of the request would break the connection under the sender. */
async function drainRequest(request: IncomingMessage, file: PassThrough): Promise<void> {
  request.unpipe(file);
  request.resume();
  if (request.complete || request.destroyed) return;
  await new Promise<void>((done) => request.once('end', done).once('close', done));
}

function sendError(response: ServerResponse, error: unknown, onError: (error: unknown) => void): void {
  if (!isAppError(error)) onError(error);
  // Half of a backup was sent already: cutting it off is what tells the reader.
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const [status, code] = isAppError(error) ? [error.status, error.code] : [500, 'internal'];
  response.writeHead(status).end(JSON.stringify({ code, message: toMessage(error) }));
}

function toMessage(error: unknown): string {
  if (isAppError(error)) return error.message;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return `The backup could not be restored: ${cause instanceof Error ? cause.message : cause}`;
}

/** Sends a request to the process that has a data directory open. Null when there is none: the caller may open the directory. */
export async function requestBackup(
  dataDir: string,
  wanted: { backup: true } | { restore: Readable; replace: boolean },
): Promise<IncomingMessage | null> {
  const socketPath = getSocketPath(dataDir);
  if (socketPath === null) return null;
  const isRestore = 'restore' in wanted;
  const options = isRestore ? { method: 'PUT', path: `${RESTORE_PATH}?replace=${wanted.replace}` } : { method: 'GET', path: '/' };
  return new Promise((resolve, reject) => {
    const call = request({ socketPath, agent: false, ...options }, resolve);
    call.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null);
      else reject(error);
    });
    // Don't read the file until the socket is connected.
    if (isRestore) call.once('socket', (socket) => socket.once('connect', () => wanted.restore.pipe(call)));
    else call.end();
  });
}
