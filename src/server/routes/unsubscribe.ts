import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError, isAppError } from '#contracts/errors.ts';
import { displayHost } from '#contracts/website-url.ts';
import { setMailWhenDone } from '#database/accounts/account-state.ts';
import { findProjectRow } from '#database/projects/projects.ts';
import { switchScheduleMailOff } from '#database/projects/schedules.ts';
import { html, type Markup } from '#pipeline/report/markup.ts';
import type { RouteContext } from '../api-app.ts';
import { type MailSubscription, readUnsubscribeToken, unsubscribePath } from '../mail/unsubscribe-token.ts';
import { clientNetwork } from '../rate-limit/limit-requests.ts';
import { createRateLimiter } from '../rate-limit/rate-limiter.ts';
import { noticePage } from '../shares/notice-pages.ts';

const REQUESTS = { name: 'unsubscribe', max: 60, windowMs: 60_000, perProcess: true };
/** `List-Unsubscribe=One-Click`, as a form of either kind (RFC 8058, 3.1). */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const MAX_FORM_BYTES = 4_096;
const NO_LINK =
  'This link does not work. A part of it may be missing. You can switch mails off in Settings and on the page “Earlier analyses” of a project.';

const Token = z.object({ token: z.string().max(200) });
const schema = { tags: ['account'], params: Token };
const asIs = { serializerCompiler: () => (data: unknown) => data as string };

/**
 * Switches mails off from the mail itself, without signing in: `GET` asks, because programs that check links open it, and only `POST`
 * changes anything, by the button of that page or by a mail program's own (RFC 8058). No cookie is looked at: the signed link allows it, from
 * wherever it is sent.
 */
export async function unsubscribeRoutes(scope: FastifyInstance, { parts }: Pick<RouteContext, 'parts'>): Promise<void> {
  const { db } = parts.database;
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const requests = createRateLimiter(parts, REQUESTS);
  const path = unsubscribePath(':token');

  scope.removeAllContentTypeParsers();
  // What the body says changes nothing.
  scope.addContentTypeParser(FORMS, { parseAs: 'string', bodyLimit: MAX_FORM_BYTES }, (_request, _body, done) => done(null, undefined));
  scope.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow, noarchive' });
    await requests.take(clientNetwork(request.ip));
  });
  scope.setErrorHandler((error, request, reply) => {
    const known = isAppError(error) ? error : null;
    if (!known || known.status >= 500) request.log.error({ err: error }, 'An unsubscribe page failed');
    if (known?.retryAfterSeconds !== undefined) reply.header('retry-after', String(known.retryAfterSeconds));
    const status = known?.status ?? Math.min((error as { statusCode?: number }).statusCode ?? 500, 500);
    const sentence = known?.message ?? (status < 500 ? NO_LINK : 'Something went wrong on our side. Please try again.');
    return send(reply.code(status), status === 404 ? 'Nothing here' : 'That did not work', html`<p>${sentence}</p>`);
  });

  app.get(path, { schema, ...asIs }, async (request, reply) => {
    const { about } = await aboutOf(subscriptionOf(request));
    return send(
      reply,
      'Stop these mails?',
      html`<p>Press the button, and Sitebrief no longer sends you mails ${about}.</p>
<form method="post"><button type="submit">Stop these mails</button></form>`,
    );
  });

  app.post(path, { schema, ...asIs, config: { isOpenToOtherSites: true } }, async (request, reply) => {
    const subscription = subscriptionOf(request);
    const { about, wayBack } = await aboutOf(subscription);
    if (subscription.mails === 'schedule') await switchScheduleMailOff(db, subscription);
    else await setMailWhenDone(db, subscription.userId, false);
    return send(reply, 'You get no more of these mails', html`<p>Sitebrief no longer sends you mails ${about}. ${wayBack}</p>`);
  });

  function subscriptionOf(request: FastifyRequest): MailSubscription {
    const { token } = request.params as z.infer<typeof Token>;
    const subscription = readUnsubscribeToken(token, parts.settings.sessionSecret);
    if (!subscription) throw new AppError('not-found', NO_LINK);
    return subscription;
  }

  async function aboutOf(subscription: MailSubscription): Promise<{ about: string; wayBack: string }> {
    if (subscription.mails === 'analysis-done')
      return { about: 'when an analysis is done', wayBack: 'You can switch them on again in Settings.' };
    const { projectId: id, userId } = subscription;
    const project = await findProjectRow(db, { id, userId, withDeleted: true });
    return {
      about: `about what changed on ${project ? displayHost(project.url) : 'a website whose project was deleted'}`,
      wayBack:
        'The website is still analyzed by schedule. Switch the schedule off, or the mails on again, on the page “Earlier analyses” of the project.',
    };
  }
}

function send(reply: FastifyReply, title: string, body: Markup): FastifyReply {
  const { html: page, policy } = noticePage(title, body);
  return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page);
}
