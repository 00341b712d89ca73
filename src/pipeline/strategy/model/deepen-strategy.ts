import { z } from 'zod';
import type { LanguageModelClient } from '#ai/language-model-client.ts';
import { isAppError } from '#contracts/errors.ts';
import type { ModelCall } from '#contracts/model-call.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { foldText } from '#text/normalize.ts';
import { usageOf } from '../../insight/model/ask-for-profile.ts';
import { quotePages } from '../../insight/model/quote-pages.ts';
import { mayBePromptInjection } from '../../site-model/detect-prompt-injection.ts';
import { buildSiteModel } from '../../site-model/site-model.ts';
import { buildStrategy } from '../build-strategy.ts';
import { type Reading, readInput, type StrategyInput } from '../read-site.ts';
import { comparable } from '../words.ts';
import { StrategyAnswer } from './answer.ts';
import { applyCopy } from './apply-copy.ts';
import { QUESTION_SHARE, SLOT_SHARE, STRATEGY_BUDGET } from './budget.ts';
import { findCopySlots } from './copy-slots.ts';
import { type AskedSlot, STRATEGY_INSTRUCTIONS, slotLine, strategyPrompt } from './prompt.ts';
import { createCopyVerifier } from './verify-copy.ts';

export type StrategyServices = { model: LanguageModelClient; signal: AbortSignal };

/** Time for the model, repeats and repair included: people wait for the answer. */
const TIMEOUT_MS = 45_000;
/** A first screen without this much text on the whole site gives a model nothing to write from. */
const MIN_WORDS = 40;

/** The stage "strategy": the built-in one always, then the model, where there is one, in better words. Throws only the abort error. */
export async function writeDeepStrategy(
  input: StrategyInput,
  { model, signal }: { model: LanguageModelClient | undefined; signal: AbortSignal },
): Promise<Strategy> {
  const strategy = buildStrategy(input);
  return model ? deepenStrategy(input, strategy, { model, signal }) : strategy;
}

/**
 * Lets a model put the texts of the built-in strategy in better words. Only named texts may change; each new one is held against
 * the site by the rules of the built-in texts and dropped where it breaks one. `writer` of the result says how many were kept. On
 * any failure the built-in strategy is kept and says why. Throws only the abort error.
 */
export async function deepenStrategy(input: StrategyInput, strategy: Strategy, { model, signal }: StrategyServices): Promise<Strategy> {
  const pages = buildSiteModel(input.site);
  if (pages.pages.reduce((sum, page) => sum + page.words, 0) < MIN_WORDS)
    return standing(strategy, 'The pages have too little text to ask a model about them.');

  const schema = JSON.stringify(z.toJSONSchema(StrategyAnswer));
  const overhead = model.estimateTokens(STRATEGY_INSTRUCTIONS + schema + strategyPrompt(strategy, [], []));
  const room = Math.floor(STRATEGY_BUDGET.inputTokens * QUESTION_SHARE) - overhead;
  const slots = slotsWithin(strategy, room * SLOT_SHARE, (text) => model.estimateTokens(text));
  if (slots.length === 0) return standing(strategy, 'The token budget leaves no room for the texts, so no model was asked.');
  const left = room - slots.reduce((sum, slot) => sum + model.estimateTokens(slotLine(slot, strategy.site.language)) + 1, 0);
  try {
    const { output, usage, costUsd } = await model.ask({
      instructions: STRATEGY_INSTRUCTIONS,
      prompt: strategyPrompt(
        strategy,
        slots,
        quotePages(pages, left, (text) => model.estimateTokens(text)),
      ),
      schema: StrategyAnswer,
      maxOutputTokens: STRATEGY_BUDGET.outputTokens,
      timeoutMs: TIMEOUT_MS,
      signal,
    });
    const call: ModelCall = { purpose: 'strategy', model: model.name, ...usage, costUsd, failure: '' };
    const { words, dropped } = verifyAnswer(readInput(input), strategy, { slots, answer: output });
    const note = noteOf(model.name, words.size, dropped);
    return { ...applyCopy(strategy, words), writer: { name: model.name, note, calls: [call] } };
  } catch (error) {
    if (signal.aborted) throw error;
    const reason = isAppError(error) ? error.message : `${model.name} failed.`;
    const usage = usageOf(error);
    const call: ModelCall = { purpose: 'strategy', model: model.name, ...usage, costUsd: model.costUsd(usage), failure: reason };
    return standing(strategy, `${reason} The built-in texts are used.`, call);
  }
}

function standing(strategy: Strategy, note: string, call?: ModelCall): Strategy {
  return { ...strategy, writer: { name: 'built-in', note, calls: call ? [call] : [] } };
}

/** Slots in their order, as many as the tokens allow, those left out whose text speaks to a model. */
function slotsWithin(strategy: Strategy, tokens: number, estimateTokens: (text: string) => number): AskedSlot[] {
  const asked: AskedSlot[] = [];
  let used = 0;
  for (const slot of findCopySlots(strategy)) {
    if (mayBePromptInjection(slot.text)) continue;
    const next = { ask: `s${asked.length + 1}`, slot };
    used += estimateTokens(slotLine(next, strategy.site.language)) + 1;
    if (used > tokens) break;
    asked.push(next);
  }
  return asked;
}

type Held = { words: Map<string, string>; dropped: Map<string, number> };

/** Texts that pass every rule, by slot id, and how many were dropped for which reason. */
function verifyAnswer(
  reading: Reading,
  strategy: Strategy,
  { slots, answer }: { slots: readonly AskedSlot[]; answer: StrategyAnswer },
): Held {
  const check = createCopyVerifier(reading, strategy);
  const byAsk = new Map(slots.map(({ ask, slot }) => [ask, slot]));
  const taken = new Set(strategy.engineer.head.flatMap(({ title, description }) => [comparable(title.new), comparable(description.new)]));
  const held: Held = { words: new Map(), dropped: new Map() };
  const drop = (why: string) => held.dropped.set(why, (held.dropped.get(why) ?? 0) + 1);
  for (const { slot: ask, text } of answer.texts) {
    const slot = byAsk.get(ask.trim().toLowerCase());
    const plain = foldText(text);
    if (slot && (comparable(plain) === comparable(slot.text) || plain === '')) continue;
    const isHead = slot !== undefined && (slot.id.startsWith('title ') || slot.id.startsWith('description '));
    const why =
      slot === undefined ? 'it answers a text that does not exist' : held.words.has(slot.id) ? 'it comes twice' : check(slot, plain);
    if (!slot || why !== '') drop(why);
    else if (isHead && taken.has(comparable(plain))) drop('another page has the same');
    else {
      held.words.set(slot.id, plain);
      if (isHead) taken.add(comparable(plain));
    }
  }
  return held;
}

const REASONS_SHOWN = 3;

/** `9 of 12 texts by the model were kept`, with the most frequent reasons for the others. */
function noteOf(name: string, kept: number, dropped: Held['dropped']): string {
  const count = [...dropped.values()].reduce((sum, number) => sum + number, 0);
  if (kept + count === 0) return `${name} had nothing to add, so the built-in texts are used.`;
  const reasons = [...dropped].sort((a, b) => b[1] - a[1]).slice(0, REASONS_SHOWN);
  const why = reasons.map(([reason, number]) => (number === 1 ? reason : `${reason} (${number} times)`)).join('; ');
  const rest = count === 0 ? '' : ` The built-in texts replace the others: ${why}.`;
  return `${kept} of ${kept + count} texts by ${name} were kept.${rest}`;
}
