import { AppError } from '#contracts/errors.ts';
import { AnalyzeAnswer, AnalyzeInput } from '#contracts/project.ts';
import { parseWebsiteUrl } from '#contracts/website-url.ts';
import { findLatestOptions } from '#database/runs/runs.ts';
import type { ApiApp, RouteContext } from '../api-app.ts';
import { currentUser, isDemoCall } from '../auth/guards.ts';
import { readInstallationSettings } from '../installation-settings.ts';
import { prefersAsync, waitSignal } from '../prefers-async.ts';
import { checkAddress } from '../projects/check-address.ts';
import { choosePages } from '../projects/choose-pages.ts';
import { parseCompetitorUrl } from '../projects/parse-competitor-url.ts';
import { requestAnalysis } from '../projects/request-analysis.ts';
import { projectNotFound } from '../projects/serialize-project.ts';
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
