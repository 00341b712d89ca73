import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError, isAppError } from '#contracts/errors.ts';
import { PAPER_FORMATS } from '#contracts/share.ts';
import { ReportImage } from '#contracts/shared-report.ts';
import { countOpen, findShare, type OpenShare } from '#database/projects/shares.ts';
import { REPORT_FONTS } from '#pipeline/report/report-links.ts';
import type { ReportPage } from '#pipeline/report/write-report.ts';
import type { RouteContext } from '../api-app.ts';
import { logSecurityEvent } from '../auth/security-log.ts';
import { readBlueprintFile } from '../blueprint/blueprints.ts';
import { makeFileKey, readFileKey } from '../blueprint/file-key.ts';
import { sendBlueprintFile } from '../blueprint/send-file.ts';
import { encodingFor } from '../plugins/encodings.ts';
import { attachment, safeFileName } from '../projects/file-names.ts';
import { clientNetwork, limitPerMinute } from '../rate-limit/limit-requests.ts';
import { createRateLimiter } from '../rate-limit/rate-limiter.ts';
import { readFont } from '../report/report-fonts.ts';
import { passwordPage, problemPage } from '../shares/notice-pages.ts';
import { hashToken, makeAccess, mayRead } from '../shares/share-access.ts';
import { createSharePages } from '../shares/share-pages.ts';

const MINUTE_MS = 60_000;
const REQUESTS_PER_MINUTE = 600;
const PDFS_PER_MINUTE = 6;
/** Wrong passwords, as for signing in. */
const TRIES_PER_SHARE = { name: 'share password', max: 20, windowMs: 15 * MINUTE_MS };
const TRIES_PER_NETWORK = { name: 'share password address', max: 30, windowMs: 15 * MINUTE_MS };
const MAX_FORM_BYTES = 4_096;
const FORM = 'application/x-www-form-urlencoded';
export const SHARE_COOKIE = 'sitebrief_share';
/** In the key that opens the blueprint's files: a link, not a user. */
const KEY_HOLDER = 'share';

/**
 * Makes browsers start a second process once they see this header, with the first one ready: 0.1 to 0.2 s before anything is shown. It keeps a
 * page apart from the one that opened it, which here has the link and could read the report itself; with a password it may not know that.
 */
const OWN_PROCESS = 'cross-origin-opener-policy';

const NO_LINK = 'This link does not work. It may have been revoked or have ended, or a part of it is missing. Please ask for a new one.';
const WRONG_PASSWORD = 'This password is wrong.';
const PASSWORD_NEEDED = 'Open the report and enter its password first.';

const Token = z.object({ token: z.string() });
const asIs = { serializerCompiler: () => (data: unknown) => data as string };
const schema = { hide: true } as object;

/**
 * What people see who have a link: the page of a shared project, its files, its PDF. Nothing here needs an account or sets more than the
 * cookie that remembers a password; nothing is indexed; a link that is revoked or over is 404 at once, and looks like one that never was.
 */
