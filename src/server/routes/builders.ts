import { BuilderConnection, BuilderConnectionInput, BuilderConnectionList } from '#contracts/builder.ts';
import { AppError } from '#contracts/errors.ts';
import { listBuilderConnections, updateBuilderConnection } from '#database/accounts/builder-connections.ts';
import { type ApiApp, IdParams, type RouteContext } from '../api-app.ts';
import { currentUser } from '../auth/guards.ts';

/** A user's builder connections: list, configure. */
export function builderRoutes(app: ApiApp, { parts, signedIn }: RouteContext): void {
  const { db } = parts.database;
  const tags = ['builders'];

  app.get('/api/builders', { onRequest: signedIn, schema: { tags, response: { 200: BuilderConnectionList } } }, (request) =>
    listBuilderConnections(db, currentUser(request).id),
  );

  app.put(
    '/api/builders/:id',
    { onRequest: signedIn, schema: { tags, params: IdParams, body: BuilderConnectionInput, response: { 200: BuilderConnection } } },
    async (request) => {
      const { isEnabled, notes } = request.body;
      const changed = await updateBuilderConnection(db, { id: request.params.id, userId: currentUser(request).id, isEnabled, notes });
      if (!changed) throw new AppError('not-found', 'This builder connection does not exist.');
      return changed;
    },
  );
}
