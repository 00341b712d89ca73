import { z } from 'zod';
import type { LanguageModelClient } from '#ai/language-model-client.ts';
import { isAppError } from '#contracts/errors.ts';
import type { ModelCall } from '#contracts/model-call.ts';
import { StrategistAnswer } from '#contracts/strategist-answer.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { usageOf } from '../../insight/model/ask-for-profile.ts';
import { type QuotedPage, quotePages } from '../../insight/model/quote-pages.ts';
import { buildSiteModel } from '../../site-model/site-model.ts';
import { buildStrategy } from '../build-strategy.ts';
import { readInput, type StrategyInput } from '../read-site.ts';
import { QUESTION_SHARE, STRATEGY_BUDGET } from './budget.ts';
import { STRATEGIST_INSTRUCTIONS, strategistQuestion } from './question.ts';
import { type ReadAnswer, readAnswer } from './read-answer.ts';
import { completeAnswer } from './stored-answer.ts';

export type StrategistServices = {
  model: LanguageModelClient;
  signal: AbortSignal;
  /** Gets the length of the answer so far, in characters. */
  onText?: (characters: number) => void;
};

/** Time until the model says something, and between two pieces of its answer: people wait for it. */
const TIMEOUT_MS = 60_000;
/** Time for the whole answer while it grows: a strong model writes a site's copy in one to three minutes. Set by hand. */
const STREAMED_MS = 240_000;
/** Sites with less text than this give a model nothing to plan from. */
const MIN_WORDS = 40;
/** Tokens of pages that are always looked up in a stored answer: page ids count all pages the question had. */
const WHOLE_SITE = Number.POSITIVE_INFINITY;

/**
 * Asks a model to answer the strategy: position, moves, decisions, page plan, copy. Each text is held against the site and dropped where it
 * breaks a rule; the built-in strategy fills what is left open and guards addresses, forms, proof and contacts. `writer` of the result
 * says how much was kept, and stores the answer. On any failure the built-in strategy is used and says why. Throws only the abort error.
 */
export async function askStrategist(input: StrategyInput, { model, signal, onText }: StrategistServices): Promise<Strategy> {
  const built = buildStrategy(input);
  const siteModel = buildSiteModel(input.site);
  if (siteModel.pages.reduce((sum, page) => sum + page.words, 0) < MIN_WORDS)
    return withNote(built, 'The pages have too little text to ask a model about them.');

  const reading = readInput(input);
  const schema = JSON.stringify(z.toJSONSchema(StrategistAnswer));
  const overhead = model.estimateTokens(STRATEGIST_INSTRUCTIONS + schema + strategistQuestion(reading, built, []));
  const room = Math.floor(STRATEGY_BUDGET.inputTokens * QUESTION_SHARE) - overhead;
  const pages = quotePages(siteModel, room, (text) => model.estimateTokens(text));
  if (pages.length === 0) return withNote(built, 'The token budget leaves no room for the pages, so no model was asked.');
  try {
    const { output, usage, costUsd } = await model.ask({
      instructions: STRATEGIST_INSTRUCTIONS,
      prompt: strategistQuestion(reading, built, pages),
      schema: StrategistAnswer,
      complete: completeAnswer,
      maxOutputTokens: STRATEGY_BUDGET.outputTokens,
      timeoutMs: TIMEOUT_MS,
      streamedMs: STREAMED_MS,
      signal,
      onText,
    });
    const call: ModelCall = { purpose: 'strategy', model: model.name, ...usage, costUsd, failure: '' };
    return followAnswer(input, output, { name: model.name, calls: [call], pages, built });
  } catch (error) {
    if (signal.aborted) throw error;
    const reason = isAppError(error) ? error.message : `${model.name} failed.`;
    const usage = usageOf(error);
    const call: ModelCall = { purpose: 'strategy', model: model.name, ...usage, costUsd: model.costUsd(usage), failure: reason };
    return withNote(built, `${reason} The built-in strategy is used.`, call);
  }
}

/** Builds the strategy again from an answer that was given before, for another profile or other competitors of the same pages: costs nothing. */
export function reuseAnswer(input: StrategyInput, answer: StrategistAnswer, name: string): Strategy {
  const pages = quotePages(buildSiteModel(input.site), WHOLE_SITE, () => 0);
  return followAnswer(input, answer, { name, calls: [], pages, built: buildStrategy(input) });
}

function followAnswer(
  input: StrategyInput,
  answer: StrategistAnswer,
  { name, calls, pages, built }: { name: string; calls: ModelCall[]; pages: readonly QuotedPage[]; built: Strategy },
): Strategy {
  const read = readAnswer(answer, { reading: readInput(input), strategy: built, pages });
  return { ...buildStrategy(input, read.choices), writer: { name, note: noteOf(name, read), calls, answer } };
}

function withNote(strategy: Strategy, note: string, call?: ModelCall): Strategy {
  return { ...strategy, writer: { name: 'built-in', note, calls: call ? [call] : [] } };
}

const REASONS_SHOWN = 3;

/** `9 of 12 texts by the model were kept`, with the most frequent reasons for the others. */
function noteOf(name: string, { kept, dropped }: ReadAnswer): string {
  const count = dropped.length;
  if (kept + count === 0) return `${name} had nothing to say, so the built-in strategy is used.`;
  const reasons = [...Map.groupBy(dropped, ({ why }) => why)].map(([reason, { length }]) => [reason, length] as const);
  const shown = reasons.sort((a, b) => b[1] - a[1]).slice(0, REASONS_SHOWN);
  const why = shown.map(([reason, number]) => (number === 1 ? reason : `${reason} (${number} times)`)).join('; ');
  const rest = count === 0 ? '' : ` The built-in strategy has its own in place of the others: ${why}.`;
  return `${kept} of ${kept + count} texts by ${name} were kept.${rest}`;
}
