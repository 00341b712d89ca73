import { z } from 'zod';
import type { LanguageModelClient, ModelUsage } from '#ai/language-model-client.ts';
import type { BusinessProfile } from '#contracts/business.ts';
import { isAppError } from '#contracts/errors.ts';
import type { Insight, ModelProfile } from '#contracts/insight.ts';
import type { ModelCall } from '#contracts/model-call.ts';
import type { Site } from '#contracts/site.ts';
import { plural } from '#text/words.ts';
import { buildSiteModel } from '../../site-model/site-model.ts';
import { ModelAnswer } from './answer.ts';
import { MODEL_BUDGET, type ModelBudget, SHARES } from './budget.ts';
import { checkAnswer, countStatements } from './check-answer.ts';
import { createClaimChecker } from './check-claims.ts';
import { PROFILE_INSTRUCTIONS, profilePrompt } from './prompt.ts';
import { quotePages } from './quote-pages.ts';

export type ModelServices = {
  model: LanguageModelClient;
  signal: AbortSignal;
  budget?: ModelBudget;
  /** Milliseconds that the whole analysis has left when asked; without it only the model's own limit counts. */
  msLeft?: () => number;
};

/** What a model said of a business, null where its answer can't be used, whether and how it took part as a sentence, and what was asked. */
export type ModelReading = Pick<Insight, 'model' | 'note' | 'calls'>;

/** Most time for the model, repeats and repair included. */
const TIMEOUT_MS = 40_000;
/** Kept for the competitors, which are read after it: one visit (12 s) and some slack. */
const KEPT_FOR_COMPETITORS_MS = 14_000;
/** With less time than this a model is not asked: it could only be cut off. */
const MIN_TIMEOUT_MS = 5_000;
/** Sites with less text than this give a model nothing to read. */
const MIN_WORDS = 40;

/**
 * Asks a model for a complete description of the business behind a site. Each statement must cite quotes that the stored pages contain;
 * the rest is dropped. On any failure `model` is null and `note` says why. Throws only `cancelled`.
 */
export async function askForProfile(
  { site, profile }: { site: Site; profile: BusinessProfile },
  { model, signal, budget = MODEL_BUDGET, msLeft }: ModelServices,
): Promise<ModelReading> {
  const siteModel = buildSiteModel(site);
  if (siteModel.pages.reduce((sum, page) => sum + page.words, 0) < MIN_WORDS)
    return notAsked('The pages have too little text to ask a model about them.');
  const pages = quotePages(siteModel, pageTokens(model, budget, profile), (text) => model.estimateTokens(text));
  if (pages.length === 0) return notAsked('The token budget leaves no room for the pages, so no model was asked.');
  const timeoutMs = msLeft ? Math.min(TIMEOUT_MS, msLeft() - KEPT_FOR_COMPETITORS_MS) : TIMEOUT_MS;
  if (timeoutMs < MIN_TIMEOUT_MS) return notAsked('Reading the site left no time for a model. The built-in result is used.');
  try {
    const { output, usage, costUsd } = await model.ask({
      instructions: PROFILE_INSTRUCTIONS,
      prompt: profilePrompt(pages, profile),
      schema: ModelAnswer,
      maxOutputTokens: Math.floor(budget.outputTokens * SHARES.profile.output),
      timeoutMs,
      signal,
    });
    const checker = createClaimChecker(
      pages,
      siteModel.pages.map(({ page }) => page),
    );
    const checked = checkAnswer(output, checker, model.name);
    const call: ModelCall = { purpose: 'profile', model: model.name, ...usage, costUsd, failure: '' };
    const isUsable = countStatements(checked) > 0;
    return { model: isUsable ? checked : null, note: noteOn(checked, pages.length, site.pages.length), calls: [call] };
  } catch (error) {
    if (signal.aborted) throw error;
    const reason = isAppError(error) ? error.message : `${model.name} failed.`;
    const usage = usageOf(error);
    const call: ModelCall = { purpose: 'profile', model: model.name, ...usage, costUsd: model.costUsd(usage), failure: reason };
    return { model: null, note: `${reason} The built-in result is used.`, calls: [call] };
  }
}

const notAsked = (note: string): ModelReading => ({ model: null, note, calls: [] });

/** Tokens of the input that are left for the pages. */
function pageTokens(model: LanguageModelClient, budget: ModelBudget, profile: BusinessProfile): number {
  const overhead = model.estimateTokens(PROFILE_INSTRUCTIONS + JSON.stringify(z.toJSONSchema(ModelAnswer)) + profilePrompt([], profile));
  return Math.floor(budget.inputTokens * SHARES.profile.input) - overhead;
}

function noteOn(checked: ModelProfile, pagesRead: number, pages: number): string {
  const shown = countStatements(checked);
  const read = `${checked.name} read ${pagesRead} of ${pages} pages`;
  if (shown === 0) return `${read}, but no statement of it could be shown in them. The built-in result is used.`;
  const made = `${read} and made ${plural(shown, 'statement')} with quotes from them`;
  if (checked.dropped === 0) return `${made}.`;
  return `${made}; ${plural(checked.dropped, 'statement')} could not be shown in the pages and ${checked.dropped === 1 ? 'was' : 'were'} left out.`;
}

/** What a failed request used, where the client says so. */
export function usageOf(error: unknown): ModelUsage {
  const usage = error instanceof Error && 'usage' in error ? (error.usage as Partial<ModelUsage> | undefined) : undefined;
  return { inputTokens: usage?.inputTokens ?? 0, outputTokens: usage?.outputTokens ?? 0 };
}
