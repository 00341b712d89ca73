import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { AppError } from '#contracts/errors.ts';
import { PageToday, TakePageScreenshotsInput } from '#contracts/page-screenshots.ts';
import { ScreenshotLink } from '#contracts/project.ts';
import { PAGE_SCREENSHOT_KINDS, type PageScreenshotKind } from '#contracts/screenshots.ts';
import type { Site } from '#contracts/site.ts';
import type { PagePlanItem, Strategy } from '#contracts/strategy.ts';
import { displayHost } from '#contracts/website-url.ts';
import { findProject } from '#database/projects/projects.ts';
import {
  findPageScreenshot,
  findVerificationScreenshot,
  pageScreenshotKinds,
  savePageScreenshots,
} from '#database/runs/page-screenshots.ts';
import { findScreenshot } from '#database/runs/screenshots.ts';
import { isSameSite } from '#pipeline/crawl/url-key.ts';
import { type ApiApp, IdParams, type RouteContext } from '../api-app.ts';
import { currentUser, isDemoCall, ownerOf } from '../auth/guards.ts';
import { buildStrategy } from '../projects/generate-prompt.ts';
import { editedStrategy } from '../projects/owner-edits.ts';
import { foundProject, getStages } from '../projects/serialize-project.ts';
import { limitPerMinute } from '../rate-limit/limit-requests.ts';

const PathQuery = z.object({ path: z.string().startsWith('/').max(2_000) });
const ImageParams = IdParams.extend({ kind: z.enum(PAGE_SCREENSHOT_KINDS) });
const CheckImageParams = ImageParams.extend({ verificationId: IdParams.shape.id });
/** Each opens a page of another site in the browser. */
const TAKEN_PER_MINUTE = 20;
/** Pages of one user that are opened at the same time; the browser is shared with everybody. */
const OPENED_AT_ONCE = 2;
/** After the next analysis it may differ. */
const CACHED = 'private, max-age=300';
/** What a check saw never changes. */
const CACHED_LONG = 'private, max-age=86400, immutable';
/** Opened on its own, an image from another site must not run anything on our origin. */
const INERT = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox";

const NO_STRATEGY = 'There is no strategy yet. Please generate it first.';
const NO_BROWSER = 'Screenshots need a browser, and this server has none.';
const NONE = 'This screenshot does not exist.';
const ONE_BY_ONE = 'Other pages of yours are being opened. Please try again in a moment.';

