import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import zlib from 'node:zlib';
import type { EgressRequest } from './egress.ts';

/** A body that can't be read: `message` completes the sentence "The answer of <host> ...". */
export class UnreadableBody extends Error {}

/** Ends the pipeline on purpose. */
class EnoughRead extends Error {}

// Real encodings never grow data by more than a few bytes a block: beyond this, a stream unpacks to nothing on purpose. The
// slack keeps what is under way between the two counters out of it.
const COMPRESSED_SLACK_BYTES = 512 * 1024;

/** What was read of a body: decoded bytes, bytes as transferred, and whether the limit cut it. */
export type ReadBody = { body: Uint8Array; transferBytes: number; truncated: boolean };

/**
 * Reads a response body and undoes its content encoding: gzip, deflate, br and, where this Node has it, zstd.
 *
 * Stops at `maxBytes` decoded bytes, and at somewhat more transferred ones, so neither a compression bomb nor a stream that
 * unpacks to nothing fills the memory. Throws `UnreadableBody` for an unknown or repeated encoding (one layer is allowed)
 * and for data that does not unpack; a compressed body that ends early gives what came.
 */
export async function readBody(
  source: Readable,
  {
    contentEncoding,
    maxBytes,
    onData,
    signal,
  }: Pick<EgressRequest, 'maxBytes' | 'onData'> & { contentEncoding: string; signal: AbortSignal },
): Promise<ReadBody> {
  const layers = contentEncoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  if (layers.length > 1) throw refuse(source, 'is compressed more than once');
  const chunks: Buffer[] = [];
  const result = { bytes: 0, transferBytes: 0, truncated: false };
  const maxTransferBytes = layers.length === 0 ? Number.POSITIVE_INFINITY : maxBytes * 1.1 + COMPRESSED_SLACK_BYTES;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      result.transferBytes += chunk.length;
      done(result.transferBytes > maxTransferBytes ? new EnoughRead() : null, chunk);
    },
  });
  const collect = async (stream: AsyncIterable<Buffer>) => {
    for await (const chunk of stream) {
      const room = maxBytes - result.bytes;
      chunks.push(chunk.length > room ? chunk.subarray(0, room) : chunk);
      result.bytes += Math.min(room, chunk.length);
      if (chunk.length > room) throw new EnoughRead();
      await onData?.(chunk.length);
    }
  };
  try {
    const first = layers[0] === undefined ? null : await firstChunk(source);
    if (layers[0] !== undefined && first === null) return { body: new Uint8Array(0), transferBytes: 0, truncated: false };
    const decoder = layers[0] === undefined ? null : decoderOf(layers[0], first);
    if (decoder === undefined) throw refuse(source, 'is compressed in a way that we do not know');
    if (decoder) await pipeline(source, counter, decoder, collect, { signal });
    else await pipeline(source, counter, collect, { signal });
  } catch (error) {
    source.destroy();
    if (error instanceof EnoughRead) result.truncated = true;
    else if (isUnpackError(error)) throw new UnreadableBody('is damaged: it does not unpack', { cause: error });
    else throw error;
  }
  // How much more was under way when reading stopped is chance; what was kept is not.
  const transferBytes = result.truncated && layers.length === 0 ? result.bytes : result.transferBytes;
  return { body: new Uint8Array(Buffer.concat(chunks)), transferBytes, truncated: result.truncated };
}

function refuse(source: Readable, reason: string): UnreadableBody {
  source.once('error', () => undefined);
  source.destroy();
  return new UnreadableBody(reason);
}

// Waits for data without taking it away; null when the body is empty.
async function firstChunk(source: Readable): Promise<Buffer | null> {
  for (;;) {
    const chunk: unknown = source.read();
    if (chunk instanceof Uint8Array) {
      source.unshift(chunk);
      return Buffer.from(chunk);
    }
    if (source.readableEnded || source.destroyed) return null;
    const ended = await new Promise<boolean>((done, failed) => {
      source.once('readable', () => done(false));
      source.once('end', () => done(true));
      source.once('error', failed);
    });
    if (ended) return null;
  }
}

// Bodies that end early are common; what came is worth reading, as browsers do.
const lenient = { finishFlush: zlib.constants.Z_SYNC_FLUSH };

function decoderOf(encoding: string, first: Buffer | null): Transform | undefined {
  if (encoding === 'gzip' || encoding === 'x-gzip') return zlib.createGunzip(lenient);
  if (encoding === 'br') return zlib.createBrotliDecompress({ finishFlush: zlib.constants.BROTLI_OPERATION_FLUSH });
  // RFC 9110 section 8.4.1.2: deflate means zlib; some servers send it bare. A zlib header names method 8 in its low bits.
  if (encoding === 'deflate') return ((first?.[0] ?? 0) & 0x0f) === 8 ? zlib.createInflate(lenient) : zlib.createInflateRaw(lenient);
  if (encoding === 'zstd' && 'createZstdDecompress' in zlib) return zlib.createZstdDecompress();
  return undefined;
}

function isUnpackError(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(?:Z_|ERR_BROTLI|ERR__?ERROR_FORMAT|ERR_PADDING|ZSTD_|ERR_ZSTD|ERR__ERROR)/.test(code);
}
