import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '#contracts/errors.ts';
import type { Page } from '#contracts/page.ts';
import { isSpilledField, SPILLED_FIELDS, type SpilledField } from './spilled-fields.ts';

/** Pages that stay in memory for sites of more than `FEW_PAGES` pages; up to that many all of them stay. */
const MAX_LIVE_PAGES = 20;
const FEW_PAGES = 150;
/** Bytes of HTML whose fields stay in memory; these take two to three times as much. */
const MAX_LIVE_BYTES = 16_000_000;
/** Spilled pages whose loaded fields are cached, so that each field of a page is loaded once. */
const MAX_OPENED = 2;
/** What the file may hold; an ordinary page takes 50-250 kB. */
const MAX_FILE_BYTES = 1_000_000_000;

/** Keeps the pages of one crawl. */
export type PageStore = {
  /**
   * Stores a page and returns the page to continue with: the same while memory allows, then one whose large fields are on disk. It can be
   * read, copied and serialized like any other page; accessing another page reloads its fields from disk, so process pages one at a time.
   */
  keep(page: Page): Page;
};

/**
 * Makes a store for a crawl of up to `maxPages` pages. Its file belongs to this process alone and is freed with the last page that
 * refers to it. Spilling and loading a page costs a fifth of reading it, so few pages of ordinary size all stay in memory.
 */
export function createPageStore(maxPages: number, maxLive = maxPages <= FEW_PAGES ? FEW_PAGES : MAX_LIVE_PAGES): PageStore {
  const spill: Spill = { spillFile: createSpillFile(), opened: new Map() };
  let live = 0;
  let liveBytes = 0;
  return {
    keep(page) {
      if (live >= maxLive || liveBytes + page.bytes > MAX_LIVE_BYTES) return pack(page, spill);
      live += 1;
      liveBytes += page.bytes;
      return page;
    },
  };
}

type Facts = Map<SpilledField, unknown>;
/** `opened`: the loaded fields of the pages that were accessed last, by their places in the file. */
type Spill = { spillFile: SpillFile; opened: Map<Places, Facts> };
type Places = Record<SpilledField, Place>;

function pack(page: Page, spill: Spill): Page {
  const places = putFields(page, spill);
  const spilledPage = {} as Page;
  for (const [name, value] of Object.entries(page)) {
    // Serialized and parsed again: a substring would keep its whole document in memory.
    const content = isSpilledField(name)
      ? { get: () => load(name, places, spill) }
      : { value: value === undefined ? undefined : JSON.parse(JSON.stringify(value)), writable: true };
    Object.defineProperty(spilledPage, name, { ...content, enumerable: true, configurable: true });
  }
  return spilledPage;
}

// Apart from pack(): what a function's inner functions use is kept for all of them, so its getters would keep the page.
function putFields(page: Page, { spillFile }: Spill): Places {
  return Object.fromEntries(SPILLED_FIELDS.map((name) => [name, spillFile.put(JSON.stringify(page[name] ?? null))])) as Places;
}

function load(name: SpilledField, places: Places, { spillFile, opened }: Spill): unknown {
  const facts: Facts = opened.get(places) ?? new Map();
  opened.set(places, facts);
  const [oldest] = opened.keys();
  if (oldest && opened.size > MAX_OPENED) opened.delete(oldest);
  if (!facts.has(name)) facts.set(name, JSON.parse(spillFile.take(places[name])));
  return facts.get(name);
}

/** Bytes of the file, or the text itself where there is no room on the disk. */
export type Place = { at: number; length: number } | string;
export type SpillFile = { put(text: string): Place; take(place: Place): string };

const files = new FinalizationRegistry<number>((file) => closeSync(file));

export function createSpillFile(): SpillFile {
  let file: number | null | undefined;
  let size = 0;
  // One buffer for all reading and writing: memory outside the heap is given back late.
  let scratch = Buffer.alloc(0);
  const scratchOf = (length: number) => {
    if (scratch.length < length) scratch = Buffer.alloc(length);
    return scratch;
  };
  const spillFile: SpillFile = {
    put(text) {
      if (file === undefined) {
        file = openUnlinkedTempFile();
        if (file !== null) files.register(spillFile, file);
      }
      // At most three bytes for each unit of UTF-16.
      const length = scratchOf(text.length * 3).write(text);
      if (file === null || size + length > MAX_FILE_BYTES || !writeWhole(file, scratch.subarray(0, length), size)) return text;
      const at = size;
      size += length;
      return { at, length };
    },
    take(place) {
      if (typeof place === 'string') return place;
      const bytes = scratchOf(place.length);
      if (typeof file !== 'number' || readSync(file, bytes, 0, place.length, place.at) !== place.length)
        throw new AppError('internal', 'A page that was read could not be read back from the temporary folder.');
      return bytes.toString('utf8', 0, place.length);
    },
  };
  return spillFile;
}

/** A file without a name, readable by this user alone: the system frees it when it is closed, however the process ends. null without one. */
function openUnlinkedTempFile(): number | null {
  try {
    const path = join(tmpdir(), `sitebrief-${process.pid}-${process.hrtime.bigint()}.pages`);
    const file = openSync(path, 'wx+', 0o600);
    rmSync(path);
    return file;
  } catch {
    return null;
  }
}

function writeWhole(file: number, bytes: Buffer, at: number): boolean {
  try {
    return writeSync(file, bytes, 0, bytes.length, at) === bytes.length;
  } catch {
    return false;
  }
}
