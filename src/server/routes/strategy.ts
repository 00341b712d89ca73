import { AppError } from '#contracts/errors.ts';
import { StrategyAnswer, StrategyConflictAnswer } from '#contracts/strategy-answer.ts';
import { mergeEdits, StrategyEditsInput } from '#contracts/strategy-edits.ts';
import { findProject, lockProject, type StoredProject, updateProject } from '#database/projects/projects.ts';
import { type ApiApp, IdParams, type RouteContext } from '../api-app.ts';
import { currentUser, isDemoCall } from '../auth/guards.ts';
import { buildStrategy, writeStrategy } from '../projects/generate-prompt.ts';
import { editedStrategy, ownerEdits } from '../projects/owner-edits.ts';
import { getStages, projectNotFound } from '../projects/serialize-project.ts';
import { outdatedTexts } from '../projects/strategy-basis.ts';

const SAVED_ELSEWHERE = 'This strategy was changed in another window since you opened it. Nothing was overwritten.';
const NO_STRATEGY = 'There is no strategy yet. Please generate it first.';

/** The strategy as data with the owner's edits, and edits of single fields. */
export function strategyRoutes(app: ApiApp, { parts, signedIn, signedInOrDemo, notDemo }: RouteContext): void {
  const { database, demo, pipeline } = parts;
  const { db } = database;
  const tags = ['prompts'];
  const path = '/api/projects/:id/strategy';
  // A strategy is stored in its shape: the schema documents it but does not validate each read.
  const serializerCompiler = () => JSON.stringify;

  app.get(
    path,
    { onRequest: signedInOrDemo, schema: { tags, params: IdParams, response: { 200: StrategyAnswer } }, serializerCompiler },
    async (request): Promise<StrategyAnswer> => {
      const { id } = request.params;
      if (isDemoCall(request)) return sampleStrategy(id);
      const stored = await findProject(db, { id, userId: currentUser(request).id });
      if (!stored) throw projectNotFound();
      return answerOf(stored);
    },
  );

  app.patch(
    path,
    {
      onRequest: [notDemo, signedIn],
      schema: { tags, params: IdParams, body: StrategyEditsInput, response: { 200: StrategyAnswer, 409: StrategyConflictAnswer } },
      serializerCompiler,
    },
    async (request, reply) => {
      const owner = { id: request.params.id, userId: currentUser(request).id };
      const { version, edits } = request.body;
      const result = await db.transaction(async (tx) => {
        const stored = await lockProject(tx, owner);
        if (!stored) throw projectNotFound();
        if (stored.strategy === null) throw new AppError('conflict', NO_STRATEGY);
        if (stored.strategyVersion !== version) return { isStale: true, stored };
        const strategyEdits = mergeEdits(ownerEdits(stored, pipeline), edits);
        const { markdown } = writeStrategy(stored.strategy, strategyEdits, pipeline);
        await updateProject(tx, { ...owner, changes: { strategyEdits, optimizerOutput: markdown, optimizerGenerated: markdown } });
        return { isStale: false, stored: await findProject(tx, owner) };
      });
      if (!result.stored) throw projectNotFound();
      const answer = answerOf(result.stored);
      return result.isStale ? reply.code(409).send({ message: SAVED_ELSEWHERE, stored: answer }) : answer;
    },
  );

  function answerOf(stored: StoredProject): StrategyAnswer {
    const strategy = editedStrategy(stored, pipeline);
    if (!strategy) throw new AppError('conflict', NO_STRATEGY);
    const stages = getStages(stored, pipeline);
    const outdated = stages ? outdatedTexts(stored, stages).strategy : false;
    return { version: stored.strategyVersion, strategy, edits: ownerEdits(stored, pipeline), outdated };
  }

  function sampleStrategy(id: string): StrategyAnswer {
    const sample = demo.find(id);
    if (!sample) throw projectNotFound();
    return { version: 0, strategy: buildStrategy(sample.stages, pipeline), edits: [], outdated: false };
  }
}
