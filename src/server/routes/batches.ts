import { Batch, BatchInput, BatchList } from '#contracts/batch.ts';
import { AppError } from '#contracts/errors.ts';
import { findBatch, listBatches } from '#database/projects/batches.ts';
import { cancelRun } from '#database/runs/finish-run.ts';
import { findActiveRun } from '#database/runs/runs.ts';
import { type ApiApp, IdParams, NoBody, type RouteContext } from '../api-app.ts';
import { currentUser, ownerOf } from '../auth/guards.ts';
import { readInstallationSettings } from '../installation-settings.ts';
import { checkSites, parseSites, requestBatch } from '../projects/request-batch.ts';
import { limitPerMinute } from '../rate-limit/limit-requests.ts';

const BATCHES_PER_MINUTE = 6;

/** Several sites at once: request their analyses, see how far they are, cancel them. */
export function batchRoutes(app: ApiApp, { parts, signedIn, notDemo }: RouteContext): void {
  const { database, settings, now } = parts;
  const { db } = database;
  const tags = ['analysis'];

  app.post(
    '/api/batches',
    {
      onRequest: [notDemo, signedIn],
      ...limitPerMinute(parts, BATCHES_PER_MINUTE),
      schema: { tags, body: BatchInput, response: { 201: Batch } },
    },
    async (request, reply) => {
      const user = currentUser(request);
      const checked = await checkSites(parts, parseSites(request.body.urls));
      const { quotas } = await readInstallationSettings(parts);
      const options = { namedCompetitors: [], maxPages: request.body.maxPages ?? settings.maxPages, pages: [] };
      const id = await requestBatch(parts, { userId: user.id, ...checked, options, limit: quotas[user.tier], now: now() });
      return reply.code(201).send(found(await findBatch(db, { id, userId: user.id })));
    },
  );

  app.get(
    '/api/batches',
    { onRequest: signedIn, schema: { tags, response: { 200: BatchList } } },
    (request): Promise<BatchList> => listBatches(db, currentUser(request).id),
  );

  app.get(
    '/api/batches/:id',
    { onRequest: signedIn, schema: { tags, params: IdParams, response: { 200: Batch } } },
    async (request): Promise<Batch> => found(await findBatch(db, ownerOf(request))),
  );

  app.post(
    '/api/batches/:id/cancel',
    { onRequest: [notDemo, signedIn], schema: { tags, params: IdParams, body: NoBody, response: { 200: Batch } } },
    async (request): Promise<Batch> => {
      const owner = ownerOf(request);
      const { sites } = found(await findBatch(db, owner));
      for (const { projectId } of sites) {
        const run = projectId && (await findActiveRun(db, { projectId, userId: owner.userId }));
        if (run && (await cancelRun(db, { runId: run.id, at: now() }))) parts.progressFeed.notify(run.id);
      }
      return found(await findBatch(db, owner));
    },
  );
}

function found(batch: Batch | null): Batch {
  if (!batch) throw new AppError('not-found', 'This list of sites does not exist.');
  return batch;
}
