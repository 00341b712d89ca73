import type { PromptBlock } from '#contracts/prompt.ts';
import type { PromptCorrection, PromptReviewAnswer } from '#contracts/prompt-review.ts';
import { addedLines } from './checks/added.ts';
import { REVIEW_LIMITS } from './limits.ts';

const isHeading = (line: string) => line.startsWith('# ') || line.startsWith('## ');

/** What follows a heading, up to the next one; null where the block has no such heading, or several. */
export function bodyOf(text: string, heading: string): string | null {
  const lines = text.split('\n');
  const wanted = heading.trim();
  const starts = lines.flatMap((line, at) => (isHeading(line) && line.trim() === wanted ? [at] : []));
  const [start, ...others] = starts;
  if (start === undefined || others.length > 0) return null;
  const next = lines.findIndex((line, at) => at > start && isHeading(line));
  return lines
    .slice(start + 1, next < 0 ? lines.length : next)
    .join('\n')
    .trim();
}

/** The answer without a repeated heading, which belongs to the prompt. */
const withoutHeading = (text: string, heading: string) =>
  text.trim().startsWith(heading.trim()) ? text.trim().slice(heading.trim().length).trim() : text.trim();

/** The rewritten parts of an answer as corrections: the part as it was composed, and its new text. A part that is not there stays empty. */
export function correctionsFromParts({ parts }: Pick<PromptReviewAnswer, 'parts'>, blocks: readonly PromptBlock[]): PromptCorrection[] {
  return parts.slice(0, REVIEW_LIMITS.parts).map(({ blockId, heading, text, why }) => ({
    blockId,
    kind: 'rewritten' as const,
    find: bodyOf(blocks.find(({ id }) => id === blockId)?.text ?? '', heading) ?? '',
    replace: withoutHeading(text, heading),
    why,
  }));
}

/**
 * A rewritten part without the lines that a check refuses, one by one, and the reasons: a part of forty good lines is not lost for one bad
 * one. What is indented below a refused line goes with it.
 */
export function withoutRefusedLines(
  correction: PromptCorrection,
  check: (line: PromptCorrection) => string,
): { correction: PromptCorrection; reasons: string[] } {
  const added = new Set(addedLines(correction));
  const reasons: string[] = [];
  const kept: string[] = [];
  let refusedIndent = Number.POSITIVE_INFINITY;
  for (const line of correction.replace.split('\n')) {
    const indent = line.length - line.trimStart().length;
    if (line.trim() !== '' && indent > refusedIndent) continue;
    refusedIndent = Number.POSITIVE_INFINITY;
    const reason = added.has(line.trim()) ? check({ ...correction, replace: line }) : '';
    if (reason === '') kept.push(line);
    else {
      reasons.push(`“${line.trim().slice(0, 80)}”: ${reason}`);
      refusedIndent = indent;
    }
  }
  return { correction: { ...correction, replace: kept.join('\n').trim() }, reasons };
}
