import { desc, eq, getTableColumns, type SQLWrapper, sql } from 'drizzle-orm';
import type { BuilderId } from '#contracts/builder.ts';
import type { BusinessAnalysis } from '#contracts/business.ts';
import type { OwnerFact } from '#contracts/facts.ts';
import type { PromptBasis, StrategyBasis } from '#contracts/outdated.ts';
import type { Stage } from '#contracts/progress.ts';
import { type KeptPrompt, LIST_TEXT_LENGTH, type ProjectListItem } from '#contracts/project.ts';
import { isRunning, type ProjectStatus, type StableStatus, stableStatus } from '#contracts/project-status.ts';
import type { PromptDocument } from '#contracts/prompt.ts';
import type { ScreenshotKind } from '#contracts/screenshots.ts';
import type { Strategy } from '#contracts/strategy.ts';
import type { StrategyEdit } from '#contracts/strategy-edits.ts';
import { sanitizeJson, sanitizeText } from '#text/sanitize-json.ts';
import { newId } from '../ids.ts';
import { withIsoDates } from '../iso-dates.ts';
import { rowsOf } from '../rows-of.ts';
import { keptStages } from '../runs/kept-stages.ts';
import { screenshotKinds } from '../runs/screenshots.ts';
import { analysisRuns, type Db, projects } from '../schema.ts';
import { isOwn, type Ownership } from './own-project.ts';
import { loadStrategy, storeWholeTexts } from './whole-texts.ts';

const {
  statusBefore,
  businessAnalysis,
  optimizerGenerated,
  strategy,
  wholeTextsId,
  strategyBasis,
  strategyOutdated: _strategyOutdated,
  strategyEdits,
  strategyVersion,
  ownerFacts,
  factsVersion,
  promptDocument,
  promptBasis,
  promptUncorrected,
  keptPrompt,
  currentRunId,
  deletedAt: _deletedAt,
  batchId: _batchId,
  overallScore: _overallScore,
  ...listed
} = getTableColumns(projects);
const storedStrategy = { strategy, wholeTextsId };
const made = {
  ...{ optimizerGenerated, strategyBasis, strategyEdits, strategyVersion },
  ...{ promptDocument, promptBasis, promptUncorrected, keptPrompt },
};

type ListedRow = Pick<typeof projects.$inferSelect, keyof typeof listed>;

const toListItem = (row: ListedRow): ProjectListItem => ({
  ...withIsoDates(row),
  selectedDesigner: row.selectedDesigner as BuilderId | null,
});

/** Adds a draft project of a user and returns it. */
export async function createProject(db: Db, input: { userId: string; url: string }): Promise<ProjectListItem> {
  const [row] = await db
    .insert(projects)
    .values({ id: newId(), userId: input.userId, url: sanitizeText(input.url) })
    .returning(listed);
  return toListItem(row as ListedRow);
}

/** As `outdatedTexts` of the server, which tells what changed: an older basis is unknown, and before the first analysis nothing is outdated. */
const OUTDATED = sql`json_build_object(
  'strategy', p.strategy is not null and p.current_run_id is not null
    and (p.strategy_outdated or p.strategy_basis->>'runId' is distinct from p.current_run_id),
  'prompt', p.prompt_document is not null and p.current_run_id is not null
    and (p.strategy_outdated or p.prompt_basis->>'runId' is distinct from p.current_run_id
      or p.prompt_basis->>'strategyVersion' is distinct from p.strategy_version::text))`;

/** How often a project was handed over, and where to the last time. */
const EXPORTED = sql.raw(`case when x.count is null then null else json_build_object('count', x.count, 'builderName', x.builder_name,
  'link', case when length(x.export_link) <= ${LIST_TEXT_LENGTH} then x.export_link end, 'at', x.at) end`);

/**
 * A user's projects, newest first, without those that are deleted, as the text of a JSON array of `ProjectListItem`; `optimizerOutput` and `designerPrompt`
 * cut to `LIST_TEXT_LENGTH` characters, the summary to its first line, which is what a card shows. The database writes it: to
 * parse and serialize hundreds of rows costs this process several times as much.
 */
