import type { ApiApp } from '../api-app.ts';
import { endSession } from '../auth/session.ts';

/** Links that a browser navigates to: the sign-in screen and signing out. */
export function accountLinkRoutes(app: ApiApp): void {
  app.get('/api/login', { schema: { hide: true } as object }, async (_request, reply) => reply.redirect('/auth?tab=sign-in'));

  // A GET with a side effect, so that signing out is a plain link; a link on another site must not be able to sign users out.
  app.get('/api/logout', { schema: { hide: true } as object }, async (request, reply) => {
    const site = request.headers['sec-fetch-site'];
    if (site !== 'cross-site' && site !== 'same-site') await endSession(request, reply);
    return reply.redirect('/');
  });
}
