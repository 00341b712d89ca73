import type { FastifyReply, FastifyRequest } from 'fastify';
import { CorrectionChoices } from '#contracts/correction-choices.ts';
import { AppError } from '#contracts/errors.ts';
import { AnalyzeAnswer, DesignerPromptInput, OptimizerAnswer, Project } from '#contracts/project.ts';
import { isRunning } from '#contracts/project-status.ts';
import { findProject, findProjectRow, type StoredProject } from '#database/projects/projects.ts';
import type { Run } from '#database/runs/runs.ts';
import { type ApiApp, IdParams, NoBody, type RouteContext } from '../api-app.ts';
import { isDemoCall, ownerOf } from '../auth/guards.ts';
import { prefersAsync, waitSignal } from '../prefers-async.ts';
import { buildStrategy, writePrompt, writeStrategy } from '../projects/generate-prompt.ts';
import { askStrategist, makeStrategyNow } from '../projects/make-strategy.ts';
import { chooseCorrections, NO_PROMPT, proofread } from '../projects/proofread.ts';
import { keptPrompt, requireStages, savePrompt, saveStrategy } from '../projects/save-texts.ts';
import { foundProject, serializeProject } from '../projects/serialize-project.ts';
import { outdatedTexts } from '../projects/strategy-basis.ts';
import { createTextRuns } from '../projects/text-runs.ts';
import { editSession } from '../projects/text-versions.ts';
import { limitPerMinute } from '../rate-limit/limit-requests.ts';

const GENERATIONS_PER_MINUTE = 60;
/** A little longer than a text may take to be written. */
const MAX_WAIT_MS = 100_000;

const NO_MODEL = 'No language model is set up here, so nobody can proofread this prompt.';

/** Whether a text of the project is being written or proofread: who asks again waits for that one. */
const isWritten = ({ project: { status } }: StoredProject) => status !== 'analyzing' && isRunning(status);

/** Generates the optimizer text and the designer prompt of a project: at once, or in the background where a model is asked. */
export function promptRoutes(app: ApiApp, { parts, signedIn, signedInOrDemo, notDemo, closing }: RouteContext): void {
  const { database, demo, pipeline, proofreader, now } = parts;
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
      if (made)
        return { optimizerOutput: await db.transaction((tx) => saveStrategy(tx, owner, made, { pipeline, now: now(), known: stored })) };
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
      const isReady = isCurrent || made !== null;
      if (isReady && !isWritten(stored)) {
        // While the site is analyzed, nothing else can run for the project: the prompt can be proofread later.
        const reader = isRunning(stored.project.status) ? undefined : proofreader;
        const saving = { pipeline, now: now(), proofreader: reader?.name };
        await db.transaction(async (tx) => {
          if (made) await saveStrategy(tx, owner, made, { ...saving, known: stored });
          await savePrompt(tx, owner, choice, { ...saving, known: made ? undefined : stored });
        });
        const saved = foundProject(await findProject(db, owner));
        if (!reader || saved.promptDocument?.review?.answer) return serializeProject(saved, pipeline) as never;
      }
      const write = isReady && proofreader ? proofread(parts, { owner, proofreader }) : askStrategist(parts, { stored, owner, choice });
      return answerOf(request, reply, await runs.start(owner, 'prompt', write, { isTextReady: isReady })) as never;
    },
  );

  app.post(
    '/api/projects/:id/proofread-prompt',
    {
      onRequest: [notDemo, signedIn],
      ...limited,
      schema: { tags, params: IdParams, body: NoBody, response: { 200: Project, 202: AnalyzeAnswer } },
      serializerCompiler: () => JSON.stringify,
    },
    async (request, reply) => {
      const owner = ownerOf(request);
      const stored = foundProject(await findProject(db, owner));
      if (!proofreader) throw new AppError('conflict', NO_MODEL);
      if (!stored.promptDocument) throw new AppError('conflict', NO_PROMPT);
      const run = await runs.start(owner, 'prompt', proofread(parts, { owner, proofreader }), { isTextReady: true });
      return answerOf(request, reply, run) as never;
    },
  );

  /** The project once the run is over; where that is not waited for, or takes long, only its id. */
  async function answerOf(request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply, run: Run) {
    const owner = ownerOf(request);
    if (prefersAsync(request) || !(await runs.wait(run, waitSignal(reply, closing, MAX_WAIT_MS)))) {
      reply.code(202).header('preference-applied', 'respond-async');
      return { projectId: owner.id };
    }
    return serializeProject(foundProject(await findProject(db, owner)), pipeline);
  }

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

/** The owner's choices among the corrections that a model made in a prompt. */
export function correctionRoutes(app: ApiApp, { parts, signedIn, notDemo }: RouteContext): void {
  const { db } = parts.database;

  app.patch(
    '/api/projects/:id/corrections',
    {
      onRequest: [notDemo, signedIn],
      schema: { tags: ['prompts'], params: IdParams, body: CorrectionChoices, response: { 200: Project } },
      serializerCompiler: () => JSON.stringify,
    },
    async (request) => {
      const owner = ownerOf(request);
      const saving = { session: editSession(request), pipeline: parts.pipeline, now: parts.now() };
      await db.transaction((tx) => chooseCorrections(tx, owner, request.body, saving));
      return serializeProject(foundProject(await findProject(db, owner)), parts.pipeline);
    },
  );
}
