import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';
export type EncodedBodies = Record<Encoding, Buffer>;

/** A text in every encoding that is offered. `quality` of brotli: out of 11; the last two levels cost ten times the CPU time for a few percent. */
export function encodeText(text: string, quality: number): EncodedBodies {
  const identity = Buffer.from(text);
  const br = brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  return { identity, br, gzip: gzipSync(identity) };
}

/** The best encoding that a client accepts. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  const offers = String(accepted ?? '')
    .split(',')
    .map((offer) => offer.trim().split(/\s*;\s*q=/i))
    .filter(([, weight]) => weight === undefined || Number(weight) > 0)
    .map(([name]) => name?.toLowerCase());
  if (offers.includes('br')) return 'br';
  return offers.includes('gzip') ? 'gzip' : 'identity';
}
