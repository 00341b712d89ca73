import {
  AdminAnalytics,
  AdminAnalyticsQuery,
  AdminSettings,
  AdminSettingsChange,
  AdminStats,
  ANALYTICS_MONTHS,
  AuditLog,
  AuditLogQuery,
  TOTAL_COUNT_HEADER,
} from '#contracts/admin.ts';
import { AdminJob, AdminJobList, AdminJobQuery } from '#contracts/admin-jobs.ts';
import { AppError } from '#contracts/errors.ts';
import { canAdminister } from '#contracts/permissions.ts';
import { activityBy } from '#database/accounts/activities.ts';
import { actOnAccount } from '#database/accounts/admin-action.ts';
import { addAuditEntry, listAuditLog, noteLook } from '#database/accounts/audit-log.ts';
import { adminStats } from '#database/accounts/users.ts';
import { findJob, listRuns, retryRun } from '#database/runs/run-list.ts';
import { findRun } from '#database/runs/runs.ts';
import { lastDays, lastMonths, sumActivities } from '../activity-periods.ts';
import { type ApiApp, IdParams, NoBody, type RouteContext } from '../api-app.ts';
import { assertAllowed, currentUser } from '../auth/guards.ts';
import { changeInstallationSettings, readInstallationSettings } from '../installation-settings.ts';

/** What administrators see of the installation, and its settings: totals, charts, the audit log, the analyses with the duration of each stage. */
export function adminRoutes(app: ApiApp, { parts, admin }: RouteContext): void {
  const { db } = parts.database;
  const tags = ['administration'];
  const gone = () => new AppError('not-found', 'This analysis no longer exists.');
  const currentSettings = async () => ({ ...(await readInstallationSettings(parts)), mail: parts.enqueueMail !== null, ...parts.services });

  app.get('/api/admin/stats', { onRequest: admin, schema: { tags, response: { 200: AdminStats } } }, () => adminStats(db, parts.now()));

  app.get(
    '/api/admin/analytics',
    { onRequest: admin, schema: { tags, querystring: AdminAnalyticsQuery, response: { 200: AdminAnalytics } } },
    async (request) => {
      const days = lastDays(parts.now(), request.query.days);
      const months = lastMonths(parts.now(), ANALYTICS_MONTHS);
      const counted = await activityBy(db, 'day', new Date(Math.min(startOf(days), startOf(months))));
      return {
        days: days.map((day) => ({ day, ...sumActivities(counted, day) })),
        months: months.map((month) => ({ month, ...sumActivities(counted, month) })),
      };
    },
  );

  app.get(
    '/api/admin/audit-log',
    { onRequest: admin, schema: { tags, querystring: AuditLogQuery, response: { 200: AuditLog } } },
    async (request, reply) => {
      const { entries, total } = await listAuditLog(db, request.query);
      reply.header(TOTAL_COUNT_HEADER, String(total));
      return entries;
    },
  );

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
        await parts.queue.enqueueAnalysis(run, tx);
        await addAuditEntry(tx, { action: 'analysis-retried', actor, target, subject: run.url });
        const job = await findJob(tx, run.id);
        if (!job) throw gone();
        return job;
      });
      return reply.code(202).send(job);
    },
  );

  app.get('/api/admin/settings', { onRequest: admin, schema: { tags, response: { 200: AdminSettings } } }, currentSettings);

  app.put(
    '/api/admin/settings',
    { onRequest: admin, schema: { tags, body: AdminSettingsChange, response: { 200: AdminSettings } } },
    async (request) => {
      const { id } = currentUser(request);
      if (request.body.adminSecondFactor && !request.hasSecondFactor)
        throw new AppError('conflict', 'Set up two-step sign-in for your own account first, else this would lock you out of Admin.');
      await actOnAccount(db, { actorId: id, targetId: id }, async (tx, { actor }) => {
        assertAllowed(actor !== null && canAdminister(actor), 'Only administrators may do this.');
        if (actor) await changeInstallationSettings(tx, { settings: parts.settings, change: request.body, actor });
      });
      return currentSettings();
    },
  );
}

/** Start of a list of days or months in milliseconds since 1970: both are parsed as UTC (ECMAScript, date time string format). */
const startOf = (periods: string[]) => Date.parse(periods[0] ?? '');
