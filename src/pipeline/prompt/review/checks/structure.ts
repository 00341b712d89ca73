import { CONTENT_FILE } from '#contracts/prompt-review.ts';
import { dropStart } from '#text/edges.ts';
import { wholeLength } from '../../length.ts';
import { isPageHeading, isPartHeading } from '../../part-headings.ts';
import { type Draft, promptOf, textOf } from '../draft.ts';
import { findOnce } from '../find-words.ts';
import { REVIEW_LIMITS } from '../limits.ts';
import { ownParts } from '../own-content.ts';
import type { ReviewContext } from '../review-input.ts';
import type { Change, Check } from './check.ts';

const opensRules = (line: string) =>
  line.startsWith('RULES') || (line.startsWith('#') && dropStart(line, '# ').toLowerCase().startsWith('rules'));

/** Headings of parts and pages; what follows the address of a page may be put right. */
const headingsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => isPartHeading(line))
    .map((line) => (isPageHeading(line) ? line.split('`', 2).join('`') : line));

/** Lines of a prompt's own rules. */
function rulesOf(text: string): Set<string> {
  const rules = new Set<string>();
  let isRule = false;
  for (const line of text.split('\n')) {
    if (opensRules(line)) isRule = true;
    else if (isPartHeading(line)) isRule = false;
    if ((isRule || line.startsWith('Attached: ')) && line.trim() !== '') rules.add(line);
  }
  return rules;
}

const cellsIn = (row: string) => row.replaceAll('\\|', '').split('|').length;
/** Whether a line is a row of a table. */
export const isRow = (line: string) => line.trimStart().startsWith('|');

const isSeparator = (line: string) => isRow(line) && [...line].every((sign) => '|-: '.includes(sign));

/** Rows that are no part of a table any more: without a row or a separator next to them, or with other columns than the row above. */
function brokenRows(text: string): number {
  const lines = text.split('\n');
  return lines.filter((line, at) => {
    if (!isRow(line)) return false;
    const above = lines[at - 1] ?? '';
    if (!isRow(above)) return !isSeparator(lines[at + 1] ?? '');
    return cellsIn(line) !== cellsIn(above) || !line.trimEnd().endsWith('|');
  }).length;
}

/** JSON of the copy file that can't be read any more. */
const brokenData = (content: string) =>
  content.split('\n\n').filter((part) => {
    if (!part.startsWith('{\n')) return false;
    try {
      JSON.parse(part);
      return false;
    } catch {
      return true;
    }
  }).length;

/** Keeps headings, pages, rules and tables, the limits of each block and of the whole, and today's text in the copy file. */
export function createStructureCheck(before: Draft, { strategy }: ReviewContext): Check {
  const rules = new Set(before.blocks.flatMap(({ text }) => [...rulesOf(text)]));
  const length = promptOf(before).length;
  const most = Math.max(length, wholeLength(strategy));

  function ofContent({ correction, draft, next }: Change): string {
    const found = findOnce(draft.content, correction.find);
    const isOwn =
      typeof found === 'object' && ownParts(draft.content, strategy).some(({ start, end }) => found.start >= start && found.end <= end);
    if (!isOwn) return "Today's text is never changed.";
    return brokenData(next.content) > brokenData(draft.content) ? 'The data for search engines could not be read any more.' : '';
  }

  return (change) => {
    const { correction, draft, next } = change;
    const [old = '', text = ''] = [textOf(draft, correction.blockId), textOf(next, correction.blockId)];
    // A part that a model adds is new as a whole, with its own heading.
    const isAdded = correction.kind === 'rewritten' && isPartHeading(correction.find);
    const left = headingsOf(text).filter((line) => !isAdded || line.trim() !== correction.part);
    if (headingsOf(old).join('\n') !== left.join('\n')) return 'It would change the parts or pages of the prompt.';
    if (brokenRows(text) > brokenRows(old)) return 'It would break a table.';
    if (correction.blockId === CONTENT_FILE) return ofContent(change);
    const kept = new Set(text.split('\n'));
    if (old.split('\n').some((line) => rules.has(line) && !kept.has(line))) return 'The rules of the prompt stay as they are.';
    const block = next.blocks.find(({ id }) => id === correction.blockId);
    const isLonger = text.length > old.length;
    if (isLonger && ((block?.limit && text.length > block.limit) || promptOf(next).length > most)) return 'The prompt would be too long.';
    const isShortened = promptOf(draft).length < length * (1 - REVIEW_LIMITS.removed);
    const share = isShortened || correction.kind === 'rewritten' ? REVIEW_LIMITS.rewritten : REVIEW_LIMITS.removed;
    return promptOf(next).length < length * (1 - share) ? 'Too much of the prompt would be gone.' : '';
  };
}
