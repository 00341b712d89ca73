import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { RefusedSite } from '#contracts/batch.ts';
import type { PromptBasis, StrategyBasis } from '#contracts/outdated.ts';
import type { PromptDocument } from '#contracts/prompt.ts';
import type { Interval, ScheduledOutcome } from '#contracts/schedule.ts';
import type { ShareSection } from '#contracts/share.ts';
import type { Strategy, WholeText } from '#contracts/strategy.ts';
import type { StrategyEdit } from '#contracts/strategy-edits.ts';
import type { TextVersion, VersionedText } from '#contracts/text-versions.ts';
import { createdAt, moment, ownerId, ownProjectId } from './columns.ts';
import { packed } from './packed-column.ts';
import { analysisRuns } from './schema.ts';

/** What a text was generated as, with everything that a restored one needs. */
export type TextBase =
  | { strategy: Strategy | null; basis: StrategyBasis | null }
  | {
      document: PromptDocument | null;
      /** Without a model's corrections; null where it has none, absent in data of version 0.2 and older. */
      uncorrected?: PromptDocument | null;
      basis: PromptBasis | null;
      customPrompt: string | null;
    };

/** Today's pages word for word, as strategies of a project have them; `id` is the SHA-256 of the texts. */
export const wholeTexts = pgTable(
  'whole_texts',
  { projectId: ownProjectId(), id: text('id').notNull(), texts: packed('texts').$type<WholeText[]>().notNull() },
  (table) => [primaryKey({ columns: [table.projectId, table.id] })],
);

/** What versions were generated as: large, and shared by the edits that followed. */
export const textBases = pgTable(
  'text_bases',
  {
    id: text('id').primaryKey(),
    projectId: ownProjectId(),
    data: packed('data').$type<TextBase>().notNull(),
    /** Of the row of `wholeTexts` that the strategy in `data` has; null where it has none or contains them. */
    wholeTextsId: text('whole_texts_id'),
  },
  (table) => [index('text_bases_project').on(table.projectId)],
);

/** The last versions of a project's strategy and prompt; the ids sort in the order they were made. */
export const textVersions = pgTable(
  'text_versions',
  {
    id: text('id').primaryKey(),
    projectId: ownProjectId(),
    kind: text('kind').$type<VersionedText>().notNull(),
    baseId: text('base_id')
      .notNull()
      .references(() => textBases.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** The text as written from base and edits, where the owner changed the text itself; null where it is the text. */
    generatedText: text('generated_text'),
    edits: jsonb('edits').$type<StrategyEdit[]>().notNull().default([]),
    author: text('author').$type<TextVersion['author']>().notNull(),
    origin: text('origin').$type<TextVersion['origin']>().notNull(),
    writer: text('writer'),
    /** Of the window that edited it. */
    session: text('session'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('text_versions_project').on(table.projectId, table.kind, table.id.desc())],
);

/** Links that show parts of a project without an account. A revoked one is deleted. */
export const shares = pgTable(
  'shares',
  {
    id: text('id').primaryKey(),
    projectId: ownProjectId(),
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
  userId: ownerId().primaryKey(),
  name: text('name').notNull().default(''),
  /** `#rrggbb` as chosen. */
  color: text('color'),
  logoMediaType: text('logo_media_type'),
  logoBase64: text('logo_base64'),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** Projects whose sites are analyzed again by themselves. Switched off is deleted. */
export const projectSchedules = pgTable(
  'project_schedules',
  {
    projectId: ownProjectId().primaryKey(),
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

/** Sites that were requested together; their projects name it. */
export const batches = pgTable(
  'batches',
  {
    id: text('id').primaryKey(),
    userId: ownerId(),
    refused: jsonb('refused').$type<RefusedSite[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [index('batches_user').on(table.userId, table.createdAt.desc().nullsFirst())],
);
