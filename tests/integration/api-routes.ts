// Every route of the server with who may call it, for the tests that go through all of them.
import type { ApiScope } from '#contracts/api-keys.ts';
import { registration } from './build-test-app.ts';

export const PEOPLE = ['visitor', 'inactive', 'other', 'admin', 'super_admin', 'owner'] as const;
/** `owner` and `other` are plain users; `owner` has what the call is about. */
export type Who = (typeof PEOPLE)[number];

/** Ids used in a request, created for each request. */
export type Ids = {
  project: string;
  report: string;
  export: string;
  version: string;
  share: string;
  batch: string;
  connection: string;
  session: string;
  key: string;
  target: string;
  failedJob: string;
  invitation: string;
};

export type ApiRoute = {
  /** Status for each of `PEOPLE`. */
  answers: Record<Who, number>;
  /** What an API key needs; without it the route is closed to keys. `none`: a page or probe that looks at no key. `any`: each call says what it needs. */
  scope?: ApiScope | 'none' | 'any';
  /** Address with its ids filled in; the route's own when there are none. */
  url?: (ids: Ids) => string;
  /** A right body, where the call has a contract for one; `{}` where it takes none. */
  body?: () => Record<string, unknown>;
  /** Whether a query that is not known is refused. */
  strictQuery?: boolean;
  /** Whether a right call ends the caller's session: others may not share it. */
  endsSession?: boolean;
};

const everyone = (status: number): ApiRoute['answers'] => same(status, status, status);
const signedIn = (status: number) => same(status, 401, status);
const administrators = (status: number) => same(403, 401, status);
/** A stranger learns nothing of what is not theirs, administrators neither. */
const ownerOnly = (status: number) => ({ ...same(404, 401, 404), owner: status });
const same = (user: number, nobody: number, administrator: number): ApiRoute['answers'] => ({
  ...{ visitor: nobody, inactive: nobody, other: user, owner: user, admin: administrator, super_admin: administrator },
});

const project = (rest: string) => (ids: Ids) => `/api/projects/${ids.project}${rest}`;
const target = (rest: string) => (ids: Ids) => `/api/admin/users/${ids.target}${rest}`;
let people = 0;
let quota = 300;
const newEmail = () => `matrix-${++people}@example.com`;
export const PASSWORD = 'correct horse battery';

