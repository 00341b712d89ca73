import { and, eq, sql } from 'drizzle-orm';
import type { BusinessAnalysis } from '#contracts/business.ts';
import type { OwnerFact } from '#contracts/facts.ts';
import { sanitizeJson } from '#text/sanitize-json.ts';
import { type Db, projects } from '../schema.ts';
import { isOwn } from './own-project.ts';

/** What the owner of a project said, with the version that a change must name; null when the project is gone. For the worker. */
export async function findOwnerFacts(db: Db, projectId: string): Promise<{ facts: OwnerFact[]; version: number } | null> {
  const [row] = await db
    .select({ facts: projects.ownerFacts, version: projects.factsVersion })
    .from(projects)
    .where(eq(projects.id, projectId));
  return row ?? null;
}

export type FactsChange = {
  id: string;
  userId: string;
  /** The version that the change was made from. */
  version: number;
  facts: OwnerFact[];
  /** What follows from the facts, where there is an analysis, and the analysis it follows from. */
  resolved: { runId: string; businessAnalysis: BusinessAnalysis; analysisSummary: string; strategyOutdated: boolean } | null;
};

/**
 * Replaces the facts of a user's project; false, and nothing done, when the project is not theirs, has another version by now, or
 * another analysis than the one they were resolved with.
 */
export async function saveOwnerFacts(db: Db, { id, userId, version, facts, resolved }: FactsChange): Promise<boolean> {
  const { runId, ...summary } = resolved ?? { runId: null };
  const saved = await db
    .update(projects)
    .set({ ...sanitizeJson({ ownerFacts: facts, ...summary }), factsVersion: version + 1, updatedAt: sql`now()` })
    .where(
      and(isOwn({ id, userId }), eq(projects.factsVersion, version), sql`${projects.currentRunId} is not distinct from ${runId}::text`),
    )
    .returning({ id: projects.id });
  return saved.length > 0;
}
