import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderIn, NO_FOLDER } from './own-folder.ts';
import { createResponseCache, KEPT_MS } from './response-cache.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sitebrief-cache-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const URL_ASKED = 'https://map.example/search?q=12+High+Street';

describe('createResponseCache', () => {
  it('shares responses with other processes through files that do not tell what was asked for', async () => {
    await createResponseCache(folderIn(dataDir, 'map'), Date.now).set(URL_ASKED, '[1]');
    const other = createResponseCache(folderIn(dataDir, 'map'), Date.now);
    expect(await other.get(URL_ASKED)).toBe('[1]');
    expect(await other.get(`${URL_ASKED}2`)).toBeNull();
    expect(await readdir(join(dataDir, 'map'))).toEqual([expect.stringMatching(/^[0-9a-f]{64}\.json$/)]);
  });

  it('takes a damaged file as missing', async () => {
    const cache = createResponseCache(folderIn(dataDir, 'map'), Date.now);
    await cache.set(URL_ASKED, '[1]');
    const [file = ''] = await readdir(join(dataDir, 'map'));
    await writeFile(join(dataDir, 'map', file), '{"savedAt":');
    expect(await cache.get(URL_ASKED)).toBeNull();
  });

  it('deletes files that are older than 30 days', async () => {
    const now = Date.now();
    const folder = folderIn(dataDir, 'map');
    await writeFile(join((await folder()) ?? '', 'old.json'), '{}');
    const past = new Date(now - KEPT_MS - 1_000);
    await utimes(join(dataDir, 'map', 'old.json'), past, past);
    await createResponseCache(folder, () => now).set(URL_ASKED, '[1]');
    expect(await readdir(join(dataDir, 'map'))).toHaveLength(1);
  });

  it('keeps the newest 200 in memory where there is no folder', async () => {
    for (const folder of [NO_FOLDER, folderIn(join(dataDir, 'missing'), 'map')]) {
      const cache = createResponseCache(folder, Date.now);
      for (let at = 0; at <= 200; at += 1) await cache.set(`${at}`, 'x');
      expect([await cache.get('0'), await cache.get('1'), await cache.get('200')]).toEqual([null, 'x', 'x']);
    }
    expect(await readdir(dataDir)).toEqual([]);
  });
});
