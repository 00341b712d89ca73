import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#contracts/errors.ts';

const FORM = 'application/x-www-form-urlencoded';
const isForm = ({ headers }: FastifyRequest) => headers['content-type']?.split(';')[0]?.trim().toLowerCase() === FORM;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

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
  scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => {
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
    reply.type('text/html; charset=utf-8');
    return problemPage((JSON.parse(String(payload)) as { message: string }).message);
  });
}

/** Going back shows the form as it was filled in. */
function problemPage(message: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sitebrief</title></head>
<body><main><h1>That did not work</h1><p>${escaped(message)}</p>
<p>Go back in your browser to correct it, or open <a href="/auth?tab=sign-in">Sign In</a> or <a href="/register">Register</a>.</p></main></body></html>
`;
}
