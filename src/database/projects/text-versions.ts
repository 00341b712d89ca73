import { createHash } from 'node:crypto';
import { and, desc, eq, getTableColumns, notExists, notInArray, sql } from 'drizzle-orm';
import type { StrategyEdit } from '#contracts/strategy-edits.ts';
import { MAX_TEXT_VERSIONS, type TextVersion, type TextVersionWithText, type VersionedText } from '#contracts/text-versions.ts';
import { sanitizeJson, sanitizeText } from '#text/sanitize-json.ts';
import { newId } from '../ids.ts';
import { withIsoDates } from '../iso-dates.ts';
import { type Db, projects, type TextBase, textBases, textVersions } from '../schema.ts';
import { ownedBy, type ProjectOwner } from './own-project.ts';
import { loadStrategy, pruneWholeTexts, storeWholeTexts } from './whole-texts.ts';

/** Edits of one window are one version while they follow each other this closely, and for so long in all. */
const PAUSE_MS = 10 * 60_000;
const SESSION_MS = 60 * 60_000;

/** A text as a version keeps it. */
export type VersionState = {
  text: string;
  /** As written from base and edits; null where it is `text`. */
  generatedText: string | null;
  edits: StrategyEdit[];
  base: TextBase;
};

type Made = Pick<TextVersion, 'author' | 'origin' | 'writer'>;
type Version = typeof textVersions.$inferSelect;
/** A version with what it was generated as. */
export type StoredVersion = Version & { base: TextBase };

export type NewVersion = Made & {
  projectId: string;
  kind: VersionedText;
  state: VersionState;
  /** Of the window that edited the text; without one, every edit is a version. */
  session?: string | null;
  /** An edit that changed what the text is generated as too. */
  hasNewBase?: boolean;
  now: Date;
};

/** Of a version, without the texts: to read them takes longer than to compare digests. */
const told = (({ id, baseId, origin, session, createdAt, updatedAt, text }) => ({
  ...{ id, baseId, origin, session, createdAt, updatedAt },
  digest: sql<string>`md5(${text})`,
}))(getTableColumns(textVersions));
type Told = Pick<Version, 'id' | 'baseId' | 'origin' | 'session' | 'createdAt' | 'updatedAt'>;

/** As the database computes it of the stored text. */
const digestOf = (text: string) => createHash('md5').update(sanitizeText(text)).digest('hex');

/**
 * Keeps a text as the newest version of its project, in the transaction that stores it. Quick edits of one window change their
 * version; the same text again makes none, unless it was restored. Of more than `MAX_TEXT_VERSIONS` the oldest go.
 */
export async function keepVersion(tx: Db, version: NewVersion): Promise<void> {
  const { projectId, kind, state, origin, hasNewBase = false, now } = version;
  const [newest] = await tx.select(told).from(textVersions).where(ofProject(projectId, kind)).orderBy(desc(textVersions.id)).limit(1);
  const isSame = newest?.digest === digestOf(state.text);
  if (newest && origin === 'edited' && (isSame || isSameSession(newest, version))) {
    const { text, generatedText, edits } = state;
    const base = hasNewBase ? { baseId: await insertBase(tx, projectId, state.base) } : {};
    await tx
      .update(textVersions)
      .set({ ...sanitizeJson({ text, generatedText, edits }), ...base, ...(isSame ? {} : { updatedAt: now }) })
      .where(eq(textVersions.id, newest.id));
    return hasNewBase ? prune(tx, projectId, kind) : undefined;
  }
  // An edit has the base of the text it changed; what is generated has its own, also where it is the same text again.
  const baseId = newest && origin === 'edited' && !hasNewBase ? newest.baseId : await insertBase(tx, projectId, state.base);
  if (newest && isSame && origin === 'generated' && newest.origin === 'generated')
    await tx
      .update(textVersions)
      .set({ baseId, edits: sanitizeJson(state.edits) })
      .where(eq(textVersions.id, newest.id));
  else await insertVersion(tx, version, baseId);
  await prune(tx, projectId, kind);
}

/** As `keepVersion`, for a text that is about to be replaced: nothing where the newest version is that text already. */
export async function keepBefore(tx: Db, version: Omit<NewVersion, 'session'>): Promise<void> {
  const { projectId, kind, state } = version;
  const newest = tx
    .select({ digest: told.digest })
    .from(textVersions)
    .where(ofProject(projectId, kind))
    .orderBy(desc(textVersions.id))
    .limit(1);
  const [found] = await newest;
  if (state.text.trim() === '' || found?.digest === digestOf(state.text)) return;
  await insertVersion(tx, version, await insertBase(tx, projectId, state.base));
}

const ofProject = (projectId: string, kind: VersionedText) => and(eq(textVersions.projectId, projectId), eq(textVersions.kind, kind));

function isSameSession(newest: Told, { session, now }: NewVersion): boolean {
  const { origin, createdAt, updatedAt } = newest;
  if (!session || newest.session !== session || origin !== 'edited') return false;
  return now.getTime() - updatedAt.getTime() < PAUSE_MS && now.getTime() - createdAt.getTime() < SESSION_MS;
}

