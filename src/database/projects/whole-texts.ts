import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { readStoredStrategy } from '#contracts/stored-strategy.ts';
import type { Strategy, WholeText } from '#contracts/strategy.ts';
import { oncePerObject } from '#text/memoize.ts';
import { sanitizeJson } from '#text/sanitize-json.ts';
import { type Db, projects, textBases, wholeTexts } from '../schema.ts';

/* What a strategy has of today's pages word for word is most of its size and the same in nearly all its versions: it is stored once, apart from them. */

/** A strategy as it is stored. `wholeTextsId` null: it has no whole texts, or has them inside, as in data of version 0.2 and older. */
export type StoredStrategy = { strategy: Strategy | null; wholeTextsId: string | null };

const idOf = oncePerObject((texts: readonly WholeText[]) => createHash('sha256').update(JSON.stringify(texts)).digest('hex'));

/** By the strategy without its whole texts: the same object every time is found again by what was computed from it. */
const wholes = new WeakMap<Strategy, Strategy>();

const split = oncePerObject((given: Strategy): StoredStrategy => {
  const whole = sanitizeJson(given);
  // What is restored from an early version may lack parts.
  const { wholeTexts: texts, ...craft } = (whole as Partial<Strategy>).craft ?? {};
  if (!texts || texts.length === 0) return { strategy: whole, wholeTextsId: null };
  const strategy = { ...whole, craft: craft as Strategy['craft'] };
  wholes.set(strategy, whole);
  return { strategy, wholeTextsId: idOf(texts) };
});

/** Stores the whole texts of a project's strategy; returns what else is to be stored of it. */
export async function storeWholeTexts(tx: Db, projectId: string, given: Strategy | null): Promise<StoredStrategy> {
  if (given === null) return { strategy: null, wholeTextsId: null };
  const { strategy, wholeTextsId: id } = split(given);
  if (id === null) return { strategy, wholeTextsId: id };
  const isThis = and(eq(wholeTexts.projectId, projectId), eq(wholeTexts.id, id));
  const [known] = await tx.select({ id: wholeTexts.id }).from(wholeTexts).where(isThis);
  const texts = strategy && wholes.get(strategy)?.craft.wholeTexts;
  if (!known && texts) await tx.insert(wholeTexts).values({ projectId, id, texts }).onConflictDoNothing();
  return { strategy, wholeTextsId: id };
}

/** A project's strategy as it was before it was stored, in today's shape. */
export async function loadStrategy(db: Db, projectId: string, { strategy, wholeTextsId: id }: StoredStrategy): Promise<Strategy | null> {
  if (strategy === null) return null;
  if (id === null) return readStoredStrategy(strategy);
  const known = wholes.get(strategy);
  if (known?.craft.wholeTexts && idOf(known.craft.wholeTexts) === id) return known;
  const [row] = await db
    .select({ texts: wholeTexts.texts })
    .from(wholeTexts)
    .where(and(eq(wholeTexts.projectId, projectId), eq(wholeTexts.id, id)));
  const read = readStoredStrategy(strategy);
  const whole = row ? { ...read, craft: { ...read.craft, wholeTexts: row.texts } } : read;
  wholes.set(strategy, whole);
  return whole;
}

/** Deletes whole texts that neither the project's strategy nor a version of it has. */
export async function pruneWholeTexts(tx: Db, projectId: string): Promise<void> {
  const { id } = wholeTexts;
  await tx
    .delete(wholeTexts)
    .where(
      and(
        eq(wholeTexts.projectId, projectId),
        sql`not exists (select 1 from ${projects} where ${projects.id} = ${projectId} and ${projects.wholeTextsId} = ${id})`,
        sql`not exists (select 1 from ${textBases} where ${textBases.projectId} = ${projectId} and ${textBases.wholeTextsId} = ${id})`,
      ),
    );
}
