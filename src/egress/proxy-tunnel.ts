import { connect, type Socket } from 'node:net';
import type { Destination } from './resolve-host.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const MAX_ADDRESSES = 4;

/**
 * Opens a connection to one of the addresses that were checked, first come first tried. They are literals, so nothing is
 * looked up again. Throws when none of them accepts, or when the signal is aborted.
 */
export async function openTunnel({ addresses, port }: Destination, signal: AbortSignal): Promise<Socket> {
  let failure: unknown = new Error('no address');
  for (const address of addresses.slice(0, MAX_ADDRESSES)) {
    signal.throwIfAborted();
    try {
      return await connectOnce(address, port, signal);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

function connectOnce(host: string, port: number, signal: AbortSignal): Promise<Socket> {
  return new Promise((done, failed) => {
    const socket = connect({ host, port, noDelay: true, autoSelectFamily: false });
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      finish();
    };
    const giveUp = (error: unknown) =>
      settle(() => {
        socket.destroy();
        failed(error);
      });
    const onAbort = () => giveUp(signal.reason);
    const timer = setTimeout(() => giveUp(new Error('connecting took too long')), CONNECT_TIMEOUT_MS);
    signal.addEventListener('abort', onAbort, { once: true });
    socket.on('error', giveUp);
    socket.once('connect', () => settle(() => done(socket)));
  });
}