/** Screenshots of the pages of a project's site, taken when their owner looks at them, and of the new site as a check saw it. */
export function pageScreenshotRoutes(app: ApiApp, { parts, signedIn, signedInOrDemo, notDemo, closing }: RouteContext): void {
  const { database, demo, pipeline, takePageScreenshots } = parts;
  const { db } = database;
  const path = '/api/projects/:id/page-screenshots';
  const tags = ['projects'];
  /** What is being taken, by user, run and path: a second request for the same page waits for the first. */
  const taking = new Map<string, Map<string, Promise<void>>>();

  app.get(
    path,
    { onRequest: signedInOrDemo, schema: { tags, params: IdParams, querystring: PathQuery, response: { 200: PageToday } } },
    async (request): Promise<PageToday> => {
      const { path: page } = request.query;
      const { id } = request.params;
      if (!isDemoCall(request)) return answer(ownerOf(request), page);
      const { stages } = foundProject(demo.find(id));
      const today = await pageToday(page, stages.crawl, buildStrategy(stages, pipeline));
      const kinds = PAGE_SCREENSHOT_KINDS.filter((kind) => demo.pageScreenshot(id, page, kind) !== null);
      const reason = kinds.length > 0 ? '' : today.reason || 'The sample has no screenshot of this page.';
      return { path: page, url: today.url, images: linksOf(id, page, kinds, '&demo=true'), canTake: false, reason };
    },
  );

  app.post(
    path,
    {
      onRequest: [notDemo, signedIn],
      ...limitPerMinute(parts, TAKEN_PER_MINUTE),
      schema: { tags, params: IdParams, body: TakePageScreenshotsInput, response: { 200: PageToday } },
    },
    async (request): Promise<PageToday> => {
      const owner = ownerOf(request);
      const { path: page } = request.body;
      const before = await answer(owner, page);
      if (before.images.length > 0) return before;
      const { runId, today } = await find(owner, page);
      if (today.url === null || today.reason !== '') throw new AppError('not-found', today.reason);
      await takeOnce(owner.userId, { runId, page, url: today.url });
      return answer(owner, page);
    },
  );

  app.get(
    `${path}/:kind`,
    {
      onRequest: signedInOrDemo,
      schema: { tags, params: ImageParams, querystring: PathQuery, response: { 200: z.any() } },
      serializerCompiler: () => (data) => data as string,
    },
    async (request, reply) => {
      const { id, kind } = request.params;
      const { path: page } = request.query;
      if (isDemoCall(request)) return send(reply, demo.pageScreenshot(id, page, kind), CACHED);
      const { id: projectId, userId } = ownerOf(request);
      return send(reply, await findPageScreenshot(db, { projectId, userId, path: page, kind }), CACHED);
    },
  );

  app.get(
    '/api/projects/:id/verifications/:verificationId/screenshots/:kind',
    {
      onRequest: signedInOrDemo,
      schema: { tags: ['verification'], params: CheckImageParams, querystring: PathQuery, response: { 200: z.any() } },
      serializerCompiler: () => (data) => data as string,
    },
    async (request, reply) => {
      const { id, verificationId, kind } = request.params;
      const { path: page } = request.query;
      if (isDemoCall(request)) return send(reply, demo.newScreenshot(id, page, kind), CACHED);
      const { id: projectId, userId } = ownerOf(request);
      const image = await findVerificationScreenshot(db, { projectId, userId, id: verificationId, path: page, kind });
      return send(reply, image, CACHED_LONG);
    },
  );

  type Owner = { id: string; userId: string };

  /** The current analysis of a user's project, and where the page is today. Throws `not-found`, and `conflict` without a strategy. */
  async function find(owner: Owner, page: string): Promise<{ runId: string; today: Today }> {
    const stored = foundProject(await findProject(db, owner));
    const stages = getStages(stored, pipeline);
    const strategy = editedStrategy(stored, pipeline);
    if (!stages || !strategy || stored.runId === null) throw new AppError('conflict', NO_STRATEGY);
    return { runId: stored.runId, today: await pageToday(page, stages.crawl, strategy) };
  }

  async function answer(owner: Owner, page: string): Promise<PageToday> {
    const { id: projectId, userId } = owner;
    const { today } = await find(owner, page);
    const kinds = await pageScreenshotKinds(db, { projectId, userId, path: page });
    const reason = kinds.length > 0 ? '' : today.reason || (takePageScreenshots ? '' : NO_BROWSER);
    return { path: page, url: today.url, images: linksOf(projectId, page, kinds), canTake: reason === '' && kinds.length === 0, reason };
  }

  async function takeOnce(userId: string, what: { runId: string; page: string; url: string }): Promise<void> {
    const ofUser = taking.get(userId) ?? new Map<string, Promise<void>>();
    const key = `${what.runId} ${what.page}`;
    const running = ofUser.get(key);
    if (running) return running;
    if (ofUser.size >= OPENED_AT_ONCE) throw new AppError('too-many-requests', ONE_BY_ONE, { retryAfterSeconds: 5 });
    taking.set(userId, ofUser);
    const work = take(what).finally(() => {
      ofUser.delete(key);
      if (ofUser.size === 0) taking.delete(userId);
    });
    ofUser.set(key, work);
    return work;
  }

  async function take({ runId, page, url }: { runId: string; page: string; url: string }): Promise<void> {
    if (!takePageScreenshots) throw new AppError('unavailable', NO_BROWSER);
    await savePageScreenshots(db, runId, { path: page, screenshots: await takePageScreenshots(url, closing) });
  }
}