async function insertBase(tx: Db, projectId: string, data: TextBase): Promise<string> {
  const id = newId();
  if ('document' in data) await tx.insert(textBases).values({ id, projectId, data: sanitizeJson(data) });
  else {
    const { strategy, wholeTextsId } = await storeWholeTexts(tx, projectId, data.strategy);
    await tx.insert(textBases).values({ id, projectId, data: { ...data, strategy, basis: sanitizeJson(data.basis) }, wholeTextsId });
  }
  return id;
}

async function insertVersion(tx: Db, { projectId, kind, state, session = null, now, ...made }: NewVersion, baseId: string): Promise<void> {
  const { text, generatedText, edits } = state;
  const { author, origin, writer } = made;
  await tx.insert(textVersions).values({
    ...{ id: newId(), projectId, kind, baseId, author, origin, writer, session, createdAt: now, updatedAt: now },
    ...sanitizeJson({ text, generatedText, edits }),
  });
}

async function prune(tx: Db, projectId: string, kind: VersionedText): Promise<void> {
  const kept = tx
    .select({ id: textVersions.id })
    .from(textVersions)
    .where(ofProject(projectId, kind))
    .orderBy(desc(textVersions.id))
    .limit(MAX_TEXT_VERSIONS);
  await tx.delete(textVersions).where(and(ofProject(projectId, kind), notInArray(textVersions.id, kept)));
  const users = tx.select({ one: sql`1` }).from(textVersions).where(eq(textVersions.baseId, textBases.id));
  await tx.delete(textBases).where(and(eq(textBases.projectId, projectId), notExists(users)));
  await pruneWholeTexts(tx, projectId);
}

const { baseId: _baseId, projectId: _projectId, session: _session, generatedText, edits, text, ...listed } = getTableColumns(textVersions);
const shown = {
  ...listed,
  characters: sql`length(${text})`.mapWith(Number),
  isCurrent: sql<boolean>`${text} = case ${textVersions.kind} when 'prompt' then ${projects.designerPrompt} else ${projects.optimizerOutput} end
    and not exists (select 1 from text_versions newer where newer.project_id = ${textVersions.projectId}
      and newer.kind = ${textVersions.kind} and newer.id > ${textVersions.id})`,
};

const selectOwn = (db: Db) =>
  db
    .select({ ...shown, text })
    .from(textVersions)
    .innerJoin(projects, eq(projects.id, textVersions.projectId));

/** Versions of a text of a user's project, newest first, without the texts; empty when the project is not theirs. */
export async function listVersions(db: Db, { projectId, userId }: ProjectOwner, kind: VersionedText): Promise<TextVersion[]> {
  const rows = await db
    .select(shown)
    .from(textVersions)
    .innerJoin(projects, eq(projects.id, textVersions.projectId))
    .where(and(ownedBy({ projectId, userId }), eq(textVersions.kind, kind)))
    .orderBy(desc(textVersions.id));
  return rows.map(withIsoDates);
}

/** One version of a user's project with its text; null when there is none. */
export async function findVersion(db: Db, { projectId, userId, id }: ProjectOwner & { id: string }): Promise<TextVersionWithText | null> {
  const [row] = await selectOwn(db).where(and(ownedBy({ projectId, userId }), eq(textVersions.id, id)));
  return row ? withIsoDates(row) : null;
}

/** What a version kept, to be restored; null when the project has no such version. */
export async function readVersion(tx: Db, { projectId, id }: { projectId: string; id: string }): Promise<StoredVersion | null> {
  const [row] = await tx
    .select({ version: getTableColumns(textVersions), base: textBases.data, wholeTextsId: textBases.wholeTextsId })
    .from(textVersions)
    .innerJoin(textBases, eq(textBases.id, textVersions.baseId))
    .where(and(eq(textVersions.projectId, projectId), eq(textVersions.id, id)));
  return row ? { ...row.version, base: await loadBase(tx, projectId, row) } : null;
}

async function loadBase(
  db: Db,
  projectId: string,
  { base, wholeTextsId }: { base: TextBase; wholeTextsId: string | null },
): Promise<TextBase> {
  return 'document' in base ? base : { ...base, strategy: await loadStrategy(db, projectId, { strategy: base.strategy, wholeTextsId }) };
}

/** All versions that are kept of a project, with what they were generated as, for its owner's download. */
export async function listStoredVersions(db: Db, projectId: string) {
  const { id, data, wholeTextsId } = textBases;
  const versions = await db.select().from(textVersions).where(eq(textVersions.projectId, projectId)).orderBy(desc(textVersions.id));
  const rows = await db.select({ id, base: data, wholeTextsId }).from(textBases).where(eq(textBases.projectId, projectId)).orderBy(id);
  const bases = await Promise.all(rows.map(async (row) => ({ id: row.id, data: await loadBase(db, projectId, row) })));
  return { versions: versions.map(withIsoDates), bases };
}
