import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Interval, ScheduledOutcome } from '#contracts/schedule.ts';
import { createdAt, moment } from './columns.ts';
import { analysisRuns, projects } from './schema.ts';

/** Projects whose sites are analyzed again by themselves. Switched off is deleted. */
export const projectSchedules = pgTable(
  'project_schedules',
  {
    projectId: text('project_id')
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    every: text('every').$type<Interval>().notNull(),
    mail: boolean('mail').notNull().default(true),
    nextAt: moment('next_at').notNull(),
    /** The analysis that was requested last, until its outcome is stored here. */
    runId: text('run_id').references(() => analysisRuns.id, { onDelete: 'set null' }),
    /** Analyses in a row that could not read the site. */
    failures: integer('failures').notNull().default(0),
    stoppedAt: moment('stopped_at'),
    lastAt: moment('last_at'),
    lastOutcome: text('last_outcome').$type<ScheduledOutcome>(),
    lastMatters: integer('last_matters').notNull().default(0),
    lastMessage: text('last_message').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('project_schedules_next').on(table.nextAt).where(sql`stopped_at is null`),
    index('project_schedules_run').on(table.runId),
  ],
);
