import { timestamp } from 'drizzle-orm/pg-core';

/** A point in time, to the millisecond. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** When a row was made. */
export const createdAt = () => moment('created_at').notNull().defaultNow();
