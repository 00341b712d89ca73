import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ShareSection } from '#contracts/share.ts';
import { createdAt, moment } from './columns.ts';
import { projects, users } from './schema.ts';

/** Links that show parts of a project without an account. A revoked one is deleted. */
export const shares = pgTable(
  'shares',
  {
    id: text('id').primaryKey(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the address, which is stored nowhere. */
    tokenHash: text('token_hash').notNull(),
    sections: text('sections').array().$type<ShareSection[]>().notNull(),
    /** Argon2id; null: no password. */
    passwordHash: text('password_hash'),
    expiresAt: moment('expires_at'),
    opens: integer('opens').notNull().default(0),
    lastOpenedAt: moment('last_opened_at'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('shares_token').on(table.tokenHash), index('shares_project').on(table.projectId)],
);

/** Whose name, logo and color a user's shared reports carry. */
export const agencies = pgTable('agencies', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text('name').notNull().default(''),
  /** `#rrggbb` as chosen. */
  color: text('color'),
  logoMediaType: text('logo_media_type'),
  logoBase64: text('logo_base64'),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