export const API_ROUTES: Record<string, ApiRoute> = {
  'GET /': { answers: everyone(503), scope: 'none' },
  'GET /demo': { answers: everyone(503), scope: 'none' },
  'GET /privacy': { answers: everyone(503), scope: 'none' },
  'GET /register': { answers: everyone(503), scope: 'none' },
  'GET /auth': { answers: everyone(503), scope: 'none' },
  'GET /login': { answers: everyone(503), scope: 'none' },
  'GET /forgot-password': { answers: everyone(503), scope: 'none' },
  'GET /reset-password': { answers: everyone(503), scope: 'none' },
  'GET /confirm-address': { answers: everyone(503), scope: 'none' },
  'GET /invitation': { answers: everyone(503), scope: 'none' },
  'GET /second-factor': { answers: everyone(503), scope: 'none' },
  'GET /robots.txt': { answers: everyone(200), scope: 'none' },
  'GET /sitemap.xml': { answers: everyone(200), scope: 'none' },
  'GET /llms.txt': { answers: everyone(200), scope: 'none' },
  'GET /healthz': { answers: everyone(200), scope: 'none' },
  'GET /readyz': { answers: everyone(200), scope: 'none' },
  'GET /metrics': { answers: everyone(200), scope: 'none' },
  'GET /api/docs': { answers: everyone(200), scope: 'none' },
  'GET /api/docs/static/index.html': { answers: everyone(302), scope: 'none' },
  'GET /api/docs/static/swagger-initializer.js': { answers: everyone(200), scope: 'none' },
  'GET /api/docs/json': { answers: everyone(200), scope: 'none' },
  'GET /api/docs/yaml': { answers: everyone(200), scope: 'none' },
  'GET /api/docs/static/*': { answers: everyone(200), scope: 'none', url: () => '/api/docs/static/index.css' },
  'GET /api/logo-url': { answers: everyone(200), scope: 'read' },
  'GET /api/login': { answers: everyone(302) },
  'GET /api/logout': { answers: everyone(302), endsSession: true },

  'POST /api/auth/register': { answers: everyone(201), body: () => registration(newEmail()), endsSession: true },
  'POST /api/auth/login': { answers: everyone(401), body: () => ({ email: 'nobody@example.com', password: 'wrong one' }) },
  'POST /api/auth/logout': { answers: everyone(200), body: () => ({}), endsSession: true },
  'GET /api/auth/user': { answers: signedIn(200) },

  'POST /api/auth/second-factor': { answers: everyone(401), body: () => ({ code: '123456' }) },
  'POST /api/auth/forgot-password': { answers: everyone(202), body: () => ({ email: 'nobody@example.com' }) },
  // None of these is a token of anybody.
  'POST /api/auth/reset-password': { answers: everyone(400), body: () => ({ token: 'x'.repeat(43), password: 'a whole new password' }) },
  'POST /api/auth/confirm-address': { answers: everyone(400), body: () => ({ token: 'x'.repeat(43) }) },
  'POST /api/auth/invitation': { answers: everyone(400), body: () => ({ token: 'x'.repeat(43) }) },
  'POST /api/auth/accept-invitation': {
    answers: everyone(400),
    body: () => ({ token: 'x'.repeat(43), firstName: 'Ivy', lastName: 'Invited', phoneNumber: '1', password: 'a whole new password' }),
  },

  'GET /api/account': { answers: signedIn(200) },
  'PUT /api/account/notifications': { answers: signedIn(200), body: () => ({ mailWhenDone: true }) },
  'PUT /api/account/email': { answers: signedIn(200), body: () => ({ email: newEmail(), password: PASSWORD }) },
  'POST /api/account/confirm-address': { answers: signedIn(202), body: () => ({}) },
  'GET /api/account/security-events': { answers: signedIn(200) },
  'POST /api/account/second-factor': { answers: signedIn(200), body: () => ({ password: PASSWORD }) },
  // A wrong code; none has a second factor to prove.
  'PUT /api/account/second-factor': { answers: signedIn(403), body: () => ({ code: '000000' }) },
  'DELETE /api/account/second-factor': { answers: signedIn(409), body: () => ({ password: PASSWORD, code: '000000' }) },
  'POST /api/account/recovery-codes': { answers: signedIn(409), body: () => ({ password: PASSWORD, code: '000000' }) },

  'PATCH /api/account': { answers: signedIn(200), body: () => ({ firstName: 'Augusta' }) },
  'POST /api/account/password': {
    answers: signedIn(200),
    body: () => ({ currentPassword: PASSWORD, newPassword: 'another horse battery', confirmPassword: 'another horse battery' }),
    endsSession: true,
  },
  'DELETE /api/account': { answers: same(204, 401, 403), body: () => ({ password: PASSWORD }), endsSession: true },
  'GET /api/account/sessions': { answers: signedIn(200) },
  'DELETE /api/account/sessions': { answers: signedIn(200), body: () => ({}) },
  'DELETE /api/account/sessions/:id': {
    answers: ownerOnly(204),
    url: (ids) => `/api/account/sessions/${ids.session}`,
    endsSession: true,
  },
  'GET /api/account/export': { answers: signedIn(200) },
  // A session opens nothing here.
  'POST /mcp': { answers: everyone(401), scope: 'any', body: () => ({ jsonrpc: '2.0', id: 1, method: 'ping' }) },
  'GET /mcp': { answers: everyone(401), scope: 'any' },
  'DELETE /mcp': { answers: everyone(401), scope: 'any' },
  'GET /api/keys': { answers: signedIn(200) },
  'POST /api/keys': { answers: signedIn(201), body: () => ({ name: 'Agent', scopes: ['read'] }) },
  'DELETE /api/keys/:id': { answers: ownerOnly(204), url: (ids) => `/api/keys/${ids.key}` },
  'GET /api/usage': { answers: signedIn(200), scope: 'read' },
  'GET /api/builders': { answers: signedIn(200), scope: 'read' },
  'PUT /api/builders/:id': {
    answers: ownerOnly(200),
    scope: 'write',
    url: (ids) => `/api/builders/${ids.connection}`,
    body: () => ({ isEnabled: false, notes: 'ours' }),
  },

  'POST /api/analyze': { answers: signedIn(202), scope: 'analyze', body: () => ({ url: 'harbour.example' }) },
  'POST /api/batches': { answers: signedIn(201), scope: 'analyze', body: () => ({ urls: ['harbour.example'] }) },
  'GET /api/batches': { answers: signedIn(200), scope: 'read' },
  'GET /api/batches/:id': { answers: ownerOnly(200), scope: 'read', url: (ids) => `/api/batches/${ids.batch}` },
  'POST /api/batches/:id/cancel': {
    answers: ownerOnly(200),
    scope: 'analyze',
    url: (ids) => `/api/batches/${ids.batch}/cancel`,
    body: () => ({}),
  },
  'GET /api/projects': { answers: signedIn(200), scope: 'read' },
  'GET /api/projects/:id': { answers: ownerOnly(200), scope: 'read', url: project('') },
  // Nobody but the owner changes anything: the ids of others are passed over.
  'POST /api/projects/organize': { answers: signedIn(200), scope: 'write', body: () => ({ action: 'archive', ids: ['no-such-project'] }) },
  'GET /api/projects/deleted': { answers: signedIn(200), scope: 'read' },
  'PATCH /api/projects/:id': { answers: ownerOnly(200), scope: 'write', url: project(''), body: () => ({ projectName: 'Named' }) },
  'DELETE /api/projects/:id': { answers: ownerOnly(204), scope: 'write', url: project('') },
  'GET /api/projects/:id/facts': { answers: ownerOnly(200), scope: 'read', url: project('/facts') },
  'PUT /api/projects/:id/facts': {
    answers: ownerOnly(200),
    scope: 'write',
    url: project('/facts'),
    body: () => ({ version: 0, facts: [] }),
  },
  // Nothing runs.
  'POST /api/projects/:id/cancel': { answers: ownerOnly(409), scope: 'analyze', url: project('/cancel'), body: () => ({}) },
  'GET /api/projects/:id/analyses': { answers: ownerOnly(200), scope: 'read', url: project('/analyses') },
  'GET /api/projects/:id/analyses/compare': {
    answers: ownerOnly(404),
    scope: 'read',
    url: project('/analyses/compare?before=none&after=none'),
    strictQuery: true,
  },
  'GET /api/projects/:id/schedule': { answers: ownerOnly(200), scope: 'read', url: project('/schedule') },
  'PUT /api/projects/:id/schedule': {
    answers: ownerOnly(200),
    scope: 'analyze',
    url: project('/schedule'),
    body: () => ({ every: 'week', mail: false }),
  },
  'GET /api/projects/:id/analyses/:analysisId': { answers: ownerOnly(404), scope: 'read', url: project('/analyses/none') },
  'DELETE /api/projects/:id/analyses/:analysisId': { answers: ownerOnly(404), scope: 'write', url: project('/analyses/none') },
  // The project has no strategy yet.
  'GET /api/projects/:id/strategy': { answers: ownerOnly(409), scope: 'read', url: project('/strategy') },
  'PATCH /api/projects/:id/strategy': {
    answers: ownerOnly(409),
    scope: 'write',
    url: project('/strategy'),
    body: () => ({ version: 0, edits: [] }),
  },
  'GET /api/projects/:id/versions': { answers: ownerOnly(200), scope: 'read', url: project('/versions?kind=strategy') },
  'GET /api/projects/:id/versions/:versionId': {
    answers: ownerOnly(200),
    scope: 'read',
    url: (ids) => `/api/projects/${ids.project}/versions/${ids.version}`,
  },
  'POST /api/projects/:id/versions/:versionId/restore': {
    answers: ownerOnly(200),
    scope: 'write',
    url: (ids) => `/api/projects/${ids.project}/versions/${ids.version}/restore`,
    body: () => ({}),
  },
  'GET /api/projects/:id/events': { answers: ownerOnly(200), scope: 'read', url: project('/events') },
  'POST /api/projects/:id/generate-optimizer': {
    answers: ownerOnly(200),
    scope: 'write',
    url: project('/generate-optimizer'),
    body: () => ({}),
  },
  'POST /api/projects/:id/generate-designer-prompt': {
    answers: ownerOnly(200),
    scope: 'write',
    url: project('/generate-designer-prompt'),
    body: () => ({ designer: 'wix' }),
  },
  // No model is configured, and so there are no corrections.
  'POST /api/projects/:id/proofread-prompt': {
    answers: ownerOnly(409),
    scope: 'write',
    url: project('/proofread-prompt'),
    body: () => ({}),
  },
  'PATCH /api/projects/:id/corrections': {
    answers: ownerOnly(409),
    scope: 'write',
    url: project('/corrections'),
    body: () => ({ version: 'any', choices: [{ correction: 0, use: false }] }),
  },
  'GET /api/projects/:id/download-prompt/:kind': { answers: ownerOnly(200), scope: 'read', url: project('/download-prompt/optimizer') },
  'POST /api/projects/:id/export': {
    answers: ownerOnly(201),
    scope: 'write',
    url: project('/export'),
    body: () => ({ builderName: 'wix' }),
  },
  'GET /api/projects/:id/exports': { answers: ownerOnly(200), scope: 'read', url: project('/exports') },
  'PATCH /api/projects/:id/exports/:exportId': {
    answers: ownerOnly(200),
    scope: 'write',
    url: (ids) => `/api/projects/${ids.project}/exports/${ids.export}`,
    body: () => ({ notes: 'Live since Monday' }),
  },

  'POST /api/projects/:id/competitors': {
    answers: ownerOnly(200),
    scope: 'analyze',
    url: project('/competitors'),
    body: () => ({ named: ['competitor.example'], removed: [] }),
  },
  // The project has no screenshots: its owner gets the same response as other users.
  'GET /api/projects/:id/blueprint': { answers: ownerOnly(409), scope: 'read', url: project('/blueprint') },
  'GET /api/projects/:id/blueprint.zip': { answers: ownerOnly(409), scope: 'read', url: project('/blueprint.zip') },
  'GET /api/projects/:id/blueprint/images/:name': {
    answers: ownerOnly(409),
    scope: 'read',
    url: project('/blueprint/images/blueprint-390.png'),
  },
  // Only the key in the URL decides.
  'GET /api/projects/:id/blueprint/files/:key/:version/*': {
    answers: everyone(404),
    scope: 'read',
    url: project('/blueprint/files/no-key/v1/index.html'),
  },
  // The project has no strategy yet.
  'POST /api/projects/:id/verify': {
    answers: ownerOnly(409),
    scope: 'analyze',
    url: project('/verify'),
    body: () => ({ url: 'new-harbour.example' }),
  },
  'GET /api/projects/:id/verifications': { answers: ownerOnly(200), scope: 'read', url: project('/verifications') },
  'GET /api/projects/:id/verifications/:verificationId': {
    answers: ownerOnly(200),
    scope: 'read',
    url: (ids) => `/api/projects/${ids.project}/verifications/${ids.report}`,
  },
  'PUT /api/projects/:id/verifications/:verificationId/ticks': {
    answers: ownerOnly(200),
    scope: 'write',
    url: (ids) => `/api/projects/${ids.project}/verifications/${ids.report}/ticks`,
    body: () => ({ entries: ['prices-1'], done: true }),
  },
  'GET /api/projects/:id/verifications/:verificationId/screenshots/:kind': {
    answers: ownerOnly(404),
    scope: 'read',
    url: (ids) => `/api/projects/${ids.project}/verifications/${ids.report}/screenshots/desktop?path=/`,
  },
  'GET /api/projects/:id/screenshots/:kind': { answers: ownerOnly(404), scope: 'read', url: project('/screenshots/desktop') },
  // The project has no strategy yet, and so no pages to look at.
  'GET /api/projects/:id/page-screenshots': { answers: ownerOnly(409), scope: 'read', url: project('/page-screenshots?path=/') },
  'POST /api/projects/:id/page-screenshots': {
    answers: ownerOnly(409),
    scope: 'analyze',
    url: project('/page-screenshots'),
    body: () => ({ path: '/' }),
  },
  'GET /api/projects/:id/page-screenshots/:kind': {
    answers: ownerOnly(404),
    scope: 'read',
    url: project('/page-screenshots/desktop?path=/'),
  },

  'GET /api/projects/:id/shares': { answers: ownerOnly(200), scope: 'read', url: project('/shares') },
  'POST /api/projects/:id/shares': {
    answers: ownerOnly(201),
    scope: 'write',
    url: project('/shares'),
    body: () => ({ sections: ['summary'] }),
  },
  'DELETE /api/projects/:id/shares/:shareId': {
    answers: ownerOnly(204),
    scope: 'write',
    url: (ids) => `/api/projects/${ids.project}/shares/${ids.share}`,
  },
  'GET /api/projects/:id/report': { answers: ownerOnly(200), scope: 'read', url: project('/report?sections=summary,findings') },
  // The project has no screenshots.
  'GET /api/projects/:id/report/images/:name': { answers: ownerOnly(404), scope: 'read', url: project('/report/images/today-desktop') },
  // This server has no browser.
  'GET /api/projects/:id/report.pdf': { answers: ownerOnly(503), scope: 'read', url: project('/report.pdf') },
  'GET /api/projects/:id/findings.csv': { answers: ownerOnly(200), scope: 'read', url: project('/findings.csv') },
  'GET /api/projects/:id/bundle.zip': { answers: ownerOnly(200), scope: 'read', url: project('/bundle.zip') },
  'GET /api/agency': { answers: signedIn(200) },
  'PUT /api/agency': { answers: signedIn(200), body: () => ({ name: 'North Studio', color: '#8c1c13' }) },
  'GET /api/agency/logo': { answers: signedIn(404) },
  // Only the token in the address decides.
  'GET /s/:token': { answers: everyone(404), scope: 'none', url: () => '/s/no-such-token' },
  'POST /s/:token': { answers: everyone(404), scope: 'none', url: () => '/s/no-such-token' },
  'GET /s/:token/images/:name': { answers: everyone(404), scope: 'none', url: () => '/s/no-such-token/images/logo' },
  'GET /s/:token/report.pdf': { answers: everyone(404), scope: 'none', url: () => '/s/no-such-token/report.pdf' },
  'GET /s/:token/blueprint/:key/*': { answers: everyone(404), scope: 'none', url: () => '/s/no-such-token/blueprint/no-key/index.html' },
  // The link of a mail decides, not who is signed in.
  'GET /api/unsubscribe/:token': { answers: everyone(404), scope: 'none', url: () => '/api/unsubscribe/no-such-token' },
  'POST /api/unsubscribe/:token': { answers: everyone(404), scope: 'none', url: () => '/api/unsubscribe/no-such-token' },
  'GET /s/fonts/:font': { answers: everyone(200), scope: 'none', url: () => '/s/fonts/serif.woff2' },

  'GET /api/admin/users': { answers: administrators(200), strictQuery: true },
  'PUT /api/admin/users/:id': { answers: administrators(200), url: target(''), body: () => ({ tier: 'paid' }) },
  'DELETE /api/admin/users/:id': { answers: administrators(204), url: target('') },
  'POST /api/admin/users/:id/reset-password': {
    answers: administrators(200),
    url: target('/reset-password'),
    body: () => ({ newPassword: 'a whole new password' }),
  },
  'POST /api/admin/users/:id/password-link': { answers: administrators(200), url: target('/password-link'), body: () => ({}) },
  // The account has none.
  'POST /api/admin/users/:id/reset-second-factor': {
    answers: administrators(409),
    url: target('/reset-second-factor'),
    body: () => ({}),
  },
  'GET /api/admin/invitations': { answers: administrators(200) },
  'POST /api/admin/invitations': { answers: administrators(201), body: () => ({ email: newEmail() }) },
  'DELETE /api/admin/invitations/:id': {
    answers: administrators(204),
    url: (ids) => `/api/admin/invitations/${ids.invitation}`,
  },
  'GET /api/admin/stats': { answers: administrators(200) },
  'GET /api/admin/analytics': { answers: administrators(200), strictQuery: true },
  'GET /api/admin/audit-log': { answers: administrators(200), strictQuery: true },
  'GET /api/admin/jobs': { answers: administrators(200), strictQuery: true },
  'POST /api/admin/jobs/:id/retry': {
    answers: administrators(202),
    url: (ids) => `/api/admin/jobs/${ids.failedJob}/retry`,
    body: () => ({}),
  },
  'GET /api/admin/settings': { answers: administrators(200) },
  'PUT /api/admin/settings': { answers: administrators(200), body: () => ({ quotas: { paid: ++quota } }) },
};
