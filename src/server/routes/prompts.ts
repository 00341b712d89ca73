import { AnalyzeAnswer, DesignerPromptInput, OptimizerAnswer, Project } from '#contracts/project.ts';
import { findProject, findProjectRow } from '#database/projects/projects.ts';
import { type ApiApp, IdParams, NoBody, type RouteContext } from '../api-app.ts';
import { isDemoCall, ownerOf } from '../auth/guards.ts';
import { prefersAsync, waitSignal } from '../prefers-async.ts';
import { buildStrategy, writePrompt, writeStrategy } from '../projects/generate-prompt.ts';
import { askStrategist, makeStrategyNow } from '../projects/make-strategy.ts';
import { keptPrompt, requireStages, savePrompt, saveStrategy } from '../projects/save-texts.ts';
import { foundProject, serializeProject } from '../projects/serialize-project.ts';
import { outdatedTexts } from '../projects/strategy-basis.ts';
import { createTextRuns } from '../projects/text-runs.ts';
import { limitPerMinute } from '../rate-limit/limit-requests.ts';

const GENERATIONS_PER_MINUTE = 60;
/** A little longer than a text may take to be written. */
const MAX_WAIT_MS = 100_000;

/** Generates the optimizer text and the designer prompt of a project: at once, or in the background where a model is asked. */
export function promptRoutes(app: ApiApp, { parts, signedInOrDemo, closing }: RouteContext): void {
  const { database, demo, pipeline, now } = parts;
  const { db } = database;
  const tags = ['prompts'];
  const limited = limitPerMinute(parts, GENERATIONS_PER_MINUTE);
  const runs = createTextRuns(parts, closing);
  app.addHook('onClose', () => runs.settled());

  app.post(
    '/api/projects/:id/generate-optimizer',
    {
      onRequest: signedInOrDemo,
      ...limited,
      schema: { tags, params: IdParams, body: NoBody, response: { 200: OptimizerAnswer, 202: AnalyzeAnswer } },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (isDemoCall(request)) return { optimizerOutput: sampleTexts(id).markdown };
      const owner = ownerOf(request);
      const stored = foundProject(await findProject(db, owner));
      const made = makeStrategyNow(stored, parts);
      if (made) return { optimizerOutput: await db.transaction((tx) => saveStrategy(tx, owner, made, { pipeline, now: now() })) };
      const run = await runs.start(owner, 'strategy', askStrategist(parts, { stored, owner }));
      if (prefersAsync(request) || !(await runs.wait(run, waitSignal(reply, closing, MAX_WAIT_MS))))
        return reply.code(202).header('preference-applied', 'respond-async').send({ projectId: id });
      const row = foundProject(await findProjectRow(db, owner));
      return { optimizerOutput: row.optimizerOutput ?? '' };
    },
  );

  app.post(
    '/api/projects/:id/generate-designer-prompt',
    {
      onRequest: signedInOrDemo,
      ...limited,
      schema: { tags, params: IdParams, body: DesignerPromptInput, response: { 200: Project, 202: AnalyzeAnswer } },
      serializerCompiler: () => JSON.stringify,
    },
    async (request, reply) => {
      const { id } = request.params;
      const choice = request.body;
      if (isDemoCall(request)) return samplePrompt(id, choice) as never;
      const owner = ownerOf(request);
      const stored = foundProject(await findProject(db, owner));
      keptPrompt(stored, choice, now());
      const isCurrent = stored.strategy !== null && !outdatedTexts(stored, requireStages(stored, pipeline)).strategy;
      const made = isCurrent ? null : makeStrategyNow(stored, parts);
      if (isCurrent || made) {
        await db.transaction(async (tx) => {
          if (made) await saveStrategy(tx, owner, made, { pipeline, now: now() });
          await savePrompt(tx, owner, choice, { pipeline, now: now() });
        });
      } else {
        const run = await runs.start(owner, 'prompt', askStrategist(parts, { stored, owner, choice }));
        if (prefersAsync(request) || !(await runs.wait(run, waitSignal(reply, closing, MAX_WAIT_MS))))
          return reply.code(202).header('preference-applied', 'respond-async').send({ projectId: id });
      }
      return serializeProject(foundProject(await findProject(db, owner)), pipeline) as never;
    },
  );

  function sampleTexts(id: string) {
    const sample = foundProject(demo.find(id));
    return { ...sample, ...writeStrategy(buildStrategy(sample.stages, pipeline), [], pipeline) };
  }

  /** As for a real project, but nothing is stored. */
  function samplePrompt(id: string, choice: DesignerPromptInput): Project {
    const { project, stages, strategy, markdown } = sampleTexts(id);
    const prompt = writePrompt({ choice, stages, strategy }, pipeline);
    const { designer } = choice;
    return {
      ...project,
      designerPrompt: prompt.text,
      optimizerOutput: project.optimizerOutput ?? markdown,
      selectedDesigner: designer,
      chosenBuilder: designer,
      customPrompt: choice.customPrompt ?? null,
      prompt,
      promptLint: prompt.lint ?? null,
      attachments: pipeline.promptAttachments(strategy, prompt.text),
    };
  }
}
