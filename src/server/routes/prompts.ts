import type { ResolvedOutputs } from '#contracts/analysis.ts';
import { AppError } from '#contracts/errors.ts';
import { costOfCalls } from '#contracts/model-call.ts';
import { DesignerPromptInput, OptimizerAnswer, Project } from '#contracts/project.ts';
import { isRunning, type ProjectStatus, statusAfter } from '#contracts/project-status.ts';
import { addStrategyCost, addUsage } from '#database/accounts/usage.ts';
import { findProject, type StoredProject, updateProject } from '#database/projects/projects.ts';
import { type ApiApp, IdParams, NoBody, type RouteContext } from '../api-app.ts';
import { currentUser, isDemoCall } from '../auth/guards.ts';
import type { PipelineFunctions } from '../parts.ts';
import { type WrittenStrategy, writeDeepStrategy, writePrompt, writeStrategy } from '../projects/generate-prompt.ts';
import { getStages, projectNotFound, serializeProject } from '../projects/serialize-project.ts';
import { limitPerMinute } from '../rate-limit/limit-requests.ts';

const GENERATIONS_PER_MINUTE = 60;

/** Generates the optimizer text and the designer prompt of a project. */
export function promptRoutes(app: ApiApp, { parts, signedInOrDemo, closing }: RouteContext): void {
  const { database, demo, pipeline, now } = parts;
  const { db } = database;
  const tags = ['prompts'];
  const limited = limitPerMinute(parts, GENERATIONS_PER_MINUTE);

  app.post(
    '/api/projects/:id/generate-optimizer',
    { onRequest: signedInOrDemo, ...limited, schema: { tags, params: IdParams, body: NoBody, response: { 200: OptimizerAnswer } } },
    async (request) => {
      const { id } = request.params;
      if (isDemoCall(request)) return { optimizerOutput: writeStrategy(sampleOf(id).stages, pipeline).markdown };
      const owner = { id, userId: currentUser(request).id };
      const stored = await findProject(db, owner);
      if (!stored) throw projectNotFound();
      const { strategy, markdown } = await deepStrategy(requireStages(stored, pipeline), owner.userId);
      const changes = { strategy, optimizerOutput: markdown, optimizerGenerated: markdown };
      const status = statusChange(stored.project.status, 'optimizer-done');
      if (!(await updateProject(db, { ...owner, changes: { ...changes, ...status } }))) throw projectNotFound();
      return { optimizerOutput: markdown };
    },
  );

  app.post(
    '/api/projects/:id/generate-designer-prompt',
    {
      onRequest: signedInOrDemo,
      ...limited,
      schema: { tags, params: IdParams, body: DesignerPromptInput, response: { 200: Project } },
      serializerCompiler: () => JSON.stringify,
    },
    async (request): Promise<Project> => {
      const { id } = request.params;
      const choice = request.body;
      if (isDemoCall(request)) return samplePrompt(id, choice);
      const owner = { id, userId: currentUser(request).id };
      const stored = await findProject(db, owner);
      if (!stored) throw projectNotFound();
      const stages = requireStages(stored, pipeline);
      const written = storedStrategy(stored) ?? (await deepStrategy(stages, owner.userId));
      const document = writePrompt({ choice, stages, written, ownerText: stored.project.optimizerOutput }, pipeline);
      const changes = {
        promptDocument: document,
        designerPrompt: document.text,
        selectedDesigner: choice.designer,
        chosenBuilder: choice.designer,
        ...(choice.customPrompt === undefined ? {} : { customPrompt: choice.customPrompt }),
        // Without an optimizer text, the project gets the one that the prompt was generated from.
        ...(stored.project.optimizerOutput === null ? { optimizerOutput: written.markdown } : {}),
        ...(stored.strategy === null ? { strategy: written.strategy, optimizerGenerated: written.markdown } : {}),
        ...statusChange(stored.project.status, 'prompt-done'),
      };
      const project = await db.transaction(async (tx) => {
        const changed = await updateProject(tx, { ...owner, changes });
        if (changed) await addUsage(tx, { userId: owner.userId, action: 'prompt_generation', at: now() });
        return changed;
      });
      if (!project) throw projectNotFound();
      const strategy = stored.strategy ?? written.strategy;
      return serializeProject({ ...stored, project, strategy, promptDocument: document }, pipeline);
    },
  );

  /** The strategy, with a model's copy if one is configured; the cost is recorded whether or not its copy was used. */
  async function deepStrategy(stages: ResolvedOutputs, userId: string): Promise<WrittenStrategy> {
    const written = await writeDeepStrategy(stages, parts, closing);
    const aiCostUsd = costOfCalls(written.strategy.writer?.calls ?? []);
    if (aiCostUsd > 0) await addStrategyCost(db, { userId, aiCostUsd });
    return written;
  }

  function sampleOf(id: string) {
    const sample = demo.find(id);
    if (!sample) throw projectNotFound();
    return sample;
  }

  /** As for a real project, but nothing is stored. */
  function samplePrompt(id: string, choice: DesignerPromptInput): Project {
    const { project, stages } = sampleOf(id);
    const written = writeStrategy(stages, pipeline);
    const prompt = writePrompt({ choice, stages, written, ownerText: null }, pipeline);
    const texts = { designerPrompt: prompt.text, optimizerOutput: project.optimizerOutput ?? written.markdown };
    const { designer } = choice;
    return {
      ...project,
      ...texts,
      selectedDesigner: designer,
      chosenBuilder: designer,
      customPrompt: choice.customPrompt ?? null,
      prompt,
      promptLint: prompt.lint ?? null,
      attachments: pipeline.promptAttachments(written.strategy),
    };
  }
}

function requireStages(stored: StoredProject, pipeline: PipelineFunctions): ResolvedOutputs {
  const stages = getStages(stored, pipeline);
  if (stages) return stages;
  const waiting = isRunning(stored.project.status);
  throw new AppError('conflict', waiting ? 'The analysis is still running. Please wait until it is done.' : 'Run the analysis first.');
}

function storedStrategy({ strategy, optimizerGenerated }: StoredProject): WrittenStrategy | null {
  return strategy && optimizerGenerated !== null ? { strategy, markdown: optimizerGenerated } : null;
}

/** A running analysis sets the status itself when it ends. */
function statusChange(now: ProjectStatus, event: 'optimizer-done' | 'prompt-done') {
  if (isRunning(now)) return {};
  return { status: statusAfter(event) as 'analyzed' | 'composed' };
}
