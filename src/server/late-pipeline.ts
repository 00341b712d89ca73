import { setTimeout as wait } from 'node:timers/promises';
import { BLUEPRINT_IMAGES } from '#contracts/blueprint.ts';
import type { PipelineFunctions } from './parts.ts';

/** The pipeline's functions before their code is there: each throws until `loadPipeline` has resolved. */
export type LatePipeline = {
  pipeline: PipelineFunctions;
  /** Loads the code; at once where that was done. Rejects when it can't be loaded; the next call tries again. */
  loadPipeline: () => Promise<void>;
  /** Loads it bit by bit, so that no request waits for more than one bit. Stops early at `signal`. */
  loadAtRest: (signal: AbortSignal) => Promise<void>;
};

type Load = () => Promise<unknown>;

/** In an order in which each loads at most a hundred modules that those before it did not: up to about 90 ms, more before they are compiled. */
const BITS: readonly Load[] = [
  () => import('#pipeline/audit/seo-audits.ts'),
  () => import('#pipeline/audit/ux-audits.ts'),
  () => import('#pipeline/audit/audits.ts'),
  () => import('#pipeline/resolve-outputs.ts'),
  () => import('#pipeline/assemble-analysis.ts'),
  () => import('#pipeline/strategy/opening/opening.ts'),
  () => import('#pipeline/strategy/build-strategy.ts'),
  () => import('#pipeline/strategy/model/ask-strategist.ts'),
  () => import('#pipeline/prompt/compose-prompt.ts'),
  () => import('#pipeline/prompt/review/apply-review.ts'),
  () => import('#pipeline/blueprint/draw-blueprint.ts'),
];
const PAUSE_MS = 20;

const loadAll = async (): Promise<PipelineFunctions> => (await import('./pipeline-functions.ts')).PIPELINE_FUNCTIONS;

/** Names of the functions: a type error where one is missing. */
const NAMES = Object.keys({
  resolveOutputs: 0,
  assembleAnalysis: 0,
  assembleFullAnalysis: 0,
  compareOutputs: 0,
  toAnalysisSummary: 0,
  buildStrategy: 0,
  followAnswer: 0,
  applyEdits: 0,
  editsFromMarkdown: 0,
  strategyToMarkdown: 0,
  composePrompt: 0,
  lintPrompt: 0,
  parsePromptText: 0,
  applyReview: 0,
  promptAttachments: 0,
  drawBlueprint: 0,
} satisfies Record<keyof PipelineFunctions, 0>) as (keyof PipelineFunctions)[];

/** The pipeline as a server has it that answers before the code is loaded: half of a start. `all` and `bits` are others in tests. */
export function createLatePipeline(all = loadAll, bits = BITS): LatePipeline {
  let loaded: PipelineFunctions | null = null;
  let loading: Promise<void> | null = null;
  const call =
    (name: keyof PipelineFunctions) =>
    (...args: unknown[]) => {
      if (!loaded) throw new Error(`${name} was called before the pipeline was loaded.`);
      return (loaded[name] as (...args: unknown[]) => unknown)(...args);
    };
  const load = (): Promise<void> => {
    loading ??= all().then(
      (functions) => {
        loaded = functions;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  return {
    pipeline: Object.fromEntries(NAMES.map((name) => [name, call(name)])) as unknown as PipelineFunctions,
    loadPipeline: load,
    async loadAtRest(signal) {
      for (const bit of bits) {
        if (signal.aborted || loading) break;
        await bit();
        await wait(PAUSE_MS, undefined, { ref: false });
      }
      if (!signal.aborted) await load();
    },
  };
}

/** The same where screenshots of the blueprint can be taken: prompts refer to them. */
export const withBlueprintImages = (pipeline: PipelineFunctions): PipelineFunctions => ({
  ...pipeline,
  composePrompt: (input) => pipeline.composePrompt({ ...input, images: BLUEPRINT_IMAGES.map(({ name }) => name) }),
});