export async function listProjectsJson(db: Db, ownerId: string): Promise<string> {
  const isoOf = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
  const iso = (column: string) => isoOf(`p.${column}`);
  const cut = (column: string) => sql.raw(`left(p.${column}, ${LIST_TEXT_LENGTH})`);
  const firstLine = sql.raw(`left(split_part(p.analysis_summary, chr(10), 1), ${LIST_TEXT_LENGTH})`);
  const query = sql`select coalesce(json_agg(listed), '[]')::text as list from (
      select p.id, p.user_id as "userId", p.url, p.status, ${firstLine} as "analysisSummary",
        p.analysis_error as "analysisError", ${cut('optimizer_output')} as "optimizerOutput", ${cut('designer_prompt')} as "designerPrompt",
        p.lovable_prompt as "lovablePrompt", p.custom_prompt as "customPrompt",
        p.chosen_builder as "chosenBuilder", p.selected_designer as "selectedDesigner", p.project_name as "projectName",
        p.optimizer_prompt_file as "optimizerPromptFile", p.designer_prompt_file as "designerPromptFile",
        ${iso('created_at')} as "createdAt", ${iso('updated_at')} as "updatedAt", ${OUTDATED} as "outdated",
        p.tags, ${iso('archived_at')} as "archivedAt", ${EXPORTED} as "exported"
      from projects p left join lateral (
        select e.builder_name, e.export_link, ${isoOf('e.created_at')} as at, count(*) over () as count
        from exports e where e.project_id = p.id order by e.created_at desc, e.id desc limit 1
      ) x on true
      where p.user_id = ${ownerId} and p.deleted_at is null order by p.created_at desc, p.id desc
    ) listed`;
  const [row] = await rowsOf<{ list: string }>(db, query);
  return row?.list ?? '[]';
}

/** Ids of a user's projects, newest first, the deleted ones that can be restored among them. */
export async function listProjectIds(db: Db, ownerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.userId, ownerId))
    .orderBy(desc(projects.createdAt), desc(projects.id));
  return rows.map(({ id }) => id);
}

/** A project with everything stored for it. */
export type StoredProject = {
  project: ProjectListItem;
  /** Stable status behind a running one. */
  statusBefore: StableStatus;
  /** The done run that `stages` come from; null before the first. */
  runId: string | null;
  /** When that run ended, ISO 8601. */
  analyzedAt: string | null;
  businessAnalysis: BusinessAnalysis | null;
  /** Outputs of the run: `crawl` Site, `audit` AuditReport, `insight` Insight, `competitors` CompetitorReport. */
  stages: Partial<Record<Stage, unknown>>;
  ownerFacts: OwnerFact[];
  factsVersion: number;
  /** Strategy as generated, without the owner's edits; null before it was generated. */
  strategy: Strategy | null;
  /** What it was made from; null in data of version 0.2 and older. */
  strategyBasis: StrategyBasis | null;
  strategyEdits: StrategyEdit[];
  strategyVersion: number;
  /** Optimizer text as generated from strategy and edits; `project.optimizerOutput` differs once the owner edited the text itself. */
  optimizerGenerated: string | null;
  /** Prompt as generated; `project.designerPrompt` differs once the owner edited it. */
  promptDocument: PromptDocument | null;
  promptBasis: PromptBasis | null;
  /** Prompt as composed, before a model's corrections; null where no model was asked. */
  promptUncorrected: PromptDocument | null;
  keptPrompt: KeptPrompt | null;
  /** Screenshots that the run has. */
  screenshots: ScreenshotKind[];
  /** Another one after every change of the project. */
  rowVersion: string;
};

/** The transaction that wrote the row last. */
const rowVersion = sql<string>`${projects}.xmin::text`;

/** One project of a user with its current run's outputs; null when it does not exist or is not theirs. */
export async function findProject(db: Db, owner: Ownership): Promise<StoredProject | null> {
  const [row] = await db
    .select({
      ...{ listed, statusBefore, businessAnalysis, storedStrategy, made, ownerFacts, factsVersion, currentRunId, rowVersion },
      analyzedAt: analysisRuns.finishedAt,
    })
    .from(projects)
    .leftJoin(analysisRuns, eq(analysisRuns.id, projects.currentRunId))
    .where(isOwn(owner));
  if (!row) return null;
  return {
    project: toListItem(row.listed),
    statusBefore: row.statusBefore,
    runId: row.currentRunId,
    analyzedAt: row.analyzedAt?.toISOString() ?? null,
    businessAnalysis: row.businessAnalysis,
    stages: row.currentRunId === null ? {} : await keptStages(db, row.currentRunId),
    ownerFacts: row.ownerFacts,
    factsVersion: row.factsVersion,
    ...row.made,
    strategy: await loadStrategy(db, row.listed.id, row.storedStrategy),
    screenshots: row.currentRunId === null ? [] : await screenshotKinds(db, row.currentRunId),
    rowVersion: row.rowVersion,
  };
}

