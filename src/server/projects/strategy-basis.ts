import type { ResolvedOutputs } from '#contracts/analysis.ts';
import { etagOf } from '#contracts/etag.ts';
import type { Claim } from '#contracts/evidence.ts';
import { promptChanges, type StrategyBasis, strategyChanges } from '#contracts/outdated.ts';
import type { Outdated } from '#contracts/project.ts';
import type { StoredProject } from '#database/projects/projects.ts';
import { claimsByField } from './profile-claims.ts';

/** What a strategy made right now would be made from; `stages` as `getStages` gives them for the project. */
export function strategyBasis({ runId, ownerFacts }: StoredProject, { crawl, profile, competitors }: ResolvedOutputs): StrategyBasis {
  const texts = Object.entries(claimsByField(profile)).map(([field, claims]) => [field, claims.map(textOf)]);
  const said = [...Map.groupBy(ownerFacts, ({ field }) => field)];
  return {
    runId: runId ?? '',
    profile: Object.fromEntries(texts),
    facts: Object.fromEntries(said.map(([field, facts]) => [field, etagOf(JSON.stringify(facts.map(({ at: _at, ...fact }) => fact)))])),
    competitors: competitors.competitors.map(({ name, url }) => name || url),
    comparison: etagOf(JSON.stringify(competitors)),
    pages: crawl.pages.map(({ path }) => path),
  };
}

/** Whether the project's strategy and prompt were made from other data than it has now, and what changed. */
export function outdatedTexts(stored: StoredProject, stages: ResolvedOutputs): Outdated {
  if (stored.strategy === null && stored.promptDocument === null) return { strategy: false, prompt: false };
  const now = { ...strategyBasis(stored, stages), analyzedAt: stored.analyzedAt, strategyVersion: stored.strategyVersion };
  return {
    strategy: stored.strategy !== null && strategyChanges(stored.strategyBasis, now),
    prompt: stored.promptDocument !== null && promptChanges(stored.promptBasis, now),
  };
}

/** What a statement says, with the price and the description of an offer. */
function textOf(claim: Claim): string {
  const { price = '', description = '' } = claim as Claim & { price?: string; description?: string };
  return [claim.text, price, description].filter((part) => part !== '').join(' | ');
}
