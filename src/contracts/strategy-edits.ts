import { z } from 'zod';
import { PagePlanItem } from './strategy.ts';

/** Longest text of one edited field, in characters. */
export const MAX_FIELD_LENGTH = 10_000;
export const MAX_NOTES_LENGTH = 50_000;
const MAX_EDITS = 600;

const text = (max = MAX_FIELD_LENGTH) =>
  z
    .string()
    .max(max, `Please keep this text under ${max.toLocaleString('en')} characters.`)
    .refine((value) => !value.includes(String.fromCharCode(0)), 'This text contains a character that cannot be stored.');
const key = z.string().max(2_048);

/**
 * One field of the strategy as the owner wants it. The latest edit of a field counts; an edit without its value (`text`, `heading` ...)
 * leaves that part as generated. `path` and `section` name a page of `craft.pages` and a section on it.
 */
export const StrategyEdit = z.discriminatedUnion('field', [
  z.strictObject({ field: z.enum(['headline', 'subhead', 'primaryButton', 'secondaryButton', 'promise']), text: text() }),
  /** Where the primary button leads: a path of the page plan, `tel:`, `mailto:` or an absolute URL. */
  z.strictObject({ field: z.literal('primaryTarget'), text: text(2_048) }),
  z.strictObject({
    field: z.literal('section'),
    path: key,
    section: key,
    heading: text().optional(),
    /** Paragraphs. */
    text: z.array(text()).max(200).optional(),
    removed: z.boolean().optional(),
  }),
  /** Ids of all sections of the page, in the new order; sections left out follow in the old order. */
  z.strictObject({ field: z.literal('sectionOrder'), path: key, order: z.array(key).max(200) }),
  z.strictObject({
    field: z.literal('page'),
    path: key,
    decision: PagePlanItem.shape.decision.optional(),
    /** For `merge`. */
    mergeInto: key.optional(),
    /** The page's new name. */
    title: text(300).optional(),
  }),
  /** The owner's answer to an open question or decision. */
  z.strictObject({ field: z.literal('question'), id: key, answer: text() }),
  /** Everything else the owner wrote into the strategy: decisions that override the rest. */
  z.strictObject({ field: z.literal('notes'), text: text(MAX_NOTES_LENGTH) }),
]);
export type StrategyEdit = z.infer<typeof StrategyEdit>;
export const StrategyEdits = z.array(StrategyEdit).max(MAX_EDITS);

/** `PATCH /api/projects/{id}/strategy`: `version` as answered by the last GET or PATCH; another one means that the strategy was saved in between (409). */
export const StrategyEditsInput = z.strictObject({ version: z.number().int().min(0), edits: StrategyEdits });
export type StrategyEditsInput = z.infer<typeof StrategyEditsInput>;

/** What tells edits of the same field apart. */
export function fieldKey(edit: StrategyEdit): string {
  switch (edit.field) {
    case 'section':
      return `section ${edit.path} ${edit.section}`;
    case 'sectionOrder':
    case 'page':
      return `${edit.field} ${edit.path}`;
    case 'question':
      return `question ${edit.id}`;
    default:
      return edit.field;
  }
}

/** The edits with new ones merged in: for each field the latest value of each of its parts. */
export function mergeEdits(before: readonly StrategyEdit[], added: readonly StrategyEdit[]): StrategyEdit[] {
  const merged = new Map<string, StrategyEdit>();
  for (const edit of [...before, ...added]) merged.set(fieldKey(edit), { ...merged.get(fieldKey(edit)), ...edit } as StrategyEdit);
  return [...merged.values()];
}
