import { AppError } from '#contracts/errors.ts';
import { VerifyInput } from '#contracts/verification.ts';
import {
  countEntries,
  StoredVerification,
  Ticked,
  TickInput,
  VerificationList,
  VerificationStarted,
  type VerificationSummary,
} from '#contracts/verification-history.ts';
import { parseWebsiteUrl } from '#contracts/website-url.ts';
import { newId } from '#database/ids.ts';
import { findProject } from '#database/projects/projects.ts';
import type { Run } from '#database/runs/runs.ts';
import { createVerificationRun, findVerification, listVerifications, saveTicks } from '#database/runs/verifications.ts';
import { sealCredentials } from '#jobs/sealed-credentials.ts';
import { type ApiApp, IdParams, type RouteContext } from '../api-app.ts';
import { isDemoCall, ownerOf } from '../auth/guards.ts';
import { prefersAsync, waitSignal } from '../prefers-async.ts';
import { checkAddress } from '../projects/check-address.ts';
import { ownProject } from '../projects/own-project.ts';
import { assertHasPlan } from '../projects/project-brief.ts';
import { foundProject, projectNotFound } from '../projects/serialize-project.ts';
import { waitForRun } from '../projects/wait-for-run.ts';
import { limitPerMinute } from '../rate-limit/limit-requests.ts';

const CHECKS_PER_MINUTE = 10;
/** As long as an analysis is waited for. */
const MAX_WAIT_MS = 180_000;
const NO_ADDRESS = 'Please enter the address of the new site.';
const NO_REPORT = 'There is no report at this address. The newest 20 of a project are kept.';

const ReportParams = IdParams.extend({ verificationId: IdParams.shape.id });

/** Checks of a project's new site: request one, list them, read a report. */
export function verificationRoutes(app: ApiApp, { parts, signedIn, signedInOrDemo, notDemo, closing }: RouteContext): void {
  const { db } = parts.database;
  const tags = ['verification'];

  app.post(
    '/api/projects/:id/verify',
    {
      onRequest: [notDemo, signedIn],
      ...limitPerMinute(parts, CHECKS_PER_MINUTE),
      schema: { tags, params: IdParams, body: VerifyInput, response: { 200: StoredVerification, 202: VerificationStarted } },
      serializerCompiler: () => JSON.stringify,
    },
    async (request, reply) => {
      const { id, userId } = ownerOf(request);
      const owner = { projectId: id, userId };
      const stored = foundProject(await findProject(db, { id, userId }));
      if (request.body.url.trim() === '') throw new AppError('invalid-url', NO_ADDRESS);
      const site = parseWebsiteUrl(request.body.url);
      assertHasPlan(stored);
      await checkAddress(parts, site.url);
      const run = await requestCheck(owner, { ...request.body, ...site });
      const path = `/api/projects/${encodeURIComponent(id)}/verifications/${run.id}`;
      reply.header('location', path);
      const started = { projectId: id, verificationId: run.id };
      if (prefersAsync(request)) return reply.code(202).header('preference-applied', 'respond-async').send(started);

      const signal = waitSignal(reply, closing, MAX_WAIT_MS);
      const end = await waitForRun(parts, run, signal);
      if (end === null && !signal.aborted) throw projectNotFound();
      if (end === null) return reply.code(202).send(started);
      if (end.type === 'failed') throw new AppError('conflict', end.message);
      return foundReport(await findVerification(db, { ...owner, id: run.id }));
    },
  );

  app.get(
    '/api/projects/:id/verifications',
    { onRequest: signedInOrDemo, schema: { tags, params: IdParams, response: { 200: VerificationList } } },
    async (request) => {
      if (isDemoCall(request)) return sampleList(request.params.id);
      return listVerifications(db, await ownProject(request, parts));
    },
  );

  app.get(
    '/api/projects/:id/verifications/:verificationId',
    {
      onRequest: signedInOrDemo,
      schema: { tags, params: ReportParams, response: { 200: StoredVerification } },
      // Our own worker made it in this shape.
      serializerCompiler: () => JSON.stringify,
    },
    async (request) => {
      const { id, verificationId } = request.params;
      if (isDemoCall(request)) return foundReport(sampleReport(id, verificationId));
      return foundReport(await findVerification(db, { ...(await ownProject(request, parts)), id: verificationId }));
    },
  );

  app.put(
    '/api/projects/:id/verifications/:verificationId/ticks',
    { onRequest: [notDemo, signedIn], schema: { tags, params: ReportParams, body: TickInput, response: { 200: Ticked } } },
    async (request) => {
      const owner = await ownProject(request, parts);
      const ticks = await saveTicks(db, { ...owner, id: request.params.verificationId }, request.body);
      if (!ticks) throw new AppError('not-found', NO_REPORT);
      return { ticks };
    },
  );

  const sampleReport = (id: string, verificationId: string): StoredVerification | null => {
    const report = parts.demo.verification(id);
    return report?.id === verificationId ? report : null;
  };

  function sampleList(id: string): VerificationSummary[] {
    foundProject(parts.demo.find(id));
    const report = parts.demo.verification(id);
    if (!report) return [];
    const { url, verdict, entries, createdAt } = report;
    return [{ id: report.id, url, status: 'done', error: null, verdict, counts: countEntries(entries), changes: null, createdAt }];
  }

  /** Run and job in one transaction; credentials wait encrypted. */
  function requestCheck(
    owner: { projectId: string; userId: string },
    { url, schemeGiven, builder, credentials, quick }: VerifyInput & { schemeGiven: boolean },
  ): Promise<Run> {
    const id = newId();
    const sealed = credentials && sealCredentials(credentials, { runId: id, secret: parts.settings.sessionSecret });
    const choices = { ...(builder && { builder }), ...(quick && { quick }), ...(sealed && { sealed }) };
    const options = { schemeGiven, maxPages: 0, namedCompetitors: [], ...choices };
    return db.transaction(async (tx) => {
      const { run, created } = await createVerificationRun(tx, { id, ...owner, url, options });
      if (created) await parts.queue.enqueueAnalysis(run, tx);
      return run;
    });
  }
}

function foundReport(report: StoredVerification | null): StoredVerification {
  if (!report) throw new AppError('not-found', NO_REPORT);
  return report;
}
