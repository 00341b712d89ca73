import { and, eq, gte, sql, sum } from 'drizzle-orm';
import { AppError } from '#contracts/errors.ts';
import { monthOf, type Usage, type UsageAction } from '#contracts/usage.ts';
import { newId } from '../ids.ts';
import { countActiveRuns } from '../runs/runs.ts';
import { activities, type Db, usageTracking, users } from '../schema.ts';

/**
 * Counts one action of a user in the month of `at` (UTC); concurrent ones both count. The user's `monthlyUsage` is updated with
 * the analyses. `aiCostUsd` is what model calls cost, US dollars.
 */
export async function addUsage(db: Db, input: { userId: string; action: UsageAction; at: Date; aiCostUsd?: number }): Promise<void> {
  const { userId, action, at } = input;
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(usageTracking)
      .values({ id: newId(), userId, actionType: action, month: monthOf(at), count: '1' })
      .onConflictDoUpdate({
        target: [usageTracking.userId, usageTracking.month, usageTracking.actionType],
        set: { count: sql`(${usageTracking.count}::int + 1)::text` },
      })
      .returning({ count: usageTracking.count });
    await tx.insert(activities).values({ id: newId(), userId, kind: action, aiCostUsd: input.aiCostUsd ?? 0 });
    if (action !== 'analysis') return;
    const usageResetDate = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
    await tx
      .update(users)
      .set({ monthlyUsage: row?.count ?? '1', usageResetDate })
      .where(eq(users.id, userId));
  });
}

/** Records what a model's words for a strategy cost, US dollars: part of the month's bill, but not a counted action. */
export async function addStrategyCost(db: Db, { userId, aiCostUsd }: { userId: string; aiCostUsd: number }): Promise<void> {
  await db.insert(activities).values({ id: newId(), userId, kind: 'strategy', aiCostUsd });
}

/** How often a user did something in a month (`YYYY-MM`). */
export async function countUsage(db: Db, input: { userId: string; action: UsageAction; month: string }): Promise<number> {
  const [row] = await db
    .select({ count: usageTracking.count })
    .from(usageTracking)
    .where(and(eq(usageTracking.userId, input.userId), eq(usageTracking.month, input.month), eq(usageTracking.actionType, input.action)));
  return Number(row?.count ?? 0);
}

/** What a user did in the current month; `limit` is their quota of analyses, null without one. */
export async function findUsage(db: Db, input: { userId: string; month: string; limit: number | null }): Promise<Usage> {
  const { userId, month, limit } = input;
  const rows = await db
    .select({ action: usageTracking.actionType, count: usageTracking.count })
    .from(usageTracking)
    .where(and(eq(usageTracking.userId, userId), eq(usageTracking.month, month)));
  const [spent] = await db
    .select({ usd: sum(activities.aiCostUsd).mapWith(Number) })
    .from(activities)
    .where(and(eq(activities.userId, userId), gte(activities.createdAt, new Date(`${month}-01T00:00:00Z`))));
  const counts = new Map(rows.map((row) => [row.action, Number(row.count)]));
  return {
    month,
    analyses: { used: counts.get('analysis') ?? 0, limit },
    prompts: counts.get('prompt_generation') ?? 0,
    exports: counts.get('export') ?? 0,
    aiCostUsd: spent?.usd ?? 0,
  };
}

/**
 * Checks that the month's quota allows another analysis, or `count` of them; those that wait or run count too. Call it in the transaction
 * that requests the analysis: it locks the user's row, so that two requests can't share the last one.
 * Throws `AppError` `quota-exceeded`, `not-found` when the account is gone.
 */
export async function checkAnalysisQuota(tx: Db, input: { userId: string; limit: number | null; at: Date; count?: number }): Promise<void> {
  const { userId, limit, at, count = 1 } = input;
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  if (!user) throw new AppError('not-found', 'This account does not exist.');
  if (limit === null) return;
  const used = await countUsage(tx, { userId, action: 'analysis', month: monthOf(at) });
  const active = await countActiveRuns(tx, userId);
  if (used + active + count <= limit) return;
  const nextMonth = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1);
  const retryAfterSeconds = Math.ceil((nextMonth - at.getTime()) / 1000);
  const plan = `Your plan includes ${limit} ${limit === 1 ? 'analysis' : 'analyses'} a month`;
  const next = `The next month starts on ${new Date(nextMonth).toISOString().slice(0, 10)}.`;
  const left = limit - used - active;
  if (left <= 0) throw new AppError('quota-exceeded', `${plan}, and you've used them all. ${next}`, { retryAfterSeconds });
  const rest = `${left} of them ${left === 1 ? 'is' : 'are'} left, and this list has ${count} sites. Nothing was started: please shorten the list.`;
  throw new AppError('quota-exceeded', `${plan}; ${rest} ${next}`, { retryAfterSeconds });
}

/** Everything that was counted for a user, oldest month first (download of their data). */
export async function listUsage(db: Db, userId: string): Promise<{ month: string; action: UsageAction; count: number }[]> {
  const rows = await db
    .select({ month: usageTracking.month, action: usageTracking.actionType, count: usageTracking.count })
    .from(usageTracking)
    .where(eq(usageTracking.userId, userId))
    .orderBy(usageTracking.month, usageTracking.actionType);
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}
