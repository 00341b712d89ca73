import type { Egress } from '#egress/egress.ts';
import type { ImageSize } from '../blueprint.ts';
import { measureImage } from './measure-image.ts';
import type { ImageFile, ShrunkImage } from './shrink/shrunk-image.ts';

export type LoadedImage = {
  bytes: Uint8Array;
  size: ImageSize;
  /** `jpg`, `png` ... by content. */
  extension: string;
  /** The same image in smaller files of the same type, from large to small. */
  smaller?: ImageFile[];
};

/** What a blueprint may load in all. */
export const IMAGE_LIMITS = { files: 200, bytesEach: 4_000_000, bytesInAll: 60_000_000, timeoutMs: 10_000, msInAll: 45_000, atOnce: 4 };

const TYPES: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
};

/** `jpg`, `png` ... by its first bytes: what a server says of a file need not be true; '' for what is no image. */
export function imageExtension(bytes: Uint8Array, type: string): string {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  if (start.startsWith('\x89PNG')) return 'png';
  if (start.startsWith('GIF8')) return 'gif';
  if (start.startsWith('RIFF')) return 'webp';
  if (start.slice(4, 8) === 'ftyp') return 'avif';
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'jpg';
  return TYPES[type.split(';')[0]?.trim() ?? ''] === 'svg' ? 'svg' : '';
}

type ImageServices = {
  egress: Pick<Egress, 'fetch'>;
  signal: AbortSignal;
  limits?: typeof IMAGE_LIMITS;
  now?: () => number;
  shrink?: (bytes: Uint8Array) => Promise<ShrunkImage | null>;
};

/** Loads images while more are found. */
export type ImageLoader = {
  /** Loads these after those before; known ones and those beyond the limits are left out. */
  add(urls: readonly string[]): void;
  /** The images that were loaded, when all are or the time is over, which is counted from here on. Throws the signal's reason. */
  finish(): Promise<Map<string, LoadedImage | null>>;
};

/** Makes a loader for `loadImages`, whose addresses need not be known before it starts. */
export function createImageLoader({ egress, signal, limits = IMAGE_LIMITS, now = Date.now, shrink }: ImageServices): ImageLoader {
  const loaded = new Map<string, LoadedImage | null>();
  const known = new Set<string>();
  const queue: string[] = [];
  const workers = new Set<Promise<void>>();
  let deadline = Number.POSITIVE_INFINITY;
  let bytesLeft = limits.bytesInAll;

  async function load(url: string): Promise<LoadedImage | null> {
    const { status, body, headers, truncated } = await egress.fetch(url, {
      maxBytes: limits.bytesEach,
      timeoutMs: limits.timeoutMs,
      signal,
    });
    if (status !== 200 || truncated) return null;
    const size = measureImage(body);
    const extension = imageExtension(body, headers['content-type'] ?? '');
    if (!size || extension === '') return null;
    bytesLeft -= body.length;
    const shrunk = shrink && now() <= deadline ? await shrink(body).catch(() => null) : null;
    return shrunk ? { ...shrunk, extension: 'webp' } : { bytes: body, size, extension };
  }
  async function work(): Promise<void> {
    for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
      if (bytesLeft <= 0 || now() > deadline || signal.aborted) return;
      loaded.set(url, await load(url).catch(() => null));
    }
  }
  return {
    add(urls) {
      for (const url of urls) {
        if (known.size >= limits.files) break;
        if (!known.has(url)) queue.push(url);
        known.add(url);
      }
      for (let free = limits.atOnce - workers.size; free > 0 && queue.length > 0; free -= 1) {
        const worker = work();
        workers.add(worker);
        void worker.then(() => workers.delete(worker));
      }
    },
    async finish() {
      deadline = now() + limits.msInAll;
      await Promise.all(workers);
      signal.throwIfAborted();
      return loaded;
    },
  };
}

/**
 * Loads images through the guarded client and measures them, in the given order until a limit is reached. One that can't be loaded, is too
 * large or is no image is null; one beyond the limits is missing from the answer. With `shrink` they come at fitting sizes: one that can't be
 * made smaller, or not in the time that is left, comes as it is.
 */
export function loadImages(urls: readonly string[], services: ImageServices): Promise<Map<string, LoadedImage | null>> {
  const loader = createImageLoader(services);
  loader.add(urls);
  return loader.finish();
}
