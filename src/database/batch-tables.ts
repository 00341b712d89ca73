import { type AnyPgColumn, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { RefusedSite } from '#contracts/batch.ts';
import { createdAt } from './columns.ts';
import { users } from './schema.ts';

/** Sites that were requested together; their projects name it. */
export const batches = pgTable(
  'batches',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references((): AnyPgColumn => users.id, { onDelete: 'cascade' }),
    refused: jsonb('refused').$type<RefusedSite[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [index('batches_user').on(table.userId, table.createdAt.desc().nullsFirst())],
);
