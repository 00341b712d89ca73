import { z } from 'zod';
import type { LanguageModelClient, ModelUsage } from '#ai/language-model-client.ts';
import type { BusinessProfile } from '#contracts/business.ts';
import { isAppError } from '#contracts/errors.ts';
import type { AuditReport } from '#contracts/finding.ts';
import type { ModelCall } from '#contracts/model-call.ts';
import type { Site } from '#contracts/site.ts';
import { buildSiteModel } from '../../site-model/site-model.ts';
import { ModelAnswer } from './answer.ts';
import { MODEL_BUDGET, type ModelBudget, SHARES } from './budget.ts';
import { createClaimChecker } from './check-claims.ts';
import { mergeProfile } from './merge-profile.ts';
import { PROFILE_INSTRUCTIONS, profilePrompt } from './prompt.ts';
import { quotePages } from './quote-pages.ts';

export type ModelServices = {
  model: LanguageModelClient;
  signal: AbortSignal;
  budget?: ModelBudget;
  /** Milliseconds that the whole analysis has left when asked; without it only the model's own limit counts. */
  msLeft?: () => number;
};

/** `usage` is what was spent, also when the answer was not used; `note` is the sentence for the profile. */
export type DeepenedProfile = { profile: BusinessProfile; usage: ModelUsage; note: string };

/** Most time for the model, repeats and repair included. */
const TIMEOUT_MS = 40_000;
/** Kept for the competitors, which are read after it: one visit (12 s) and some slack. */
const KEPT_FOR_COMPETITORS_MS = 14_000;
/** With less time than this a model is not asked: it could only be cut off. */
const MIN_TIMEOUT_MS = 5_000;
/** Sites with less text than this give a model nothing to read. */
const MIN_WORDS = 40;

/**
 * Lets a model deepen the built-in profile from the pages' text. Each statement must cite quotes that the stored pages contain;
 * the rest is dropped or marked as inferred. On any failure the built-in profile is returned and its `analyst.note` says why. Throws
 * only `cancelled`.
 */
export async function deepenProfile(
  { site, profile }: { site: Site; audit: AuditReport; profile: BusinessProfile },
  { model, signal, budget = MODEL_BUDGET, msLeft }: ModelServices,
): Promise<DeepenedProfile> {
  const siteModel = buildSiteModel(site);
  if (siteModel.pages.reduce((sum, page) => sum + page.words, 0) < MIN_WORDS)
    return keepBuiltIn(profile, 'The pages have too little text to ask a model about them.', null);

  const overhead = model.estimateTokens(PROFILE_INSTRUCTIONS + JSON.stringify(z.toJSONSchema(ModelAnswer)) + profilePrompt([], profile));
  const available = Math.floor(budget.inputTokens * SHARES.profile.input) - overhead;
  const pages = quotePages(siteModel, available, (text) => model.estimateTokens(text));
  if (pages.length === 0) return keepBuiltIn(profile, 'The token budget leaves no room for the pages, so no model was asked.', null);
  const timeoutMs = msLeft ? Math.min(TIMEOUT_MS, msLeft() - KEPT_FOR_COMPETITORS_MS) : TIMEOUT_MS;
  if (timeoutMs < MIN_TIMEOUT_MS)
    return keepBuiltIn(profile, 'Reading the site left no time for a model. The built-in result is used.', null);
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
    const merged = mergeProfile(profile, output, checker);
    const note = `${model.name} read ${pages.length} of ${site.pages.length} pages and added ${count(merged.added)} to the built-in result; ${count(merged.dropped)} could not be shown in the pages and ${merged.dropped === 1 ? 'was' : 'were'} left out.`;
    const call: ModelCall = { purpose: 'profile', model: model.name, ...usage, costUsd, failure: '' };
    return { profile: { ...merged.profile, analyst: { name: model.name, note, calls: [call] } }, usage, note };
  } catch (error) {
    if (signal.aborted) throw error;
    const reason = isAppError(error) ? error.message : `${model.name} failed.`;
    const usage = usageOf(error);
    const call: ModelCall = { purpose: 'profile', model: model.name, ...usage, costUsd: model.costUsd(usage), failure: reason };
    return keepBuiltIn(profile, `${reason} The built-in result is used.`, call);
  }
}

const count = (statements: number) => `${statements} ${statements === 1 ? 'statement' : 'statements'}`;

function keepBuiltIn(profile: BusinessProfile, note: string, call: ModelCall | null): DeepenedProfile {
  const usage = { inputTokens: call?.inputTokens ?? 0, outputTokens: call?.outputTokens ?? 0 };
  return { profile: { ...profile, analyst: { ...profile.analyst, note, ...(call ? { calls: [call] } : {}) } }, usage, note };
}

/** What a failed request used, where the client says so. */
export function usageOf(error: unknown): ModelUsage {
  const usage = error instanceof Error && 'usage' in error ? (error.usage as Partial<ModelUsage> | undefined) : undefined;
  return { inputTokens: usage?.inputTokens ?? 0, outputTokens: usage?.outputTokens ?? 0 };
}
