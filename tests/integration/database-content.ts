import type { Database } from '#database/database.ts';

/** Everything that is stored, as the number of rows and one digest of them a table: equal before and after means that nothing was written. */
export async function contentOf(database: Database): Promise<Record<string, string>> {
  const { rows: tables } = await database.query(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  const all = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' rows ' || coalesce(md5(string_agg(t::text, chr(10) order by t::text)), '') as digest from "${name}" t`,
  );
  const { rows } = await database.query(all.join(' union all '));
  return Object.fromEntries(rows.map(({ name, digest }) => [String(name), String(digest)]));
}
