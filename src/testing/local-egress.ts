import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { expect } from 'vitest';
import { AppError } from '#contracts/errors.ts';
import { createEgress, type EgressOptions } from '#egress/create-egress.ts';
import type { Egress } from '#egress/egress.ts';
import { parsePins } from '#egress/parse-pins.ts';
import { closeServer } from './close-server.ts';

const open: { close(): unknown }[] = [];
export const limits = { maxBytes: 100_000, timeoutMs: 5_000 };

/** Closes what a test opened; call it after each. */
export async function closeAll(): Promise<void> {
  await Promise.all(open.splice(0).map((resource) => resource.close()));
}

/** A web server on this machine. */
export async function serve(listener: RequestListener): Promise<{ port: number; server: Server }> {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  open.push({ close: () => closeServer(server) });
  return { port: (server.address() as AddressInfo).port, server };
}

/** A server that answers with these bytes, whatever they are. */
export async function serveRaw(answer: string): Promise<number> {
  const server = createTcpServer((socket) => socket.on('error', () => undefined).once('data', () => socket.end(answer)));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  open.push({ close: () => new Promise((closed) => server.close(closed)) });
  return (server.address() as AddressInfo).port;
}

/** A client that knows only the pinned hosts. */
export function egressWith(pins: Record<string, number>, options: Partial<EgressOptions> = {}): Egress {
  const text = Object.entries(pins).map(([host, port]) => `${host}=127.0.0.1:${port}`);
  const noNames = () => Promise.reject(new Error('ENOTFOUND'));
  const egress = createEgress({ pins: parsePins(text.join(',')), resolve: noNames, ...options });
  open.push(egress);
  return egress;
}

/** The error that the work ends with. */
export async function failure(work: Promise<unknown>): Promise<AppError> {
  const error = await work.then(
    () => new Error('did not fail'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
}

export const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();
