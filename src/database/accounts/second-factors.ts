import { and, eq, lt } from 'drizzle-orm';
import { type Db, recoveryCodes, secondFactors, users } from '../schema.ts';

export type StoredSecondFactor = { sealedSecret: string; lastStep: number };

/** The secret of a user, in use or being set up; null without one. */
export async function findSecondFactor(db: Db, userId: string): Promise<StoredSecondFactor | null> {
  const { sealedSecret, lastStep } = secondFactors;
  const [row] = await db.select({ sealedSecret, lastStep }).from(secondFactors).where(eq(secondFactors.userId, userId));
  return row ?? null;
}

/** Stores a secret that is being set up, in place of one that never came into use. */
export async function startSecondFactor(db: Db, userId: string, sealedSecret: string): Promise<void> {
  const values = { sealedSecret, lastStep: 0 };
  await db
    .insert(secondFactors)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: secondFactors.userId, set: values });
}

/** Notes the time step of an accepted code. False when that step, or a later one, was used before: then the code is not accepted. */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return taken.length > 0;
}

/** Puts the secret that is being set up into use, with its first recovery codes. */
export async function enableSecondFactor(tx: Db, userId: string, { at, hashes }: { at: Date; hashes: string[] }): Promise<void> {
  await tx.update(users).set({ secondFactorAt: at }).where(eq(users.id, userId));
  await replaceRecoveryCodes(tx, userId, hashes);
}

/** Removes the second factor with its recovery codes. */
export async function removeSecondFactor(tx: Db, userId: string): Promise<void> {
  await tx.update(users).set({ secondFactorAt: null }).where(eq(users.id, userId));
  await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** New recovery codes; the old ones are useless from now on. */
export async function replaceRecoveryCodes(tx: Db, userId: string, hashes: string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash })));
}

/** The hashes of the codes that were not used yet. */
export async function listRecoveryCodes(db: Db, userId: string): Promise<string[]> {
  const rows = await db.select({ hash: recoveryCodes.hash }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return rows.map(({ hash }) => hash);
}

/** Uses a code up; false when another request was first. */
export async function takeRecoveryCode(db: Db, userId: string, hash: string): Promise<boolean> {
  const taken = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash)))
    .returning({ hash: recoveryCodes.hash });
  return taken.length > 0;
}
