import { AppError } from '#contracts/errors.ts';
import { StrategyAnswer, StrategyConflictAnswer } from '#contracts/strategy-answer.ts';
import { mergeEdits, StrategyEditsInput } from '#contracts/strategy-edits.ts';
import { findProject, lockProject, type StoredProject, updateProject } from '#database/projects/projects.ts';
import { type ApiApp, IdParams, type RouteContext } from '../api-app.ts';
import { isDemoCall, ownerOf } from '../auth/guards.ts';
import { buildStrategy, writeStrategy } from '../projects/generate-prompt.ts';
import { editedStrategy, ownerEdits } from '../projects/owner-edits.ts';
import { foundProject, getStages } from '../projects/serialize-project.ts';
import { outdatedTexts } from '../projects/strategy-basis.ts';
import { editSession, keepTexts } from '../projects/text-versions.ts';

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
      if (isDemoCall(request)) return sampleStrategy(request.params.id);
      return answerOf(foundProject(await findProject(db, ownerOf(request))));
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
      const owner = ownerOf(request);
      const { version, edits } = request.body;
      const result = await db.transaction(async (tx) => {
        const stored = foundProject(await lockProject(tx, owner));
        if (stored.strategy === null) throw new AppError('conflict', NO_STRATEGY);
        if (stored.strategyVersion !== version) return { isStale: true, stored };
        const strategyEdits = mergeEdits(ownerEdits(stored, pipeline), edits);
        const { markdown } = writeStrategy(stored.strategy, strategyEdits, pipeline);
        const changes = { strategyEdits, optimizerOutput: markdown, optimizerGenerated: markdown };
        const project = foundProject(await updateProject(tx, { ...owner, changes }));
        // The rest is as it was read: to read a large strategy again takes longer than to write it.
        const after = { ...stored, project, strategyEdits, optimizerGenerated: project.optimizerOutput, strategyVersion: version + 1 };
        const change = { before: stored, after, origin: 'edited', session: editSession(request), now: parts.now() } as const;
        await keepTexts(tx, 'strategy', change);
        return { isStale: false, stored: after };
      });
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
    const { stages } = foundProject(demo.find(id));
    return { version: 0, strategy: buildStrategy(stages, pipeline), edits: [], outdated: false };
  }
}
