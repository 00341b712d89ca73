import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#contracts/errors.ts';
import { html } from '#pipeline/report/markup.ts';
import { problemPage } from '../shares/notice-pages.ts';

const FORM = 'application/x-www-form-urlencoded';
/** No form of ours is longer: names, an address, two passwords, a token. */
const MAX_FORM_BYTES = 16_384;
const isForm = ({ headers }: FastifyRequest) => headers['content-type']?.split(';')[0]?.trim().toLowerCase() === FORM;

const continuations = new WeakMap<FastifyRequest, string>();

/** Where a form that was sent without scripts continues when it succeeded; the home page unless set. */
export function continueAt(request: FastifyRequest, path: string): void {
  continuations.set(request, path);
}

/**
 * For the routes of a scope: forms as a browser sends them before, or without, its scripts. They are answered as people expect: on success
 * the home page or `continueAt`, on failure a page with the sentence. A form needs a header that says where it comes from: it is sent without a preflight.
 */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: MAX_FORM_BYTES }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body as string)));
  });
  scope.addHook('onRequest', async (request) => {
    const { origin, 'sec-fetch-site': site } = request.headers;
    if (isForm(request) && origin === undefined && site === undefined)
      throw new AppError('cross-origin', 'Your browser does not say where this form comes from, so it was refused.');
  });
  scope.addHook('onSend', async (request, reply, payload) => {
    if (!isForm(request)) return payload;
    if (reply.statusCode < 300) {
      reply
        .code(303)
        .header('location', continuations.get(request) ?? '/')
        .removeHeader('content-type');
      return '';
    }
    if (!request.headers.accept?.includes('text/html')) return payload;
    const { message } = JSON.parse(String(payload)) as { message: string };
    const page = problemPage('That did not work', message, WAY_ON);
    reply.type('text/html; charset=utf-8').header('content-security-policy', page.policy);
    return page.html;
  });
}

/** Going back shows the form as it was filled in. */
const WAY_ON = html`<p>Go back in your browser to correct it, or open <a href="/auth?tab=sign-in">Sign In</a>, <a href="/register">Register</a> or <a href="/forgot-password">Forgot your password?</a></p>`;
