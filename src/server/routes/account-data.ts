import { Readable } from 'node:stream';
import type { User } from '#contracts/user.ts';
import { findAgency, findLogo } from '#database/accounts/agencies.ts';
import { listApiKeys } from '#database/accounts/api-keys.ts';
import { listBuilderConnections } from '#database/accounts/builder-connections.ts';
import { listSessionsOf } from '#database/accounts/sessions.ts';
import { listUsage } from '#database/accounts/usage.ts';
import {
  listOwnActivities,
  listOwnAuditEntries,
  listOwnRuns,
  listOwnSecurity,
  listOwnVerifications,
} from '#database/accounts/user-data-export.ts';
import { listOwnBatches } from '#database/projects/batches.ts';
import { listExports } from '#database/projects/exports.ts';
import { listDeletedProjects } from '#database/projects/organize.ts';
import { findProject, listProjectIds } from '#database/projects/projects.ts';
import { findSchedule } from '#database/projects/schedules.ts';
import { listOwnShares } from '#database/projects/shares.ts';
import { listStoredVersions } from '#database/projects/text-versions.ts';
import { listProjectScreenshots } from '#database/runs/page-screenshots.ts';
import { listKeptAnalyses } from '#database/runs/past-analyses.ts';
import { eventsAfter } from '#database/runs/run-events.ts';
import { findScreenshot } from '#database/runs/screenshots.ts';
import type { ApiApp, RouteContext } from '../api-app.ts';
import { currentUser } from '../auth/guards.ts';
import { serializeSession } from '../auth/serialize-session.ts';
import { attachment } from '../projects/file-names.ts';
import { readKeptAnalysis } from '../projects/kept-analyses.ts';
import { serializeProject } from '../projects/serialize-project.ts';
import { limitPerMinute } from '../rate-limit/limit-requests.ts';

/** Each download reads all of a user's data. */
const DOWNLOADS_PER_MINUTE = 6;

/** Everything that is stored about a user, as one JSON file. */
export function accountDataRoutes(app: ApiApp, { parts, signedIn }: RouteContext): void {
  const { db } = parts.database;

  app.get(
    '/api/account/export',
    { onRequest: signedIn, ...limitPerMinute(parts, DOWNLOADS_PER_MINUTE), schema: { tags: ['account'] } },
    async (request, reply) => {
      const user = currentUser(request);
      const name = `sitebrief-${parts.now().toISOString().slice(0, 10)}.json`;
      reply.type('application/json; charset=utf-8').header('content-disposition', attachment(name));
      return reply.send(Readable.from(pieces(user, request.session.sessionId)));
    },
  );

  /** The file in pieces: a project can be a megabyte, and only one is in memory at a time. */
  async function* pieces(user: User, currentSession: string): AsyncGenerator<string> {
    const sessions = await listSessionsOf(db, user.id, parts.now());
    const head = {
      writtenAt: parts.now().toISOString(),
      account: user,
      sessions: sessions.map((session) => serializeSession(session, currentSession)),
      apiKeys: await listApiKeys(db, user.id),
      builderConnections: await listBuilderConnections(db, user.id),
      agency: await ownAgency(user.id),
      usage: await listUsage(db, user.id),
      activities: await listOwnActivities(db, user.id),
      listsOfSites: await listOwnBatches(db, user.id),
      administration: await listOwnAuditEntries(db, user.id),
      ...(await listOwnSecurity(db, user.id)),
    };
    yield `${JSON.stringify(head, null, 1).slice(0, -2)},\n "analyses": [`;
    let separator = '\n';
    for (const run of await listOwnRuns(db, user.id)) {
      yield `${separator}${JSON.stringify({ ...run, events: await eventsAfter(db, run.id, 0) })}`;
      separator = ',\n';
    }
    yield '\n ],\n "projects": [';
    separator = '\n';
    const deleted = new Map((await listDeletedProjects(db, user.id, parts.now())).map(({ id, deletedAt }) => [id, deletedAt]));
    for (const id of await listProjectIds(db, user.id)) {
      const owner = { id, userId: user.id, withDeleted: true };
      const stored = await findProject(db, owner);
      // Deleted in the meantime.
      if (!stored) continue;
      const exports = await listExports(db, { projectId: id, userId: user.id, withDeleted: true });
      const verifications = await listOwnVerifications(db, id);
      const shares = await listOwnShares(db, id);
      const schedule = await findSchedule(db, { projectId: id, userId: user.id, withDeleted: true });
      const screenshots = [];
      for (const kind of stored.screenshots) {
        const image = await findScreenshot(db, { ...owner, kind });
        if (image) screenshots.push({ kind, picture: `data:${image.mediaType};base64,${image.bytes.toString('base64')}` }); // words: allow
      }
      const { strategy, strategyEdits, optimizerGenerated, ownerFacts, keptPrompt } = stored;
      const own = { strategy, strategyEdits, optimizerGenerated, ownerFacts, keptPrompt, deletedAt: deleted.get(id) ?? null };
      const pageScreenshots = await listProjectScreenshots(db, id);
      const { versions, bases: versionBases } = await listStoredVersions(db, id);
      const images = { pictures: screenshots, pageScreenshots }; // words: allow
      const record = {
        ...serializeProject(stored, parts.pipeline),
        ...own,
        exports,
        versions,
        versionBases,
        verifications,
        shares,
        schedule,
        ...images,
      };
      yield `${separator}${JSON.stringify(record).slice(0, -1)},"earlierAnalyses":[`;
      yield* earlierAnalyses({ projectId: id, userId: user.id, withDeleted: true });
      yield ']}';
      separator = ',\n';
    }
    yield '\n ]\n}\n';
  }

  async function* earlierAnalyses(owner: { projectId: string; userId: string; withDeleted: boolean }): AsyncGenerator<string> {
    let separator = '';
    for (const { id, isCurrent } of await listKeptAnalyses(db, owner)) {
      const kept = isCurrent ? null : await readKeptAnalysis(parts, { ...owner, id });
      if (!kept) continue;
      yield `${separator}${JSON.stringify(kept)}`;
      separator = ',';
    }
  }

  async function ownAgency(userId: string) {
    const { name, color } = await findAgency(db, userId);
    const logo = await findLogo(db, userId);
    return { name, color, logo: logo && `data:${logo.mediaType};base64,${Buffer.from(logo.bytes).toString('base64')}` };
  }
}
