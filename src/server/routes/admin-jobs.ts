import { TOTAL_COUNT_HEADER } from '#contracts/admin.ts';
import { AdminJob, AdminJobList, AdminJobQuery } from '#contracts/admin-jobs.ts';
import { AppError } from '#contracts/errors.ts';
import { canAdminister } from '#contracts/permissions.ts';
import { actOnAccount } from '#database/accounts/admin-action.ts';
import { addAuditEntry, noteLook } from '#database/accounts/audit-log.ts';
import { findJob, listRuns, retryRun } from '#database/runs/run-list.ts';
import { findRun } from '#database/runs/runs.ts';
import { type ApiApp, IdParams, NoBody, type RouteContext } from '../api-app.ts';
import { assertAllowed, currentUser } from '../auth/guards.ts';

/** Analyses as administrators see them: waiting, running and failed, with the duration of each stage; failed ones can be retried. */
export function adminJobRoutes(app: ApiApp, { parts, admin }: RouteContext): void {
  const { database, queue } = parts;
  const { db } = database;
  const tags = ['administration'];
  const gone = () => new AppError('not-found', 'This analysis no longer exists.');

  app.get(
    '/api/admin/jobs',
    { onRequest: admin, schema: { tags, querystring: AdminJobQuery, response: { 200: AdminJobList } } },
    async (request, reply) => {
      const { jobs, total } = await listRuns(db, request.query);
      await noteLook(db, currentUser(request), 'analyses-viewed');
      reply.header(TOTAL_COUNT_HEADER, String(total));
      return jobs;
    },
  );

  app.post(
    '/api/admin/jobs/:id/retry',
    { onRequest: admin, schema: { tags, params: IdParams, body: NoBody, response: { 202: AdminJob } } },
    async (request, reply) => {
      const failed = await findRun(db, request.params.id);
      if (!failed) throw gone();
      const people = { actorId: currentUser(request).id, targetId: failed.userId };
      const job = await actOnAccount(db, people, async (tx, { actor, target }) => {
        if (!actor || !target) throw gone();
        assertAllowed(canAdminister(actor), 'Only administrators may do this.');
        const run = await retryRun(tx, failed.id);
        await queue.enqueueAnalysis(run, tx);
        await addAuditEntry(tx, { action: 'analysis-retried', actor, target, subject: run.url });
        const job = await findJob(tx, run.id);
        if (!job) throw gone();
        return job;
      });
      return reply.code(202).send(job);
    },
  );
}
