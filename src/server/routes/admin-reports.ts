import {
  AdminAnalytics,
  AdminAnalyticsQuery,
  AdminStats,
  ANALYTICS_MONTHS,
  AuditLog,
  AuditLogQuery,
  TOTAL_COUNT_HEADER,
} from '#contracts/admin.ts';
import { activityBy } from '#database/accounts/activities.ts';
import { listAuditLog } from '#database/accounts/audit-log.ts';
import { adminStats } from '#database/accounts/users.ts';
import { lastDays, lastMonths, sumActivities } from '../activity-periods.ts';
import type { ApiApp, RouteContext } from '../api-app.ts';

/** Reports for administrators: totals, charts, the audit log. */
export function adminReportRoutes(app: ApiApp, { parts, admin }: RouteContext): void {
  const { db } = parts.database;
  const tags = ['administration'];

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
}

/** Start of a list of days or months in milliseconds since 1970: both are parsed as UTC (ECMAScript, date time string format). */
const startOf = (periods: string[]) => Date.parse(periods[0] ?? '');
