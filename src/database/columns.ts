import { type AnyPgColumn, text, timestamp } from 'drizzle-orm/pg-core';
import { projects, users } from './schema.ts';

/** A point in time, to the millisecond. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** When a row was made. */
export const createdAt = () => moment('created_at').notNull().defaultNow();

/** The user a row belongs to; it goes with the account. */
export const ownerId = () =>
  text('user_id')
    .notNull()
    .references((): AnyPgColumn => users.id, { onDelete: 'cascade' });

/** The project a row belongs to, with which it goes. */
export const ownProjectId = () =>
  text('project_id')
    .notNull()
    .references((): AnyPgColumn => projects.id, { onDelete: 'cascade' });
