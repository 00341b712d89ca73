import { type AnyPgColumn, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PromptBasis, StrategyBasis } from '#contracts/outdated.ts';
import type { PromptDocument } from '#contracts/prompt.ts';
import type { Strategy, WholeText } from '#contracts/strategy.ts';
import type { StrategyEdit } from '#contracts/strategy-edits.ts';
import type { TextVersion, VersionedText } from '#contracts/text-versions.ts';
import { createdAt, moment } from './columns.ts';
import { packed } from './packed-column.ts';
import { projects } from './schema.ts';

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

const ownProjectId = () =>
  text('project_id')
    .notNull()
    .references((): AnyPgColumn => projects.id, { onDelete: 'cascade' });

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
