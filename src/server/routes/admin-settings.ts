import { AdminSettings, AdminSettingsChange } from '#contracts/admin.ts';
import { AppError } from '#contracts/errors.ts';
import { canAdminister } from '#contracts/permissions.ts';
import { actOnAccount } from '#database/accounts/admin-action.ts';
import type { ApiApp, RouteContext } from '../api-app.ts';
import { assertAllowed, currentUser } from '../auth/guards.ts';
import { changeInstallationSettings, readInstallationSettings } from '../installation-settings.ts';

/** The installation's settings: read, change. */
export function adminSettingsRoutes(app: ApiApp, { parts, admin }: RouteContext): void {
  const tags = ['administration'];
  const currentSettings = async () => ({ ...(await readInstallationSettings(parts)), mail: parts.enqueueMail !== null, ...parts.services });

  app.get('/api/admin/settings', { onRequest: admin, schema: { tags, response: { 200: AdminSettings } } }, currentSettings);

  app.put(
    '/api/admin/settings',
    { onRequest: admin, schema: { tags, body: AdminSettingsChange, response: { 200: AdminSettings } } },
    async (request) => {
      const { id } = currentUser(request);
      if (request.body.adminSecondFactor && !request.hasSecondFactor)
        throw new AppError('conflict', 'Set up two-step sign-in for your own account first, else this would lock you out of Admin.');
      await actOnAccount(parts.database.db, { actorId: id, targetId: id }, async (tx, { actor }) => {
        assertAllowed(actor !== null && canAdminister(actor), 'Only administrators may do this.');
        if (actor) await changeInstallationSettings(tx, { settings: parts.settings, change: request.body, actor });
      });
      return currentSettings();
    },
  );
}
