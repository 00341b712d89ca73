import { doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { AuditAction } from '#contracts/admin.ts';
import { users } from './account-tables.ts';
import type { ActivityKind } from './accounts/activities.ts';
import { createdAt } from './columns.ts';

/** What happened when, for the admin charts; outlives the account, without the name. */
export const activities = pgTable(
  'activities',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind').$type<ActivityKind>().notNull(),
    /** Cost of model calls, US dollars. */
    aiCostUsd: doublePrecision('ai_cost_usd').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [index('activities_created').on(table.createdAt), index('activities_user').on(table.userId)],
);

/** What administrators did. Of people who delete their account only the ids stay. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: text('id').primaryKey(),
    action: text('action').$type<AuditAction>().notNull(),
    actorId: text('actor_id').notNull(),
    actorEmail: text('actor_email'),
    targetId: text('target_id'),
    targetEmail: text('target_email'),
    subject: text('subject'),
    before: text('before'),
    after: text('after'),
    createdAt: createdAt(),
  },
  (table) => [index('audit_log_created').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())],
);
