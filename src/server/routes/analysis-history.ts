import { z } from 'zod';
import { Analysis } from '#contracts/analysis.ts';
import { AnalysisComparison, CompareAnalysesQuery, KeptAnalysisList } from '#contracts/analysis-history.ts';
import { findProjectRow } from '#database/projects/projects.ts';
import { deleteKeptAnalysis, listKeptAnalyses } from '#database/runs/past-analyses.ts';
import { type ApiApp, IdParams, type RouteContext } from '../api-app.ts';
import { isDemoCall, ownerOf } from '../auth/guards.ts';
import { analysisNotFound, compareKept, readKeptAnalysis, serializeKept } from '../projects/kept-analyses.ts';
import { foundProject } from '../projects/serialize-project.ts';
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
    async (request): Promise<KeptAnalysisList> => {
      if (isDemoCall(request)) {
        foundProject(parts.demo.find(request.params.id));
        return [];
      }
      const { id, userId } = ownerOf(request);
      foundProject(await findProjectRow(db, { id, userId }));
      return (await listKeptAnalyses(db, { projectId: id, userId })).map(serializeKept);
    },
  );

  app.get(
    '/api/projects/:id/analyses/compare',
    {
      onRequest: signedIn,
      ...limitPerMinute(parts, COMPARED_PER_MINUTE),
      schema: { tags, params: IdParams, querystring: CompareAnalysesQuery, response: { 200: AnalysisComparison } },
    },
    async (request): Promise<AnalysisComparison> => {
      const { id, userId } = ownerOf(request);
      foundProject(await findProjectRow(db, { id, userId }));
      return compareKept(parts, { projectId: id, userId }, request.query);
    },
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
      const { id, userId } = ownerOf(request);
      foundProject(await findProjectRow(db, { id, userId }));
      const kept = await readKeptAnalysis(parts, { projectId: id, userId, id: request.params.analysisId });
      if (!kept) throw analysisNotFound();
      return kept.analysis;
    },
  );

  app.delete(
    '/api/projects/:id/analyses/:analysisId',
    { onRequest: [notDemo, signedIn], schema: { tags, params: AnalysisParams, response: { 204: z.null() } } },
    async (request, reply) => {
      const { id, userId } = ownerOf(request);
      foundProject(await findProjectRow(db, { id, userId }));
      if (!(await deleteKeptAnalysis(db, { projectId: id, userId, id: request.params.analysisId }))) throw analysisNotFound();
      return reply.code(204).send(null);
    },
  );
}
