import type { ProgressEvent } from '#contracts/progress.ts';
import { findProjectRow } from '#database/projects/projects.ts';
import { eventsAfter } from '#database/runs/run-events.ts';
import { findLatestRun, type Run } from '#database/runs/runs.ts';
import { type ApiApp, IdParams, type RouteContext } from '../api-app.ts';
import { currentUser, isDemoCall } from '../auth/guards.ts';
import { foundProject } from '../projects/serialize-project.ts';
import { createStreamLimit } from '../rate-limit/stream-limit.ts';

/** Streams an analysis as server-sent events: replays past events, then sends live ones until `done` or `failed`. */
export function projectEventRoutes(app: ApiApp, { parts, signedInOrDemo, closing }: RouteContext): void {
  const { database, demo, progressFeed } = parts;
  const streams = createStreamLimit();

  app.get(
    '/api/projects/:id/events',
    { onRequest: signedInOrDemo, sse: 'only', exposeHeadRoute: false, schema: { tags: ['analysis'], params: IdParams } },
    async (request, reply) => {
      const { id } = request.params;
      const send = (event: ProgressEvent) => reply.sse.send({ id: String(event.id), event: event.type, data: event });
      if (isDemoCall(request)) {
        const sample = foundProject(demo.find(id));
        await send({ type: 'done', id: 1, status: sample.project.status });
        return;
      }
      const owner = { projectId: id, userId: currentUser(request).id };
      const row = foundProject(await findProjectRow(database.db, { id, userId: owner.userId }));
      const run = await findLatestRun(database.db, owner);
      if (!run) {
        await send({ type: 'done', id: 1, status: row.status });
        return;
      }
      const seen = await lastSeen(run, reply.sse.lastEventId);
      // The client has everything: 204 tells the browser's EventSource not to reconnect (HTML, 9.2.3).
      if (seen === 'all') return reply.code(204).send();
      const leave = streams.enter(owner.userId);
      const disconnected = new AbortController();
      reply.sse.onClose(() => {
        disconnected.abort();
        leave();
      });
      const signal = AbortSignal.any([disconnected.signal, closing]);
      // Sent at once, so that the browser knows it is connected before the first event.
      reply.sse.sendHeaders();
      reply.raw.flushHeaders();
      try {
        for await (const event of progressFeed.subscribe(run.id, seen, signal)) {
          if (!reply.sse.isConnected) return;
          await send(event);
          if (event.type !== 'progress') return;
        }
      } finally {
        leave();
      }
    },
  );

  /** The last event of this run that a reconnecting client has. Each run restarts its ids, so an id past the end is from an earlier run. */
  async function lastSeen(run: Run, lastEventId: string | null): Promise<number | 'all'> {
    const id = /^\d{1,9}$/.test(lastEventId ?? '') ? Number(lastEventId) : 0;
    if (id === 0) return 0;
    const last = (await eventsAfter(database.db, run.id, id - 1)).at(-1);
    if (!last) return 0;
    return last.id === id && last.type !== 'progress' ? 'all' : id;
  }
}