/** One project without its analysis, texts in full; null when it does not exist or is not theirs. */
export async function findProjectRow(db: Db, owner: Ownership): Promise<ProjectListItem | null> {
  const [row] = await db.select(listed).from(projects).where(isOwn(owner));
  return row ? toListItem(row) : null;
}

/** Whether a user has this project: for what is read often, such as the files of a drawing. */
export async function hasProject(db: Db, owner: Ownership): Promise<boolean> {
  const rows = await db.select({ id: projects.id }).from(projects).where(isOwn(owner));
  return rows.length > 0;
}

/**
 * As `findProject`, and nobody else changes the project until the transaction ends. `known`: the project as it was just read, which is not read
 * again where nothing changed since.
 */
export async function lockProject(tx: Db, owner: Ownership, known?: StoredProject): Promise<StoredProject | null> {
  const [row] = await tx.select({ rowVersion }).from(projects).where(isOwn(owner)).for('update');
  return known && row?.rowVersion === known.rowVersion ? known : findProject(tx, owner);
}

/** Fields that may change; a field left out stays, null empties it. */
export type ProjectChanges = {
  optimizerOutput?: string | null;
  optimizerGenerated?: string | null;
  strategy?: Strategy | null;
  strategyBasis?: StrategyBasis | null;
  strategyOutdated?: boolean;
  strategyEdits?: StrategyEdit[];
  projectName?: string | null;
  selectedDesigner?: BuilderId | null;
  chosenBuilder?: string | null;
  customPrompt?: string | null;
  designerPrompt?: string | null;
  lovablePrompt?: string | null;
  promptDocument?: PromptDocument | null;
  promptBasis?: PromptBasis | null;
  promptUncorrected?: PromptDocument | null;
  keptPrompt?: KeptPrompt | null;
  optimizerPromptFile?: string | null;
  designerPromptFile?: string | null;
  analysisSummary?: string | null;
  businessAnalysis?: BusinessAnalysis | null;
  analysisError?: string | null;
  status?: StableStatus;
};

/** Changes of these count as a new version of the strategy. */
const OF_STRATEGY = ['strategy', 'strategyEdits', 'optimizerOutput'] as const;

/** Changes a project of a user and returns it; null when it does not exist or is not theirs. */
export async function updateProject(db: Db, input: Ownership & { changes: ProjectChanges }): Promise<ProjectListItem | null> {
  const { strategy: made, ...others } = input.changes;
  const stored = made === undefined ? {} : await storeWholeTexts(db, input.id, made);
  const changes = { ...sanitizeJson(Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined))), ...stored };
  const isNewStrategy = OF_STRATEGY.some((key) => key in changes);
  const [row] = await db
    .update(projects)
    .set({ ...changes, ...(isNewStrategy ? { strategyVersion: sql`${strategyVersion} + 1` } : {}), updatedAt: sql`now()` })
    .where(isOwn(input))
    .returning(listed);
  return row ? toListItem(row) : null;
}

/** Lets strategy and prompt count as made from the analysis `to` where they were made from `from`: the site was the same. */
export async function followUnchanged(tx: Db, projectId: string, { from, to }: { from: string; to: string }): Promise<void> {
  const moved = (column: SQLWrapper) =>
    sql`case when ${column} ->> 'runId' = ${from} then jsonb_set(${column}, '{runId}', to_jsonb(${to}::text)) else ${column} end`;
  await tx
    .update(projects)
    .set({ strategyBasis: moved(strategyBasis), promptBasis: moved(promptBasis) })
    .where(eq(projects.id, projectId));
}

/** Deletes a project with its runs and exports; false when it does not exist or is not theirs. */
export async function deleteProject(db: Db, owner: Ownership): Promise<boolean> {
  const deleted = await db.delete(projects).where(isOwn(owner)).returning({ id: projects.id });
  return deleted.length > 0;
}

/**
 * Sets a status. A running one remembers the stable one before it. Returns the project, null
 * when it does not exist or is not theirs.
 */
export async function setStatus(db: Db, input: Ownership & { status: ProjectStatus }): Promise<ProjectListItem | null> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select({ status: projects.status, statusBefore }).from(projects).where(isOwn(input)).for('update');
    if (!before) return null;
    const remembered = isRunning(input.status) ? { statusBefore: stableStatus(before.status, before.statusBefore) } : {};
    const [row] = await tx
      .update(projects)
      .set({ status: input.status, ...remembered, updatedAt: sql`now()` })
      .where(isOwn(input))
      .returning(listed);
    return row ? toListItem(row) : null;
  });
}
