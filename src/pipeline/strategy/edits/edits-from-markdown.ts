import type { Strategy } from '#contracts/strategy.ts';
import { MAX_NOTES_LENGTH, mergeEdits, type StrategyEdit } from '#contracts/strategy-edits.ts';
import { splitLines } from '#text/characters.ts';
import { splitAtSpaces } from '#text/white-space.ts';
import type { FieldPlace } from '../markdown/field-marks.ts';
import { unescaped } from '../markdown/format.ts';
import { comparedLines, type LinePair, valueIn } from './markdown-lines.ts';
import { notesFrom } from './markdown-notes.ts';
import { sectionEdits } from './markdown-sections.ts';

/**
 * What the owner changed in the Markdown text. `generated` is the text as it was made of `strategy`, `edited` as the owner left it.
 * Changes of known fields become edits; everything else is in `notes`, which hold the whole text of the owner's notes from now on.
 */
export function editsFromMarkdown(generated: string, edited: string, strategy: Strategy): { edits: StrategyEdit[]; notes: string } {
  if (generated === edited) return { edits: [], notes: strategy.notes ?? '' };
  if (isAnotherText(generated, edited)) return { edits: [], notes: edited.trim().slice(0, MAX_NOTES_LENGTH) };
  const pairs = comparedLines(generated, edited, strategy);
  const lines = pairs.flatMap((pair) => lineEdits(pair, strategy));
  const sections = sectionEdits(pairs, strategy);
  const used = new Set([...lines.map(({ pair }) => pair), ...sections.used]);
  return {
    edits: mergeEdits([], [...lines.flatMap(({ edits }) => edits), ...sections.edits]),
    notes: notesFrom(pairs, used).slice(0, MAX_NOTES_LENGTH),
  };
}

/** Whether the owner put a text of their own in place of ours: none of our parts is in it. */
function isAnotherText(generated: string, edited: string): boolean {
  const left = new Set(splitLines(edited));
  return !generated.split('\n').some((line) => line.startsWith('## ') && left.has(line));
}

type LineEdits = { pair: LinePair; edits: StrategyEdit[] };

/** The edits of one line; none of its fields may be left over in a shape that cannot be read. */
function lineEdits(pair: LinePair, strategy: Strategy): LineEdits[] {
  const { before, after, fields } = pair;
  if (before === null || after === null || fields.length === 0) return removedButton(pair);
  if (before === after) return [];
  const changes = fields.flatMap((place) => {
    const value = valueIn(after, before, place);
    return value === null || value === before.slice(place.start, place.end).trim() ? [] : [{ place, value: unescaped(value) }];
  });
  const edits = changes.map(({ place, value }) => editOf(place, value, strategy));
  const read = edits.filter((edit) => edit !== null);
  return read.length > 0 && read.length === edits.length ? [{ pair, edits: read.flat() }] : [];
}

/** Without its row, the second button goes. */
function removedButton(pair: LinePair): LineEdits[] {
  const isButton = pair.after === null && pair.fields.some(({ ref }) => ref.field === 'secondaryButton');
  return isButton ? [{ pair, edits: [{ field: 'secondaryButton', text: '' }] }] : [];
}

/** The edit of a field with its new value; [] for fields that are read elsewhere, null where the value makes no sense. */
function editOf({ ref }: FieldPlace, value: string, strategy: Strategy): StrategyEdit[] | null {
  switch (ref.field) {
    case 'notes':
    case 'section':
      return [];
    case 'question':
      return value === '' ? null : [{ field: 'question', id: ref.id, answer: value }];
    case 'page':
      return ref.part === 'title'
        ? value === ''
          ? null
          : [{ field: 'page', path: ref.path, title: value }]
        : decisionEdit(ref.path, value, strategy);
    case 'secondaryButton':
      return [{ field: 'secondaryButton', text: value }];
    default:
      return value === '' ? null : [{ field: ref.field, text: value }];
  }
}

/** `keep`, `drop`, `add` or `merge into /path`; null for anything else. */
function decisionEdit(path: string, value: string, { engineer }: Strategy): StrategyEdit[] | null {
  const word = value.toLowerCase();
  if (word === 'keep' || word === 'drop' || word === 'add') return [{ field: 'page', path, decision: word }];
  const [verb = '', joint = '', mergeInto, ...more] = splitAtSpaces(value);
  if (verb.toLowerCase() !== 'merge' || !['into', 'with'].includes(joint.toLowerCase()) || more.length > 0) return null;
  const isPage = engineer.pagePlan.some((page) => page.path === mergeInto && page.path !== path);
  return mergeInto && isPage ? [{ field: 'page', path, decision: 'merge', mergeInto }] : null;
}
