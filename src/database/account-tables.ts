// People with an account, and what protects it.
import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AuditAction } from '#contracts/admin.ts';
import type { ApiScope } from '#contracts/api-keys.ts';
import type { SecurityEventKind } from '#contracts/security.ts';
import type { Role, Tier } from '#contracts/user.ts';
import type { ActivityKind } from './accounts/activities.ts';
import type { TokenKind } from './accounts/tokens.ts';
import { createdAt, moment, ownerId } from './columns.ts';

/** People with an account. `password` is an argon2id hash. */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  email: text('email').notNull().unique('users_email_unique'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phoneNumber: text('phone_number').notNull(),
  profileImageUrl: text('profile_image_url'),
  password: text('password').notNull(),
  tier: text('tier').$type<Tier>().notNull().default('free'),
  role: text('role').$type<Role>().notNull().default('user'),
  permissions: text('permissions').array().notNull().default(sql`'{}'::text[]`),
  /** Analyses of the month that `usageResetDate` ends; `usage_tracking` has the history. */
  monthlyUsage: text('monthly_usage').notNull().default('0'),
  usageResetDate: moment('usage_reset_date'),
  isActive: boolean('is_active').notNull().default(true),
  /** When a link sent to `email` was used; null while nobody has shown that the address is theirs. */
  emailConfirmedAt: moment('email_confirmed_at'),
  /** Whether a mail says that an analysis is done. */
  mailWhenDone: boolean('mail_when_done').notNull().default(false),
  /** When the second factor was switched on; null without one. */
  secondFactorAt: moment('second_factor_at'),
  /** Counts what ended all sessions (reset, deactivation): sessions with an older epoch are invalid. */
  sessionEpoch: integer('session_epoch').notNull().default(0),
  createdAt: createdAt(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** Who may create an account although registration may be closed. One per address; deleted when it is accepted, revoked or expired. */
export const invitations = pgTable(
  'invitations',
  {
    id: text('id').primaryKey(),
    /** Lower case. */
    email: text('email').notNull(),
    role: text('role').$type<Role>().notNull().default('user'),
    invitedBy: text('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [uniqueIndex('invitations_email').on(table.email), index('invitations_invited_by').on(table.invitedBy)],
);

/** Links that were sent or handed over; each works once. Only hashes of the tokens are stored. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    hash: text('hash').primaryKey(),
    kind: text('kind').$type<TokenKind>().notNull(),
    /** Null for an invitation. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Null for everything but an invitation. */
    invitationId: text('invitation_id').references(() => invitations.id, { onDelete: 'cascade' }),
    /** The address the link was sent to; null when an administrator hands it over. */
    email: text('email'),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('account_tokens_user').on(table.userId),
    index('account_tokens_invitation').on(table.invitationId),
    index('account_tokens_expires').on(table.expiresAt),
  ],
);

/** Secrets of authenticator apps (TOTP), encrypted. In use when `users.second_factor_at` is set, else being set up. */
export const secondFactors = pgTable('second_factors', {
  userId: ownerId().primaryKey(),
  sealedSecret: text('sealed_secret').notNull(),
  /** The last time step whose code was accepted: no code works twice (RFC 6238, 5.2). */
  lastStep: integer('last_step').notNull().default(0),
  createdAt: createdAt(),
});

/** Codes for signing in without the authenticator app; each works once. `hash` is an argon2id hash. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: ownerId(), hash: text('hash').notNull(), createdAt: createdAt() },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

/** What happened to an account, for its owner to see. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: text('id').primaryKey(),
    userId: ownerId(),
    kind: text('kind').$type<SecurityEventKind>().notNull(),
    /** Browser and system in words; null if unknown. */
    browser: text('browser'),
    /** Failed sign-ins in a row are one event. */
    count: integer('count').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [index('security_events_user').on(table.userId, table.createdAt.desc().nullsFirst())],
);

/** Keys with which scripts and agents act for a user. A key that is not in the table is revoked. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: text('id').primaryKey(),
    userId: ownerId(),
    name: text('name').notNull(),
    /** How the key starts, for its owner to recognize it. */
    start: text('start').notNull(),
    /** SHA-256 of the whole key, hex. */
    hash: text('hash').notNull().unique('api_keys_hash_unique'),
    scopes: text('scopes').array().$type<ApiScope[]>().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
    expiresAt: moment('expires_at'),
  },
  (table) => [index('api_keys_user').on(table.userId)],
);

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
