import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  type PgDatabase,
  type PgQueryResultHKT,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { AnalysisFigures } from '#contracts/analysis-history.ts';
import type { BusinessAnalysis } from '#contracts/business.ts';
import type { OwnerFact } from '#contracts/facts.ts';
import type { PromptBasis, StrategyBasis } from '#contracts/outdated.ts';
import type { Stage } from '#contracts/progress.ts';
import type { KeptPrompt } from '#contracts/project.ts';
import type { ProjectStatus, StableStatus } from '#contracts/project-status.ts';
import type { PromptDocument } from '#contracts/prompt.ts';
import type { PageScreenshotKind, ScreenshotKind } from '#contracts/screenshots.ts';
import type { Strategy } from '#contracts/strategy.ts';
import type { StrategyEdit } from '#contracts/strategy-edits.ts';
import type { UsageAction } from '#contracts/usage.ts';
import type { Verification } from '#contracts/verification.ts';
import type { VerificationSummary } from '#contracts/verification-history.ts';
import { createdAt, moment, ownerId, ownProjectId } from './columns.ts';
import { packed, packedText } from './packed-column.ts';
import { batches } from './project-tables.ts';
import type { RunKind, RunOptions, RunStatus, StageTimings } from './runs/run-types.ts';

export * from './account-tables.ts';
export * from './installation-tables.ts';
export * from './project-tables.ts';

export const projects = pgTable(
  'projects',
  {
    id: text('id').primaryKey(),
    userId: ownerId(),
    url: text('url').notNull(),
    status: text('status').$type<ProjectStatus>().notNull().default('draft'),
    /** Stable status to return to while `status` is a running one. */
    statusBefore: text('status_before').$type<StableStatus>().notNull().default('draft'),
    analysisSummary: text('analysis_summary'),
    businessAnalysis: jsonb('business_analysis').$type<BusinessAnalysis>(),
    analysisError: text('analysis_error'),
    optimizerOutput: text('optimizer_output'),
    /** The optimizer text as generated; differs from `optimizerOutput` once the owner has edited it. */
    optimizerGenerated: packedText('optimizer_generated'),
    /** The structured strategy as generated; `optimizerGenerated` was written from it with `strategyEdits` applied. */
    strategy: packed('strategy').$type<Strategy>(),
    /** Of the row of `wholeTexts` that the strategy has; null where it has none or contains them. */
    wholeTextsId: text('whole_texts_id'),
    strategyBasis: jsonb('strategy_basis').$type<StrategyBasis>(),
    /** Whether facts or competitors have changed since the strategy was made; a later analysis shows in the ids of the runs. */
    strategyOutdated: boolean('strategy_outdated').notNull().default(false),
    strategyEdits: jsonb('strategy_edits').$type<StrategyEdit[]>().notNull().default([]),
    /** Counts the changes of strategy and edits, so that two windows notice each other. */
    strategyVersion: integer('strategy_version').notNull().default(0),
    /** What the owner said about the business; belongs to the project and survives every new analysis. */
    ownerFacts: jsonb('owner_facts').$type<OwnerFact[]>().notNull().default([]),
    factsVersion: integer('facts_version').notNull().default(0),
    lovablePrompt: text('lovable_prompt'),
    chosenBuilder: text('chosen_builder'),
    selectedDesigner: text('selected_designer'),
    customPrompt: text('custom_prompt'),
    /** The prompt as delivered; differs from the text of `promptDocument` once the owner has edited it. */
    designerPrompt: text('designer_prompt'),
    /** The prompt as generated. */
    promptDocument: packed('prompt_document').$type<PromptDocument>(),
    promptBasis: jsonb('prompt_basis').$type<PromptBasis>(),
    /** The prompt without a model's corrections, from which they are made again; null where no model was asked. */
    promptUncorrected: packed('prompt_uncorrected').$type<PromptDocument>(),
    /** The owner's edited prompt that a newer generated one replaced. */
    keptPrompt: jsonb('kept_prompt').$type<KeptPrompt>(),
    optimizerPromptFile: text('optimizer_prompt_file'),
    designerPromptFile: text('designer_prompt_file'),
    projectName: text('project_name'),
    /** Words by which the owner finds the project again. */
    tags: text('tags').array().notNull().default(sql`'{}'::text[]`),
    archivedAt: moment('archived_at'),
    /** Deleted, but it can be restored for some days: until then only `organize.ts` and the owner's download see it. */
    deletedAt: moment('deleted_at'),
    /** The list of sites it was requested with. */
    batchId: text('batch_id').references((): AnyPgColumn => batches.id, { onDelete: 'set null' }),
    /** Of the current run, 0 to 100. */
    overallScore: doublePrecision('overall_score'),
    /** The last analysis that succeeded; the project shows its stage outputs. */
    currentRunId: text('current_run_id').references((): AnyPgColumn => analysisRuns.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('projects_user_created').on(table.userId, table.createdAt.desc().nullsFirst()),
    index('projects_current_run').on(table.currentRunId),
    index('projects_batch').on(table.batchId),
    index('projects_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

/** One analysis of a project, one check of its new site, or one text that a model wrote for it. */
export const analysisRuns = pgTable(
  'analysis_runs',
  {
    id: text('id').primaryKey(),
    projectId: ownProjectId(),
    userId: ownerId(),
    kind: text('kind').$type<RunKind>().notNull().default('analysis'),
    url: text('url').notNull(),
    options: jsonb('options').$type<RunOptions>().notNull(),
    status: text('status').$type<RunStatus>().notNull().default('queued'),
    error: text('error'),
    /** Failed because of an internal error: for administrators to look at and to retry. */
    fault: boolean('fault').notNull().default(false),
    timings: jsonb('timings').$type<StageTimings>().notNull().default({}),
    /** Of an analysis that is done, for lists; null in data of version 0.2 and older. */
    figures: jsonb('figures').$type<AnalysisFigures>(),
    /** Version of Sitebrief that did the analysis; null as `figures`. */
    madeBy: text('made_by'),
    /** Times a worker started it; names the attempt that may end the run, so that a worker that lost its job changes nothing. */
    attempts: integer('attempts').notNull().default(0),
    /** Place in the order among users, see `nextTurn`; the smallest is next. */
    turn: integer('turn').notNull().default(0),
    /** Waits until then, after an attempt that failed because of an internal error. */
    notBefore: moment('not_before'),
    createdAt: createdAt(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    uniqueIndex('analysis_runs_one_active').on(table.projectId).where(sql`status in ('queued', 'running')`),
    index('analysis_runs_user').on(table.userId),
    index('analysis_runs_kept').on(table.projectId, table.finishedAt.desc().nullsFirst()),
    index('analysis_runs_status').on(table.status, table.createdAt.desc().nullsFirst()),
    index('analysis_runs_active').on(table.userId).where(sql`status in ('queued', 'running')`),
    index('analysis_runs_started').on(table.startedAt.desc().nullsLast()),
  ],
);

const ownRunId = () =>
  text('run_id')
    .notNull()
    .references(() => analysisRuns.id, { onDelete: 'cascade' });

/** Output of a stage, as `output` or, where it is large, `packed` (JSON, gzip, base64): as `jsonb` it takes many times its size to store. */
export const stageOutputs = pgTable(
  'stage_outputs',
  {
    runId: ownRunId(),
    stage: text('stage').$type<Stage>().notNull(),
    output: jsonb('output'),
    packed: text('packed'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.stage] }),
    check('stage_outputs_one_form', sql`(${table.output} is null) <> (${table.packed} is null)`),
  ],
);

const pageImage = () => ({
  kind: text('kind').$type<PageScreenshotKind>().notNull(),
  mediaType: text('media_type').notNull(),
  base64: text('base64').notNull(),
});

/** Screenshots of a run's home page; base64, which both databases and a backup store the same way. */
export const runScreenshots = pgTable(
  'run_screenshots',
  {
    runId: ownRunId(),
    kind: text('kind').$type<ScreenshotKind>().notNull(),
    mediaType: text('media_type').notNull(),
    base64: text('base64').notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.kind] })],
);

