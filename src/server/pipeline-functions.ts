import { assembleAnalysis, assembleFullAnalysis } from '#pipeline/assemble-analysis.ts';
import { drawBlueprint } from '#pipeline/blueprint/draw-blueprint.ts';
import { compareOutputs } from '#pipeline/differences/compare-outputs.ts';
import { toAnalysisSummary } from '#pipeline/insight/analysis-summary.ts';
import { promptAttachments } from '#pipeline/prompt/attachments.ts';
import { composePrompt } from '#pipeline/prompt/compose-prompt.ts';
import { lintPrompt } from '#pipeline/prompt/lint/lint-prompt.ts';
import { parsePromptText } from '#pipeline/prompt/parse-prompt-text.ts';
import { applyReview } from '#pipeline/prompt/review/apply-review.ts';
import { resolveOutputs } from '#pipeline/resolve-outputs.ts';
import { buildStrategy } from '#pipeline/strategy/build-strategy.ts';
import { applyEdits } from '#pipeline/strategy/edits/apply-edits.ts';
import { editsFromMarkdown } from '#pipeline/strategy/edits/edits-from-markdown.ts';
import { strategyToMarkdown } from '#pipeline/strategy/markdown/strategy-markdown.ts';
import { reuseAnswer } from '#pipeline/strategy/model/ask-strategist.ts';
import { readStoredAnswer } from '#pipeline/strategy/model/stored-answer.ts';
import type { PipelineFunctions } from './parts.ts';

/** The pipeline's pure functions, as the server uses them. */
export const PIPELINE_FUNCTIONS: PipelineFunctions = {
  resolveOutputs,
  assembleAnalysis,
  assembleFullAnalysis,
  compareOutputs,
  toAnalysisSummary,
  buildStrategy,
  followAnswer(input, { writer }) {
    const answer = readStoredAnswer(writer?.answer);
    return answer && writer ? reuseAnswer(input, answer, writer.name) : null;
  },
  applyEdits,
  editsFromMarkdown(generated, edited, strategy) {
    const { edits, notes } = editsFromMarkdown(generated, edited, strategy);
    return notes === (strategy.notes ?? '') ? edits : [...edits, { field: 'notes', text: notes }];
  },
  strategyToMarkdown,
  composePrompt,
  lintPrompt,
  parsePromptText,
  applyReview,
  promptAttachments,
  drawBlueprint,
};
