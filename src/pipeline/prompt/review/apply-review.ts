import type { LintResult, PromptDocument } from '#contracts/prompt.ts';
import type { PromptCorrection, PromptReview, ReviewedCorrection } from '#contracts/prompt-review.ts';
import { builderById } from '../builders.ts';
import { promptText } from '../compose-prompt.ts';
import { contentMarkdown } from '../content-file.ts';
import { lintPrompt } from '../lint/lint-prompt.ts';
import { createPromptContext } from '../prompt-context.ts';
import { createChecks } from './checks/checks.ts';
import { type Draft, makeCorrection, NOT_THERE } from './draft.ts';
import { passesLint } from './lint-guard.ts';
import type { ReviewContext } from './review-input.ts';
import { reviewNote } from './review-note.ts';
import { leastOf, named, removedLines, withLine, withoutRefusedLines } from './rewritten-parts.ts';

/**
 * Checks each correction of a review and makes those that hold, in the order of the answer. Pure: the same document, review and data give
 * the same result, and no model is asked. Corrections that the owner took back stay undone. The result has the corrected blocks, the state of each
 * correction and the lint of the corrected text.
 */
export function applyReview(document: PromptDocument, review: PromptReview, context: ReviewContext): PromptDocument {
  const { strategy, outputs, customPrompt } = context;
  const before: Draft = { blocks: document.blocks, content: contentMarkdown(strategy, document.text) };
  const checks = createChecks(before, context);
  const states = new Map<ReviewedCorrection, Pick<ReviewedCorrection, 'status' | 'reason'>>();
  /** Rewritten parts as they are made, without refused lines, by what was asked. */
  const trimmed = new Map<ReviewedCorrection, { correction: ReviewedCorrection; reasons: string[] }>();
  const refuse = (correction: ReviewedCorrection, reason: string) => {
    // What was made before and is no longer there is out of date: the data changed.
    const isOld = reason === NOT_THERE && (correction.status === 'made' || correction.status === 'outdated');
    states.set(correction, { status: isOld ? 'outdated' : 'refused', reason: isOld ? 'The prompt no longer has these words.' : reason });
  };

  function trim(asked: ReviewedCorrection, draft: Draft): { correction: ReviewedCorrection; reasons: string[] } {
    const { correction, reasons } = withoutRefusedLines(asked, (line) => checks.ofLine(line, { draft, next: draft }));
    return { correction: { ...asked, replace: correction.replace }, reasons };
  }
  const asMade = (asked: ReviewedCorrection) => trimmed.get(asked)?.correction ?? asked;

  type Attempt = { next: Draft | string; reason: string };

  function attemptOf(draft: Draft, correction: PromptCorrection): Attempt {
    const next = makeCorrection(draft, correction);
    return { next, reason: typeof next === 'string' ? next : checks.ofCorrection(correction, { draft, next }) };
  }

  /** A rewritten part that would lose something, with the old lines that have it. */
  function withKeptLines(draft: Draft, asked: ReviewedCorrection): Attempt {
    const { correction, reasons } = trim(asked, draft);
    let [part, attempt] = [correction, attemptOf(draft, correction)];
    const kept: string[] = [];
    for (const line of removedLines(correction)) {
      if (!attempt.reason.endsWith(LOST)) break;
      const before = { part, reason: attempt.reason };
      const withMore = (shorter: string) => ({ ...before.part, replace: withLine(before.part, line, shorter) });
      if (attemptOf(draft, withMore(line)).reason === before.reason) continue;
      const whole = attemptOf(draft, withMore(line)).reason;
      const least = leastOf(line, (shorter) => attemptOf(draft, withMore(shorter)).reason === whole);
      part = withMore(least);
      attempt = attemptOf(draft, part);
      kept.push(`${named(least)} stays: it would be lost.`);
    }
    trimmed.set(asked, { correction: part, reasons: [...reasons, ...kept] });
    return attempt;
  }

  /** Makes as many of the corrections as hold, one after the other. */
  function makeAll(from: Draft, corrections: readonly ReviewedCorrection[]): { draft: Draft; made: ReviewedCorrection[] } {
    let draft = from;
    const made: ReviewedCorrection[] = [];
    for (const asked of corrections) {
      const { next, reason } = asked.kind === 'rewritten' ? withKeptLines(draft, asked) : attemptOf(draft, asked);
      if (typeof next === 'string' || reason !== '') refuse(asked, reason);
      else {
        draft = next;
        made.push(asked);
      }
    }
    return { draft, made };
  }

  const asked = review.corrections.filter(({ status }) => status !== 'undone');
  const first = makeAll(before, asked);
  // What another correction moves to its new place, or makes room for, may hold now.
  const second = makeAll(
    first.draft,
    asked.filter((correction) => !first.made.includes(correction)),
  );
  const candidates = [...first.made, ...second.made];
  const documentOf = ({ blocks }: Draft): PromptDocument => {
    const { name } = createPromptContext({ strategy, profile: outputs.profile, customPrompt });
    return { ...document, blocks, text: promptText(document.builder, name, blocks) };
  };
  const made = candidates.map((asked) => ({ ...asMade(asked), status: 'made' as const }));
  const lints = new Map<Draft, LintResult[]>();
  const lintOf = (draft: Draft) => {
    const corrected = { ...documentOf(draft), review: { ...review, corrections: made } };
    const lint = lints.get(draft) ?? lintPrompt({ document: corrected, strategy, profile: outputs.profile, customPrompt });
    lints.set(draft, lint);
    return lint;
  };
  const toLint = candidates.map((asked) => ({ asked, correction: asMade(asked), reasons: trimmed.get(asked)?.reasons ?? [] }));
  const passed = passesLint(before, toLint, { make: makeCorrection, lintOf });
  const texts = new Map(passed.made.map(({ asked, correction }) => [asked, correction.replace]));
  for (const { asked, reasons } of passed.made) {
    // What was left out the first time is no longer in the text.
    const known = asked.kind === 'rewritten' && asked.status === 'made' ? asked.reason : '';
    states.set(asked, { status: 'made', reason: leftOut(reasons) || known });
  }
  for (const [correction, reason] of passed.guilty) refuse(correction, reason);
  const corrections = review.corrections.map((asked) => ({ ...asked, replace: texts.get(asked) ?? asked.replace, ...states.get(asked) }));
  const corrected = documentOf(passed.draft);
  return {
    ...withLinks(corrected, context),
    lint: lintOf(passed.draft),
    review: { ...review, corrections, note: reviewNote({ ...review, corrections }) },
  };
}

/** How a check ends that tells what a change would take away. */
const LOST = 'would be lost.';

/** Which lines of a rewritten part are not in the prompt, for the owner. */
const leftOut = (reasons: readonly string[]) => (reasons.length === 0 ? '' : `Left out: ${reasons.join(' ')}`);

/** The links that open a builder with the first block, for its corrected text. */
function withLinks(document: PromptDocument, { strategy, outputs, customPrompt }: ReviewContext): PromptDocument {
  const { deepLink, links } = builderById(document.builder);
  const first = document.blocks[0]?.text ?? '';
  const context = createPromptContext({ strategy, profile: outputs.profile, customPrompt, images: document.images ?? [] });
  const places = links?.(first) ?? [];
  const { links: _before, ...rest } = document;
  return { ...rest, deepLink: deepLink?.(first, context) ?? null, ...(places.length > 0 ? { links: places } : {}) };
}
