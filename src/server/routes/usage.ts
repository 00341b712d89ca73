import { monthOf, Usage } from '#contracts/usage.ts';
import { findUsage } from '#database/accounts/usage.ts';
import type { ApiApp, RouteContext } from '../api-app.ts';
import { currentUser } from '../auth/guards.ts';
import { readInstallationSettings } from '../installation-settings.ts';

/** What a user did this month and may still do, and what a model will use for the next analysis. */
export function usageRoutes(app: ApiApp, { parts, signedIn }: RouteContext): void {
  app.get('/api/usage', { onRequest: signedIn, schema: { tags: ['account'], response: { 200: Usage } } }, async (request) => {
    const user = currentUser(request);
    const { quotas } = await readInstallationSettings(parts);
    const usage = await findUsage(parts.database.db, { userId: user.id, month: monthOf(parts.now()), limit: quotas[user.tier] });
    return parts.modelEstimate ? { ...usage, model: parts.modelEstimate } : usage;
  });
}
