import type { PromptBlock } from '#contracts/prompt.ts';
import type { PromptCorrection, PromptReviewAnswer } from '#contracts/prompt-review.ts';
import { dropEnd } from '#text/edges.ts';
import { splitSentences } from '#text/segment.ts';
import { cutAtWord } from '#text/truncate.ts';
import { wordsIn } from '../../strategy/grounding/word-index.ts';
import { listNumber } from '../list-number.ts';
import { bodyOf, isPageHeading, isPartHeading } from '../part-headings.ts';
import { isRow } from '../table-rows.ts';
import { addedLines } from './checks/added.ts';
import { REVIEW_LIMITS } from './limits.ts';

/** The answer without a repeated heading, which belongs to the prompt. */
const withoutHeading = (text: string, heading: string) =>
  text.trim().startsWith(heading.trim()) ? text.trim().slice(heading.trim().length).trim() : text.trim();

/** All changes of an answer in the order in which they are made. */
export function correctionsOf(answer: PromptReviewAnswer, blocks: readonly PromptBlock[]): PromptCorrection[] {
  const parts = correctionsFromParts(answer, blocks);
  const single = answer.corrections.slice(0, REVIEW_LIMITS.corrections);
  const isInPart = ({ blockId, find }: PromptCorrection) =>
    parts.some((part) => part.blockId === blockId && part.find.includes(find.trim()));
  // Single errors first: a long part must not take their room. Those inside a part would take its place from it.
  return [...single.filter((one) => !isInPart(one)), ...parts, ...single.filter(isInPart)];
}

const headingsIn = (text: string) => text.split('\n').filter(isPartHeading);

/** Whether a heading may open a part that the prompt does not have: of the second level, and not of a page, which the plan decides on. */
const isForNewPart = (heading: string) => heading.startsWith('## ') && !isPageHeading(heading) && !heading.includes('\n');

/** The heading in front of which a new part goes: the one after the part that the answer has before it, else that of the first page. */
function placeFor(text: string, previous: string): string {
  const headings = headingsIn(text);
  const at = headings.findIndex((line) => line.trim() === previous);
  return (at < 0 ? headings.find((line) => line.startsWith('# ') && line !== headings[0]) : headings[at + 1]) ?? '';
}

/**
 * The rewritten parts of an answer as corrections: the part as it was composed, and its new text. A part that the prompt does not have is put
 * in front of the heading that follows the part before it.
 */
function correctionsFromParts({ parts }: Pick<PromptReviewAnswer, 'parts'>, blocks: readonly PromptBlock[]): PromptCorrection[] {
  const read = parts.slice(0, REVIEW_LIMITS.parts).map((one) => ({ ...one, heading: one.heading.trim() }));
  return read.map(({ blockId, heading, text, why }, at) => {
    const composed = blocks.find(({ id }) => id === blockId)?.text ?? '';
    const [find, replace] = [bodyOf(composed, heading), withoutHeading(text, heading)];
    const rest = { blockId, kind: 'rewritten' as const, why, part: heading };
    const isThere = find !== null || headingsIn(composed).some((line) => line.trim() === heading);
    if (isThere || !isForNewPart(heading)) return { ...rest, find: find ?? '', replace };
    const previous = read.slice(0, at).findLast((one) => one.blockId === blockId && bodyOf(composed, one.heading) !== null);
    const next = placeFor(composed, previous?.heading ?? '');
    return { ...rest, find: next, replace: next === '' || replace === '' ? '' : `${heading}\n${replace}\n\n${next}` };
  });
}

/** Characters of a line that was left out or stays, for the owner. */
const NAMED_LENGTH = 160;
/** A line as the owner is told of it. */
export const named = (line: string): string => `“${cutAtWord(line.trim(), NAMED_LENGTH)}”`;

const FEWEST_LETTERS = 4;
/** Share of its words that an old line has in common with the one that would take its place. Set by hand. */
const MOSTLY = 0.5;
const wordsOf = (line: string) => new Set(wordsIn(line).filter((word) => word.length >= FEWEST_LETTERS));
/** A label at the start of a line, with its mark: `- Images:`, `Note, not shown:`. */
const labelOf = (line: string) => /^(?:[-*] )?\p{Lu}[\p{L} ,]{2,30}:(?= )/u.exec(line.trim())?.[0] ?? '';

/** The old line that a new one was to replace: of the same label, else with most of its words; undefined for none. */
function replacedBy(line: string, old: readonly string[]): string | undefined {
  const label = labelOf(line);
  const isEntry = (text: string) => listNumber(text) !== null;
  const alike = old.filter((other) => isEntry(other) === isEntry(line) && isRow(other) === isRow(line));
  const labeled = alike.filter((other) => label !== '' && labelOf(other) === label);
  if (labeled.length === 1) return labeled[0];
  const words = wordsOf(line);
  const shared = (other: string) => {
    const own = wordsOf(other);
    return own.size === 0 ? 0 : [...own].filter((word) => words.has(word)).length / own.size;
  };
  return alike
    .map((other) => ({ other, share: shared(other) }))
    .filter(({ share }) => share >= MOSTLY)
    .sort((a, b) => b.share - a.share)[0]?.other;
}

/** Without the headings of sections of which no line is left. */
const withoutEmptySections = (kept: readonly string[], before: readonly string[]): string[] => {
  const hasLines = (lines: readonly string[], at: number) => (lines[at + 1] ?? '').startsWith(' ');
  return kept.filter((line, at) => listNumber(line) === null || hasLines(kept, at) || !hasLines(before, before.indexOf(line)));
};

