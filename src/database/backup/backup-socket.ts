import { createHash } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { AppError, isAppError } from '#contracts/errors.ts';
import type { Database } from '../database.ts';
import { readBackup, writeBackup } from './backup-file.ts';
import { restore } from './restore.ts';

/*
 * The embedded database belongs to one process. For backups while it runs, that process keeps a door in the data
 * directory: a socket that only the same user of this machine can open. GET gives a backup, PUT takes one.
 */

/** Longest path of a Unix socket that every system takes (macOS: 104 bytes with the end). */
const MAX_SOCKET_PATH = 103;
const RESTORE_PATH = '/restore';

/** Where the door of a data directory is; null where its path is too long for one. */
function getSocketPath(dataDir: string): string | null {
  const path = join(resolve(dataDir), 'backup.sock');
  if (process.platform === 'win32') return `\\\\.\\pipe\\sitebrief-${createHash('sha256').update(path).digest('hex').slice(0, 24)}`;
  return Buffer.byteLength(path) <= MAX_SOCKET_PATH ? path : null;
}

/** Opens the door of a data directory that this process has locked. Without one (a path too long) backups need a stop. */
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
  // Left by a process that was killed: the lock says that nobody is behind it.
  if (process.platform !== 'win32') rmSync(path, { force: true });
  const server = createServer((asked, answer) => {
    serve(database, asked, answer).catch((error: unknown) => refuse(answer, error, onError));
  });
  await new Promise<void>((listening, failed) => server.once('error', failed).listen(path, listening));
  server.on('error', onError);
  if (process.platform !== 'win32') chmodSync(path, 0o600);
  return { close: () => closeServer(server) };
}

async function serve(database: Database, asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  if (asked.method === 'GET') {
    answer.writeHead(200, { 'content-type': 'application/gzip' });
    await writeBackup(database, answer, new Date());
    return;
  }
  const url = new URL(asked.url ?? '/', 'http://door');
  if (asked.method !== 'PUT' || url.pathname !== RESTORE_PATH) throw new AppError('not-found', 'There is nothing at this address.');
  const file = bodyOf(asked);
  const rows = await restore(database, readBackup(file), { replace: url.searchParams.get('replace') === 'true' }).finally(() =>
    drainRequest(asked, file),
  );
  answer.end(JSON.stringify({ rows }));
}

/** The sent file as a stream of its own: a reader that gives up on it must not cut the connection its answer goes over. */
function bodyOf(asked: IncomingMessage): PassThrough {
  const file = new PassThrough();
  file.on('error', () => {}); // heard by whoever reads it
  asked.once('close', () => {
    if (!asked.complete) file.destroy(new Error('The backup was cut off.'));
  });
  return asked.pipe(file);
}

/** What was not read is taken in and dropped: an answer before its end would break the connection under the sender. */
async function drainRequest(asked: IncomingMessage, file: PassThrough): Promise<void> {
  asked.unpipe(file);
  asked.resume();
  if (asked.complete || asked.destroyed) return;
  await new Promise<void>((done) => asked.once('end', done).once('close', done));
}

function refuse(answer: ServerResponse, error: unknown, onError: (error: unknown) => void): void {
  if (!isAppError(error)) onError(error);
  // Half of a backup is out already: cutting it off is what tells the reader.
  if (answer.headersSent) answer.destroy();
  else
    answer
      .writeHead(isAppError(error) ? error.status : 500)
      .end(JSON.stringify({ code: isAppError(error) ? error.code : 'internal', message: sentenceOf(error) }));
}

const sentenceOf = (error: unknown) =>
  isAppError(error)
    ? error.message
    : `The backup could not be put back: ${error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : error}`;

function closeServer(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}

/** Asks the process that has a data directory open. Null when there is none: the caller may open the directory itself. */
export async function requestBackup(
  dataDir: string,
  ask: { backup: true } | { restore: Readable; replace: boolean },
): Promise<IncomingMessage | null> {
  const socketPath = getSocketPath(dataDir);
  if (socketPath === null) return null;
  const options = 'restore' in ask ? { method: 'PUT', path: `${RESTORE_PATH}?replace=${ask.replace}` } : { method: 'GET', path: '/' };
  return new Promise((resolve, reject) => {
    const call = request({ socketPath, agent: false, ...options }, resolve);
    call.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null);
      else reject(error);
    });
    // Nothing of the file is read before somebody has answered the door.
    if ('restore' in ask) call.once('socket', (socket) => socket.once('connect', () => ask.restore.pipe(call)));
    else call.end();
  });
}
