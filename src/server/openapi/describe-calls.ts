import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { ApiScope } from '#contracts/api-keys.ts';
import { scopeOfRoute } from '../auth/route-scopes.ts';

import calls from './calls.json' with { type: 'json' };
import { type JsonSchema, sampleOf } from './sample-of-schema.ts';

/** `answer`: of a call whose answer has no contract, such as a file or a stream. */
type Call = { summary: string; example?: unknown; answer?: { type: string; example: unknown } };
type Media = Partial<Record<string, { schema?: JsonSchema; example?: unknown }>>;
/** What we touch of a call in an OpenAPI document. */
type Operation = {
  summary?: string;
  description?: string;
  security?: Record<string, string[]>[];
  requestBody?: { content?: Media };
  responses?: Record<string, { description?: string; content?: Media } | { $ref: string }>;
  'x-codeSamples'?: { lang: string; source: string }[];
};
type ApiDocument = {
  paths?: Record<string, Record<string, Operation>>;
  components?: { securitySchemes?: Record<string, unknown>; schemas?: Record<string, JsonSchema>; responses?: Record<string, unknown> };
};

const CALLS: Readonly<Record<string, Call>> = calls;
const STABLE = '/api/v1';
/** Calls that need no account: signing in and what a link or the product itself opens. */
const PUBLIC = ['/api/auth/', '/api/logo-url', '/api/unsubscribe/', '/api/projects/{id}/blueprint/files/'];
const NEEDS_SESSION = '/api/auth/user';

const ERRORS: Readonly<Record<string, { about: string; example: string }>> = {
  400: { about: 'The input is not valid; the sentence says what.', example: 'Please enter a website address.' },
  401: { about: 'Not signed in, or the API key is not valid.', example: 'Not signed in.' },
  403: {
    about: 'Not allowed: by the role, the scopes of the key, or the origin of the page.',
    example: 'Only administrators may do this.',
  },
  404: { about: 'Not there, or not yours.', example: 'This project does not exist.' },
  409: { about: 'Not possible in this state, or changed elsewhere.', example: 'This project is being processed. Please wait.' },
  422: { about: 'The site can’t be read.', example: 'The site did not respond.' },
  429: {
    about: 'Too many calls, or the monthly quota is used up. Retry-After says how long to wait.',
    example: 'Too many attempts. Please try again in 30 seconds.',
  },
  503: {
    about: 'The database or a service is not available now.',
    example: 'The database is not responding. Nothing was lost; please try again shortly.',
  },
};
const READS_SITES = ['/api/analyze', '/verify', '/competitors'];

/**
 * Completes the document made from the contracts: for every call a summary, how to authenticate, which errors to expect, and examples of what is sent
 * and answered.
 * Calls are shown at their stable address.
 */
function describeCalls(document: ApiDocument): ApiDocument {
  const paths: NonNullable<ApiDocument['paths']> = {};
  for (const [path, methods] of Object.entries(document.paths ?? {})) {
    if (!path.startsWith('/api/') && path !== '/mcp') continue;
    for (const [method, operation] of Object.entries(methods)) {
      showAnswers(operation, CALLS[`${method.toUpperCase()} ${path}`]?.answer, document.components?.schemas ?? {});
      complete(operation, method.toUpperCase(), path);
    }
    paths[stable(path)] = methods;
  }
  const components = {
    ...document.components,
    securitySchemes: {
      key: { type: 'http', scheme: 'bearer', description: 'An API key from Settings: `Authorization: Bearer sitebrief_...`' },
      session: { type: 'apiKey', in: 'cookie', name: 'sitebrief_session', description: 'The session of a signed-in browser.' },
    },
    schemas: {
      ...document.components?.schemas,
      ErrorMessage: {
        type: 'object',
        required: ['message'],
        properties: { message: { type: 'string', description: 'A sentence for people.' } },
      },
    },
    responses: Object.fromEntries(Object.entries(ERRORS).map(([status, error]) => [`Error${status}`, response(error)])),
  };
  return { ...document, paths, components };
}

const stable = (path: string) => (path === '/mcp' ? path : path.replace('/api', STABLE));
const response = ({ about, example }: { about: string; example: string }) => ({
  description: about,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorMessage' }, example: { message: example } } },
});

function complete(operation: Operation, method: string, path: string): void {
  const call = CALLS[`${method} ${path}`];
  const scope = scopeOfRoute(method, path.replaceAll('{*}', '*').replaceAll('{', ':').replaceAll('}', ''));
  const isPublic = path !== NEEDS_SESSION && PUBLIC.some((start) => path.startsWith(start));
  operation.summary = call?.summary ?? '';
  operation.description = needs(scope, isPublic, path);
  operation.security = isPublic ? [] : [...(scope ? [{ key: [] }] : []), ...(path === '/mcp' ? [] : [{ session: [] }])];
  const json = operation.requestBody?.content?.['application/json'];
  if (json && call?.example !== undefined) json.example = call.example;
  const statuses = ['400', ...(isPublic ? [] : ['401']), '403', ...(path.includes('{') ? ['404'] : []), '409', '429', '503'];
  if (READS_SITES.some((end) => path.endsWith(end)) && method === 'POST') statuses.push('422');
  // A contract of the route's own stays.
  const errors = Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/Error${status}` }]));
  operation.responses = { ...errors, ...operation.responses };
  operation['x-codeSamples'] = [{ lang: 'Shell', source: curl(method, path, { isWithKey: scope !== undefined, example: call?.example }) }];
}

/** An example of each answer that is right, made from its contract, or the one written for it. */
function showAnswers({ responses = {} }: Operation, written: Call['answer'], schemas: Record<string, JsonSchema>): void {
  for (const [status, response] of Object.entries(responses)) {
    if (!status.startsWith('2') || '$ref' in response) continue;
    const json = response.content?.['application/json'];
    if (json?.schema) json.example = sampleOf(json.schema, schemas);
    else if (written && status === '200') response.content = { [written.type]: { example: written.example } };
  }
}

function needs(scope: ApiScope | 'any' | undefined, isPublic: boolean, path: string): string {
  if (isPublic) return 'Needs no account.';
  if (path === '/mcp') return 'Needs an API key; each tool says which scopes.';
  return scope ? `Needs a session, or an API key with the scope \`${scope}\`.` : 'Needs a session; closed to API keys.';
}

function curl(method: string, path: string, { isWithKey, example }: { isWithKey: boolean; example: unknown }): string {
  const address = `https://sitebrief.example${stable(path).replaceAll('{*}', 'index.html').replaceAll('{', '').replaceAll('}', '')}`;
  const auth = isWithKey ? '-H "Authorization: Bearer $SITEBRIEF_KEY"' : '-b cookies.txt';
  const body = example === undefined ? [] : ['-H "Content-Type: application/json"', `-d '${JSON.stringify(example)}'`];
  return [`curl -X ${method} ${address}`, auth, ...body].join(' ');
}

const DESCRIPTION =
  'Analyzes a website and writes a prompt for an AI website builder. The addresses below stay; the web app uses the same calls without `/v1`. ' +
  'Errors are `{"message": ...}` with a sentence for people.';

/** Describes the API from its contracts: screens at `/api/docs`, the document at `/api/docs/json`. Register before the routes. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Sitebrief', description: DESCRIPTION, version: '1' },
    },
    transform: jsonSchemaTransform,
    transformObject: (input) => describeCalls(jsonSchemaTransformObject(input) as ApiDocument) as never,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
}
