import { FactsInput } from '#contracts/facts.ts';
import { FactsAnswer, FactsConflictAnswer } from '#contracts/facts-answer.ts';
import { Project } from '#contracts/project.ts';
import { saveOwnerFacts } from '#database/projects/owner-facts.ts';
import { findProject, type StoredProject } from '#database/projects/projects.ts';
import { type ApiApp, IdParams, type RouteContext } from '../api-app.ts';
import { isDemoCall, ownerOf } from '../auth/guards.ts';
import { completeFacts } from '../projects/complete-facts.ts';
import { foundProject, getStages, serializeProject } from '../projects/serialize-project.ts';
import { outdatedTexts } from '../projects/strategy-basis.ts';

const SAVED_ELSEWHERE = 'These facts were changed in another window since you opened them. Nothing was overwritten.';
/** An analysis that ends while facts are saved makes them resolve again: at most one can. */
const ATTEMPTS = 3;

/** What the owner says about the business: read, and replaced as a whole. */
export function factsRoutes(app: ApiApp, { parts, signedIn, signedInOrDemo, notDemo }: RouteContext): void {
  const { database, demo, pipeline, now } = parts;
  const { db } = database;
  const tags = ['facts'];
  const path = '/api/projects/:id/facts';

  app.get(
    path,
    {
      onRequest: signedInOrDemo,
      schema: { tags, params: IdParams, response: { 200: FactsAnswer } },
      serializerCompiler: () => JSON.stringify,
    },
    async (request): Promise<FactsAnswer> => {
      if (isDemoCall(request)) return { version: 0, facts: [], ...openPoints(foundProject(demo.find(request.params.id)).stages) };
      return answerOf(foundProject(await findProject(db, ownerOf(request))));
    },
  );

  app.put(
    path,
    {
      onRequest: [notDemo, signedIn],
      schema: { tags, params: IdParams, body: FactsInput, response: { 200: Project, 409: FactsConflictAnswer } },
      serializerCompiler: () => JSON.stringify,
    },
    async (request, reply) => {
      const owner = ownerOf(request);
      const { version } = request.body;
      for (let attempt = 1; ; attempt += 1) {
        const stored = foundProject(await findProject(db, owner));
        if (stored.factsVersion !== version || attempt > ATTEMPTS)
          return reply.code(409).send({ message: SAVED_ELSEWHERE, stored: answerOf(stored) });
        const facts = factsOf(stored, request.body.facts);
        const saved = await saveOwnerFacts(db, { ...owner, version, facts, resolved: resolvedWith(stored, facts) });
        if (saved) return serializeProject(foundProject(await findProject(db, owner)), pipeline) as never;
      }
    },
  );

  function factsOf(stored: StoredProject, given: FactsInput['facts']) {
    const stages = [getStages({ ...stored, ownerFacts: [] }, pipeline), getStages(stored, pipeline)];
    const profiles = stages.flatMap((outputs) => (outputs ? [outputs.profile] : []));
    return completeFacts(given, { stored: stored.ownerFacts, profiles, now: now() });
  }

  /** What the project keeps of its analysis, as these facts resolve it. */
  function resolvedWith(stored: StoredProject, ownerFacts: FactsInput['facts']) {
    const stages = getStages({ ...stored, ownerFacts }, pipeline);
    if (!stages || stored.runId === null) return null;
    const { businessAnalysis } = pipeline.assembleAnalysis(stages);
    const strategyOutdated = outdatedTexts({ ...stored, ownerFacts }, stages).strategy !== false;
    return { runId: stored.runId, businessAnalysis, analysisSummary: pipeline.toAnalysisSummary(businessAnalysis), strategyOutdated };
  }

  function answerOf(stored: StoredProject): FactsAnswer {
    return { version: stored.factsVersion, facts: stored.ownerFacts, ...openPoints(getStages(stored, pipeline)) };
  }
}

/** What the profile leaves to the owner. */
function openPoints(stages: ReturnType<typeof getStages>) {
  const { questions = [], setAside = [], conflicts = [] } = stages?.profile ?? {};
  return { questions, setAside, conflicts };
}