export async function sharedPages(scope: FastifyInstance, { parts, reports }: Pick<RouteContext, 'parts' | 'reports'>): Promise<void> {
  const { database, settings, now } = parts;
  const { db } = database;
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const pages = createSharePages(reports);
  const requests = createRateLimiter(parts, { name: 'share requests', max: REQUESTS_PER_MINUTE, windowMs: MINUTE_MS, perProcess: true });
  const triesByShare = createRateLimiter(parts, TRIES_PER_SHARE);
  const triesByNetwork = createRateLimiter(parts, TRIES_PER_NETWORK);
  const path = '/s/:token';

  await scope.register(cookie);
  scope.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: MAX_FORM_BYTES }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body as string)));
  });
  scope.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    });
    await requests.take(clientNetwork(request.ip));
  });
  scope.setErrorHandler((error, request, reply) => {
    const known = isAppError(error) ? error : null;
    if (!known || known.status >= 500) request.log.error({ err: error }, 'A shared page failed');
    if (known?.retryAfterSeconds !== undefined) reply.header('retry-after', String(known.retryAfterSeconds));
    const given = (error as { statusCode?: number }).statusCode ?? 500;
    const status = known?.status ?? Math.min(given, 500);
    const sentence = known?.message ?? (status < 500 ? 'This request is invalid.' : 'Something went wrong on our side. Please try again.');
    return send(reply, status, problemPage(status === 404 ? 'Nothing here' : 'That did not work', sentence));
  });

  app.get('/s/fonts/:font', { schema, ...asIs }, async (request, reply) => {
    const font = z.enum(Object.keys(REPORT_FONTS) as (keyof typeof REPORT_FONTS)[]).safeParse((request.params as { font: string }).font);
    if (!font.success) throw new AppError('not-found', 'There is nothing at this address.');
    return reply
      .type('font/woff2')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(await readFont(font.data));
  });

  app.get(path, { schema: { ...schema, params: Token } }, async (request, reply) => {
    const { share, base } = await open(request);
    if (!isUnlocked(request, share)) return send(reply, 403, passwordPage());
    const fileKey = makeFileKey({ projectId: share.id, userId: KEY_HOLDER, sessionEpoch: 0 }, settings.sessionSecret, now());
    const { bodies, policy } = await pages.page(share, { base, fileKey });
    if (request.method === 'GET') await countOpen(db, share.id, now());
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    reply.headers({ vary: 'Accept-Encoding', 'content-security-policy': policy });
    if (share.passwordHash === null) reply.removeHeader(OWN_PROCESS);
    return reply.type('text/html; charset=utf-8').send(bodies[encoding]);
  });

  app.post(path, { schema: { ...schema, params: Token } }, async (request, reply) => {
    const { share, base } = await open(request);
    if (share.passwordHash === null) return reply.redirect(base, 303);
    const { password } = (request.body ?? {}) as { password?: unknown };
    const network = clientNetwork(request.ip);
    await triesByNetwork.take(network);
    await triesByShare.take(share.id);
    if (!(await parts.passwords.isRight(share.passwordHash, String(password ?? '').slice(0, 200)))) {
      logSecurityEvent(request, 'share-password-wrong');
      return send(reply, 403, passwordPage(WRONG_PASSWORD));
    }
    await triesByNetwork.refund(network);
    await triesByShare.refund(share.id);
    const secure = settings.publicUrl?.startsWith('https:') ?? request.protocol === 'https';
    const access = makeAccess(share, settings.sessionSecret, now());
    reply.setCookie(SHARE_COOKIE, access, { path: base, httpOnly: true, sameSite: 'lax', secure });
    return reply.redirect(base, 303);
  });

  app.get(
    `${path}/images/:name`,
    { schema: { ...schema, params: Token.extend({ name: z.string() }) }, ...asIs },
    async (request, reply) => {
      const { share } = await openUnlocked(request);
      const name = ReportImage.safeParse(request.params.name).data;
      const source = await pages.source(share);
      const isShown = name !== undefined && source.report(share.sections).images.includes(name);
      const image = isShown ? await reports.images(source, name, share.state) : null;
      if (!image) throw new AppError('not-found', 'There is no such image.');
      return reply.type(image.mediaType).header('cache-control', 'private, no-cache').send(image.bytes);
    },
  );

  app.get(
    `${path}/report.pdf`,
    {
      ...limitPerMinute(parts, PDFS_PER_MINUTE),
      schema: { ...schema, params: Token, querystring: z.object({ format: z.enum(PAPER_FORMATS).default('a4') }) },
      ...asIs,
    },
    async (request, reply) => {
      const { share } = await openUnlocked(request);
      const pdf = await pages.pdf(share, request.query.format);
      const { site } = (await pages.source(share)).report([]);
      return reply
        .type('application/pdf')
        .header('content-disposition', attachment(`${safeFileName(site.host) || 'website'}-report.pdf`))
        .send(pdf);
    },
  );

  app.get(
    `${path}/blueprint/:key/*`,
    { schema: { ...schema, params: Token.extend({ key: z.string(), '*': z.string() }) }, ...asIs },
    async (request, reply) => {
      const { share } = await open(request);
      const { key, '*': file } = request.params;
      // The files are read by a page without an origin, which sends no cookies: the key shows that the password was known.
      const holder = readFileKey(key, share.id, settings.sessionSecret, now());
      const isAllowed = holder?.userId === KEY_HOLDER && share.sections.includes('blueprint');
      const drawing = isAllowed ? (await pages.source(share)).draw() : null;
      const content = drawing && (await readBlueprintFile(drawing, file));
      if (content === null || content === undefined) throw new AppError('not-found', NO_LINK);
      return sendBlueprintFile(reply, { file, content, cache: 'private, max-age=60' });
    },
  );

  /** Throws `not-found` for a link that does not work, whatever the reason. */
  async function open(request: FastifyRequest): Promise<{ share: OpenShare; base: string }> {
    const { token } = request.params as z.infer<typeof Token>;
    const share = await findShare(db, hashToken(token), now());
    if (!share) throw new AppError('not-found', NO_LINK);
    return { share, base: `/s/${encodeURIComponent(token)}` };
  }

  async function openUnlocked(request: FastifyRequest): Promise<{ share: OpenShare }> {
    const { share } = await open(request);
    if (!isUnlocked(request, share)) throw new AppError('not-allowed', PASSWORD_NEEDED);
    return { share };
  }

  const isUnlocked = (request: FastifyRequest, share: OpenShare) =>
    mayRead(share, request.cookies[SHARE_COOKIE], settings.sessionSecret, now());
}

function send(reply: FastifyReply, status: number, { html, policy }: ReportPage): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').header('content-security-policy', policy).send(html);
}