/** Lists without a gap: an entry that is left out takes its number with it. */
function renumbered(lines: readonly string[]): string[] {
  let [before, last] = [0, 0];
  return lines.map((line) => {
    const entry = listNumber(line);
    if (!entry) return line;
    // A smaller number opens another list.
    last = entry.number <= before ? 1 : last + 1;
    before = entry.number;
    return `${last}. ${entry.rest}`;
  });
}

/** Lines of a part that its new text does not have. */
export function removedLines({ find, replace }: Pick<PromptCorrection, 'find' | 'replace'>): string[] {
  const now = new Set(replace.split('\n').map((line) => line.trim()));
  return find.split('\n').filter((line) => line.trim() !== '' && !now.has(line.trim()));
}

/** Between the entries of a line that lists several: `True of the new site: no page has two titles; every image has an alt text`. */
const BETWEEN = '; ';
const LABEL_LENGTH = 60;

/** A line that says several things: its pieces, and the line with fewer of them; null for one that says one. */
function piecesOf(line: string): { pieces: readonly string[]; lineOf: (kept: readonly string[]) => string } | null {
  const label = line.slice(0, line.indexOf(': ') + 1);
  const isLabel = label !== '' && label.length <= LABEL_LENGTH && !label.includes('"');
  const end = line.endsWith('.') ? '.' : '';
  const listed = isLabel ? dropEnd(line.slice(label.length).trim(), '.').split(BETWEEN) : [];
  if (listed.length > 1) return { pieces: listed, lineOf: (kept) => `${label} ${kept.join(BETWEEN)}${end}` };
  const [before = '', quoted = '', after, ...more] = line.split('"');
  const sentences = after !== undefined && more.length === 0 ? splitSentences(quoted) : [];
  return sentences.length > 1 ? { pieces: sentences, lineOf: (kept) => `${before}"${kept.join(' ')}"${after}` } : null;
}

/** An old line with no more than what is missing: without its pieces that are not needed. */
export function leastOf(line: string, isEnough: (shorter: string) => boolean): string {
  const parts = piecesOf(line);
  if (!parts) return line;
  let kept: readonly string[] = parts.pieces;
  for (const piece of parts.pieces) {
    const fewer = kept.filter((other) => other !== piece);
    if (fewer.length > 0 && isEnough(parts.lineOf(fewer))) kept = fewer;
  }
  return kept.length === parts.pieces.length ? line : parts.lineOf(kept);
}

/** The last of a list's entries that follow a line, else the line itself. */
function endOfList(lines: readonly string[], at: number): number {
  const end = lines.findIndex((line, index) => index > at && !line.startsWith('- '));
  return end < 0 ? lines.length - 1 : end - 1;
}

/**
 * The part's new text with one of its old lines more: below the line it followed, else in the list below the same words (`Why they believe it:`),
 * else after the last entry of its list, else at the end. `shorter`: what is needed of it.
 */
export function withLine({ find, replace }: Pick<PromptCorrection, 'find' | 'replace'>, line: string, shorter = line): string {
  const lines = replace.split('\n');
  const old = find.split('\n');
  const before = old.slice(0, old.indexOf(line)).filter((other) => other.trim() !== '');
  const above = before.at(-1) === undefined ? -1 : lines.lastIndexOf(before.at(-1) ?? '');
  const label = before.findLast((other) => other.endsWith(':'))?.slice(0, -1);
  const labeled = label === undefined ? -1 : lines.findIndex((other) => other.startsWith(label));
  const mark = ['- [ ] ', '- '].find((start) => line.startsWith(start));
  const last = mark === undefined ? -1 : lines.findLastIndex((other) => other.startsWith(mark));
  const after = above >= 0 ? above : labeled >= 0 ? endOfList(lines, labeled) : last < 0 ? lines.length - 1 : last;
  return lines.toSpliced(after + 1, 0, shorter).join('\n');
}

/**
 * A rewritten part without the lines that a check refuses, one by one, and the reasons: a part of forty good lines is not lost for one bad
 * one. In the place of a refused line is the one that it was to replace; what is indented below a refused line goes with it.
 */
export function withoutRefusedLines(
  correction: PromptCorrection,
  check: (line: PromptCorrection) => string,
): { correction: PromptCorrection; reasons: string[] } {
  const added = new Set(addedLines(correction));
  const lines = correction.replace.split('\n');
  const gone = removedLines(correction);
  const reasons: string[] = [];
  const kept: string[] = [];
  let refusedIndent = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const indent = line.length - line.trimStart().length;
    if (line.trim() !== '' && indent > refusedIndent) continue;
    refusedIndent = Number.POSITIVE_INFINITY;
    const reason = added.has(line.trim()) ? check({ ...correction, replace: line }) : '';
    if (reason === '') {
      kept.push(line);
      continue;
    }
    const old = replacedBy(line, gone);
    const entry = listNumber(line);
    // What is below the heading of a section is judged by itself.
    const isHeading = entry?.rest.startsWith('**') === true;
    if (isHeading) kept.push(`${entry?.number}. (No heading.)`);
    else if (old !== undefined && !kept.includes(old)) kept.push(old);
    reasons.push(`${named(line)}: ${reason}`);
    if (!isHeading) refusedIndent = indent;
  }
  const whole = reasons.length === 0 ? kept : renumbered(withoutEmptySections(kept, lines));
  return { correction: { ...correction, replace: whole.join('\n').trim() }, reasons };
}
