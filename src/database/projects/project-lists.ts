import { sql } from 'drizzle-orm';
import { rowsOf } from '../rows-of.ts';
import type { Db } from '../schema.ts';
import { listProjectsJson } from './projects.ts';

/** Size of all lists that are kept; a list of 200 projects has 200 kB. */
const KEPT_BYTES = 16_000_000;

/** Lists of projects as `listProjectsJson` writes them, as bytes, kept as long as no row of them changed. */
export type ProjectLists = { of(ownerId: string): Promise<Buffer> };

/**
 * Keeps the lists of those who asked last. Whether one is still right is asked of the database each time, by the version of
 * every row (`xmin`, the transaction that wrote it): a change by whatever process shows at once, and asking costs a tenth of
 * writing the list anew.
 */
export function createProjectLists(db: Db): ProjectLists {
  const kept = new Map<string, { version: string; list: Buffer }>();
  let bytes = 0;
  const forget = (ownerId: string) => {
    bytes -= kept.get(ownerId)?.list.length ?? 0;
    kept.delete(ownerId);
  };
  return {
    async of(ownerId) {
      // Before the list: one that changes in between is written anew the next time.
      const version = await versionOf(db, ownerId);
      const known = kept.get(ownerId);
      const list = known?.version === version ? known.list : Buffer.from(await listProjectsJson(db, ownerId));
      forget(ownerId);
      kept.set(ownerId, { version, list });
      bytes += list.length;
      for (const oldest of kept.keys()) {
        if (bytes <= KEPT_BYTES) break;
        forget(oldest);
      }
      return list;
    },
  };
}

async function versionOf(db: Db, ownerId: string): Promise<string> {
  const [row] = await rowsOf<{ version: string }>(
    db,
    sql`
    select count(*) || ':' || coalesce(bit_xor(hashtextextended(p.id || p.xmin::text, 0)), 0) as version
    from projects p where p.user_id = ${ownerId}`,
  );
  return row?.version ?? '';
}
