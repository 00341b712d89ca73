import { sql } from 'drizzle-orm';
import { rowsOf } from '../rows-of.ts';
import type { Db } from '../schema.ts';
import { listProjectsJson } from './projects.ts';

/** Size of all cached lists; a list of 200 projects has 200 kB. */
const CACHE_BYTES = 16_000_000;

/** Lists of projects as `listProjectsJson` writes them, as bytes, cached until one of their rows changes. */
export type ProjectLists = { of(ownerId: string): Promise<Buffer> };

/**
 * Caches the lists that were requested last. Each request compares the version of every row (`xmin`, the transaction that wrote
 * it) with the cached one: a change by any process shows at once, and comparing costs a tenth of writing the list.
 */
export function createProjectLists(db: Db): ProjectLists {
  const cache = new Map<string, { version: string; list: Buffer }>();
  let bytes = 0;
  const evict = (ownerId: string) => {
    bytes -= cache.get(ownerId)?.list.length ?? 0;
    cache.delete(ownerId);
  };
  return {
    async of(ownerId) {
      // Before the list: one that changes in between is written again the next time.
      const version = await readVersion(db, ownerId);
      const cached = cache.get(ownerId);
      const list = cached?.version === version ? cached.list : Buffer.from(await listProjectsJson(db, ownerId));
      evict(ownerId);
      cache.set(ownerId, { version, list });
      bytes += list.length;
      for (const oldest of cache.keys()) {
        if (bytes <= CACHE_BYTES) break;
        evict(oldest);
      }
      return list;
    },
  };
}

async function readVersion(db: Db, ownerId: string): Promise<string> {
  const query = sql`select count(*) || ':' || coalesce(bit_xor(hashtextextended(p.id || p.xmin::text, 0)), 0) as version
    from projects p where p.user_id = ${ownerId}`;
  const [row] = await rowsOf<{ version: string }>(db, query);
  return row?.version ?? '';
}
