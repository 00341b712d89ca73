import { AppError } from '#contracts/errors.ts';
import { Schedule, ScheduleInput } from '#contracts/schedule.ts';
import { findProject } from '#database/projects/projects.ts';
import { findSchedule, saveSchedule } from '#database/projects/schedules.ts';
import { type ApiApp, IdParams, type RouteContext } from '../api-app.ts';
import { ownerOf } from '../auth/guards.ts';
import { ownProject } from '../projects/own-project.ts';
import { foundProject } from '../projects/serialize-project.ts';

const NOT_ANALYZED = 'This website has not been analyzed yet. Analyze it once; from then on it can be analyzed again by itself.';

/** Whether and when a project's site is analyzed again by itself. */
export function scheduleRoutes(app: ApiApp, { parts, signedIn, notDemo }: RouteContext): void {
  const { db } = parts.database;
  const tags = ['analysis'];
  const canMail = parts.enqueueMail !== null;

  app.get(
    '/api/projects/:id/schedule',
    { onRequest: [notDemo, signedIn], schema: { tags, params: IdParams, response: { 200: Schedule } } },
    async (request): Promise<Schedule> => {
      return { ...(await findSchedule(db, await ownProject(request, parts))), canMail };
    },
  );

  app.put(
    '/api/projects/:id/schedule',
    { onRequest: [notDemo, signedIn], schema: { tags, params: IdParams, body: ScheduleInput, response: { 200: Schedule } } },
    async (request): Promise<Schedule> => {
      const { id, userId } = ownerOf(request);
      const { runId } = foundProject(await findProject(db, { id, userId }));
      if (runId === null && request.body.every !== null) throw new AppError('conflict', NOT_ANALYZED);
      return { ...(await saveSchedule(db, id, request.body, parts.now())), canMail };
    },
  );
}