function linksOf(id: string, page: string, kinds: readonly PageScreenshotKind[], more = ''): PageToday['images'] {
  const base = `/api/projects/${encodeURIComponent(id)}/page-screenshots`;
  return kinds.map((kind) => ({ kind, url: `${base}/${kind}?path=${encodeURIComponent(page)}${more}` }));
}

function send(reply: FastifyReply, image: { mediaType: string; bytes: Buffer } | null, cache: string) {
  if (!image) throw new AppError('not-found', NONE);
  return reply.type(image.mediaType).header('cache-control', cache).header('content-security-policy', INERT).send(image.bytes);
}

/** `newest`: of the newest analysis, which may still be running. */
const ScreenshotQuery = z.object({ of: z.enum(['current', 'newest']).default('current') });
const ScreenshotParams = IdParams.extend({ kind: ScreenshotLink.shape.kind });
/** Of an analysis that is running: the next one has the same address. */
const REPLACED = 'private, no-cache';

/** Screenshots of a project's home page, for its owner only. */
export function screenshotRoutes(app: ApiApp, { parts, signedInOrDemo }: RouteContext): void {
  app.get(
    '/api/projects/:id/screenshots/:kind',
    {
      onRequest: signedInOrDemo,
      schema: { tags: ['projects'], params: ScreenshotParams, querystring: ScreenshotQuery, response: { 200: z.any() } },
      serializerCompiler: () => (data) => data as string,
    },
    async (request, reply) => {
      const { id, kind } = request.params;
      const { of } = request.query;
      const stored = kind === 'full' ? 'fullPage' : kind;
      const image = isDemoCall(request)
        ? parts.demo.screenshot(id, stored)
        : await findScreenshot(parts.database.db, { id, userId: currentUser(request).id, kind: stored, of });
      return send(reply, image, of === 'newest' ? REPLACED : CACHED);
    },
  );
}

/** Where a page of the plan is today, or why there is nothing to show of it, a sentence. */
type Today = { url: string; reason: '' } | { url: string | null; reason: string };

const NEW_PAGE = 'This page is new: there is nothing of it today.';
const UNKNOWN = 'This page is not in the plan.';

/**
 * Where a page of the plan is today. A page that was not read is opened only where the site's robots.txt, as it was read then, allows it.
 */
async function pageToday(path: string, site: Site, strategy: Strategy): Promise<Today> {
  const planned = findPlanned(path, strategy);
  if (!planned) return { url: null, reason: UNKNOWN };
  if (planned.decision === 'add') return { url: null, reason: NEW_PAGE };
  const url = URL.parse(planned.url, site.url)?.href;
  if (!url || !isSameSite(url, site.url)) return { url: null, reason: 'This page is on another site.' };
  if (planned.read !== false || (await mayRead(url, site))) return { url, reason: '' };
  return { url, reason: `${displayHost(site.url)} asks programs not to open this page (robots.txt), so there is no screenshot of it.` };
}

function findPlanned(path: string, { craft, engineer }: Strategy): Pick<PagePlanItem, 'url' | 'decision' | 'read'> | undefined {
  const planned = engineer.pagePlan.find((page) => page.path === path);
  if (planned) return planned;
  return path === craft.pages[0]?.path ? { url: path, decision: 'keep' } : undefined;
}

async function mayRead(url: string, { robots, unread }: Site): Promise<boolean> {
  if (unread.some((page) => page.url === url && page.reason === 'robots')) return false;
  // Without an answer, or after a server error, everything is forbidden (RFC 9309, section 2.3.1.4).
  if (robots.status === null || robots.status >= 500 || robots.status === 429) return false;
  const { parseRobotsTxt } = await import('#pipeline/crawl/robots.ts');
  return parseRobotsTxt(robots.url, robots.status, robots.text).allows(url);
}