/** Screenshots of other pages of the analyzed site, taken when their owner looked at them. `path`: as in the page plan. */
export const pageScreenshots = pgTable(
  'page_screenshots',
  { runId: ownRunId(), path: text('path').notNull(), ...pageImage(), createdAt: createdAt() },
  (table) => [primaryKey({ columns: [table.runId, table.path, table.kind] })],
);

/** Reports on new sites; they outlive their runs. `id` is that of the run. */
export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    projectId: ownProjectId(),
    url: text('url').notNull(),
    verdict: text('verdict').$type<Verification['verdict']>().notNull(),
    counts: jsonb('counts').$type<VerificationSummary['counts']>().notNull(),
    report: jsonb('report').$type<Verification>().notNull(),
    /** Ids of the entries that the owner ticked off. */
    ticks: jsonb('ticks').$type<string[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [index('verifications_project').on(table.projectId, table.createdAt.desc().nullsFirst())],
);

/** Screenshots of a new site as its check saw it. `path`: as in the report. */
export const verificationScreenshots = pgTable(
  'verification_screenshots',
  {
    verificationId: text('verification_id')
      .notNull()
      .references(() => verifications.id, { onDelete: 'cascade' }),
    path: text('path').notNull(),
    ...pageImage(),
  },
  (table) => [primaryKey({ columns: [table.verificationId, table.path, table.kind] })],
);

export const runEvents = pgTable(
  'run_events',
  { runId: ownRunId(), seq: integer('seq').notNull(), event: jsonb('event').notNull() },
  (table) => [primaryKey({ columns: [table.runId, table.seq] })],
);

export const builderConnections = pgTable(
  'builder_connections',
  {
    id: text('id').primaryKey(),
    userId: ownerId(),
    builderName: text('builder_name').notNull(),
    isEnabled: boolean('is_enabled').notNull().default(true),
    notes: text('notes'),
    lastUsedAt: moment('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('builder_connections_user_builder').on(table.userId, table.builderName)],
);

export const exports = pgTable(
  'exports',
  {
    id: text('id').primaryKey(),
    projectId: ownProjectId(),
    builderName: text('builder_name').notNull(),
    exportLink: text('export_link'),
    notes: text('notes'),
    createdAt: createdAt(),
  },
  (table) => [index('exports_project').on(table.projectId, table.createdAt.desc().nullsFirst())],
);

export const usageTracking = pgTable(
  'usage_tracking',
  {
    id: text('id').primaryKey(),
    userId: ownerId(),
    actionType: text('action_type').$type<UsageAction>().notNull(),
    /** `YYYY-MM`, UTC. */
    month: text('month').notNull(),
    count: text('count').notNull().default('0'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('usage_tracking_user_month_action').on(table.userId, table.month, table.actionType)],
);

/** A database or a transaction in it: every function of this module takes either. */
export type Db = PgDatabase<PgQueryResultHKT>;
