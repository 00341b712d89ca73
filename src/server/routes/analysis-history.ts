import { z } from 'zod';
import { Analysis } from '#contracts/analysis.ts';
import { AnalysisComparison, CompareAnalysesQuery, KeptAnalysisList } from '#contracts/analysis-history.ts';
import { deleteKeptAnalysis, listKeptAnalyses } from '#database/runs/past-analyses.ts';
import { type ApiApp, IdParams, type RouteContext } from '../api-app.ts';
import { analysisNotFound, compareKept, readKeptAnalysis, serializeKept } from '../projects/kept-analyses.ts';
import { listOfProject, ownProject } from '../projects/own-project.ts';
import { limitPerMinute } from '../rate-limit/limit-requests.ts';

const AnalysisParams = IdParams.extend({ analysisId: IdParams.shape.id });
/** Each reads two analyses in full. */
const COMPARED_PER_MINUTE = 60;

/** The analyses that are kept of a project: listed, read, compared, deleted. */
export function analysisHistoryRoutes(app: ApiApp, { parts, signedIn, signedInOrDemo, notDemo }: RouteContext): void {
  const { db } = parts.database;
  const tags = ['analysis'];

  app.get(
    '/api/projects/:id/analyses',
    { onRequest: signedInOrDemo, schema: { tags, params: IdParams, response: { 200: KeptAnalysisList } } },
    (request) => listOfProject(request, parts, async (owner) => (await listKeptAnalyses(db, owner)).map(serializeKept)),
  );

  app.get(
    '/api/projects/:id/analyses/compare',
    {
      onRequest: signedIn,
      ...limitPerMinute(parts, COMPARED_PER_MINUTE),
      schema: { tags, params: IdParams, querystring: CompareAnalysesQuery, response: { 200: AnalysisComparison } },
    },
    async (request): Promise<AnalysisComparison> => compareKept(parts, await ownProject(request, parts), request.query),
  );

  app.get(
    '/api/projects/:id/analyses/:analysisId',
    {
      onRequest: signedIn,
      schema: { tags, params: AnalysisParams, response: { 200: Analysis } },
      // Our own worker made it in this shape.
      serializerCompiler: () => JSON.stringify,
    },
    async (request) => {
      const owner = await ownProject(request, parts);
      const kept = await readKeptAnalysis(parts, { ...owner, id: request.params.analysisId });
      if (!kept) throw analysisNotFound();
      return kept.analysis;
    },
  );

  app.delete(
    '/api/projects/:id/analyses/:analysisId',
    { onRequest: [notDemo, signedIn], schema: { tags, params: AnalysisParams, response: { 204: z.null() } } },
    async (request, reply) => {
      const owner = await ownProject(request, parts);
      if (!(await deleteKeptAnalysis(db, { ...owner, id: request.params.analysisId }))) throw analysisNotFound();
      return reply.code(204).send(null);
    },
  );
}
