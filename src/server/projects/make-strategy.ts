import { costOfCalls } from '#contracts/model-call.ts';
import type { DesignerPromptInput } from '#contracts/project.ts';
import { addStrategyCost } from '#database/accounts/usage.ts';
import type { StoredProject } from '#database/projects/projects.ts';
import type { Db } from '#database/schema.ts';
import type { AppParts } from '../parts.ts';
import { buildStrategy } from './generate-prompt.ts';
import { proofread } from './proofread.ts';
import { reportCharacters } from './report-characters.ts';
import { type MadeStrategy, type Owner, requireStages, savePrompt, saveStrategy } from './save-texts.ts';
import { outdatedTexts, strategyBasis } from './strategy-basis.ts';
import type { WriteText } from './text-runs.ts';

/** A model has limits of its own, and writes for up to four minutes while its answer grows; this is for one that hangs in spite of them. */
const ASK_WITHIN_MS = 300_000;

/**
 * The strategy without asking a model: the built-in one where none is configured, and a model's stored answer followed again where
 * only facts or competitors changed. null where a model is to be asked. Throws `conflict` before the first analysis.
 */
export function makeStrategyNow(
  stored: StoredProject,
  { pipeline, strategist }: Pick<AppParts, 'pipeline' | 'strategist'>,
): MadeStrategy | null {
  const stages = requireStages(stored, pipeline);
  const basis = strategyBasis(stored, stages);
  const { crawl: site, audit, profile, competitors } = stages;
  const isOfThesePages = stored.strategyBasis?.runId === stored.runId;
  if (stored.strategy && isOfThesePages && (!strategist || outdatedTexts(stored, stages).strategy)) {
    const followed = pipeline.followAnswer({ site, audit, profile, competitors }, stored.strategy);
    if (followed) return { strategy: followed, basis };
  }
  return strategist ? null : { strategy: buildStrategy(stages, pipeline), basis };
}

/**
 * Asks the model for the strategy, where that fails takes the built-in one; with a choice the prompt is made from it too, and proofread.
 * The cost is recorded whether or not its answer was used, also when it was canceled.
 */
export function askStrategist(
  parts: AppParts,
  { stored, owner, choice }: { stored: StoredProject; owner: Owner; choice?: DesignerPromptInput },
): WriteText {
  const { database, pipeline, strategist, proofreader, log, now } = parts;
  const stages = requireStages(stored, pipeline);
  const basis = strategyBasis(stored, stages);
  const { crawl: site, audit, profile, competitors } = stages;
  return async (run) => {
    const { signal, report } = run;
    const writing = `${strategist?.name} is writing the strategy. This can take a minute.`;
    report(writing);
    const services = {
      signal: AbortSignal.any([signal, AbortSignal.timeout(ASK_WITHIN_MS)]),
      onText: reportCharacters((characters) => report(writing, characters)),
    };
    const asked = strategist?.ask({ site, audit, profile, competitors }, services);
    const record = async (aiCostUsd: number) => {
      if (aiCostUsd > 0) await addStrategyCost(database.db, { userId: owner.userId, aiCostUsd });
    };
    const answered = await asked?.catch(async (error: unknown) => {
      if (signal.aborted) await record(strategist?.spentOn?.(error) ?? 0);
      signal.throwIfAborted();
      log.error({ err: error }, 'A strategy could not be made with the model.');
    });
    const strategy = answered ?? buildStrategy(stages, pipeline);
    await record(costOfCalls(strategy.writer?.calls ?? []));
    report(choice ? 'Writing the prompt' : 'Writing the document');
    const save = async (tx: Db, ended: boolean, reader?: string) => {
      const saving = { pipeline, now: now(), ended };
      await saveStrategy(tx, owner, { strategy, basis }, saving);
      if (choice) await savePrompt(tx, owner, choice, { ...saving, proofreader: reader });
    };
    if (!choice || !proofreader) return (tx) => save(tx, true);
    await run.keep((tx) => save(tx, false, proofreader.name));
    return proofread(parts, { owner, proofreader })(run);
  };
}
