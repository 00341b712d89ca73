import type { ApiScope } from '#contracts/api-keys.ts';

/**
 * What an API key needs for each route; a route that is not listed is closed to keys: sign-in, account, keys, sessions, administration.
 * `any`: open to every valid key; the route itself decides what each call needs.
 */
export const ROUTE_SCOPES: Readonly<Record<string, ApiScope | 'any'>> = {
  // Each tool says what it needs (mcp/tool-scopes.ts).
  'POST /mcp': 'any',
  'GET /mcp': 'any',
  'DELETE /mcp': 'any',

  'GET /api/logo-url': 'read',
  'GET /api/usage': 'read',
  'GET /api/builders': 'read',
  'PUT /api/builders/:id': 'write',

  'POST /api/analyze': 'analyze',
  'POST /api/projects/:id/cancel': 'analyze',
  'GET /api/projects/:id/events': 'read',

  'POST /api/batches': 'analyze',
  'GET /api/batches': 'read',
  'GET /api/batches/:id': 'read',
  'POST /api/batches/:id/cancel': 'analyze',

  'GET /api/projects': 'read',
  'POST /api/projects/organize': 'write',
  'GET /api/projects/deleted': 'read',
  'GET /api/projects/:id': 'read',
  'PATCH /api/projects/:id': 'write',
  'DELETE /api/projects/:id': 'write',
  'GET /api/projects/:id/facts': 'read',
  'PUT /api/projects/:id/facts': 'write',
  'POST /api/projects/:id/competitors': 'analyze',

  'GET /api/projects/:id/analyses': 'read',
  'GET /api/projects/:id/analyses/compare': 'read',
  'GET /api/projects/:id/analyses/:analysisId': 'read',
  'DELETE /api/projects/:id/analyses/:analysisId': 'write',
  'GET /api/projects/:id/schedule': 'read',
  'PUT /api/projects/:id/schedule': 'analyze',

  'GET /api/projects/:id/strategy': 'read',
  'PATCH /api/projects/:id/strategy': 'write',
  'GET /api/projects/:id/versions': 'read',
  'GET /api/projects/:id/versions/:versionId': 'read',
  'POST /api/projects/:id/versions/:versionId/restore': 'write',
  'POST /api/projects/:id/generate-optimizer': 'write',
  'POST /api/projects/:id/generate-designer-prompt': 'write',
  'POST /api/projects/:id/proofread-prompt': 'write',
  'PATCH /api/projects/:id/corrections': 'write',
  'GET /api/projects/:id/download-prompt/:kind': 'read',
  'POST /api/projects/:id/export': 'write',
  'GET /api/projects/:id/exports': 'read',
  'PATCH /api/projects/:id/exports/:exportId': 'write',

  'GET /api/projects/:id/blueprint': 'read',
  'GET /api/projects/:id/blueprint.zip': 'read',
  'GET /api/projects/:id/blueprint/images/:name': 'read',
  'GET /api/projects/:id/blueprint/files/:key/:version/*': 'read',

  'POST /api/projects/:id/verify': 'analyze',
  'GET /api/projects/:id/verifications': 'read',
  'GET /api/projects/:id/verifications/:verificationId': 'read',
  'PUT /api/projects/:id/verifications/:verificationId/ticks': 'write',
  'GET /api/projects/:id/verifications/:verificationId/screenshots/:kind': 'read',

  'GET /api/projects/:id/shares': 'read',
  'POST /api/projects/:id/shares': 'write',
  'DELETE /api/projects/:id/shares/:shareId': 'write',
  'GET /api/projects/:id/report': 'read',
  'GET /api/projects/:id/report/images/:name': 'read',
  'GET /api/projects/:id/report.pdf': 'read',
  'GET /api/projects/:id/findings.csv': 'read',
  'GET /api/projects/:id/bundle.zip': 'read',

  'GET /api/projects/:id/screenshots/:kind': 'read',
  'GET /api/projects/:id/page-screenshots': 'read',
  'POST /api/projects/:id/page-screenshots': 'analyze',
  'GET /api/projects/:id/page-screenshots/:kind': 'read',
};

/** What a key needs for a route; undefined where keys are refused. `url` is the route's pattern. */
export function scopeOfRoute(method: string, url: string | undefined): ApiScope | 'any' | undefined {
  return ROUTE_SCOPES[`${method === 'HEAD' ? 'GET' : method} ${url}`];
}
