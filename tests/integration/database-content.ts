import type { Database } from '#database/database.ts';

/** Everything that is stored, as the number of rows and one digest of them a table: equal in two databases with the same rows. */
export function contentOf(database: Database): Promise<Record<string, string>> {
  return digestOf(database, 'md5(string_agg(t::text, chr(10) order by t::text))');
}

/**
 * Which version of each row is stored, one digest a table: equal before and after means that nothing was written, not even the
 * same again. Reads no value, so it costs little where there are many.
 */
export function rowVersionsOf(database: Database): Promise<Record<string, string>> {
  // Where a row lies and which transaction wrote it: an update, even of nothing, moves it.
  return digestOf(database, "sum(hashtextextended(t.ctid::text || ' ' || t.xmin::text, 0))::text");
}

async function digestOf(database: Database, digest: string): Promise<Record<string, string>> {
  const { rows: tables } = await database.query("select tablename as name from pg_tables where schemaname = 'public' order by 1");
  const all = tables.map(
    ({ name }) => `select '${name}' as name, count(*) || ' rows ' || coalesce(${digest}, '') as digest from "${name}" t`,
  );
  const { rows } = await database.query(all.join(' union all '));
  return Object.fromEntries(rows.map(({ name, digest }) => [String(name), String(digest)]));
}
