import { MAX_PAGES_WEB } from '#contracts/limits.ts';
import { monthOf, Usage, UsageQuery } from '#contracts/usage.ts';
import { findUsage } from '#database/accounts/usage.ts';
import type { ApiApp, RouteContext } from '../api-app.ts';
import { currentUser } from '../auth/guards.ts';
import { readInstallationSettings } from '../installation-settings.ts';

/** What a user did this month and may still do, and what a model will use for the next analysis. */
export function usageRoutes(app: ApiApp, { parts, signedIn }: RouteContext): void {
  const schema = { tags: ['account'], querystring: UsageQuery, response: { 200: Usage } };
  app.get('/api/usage', { onRequest: signedIn, schema }, async (request) => {
    const user = currentUser(request);
    const { quotas } = await readInstallationSettings(parts);
    const usage = await findUsage(parts.database.db, { userId: user.id, month: monthOf(parts.now()), limit: quotas[user.tier] });
    const pages = { default: parts.settings.maxPages, max: MAX_PAGES_WEB };
    const model = parts.estimateModel?.(request.query.pages ?? pages.default);
    return { ...usage, pages, ...(model ? { model } : {}) };
  });
}
