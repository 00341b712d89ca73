import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { OwnFolder } from './own-folder.ts';

export const KEPT_MS = 30 * 24 * 3_600_000;
const MAX_IN_MEMORY = 200;
const CLEAN_EVERY_MS = 24 * 3_600_000;

const Entry = z.object({ savedAt: z.number(), body: z.string() });
type Entry = z.infer<typeof Entry>;

/** Responses by URL. Neither function throws: a cache that can't be read or written is an empty one. */
export type ResponseCache = { get(url: string): Promise<string | null>; set(url: string, body: string): Promise<void> };

/** Keeps responses for 30 days: as files where there is a folder, so that all processes share them, else in memory. */
export function createResponseCache(folder: OwnFolder, now: () => number): ResponseCache {
  const memory = new Map<string, Entry>();
  let cleanedAt = Number.NEGATIVE_INFINITY;
  const isFresh = ({ savedAt }: Entry) => now() - savedAt < KEPT_MS;
  return {
    async get(url) {
      const path = await folder();
      const entry = path === null ? memory.get(url) : await readEntry(fileOf(path, url));
      return entry && isFresh(entry) ? entry.body : null;
    },
    async set(url, body) {
      const entry = { savedAt: now(), body };
      const path = await folder();
      if (path === null) {
        memory.set(url, entry);
        for (const oldest of [...memory.keys()].slice(0, Math.max(0, memory.size - MAX_IN_MEMORY))) memory.delete(oldest);
        return;
      }
      await writeEntry(fileOf(path, url), entry);
      if (now() - cleanedAt < CLEAN_EVERY_MS) return;
      cleanedAt = now();
      await removeOldFiles(path, now() - KEPT_MS);
    },
  };
}

// A hash, because file names are short and URLs tell what was asked for.
const fileOf = (folder: string, url: string) => join(folder, `${createHash('sha256').update(url).digest('hex')}.json`);

async function readEntry(file: string): Promise<Entry | undefined> {
  try {
    return Entry.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined; // not there, or cut off by a crash
  }
}

async function writeEntry(file: string, entry: Entry): Promise<void> {
  const draft = `${file}.${process.pid}.draft`;
  try {
    await writeFile(draft, JSON.stringify(entry), { mode: 0o600 });
    await rename(draft, file);
  } catch {
    await rm(draft, { force: true }).catch(() => undefined); // asked again next time
  }
}

async function removeOldFiles(folder: string, before: number): Promise<void> {
  try {
    for (const name of await readdir(folder)) {
      const file = join(folder, name);
      if ((await stat(file)).mtimeMs < before) await rm(file, { force: true });
    }
  } catch {
    // Another process cleans as well.
  }
}
