import { type CompetitorReport, REMOVED_BY_OWNER } from '#contracts/competitor.ts';
import { AppError } from '#contracts/errors.ts';
import { AnalyzeAnswer, AnalyzeInput, CompetitorsInput, Project } from '#contracts/project.ts';
import { parseWebsiteUrl } from '#contracts/website-url.ts';
import { findProject, updateProject } from '#database/projects/projects.ts';
import { cancelRun } from '#database/runs/finish-run.ts';
import { findActiveRun, findLatestOptions } from '#database/runs/runs.ts';
import { saveStage } from '#database/runs/stage-outputs.ts';
import { type ApiApp, IdParams, NoBody, type RouteContext } from '../api-app.ts';
import { currentUser, isDemoCall, ownerOf } from '../auth/guards.ts';
import { readInstallationSettings } from '../installation-settings.ts';
import { prefersAsync, waitSignal } from '../prefers-async.ts';
import { checkAddress } from '../projects/check-address.ts';
import { choosePages } from '../projects/choose-pages.ts';
import { parseCompetitorUrl } from '../projects/parse-competitor-url.ts';
import { requestAnalysis } from '../projects/request-analysis.ts';
import { foundProject, getStages, projectNotFound, serializeProject } from '../projects/serialize-project.ts';
import { waitForRun } from '../projects/wait-for-run.ts';
import { limitPerMinute } from '../rate-limit/limit-requests.ts';

const ANALYSES_PER_MINUTE = 30;
/** An analysis takes up to 90 s, and waiting in the queue may take as long. After that the client gets the project's URL. */
const MAX_WAIT_MS = 180_000;

/** Requests an analysis of a website, as a new project or again for an existing one. */
export function analyzeRoutes(app: ApiApp, { parts, signedInOrDemo, closing }: RouteContext): void {
  const { demo, settings, now } = parts;

  app.post(
    '/api/analyze',
    {
      onRequest: signedInOrDemo,
      ...limitPerMinute(parts, ANALYSES_PER_MINUTE),
      schema: { tags: ['analysis'], body: AnalyzeInput, response: { 200: AnalyzeAnswer, 202: AnalyzeAnswer } },
    },
    async (request, reply) => {
      const { url, schemeGiven } = parseWebsiteUrl(request.body.url);
      const namedCompetitors = (request.body.competitors ?? []).filter((name) => name.trim() !== '').map(parseCompetitorUrl);
      const defaultPages = settings.maxPages;
      choosePages(url, request.body, { before: null, defaultPages });
      if (isDemoCall(request)) return { projectId: demo.nearest(url).project.id };

      await checkAddress(parts, url);
      const user = currentUser(request);
      const projectId = request.body.projectId?.replaceAll('\u0000', '');
      const before = projectId === undefined ? null : await findLatestOptions(parts.database.db, { projectId, userId: user.id });
      const pages = choosePages(url, request.body, { before, defaultPages });
      const { quotas } = await readInstallationSettings(parts);
      const run = await requestAnalysis(parts, {
        userId: user.id,
        projectId,
        url,
        options: { schemeGiven, namedCompetitors, ...pages },
        limit: quotas[user.tier],
        now: now(),
      });
      const result = { projectId: run.projectId };
      reply.header('location', `/api/projects/${run.projectId}`);
      if (prefersAsync(request)) return reply.code(202).header('preference-applied', 'respond-async').send(result);

      const signal = waitSignal(reply, closing, MAX_WAIT_MS);
      const end = await waitForRun(parts, run, signal);
      if (end === null && !signal.aborted) throw projectNotFound();
      if (end === null) return reply.code(202).send(result);
      if (end.type === 'failed') throw new AppError('site-unreadable', end.message);
      return result;
    },
  );
}

/** Cancels what runs for a project: an analysis, or a text that a model writes. The process that works on it notices within a second. */
export function cancelRoutes(app: ApiApp, { parts, signedIn, notDemo }: RouteContext): void {
  const { db } = parts.database;

  app.post(
    '/api/projects/:id/cancel',
    {
      onRequest: [notDemo, signedIn],
      schema: { tags: ['analysis'], params: IdParams, body: NoBody, response: { 200: Project } },
      serializerCompiler: () => JSON.stringify,
    },
    async (request): Promise<Project> => {
      const owner = ownerOf(request);
      foundProject(await findProject(db, owner));
      const run = await findActiveRun(db, { projectId: owner.id, userId: owner.userId });
      const canceled = run && (await cancelRun(db, { runId: run.id, at: parts.now() }));
      if (!canceled) throw new AppError('conflict', 'Nothing is running for this project.');
      parts.progressFeed.notify(run.id);
      return serializeProject(foundProject(await findProject(db, owner)), parts.pipeline);
    },
  );
}

const COMPARISONS_PER_MINUTE = 6;
/** Competitors are visited in parallel, at most 12 s each; a search or a model may come first. */
const COMPARE_WITHIN_MS = 75_000;

/** Compares a project with other competitors, without crawling its own site again. */
export function competitorRoutes(app: ApiApp, { parts, signedIn, notDemo, closing }: RouteContext): void {
  const { db } = parts.database;

  app.post(
    '/api/projects/:id/competitors',
    {
      onRequest: [notDemo, signedIn],
      ...limitPerMinute(parts, COMPARISONS_PER_MINUTE),
      schema: { tags: ['projects'], params: IdParams, body: CompetitorsInput, response: { 200: Project } },
      serializerCompiler: () => JSON.stringify,
    },
    async (request): Promise<Project> => {
      const owner = ownerOf(request);
      const stored = foundProject(await findProject(db, owner));
      const stages = getStages(stored, parts.pipeline);
      if (!stages || stored.runId === null) throw new AppError('conflict', 'Run the analysis first.');
      const named = request.body.named.filter((name) => name.trim() !== '').map(parseCompetitorUrl);
      const removed = [...request.body.removed, ...removedEarlier(stages.competitors)];
      const input = { site: stages.crawl, profile: stages.profile, named, removed };
      const signal = AbortSignal.any([closing, AbortSignal.timeout(COMPARE_WITHIN_MS)]);
      const competitors = await parts.compareAgain(input, signal);
      await saveStage(db, stored.runId, 'competitors', competitors);
      const project = serializeProject({ ...stored, stages: { ...stored.stages, competitors } }, parts.pipeline);
      await updateProject(db, { ...owner, changes: { strategyOutdated: project.outdated?.strategy !== false } });
      return project;
    },
  );
}

/** Competitors the owner removed earlier; one that is named again returns anyway. */
function removedEarlier({ rejected }: CompetitorReport): string[] {
  return rejected.filter(({ reason }) => reason === REMOVED_BY_OWNER).map(({ url, name }) => url || name);
}
