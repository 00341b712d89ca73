import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, json, jsonb, pgTable, primaryKey, text, timestamp, varchar } from 'drizzle-orm/pg-core';
import type { Stage } from '#contracts/progress.ts';
import { moment } from './columns.ts';

// What an installation keeps of itself; tables of people and their projects are in schema.ts.

/** Table of connect-pg-simple; the session data carries `userId` at its top level. */
export const sessions = pgTable(
  'sessions',
  {
    sid: varchar('sid').primaryKey(),
    sess: json('sess').notNull(),
    expire: timestamp('expire', { precision: 6, withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_expire').on(table.expire), index('sessions_user').on(sql`((sess ->> 'userId'))`)],
);

export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** Attempts that several processes count together; expired windows are deleted every hour. */
export const throttles = pgTable(
  'throttles',
  {
    /** Hash of the rule and of who is counted: the table holds no IP address and no e-mail. */
    key: text('key').primaryKey(),
    attempts: integer('attempts').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('throttles_ends').on(table.endsAt)],
);

/** Durations of stages since the installation was set up: a histogram for monitoring, one row per stage and bound. */
export const stageDurations = pgTable(
  'stage_durations',
  {
    stage: text('stage').$type<Stage>().notNull(),
    /** Upper bound, milliseconds; stages that took longer than all bounds have the largest integer. */
    upToMs: integer('up_to_ms').notNull(),
    count: integer('count').notNull().default(0),
    totalMs: doublePrecision('total_ms').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.stage, table.upToMs] })],
);
