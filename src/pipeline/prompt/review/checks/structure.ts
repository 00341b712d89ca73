import { CONTENT_FILE } from '#contracts/prompt-review.ts';
import { dropStart } from '#text/edges.ts';
import { cutAtWord } from '#text/truncate.ts';
import { plural } from '#text/words.ts';
import { wholeLength } from '../../length.ts';
import { isPageHeading, isPartHeading } from '../../part-headings.ts';
import { cellsIn, isClosed, isRow, isSeparator } from '../../table-rows.ts';
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

/** What is wrong with a row in its table; '' for a sound one. */
function rowProblem(line: string, above: string, below: string): string {
  if (!isRow(above)) return isSeparator(below) ? '' : 'has no table around it';
  const [columns, expected] = [cellsIn(line).length, cellsIn(above).length];
  if (columns !== expected) return `has ${plural(columns, 'column')}, the row above it ${expected}`;
  return isClosed(line) ? '' : 'does not end with |';
}

/** Characters of a cell by which a row is named. */
const CELL_LENGTH = 80;

/** Rows that are no part of a table any more, each named by its first cell with what is wrong. */
function brokenRows(text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    const problem = isRow(line) ? rowProblem(line, lines[at - 1] ?? '', lines[at + 1] ?? '') : '';
    return problem === '' ? [] : [`the row “${cutAtWord(cellsIn(line)[0] ?? '', CELL_LENGTH)}” ${problem}`];
  });
}

/** Why a change breaks a table; '' where it breaks none. */
function tableProblem(old: string, text: string): string {
  const before = brokenRows(old);
  const now = brokenRows(text);
  if (now.length <= before.length) return '';
  return `It would break a table: ${now.find((problem) => !before.includes(problem)) ?? now[0]}.`;
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
    const table = tableProblem(old, text);
    if (table !== '') return table;
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
