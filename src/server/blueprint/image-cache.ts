import type { LoadedImage } from '#pipeline/blueprint/images/load-images.ts';

/** Loads images from other people's sites through the guarded client, within limits; null for one that can't be shown. */
export type LoadImages = (urls: readonly string[], signal: AbortSignal) => Promise<Map<string, LoadedImage | null>>;

/** Images of one site by absolute URL; null for one that can't be shown. */
export type Images = ReadonlyMap<string, LoadedImage | null>;

/** Images of the sites whose blueprints were looked at last. */
export type ImageCache = {
  of(site: string): Images;
  /** Loads what the cache does not have, in the background, once; a URL that was tried is not tried again. */
  request(site: string, urls: readonly string[]): void;
  isLoading(site: string): boolean;
  /** Resolves when nothing is being loaded for the site. */
  loaded(site: string): Promise<void>;
};

type Entry = { images: Map<string, LoadedImage | null>; bytes: number; loading: Promise<void> | null };

/** Of all sites together; the sites that were not looked at for the longest time go first. */
const MAX_BYTES = 96_000_000;

/** `closing` ends what is being loaded. */
export function createImageCache(load: LoadImages, closing: AbortSignal, maxBytes = MAX_BYTES): ImageCache {
  const entries = new Map<string, Entry>();

  /** The entry of a site, as the one that was used last. */
  function entryOf(site: string): Entry {
    const entry = entries.get(site) ?? { images: new Map(), bytes: 0, loading: null };
    entries.delete(site);
    entries.set(site, entry);
    return entry;
  }
  function makeRoom(newest: Entry): void {
    let bytes = [...entries.values()].reduce((sum, entry) => sum + entry.bytes, 0);
    for (const [site, entry] of entries) {
      if (bytes <= maxBytes) return;
      if (entry === newest || entry.loading) continue;
      entries.delete(site);
      bytes -= entry.bytes;
    }
  }
  async function fill(entry: Entry, urls: readonly string[]): Promise<void> {
    const found = await load(urls, closing).catch(() => new Map<string, LoadedImage | null>());
    for (const url of urls) {
      const image = found.get(url) ?? null;
      entry.images.set(url, image);
      entry.bytes += image ? [image, ...(image.smaller ?? [])].reduce((sum, { bytes }) => sum + bytes.length, 0) : 0;
    }
    entry.loading = null;
    makeRoom(entry);
  }
  return {
    of: (site) => entryOf(site).images,
    request(site, urls) {
      const entry = entryOf(site);
      const missing = urls.filter((url) => !entry.images.has(url));
      if (missing.length > 0 && !entry.loading) entry.loading = fill(entry, missing);
    },
    isLoading: (site) => Boolean(entries.get(site)?.loading),
    loaded: async (site) => void (await entries.get(site)?.loading),
  };
}
