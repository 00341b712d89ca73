// The description of the API: for every call how to authenticate, what goes wrong, and an example that its contract allows.
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { API_ROUTES } from './api-routes.ts';
import { createClient } from './build-test-app.ts';
import { openTestApp } from './use-app.ts';

type Schema = { properties?: Record<string, unknown>; required?: string[]; additionalProperties?: unknown; $ref?: string };
type Operation = {
  summary: string;
  description: string;
  security: Record<string, unknown>[];
  requestBody?: { content: { 'application/json': { schema: Schema; example?: Record<string, unknown> } } };
  responses: Record<string, { content?: { 'application/json'?: { schema?: Schema; example?: unknown } } }>;
  'x-codeSamples': { source: string }[];
};
type Document = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } };

const test = openTestApp();
let document: Document;
beforeAll(async () => {
  document = (await createClient(test.app).call('GET', '/api/docs/json')).json<Document>();
});

/** The protocol has no session to end. */
const WITHOUT_ANSWER = ['DELETE /mcp'];
/** Nothing is sample enough for an empty answer. */
const hasSample = ({ responses }: Operation) =>
  '204' in responses ||
  Object.entries(responses).some(
    ([status, { content = {} }]) => status.startsWith('2') && Object.values(content).some((media) => media?.example !== undefined),
  );

// Those that redirect a browser are no calls.
const routes = Object.entries(API_ROUTES).filter(([route]) => /^\w+ (?:\/mcp$|\/api\/(?!docs|login|logout))/.test(route));

it.each(routes)('%s', (route, { scope, answers }) => {
  const [method = '', path = ''] = route.split(' ');
  const address = path
    .replace(/^\/api/, '/api/v1')
    .replace(/:(\w+)/g, '{$1}')
    .replace('*', '{*}');
  const call = document.paths[address]?.[method.toLowerCase()];
  if (!call) throw new Error(`${address} is not described`);
  expect(call.summary).not.toBe('');
  const ways = call.security.flatMap((way) => Object.keys(way));
  expect(ways.includes('key')).toBe(scope !== undefined && !call.description.includes('no account'));
  if (answers.visitor === 401 && !path.startsWith('/api/auth/')) expect(ways).not.toEqual([]);
  expect(Object.keys(call.responses)).toEqual(expect.arrayContaining(['400', '403', '429', '503']));
  expect(call['x-codeSamples'][0]?.source).toContain(`curl -X ${method} https://`);
  if (!WITHOUT_ANSWER.includes(route)) expect(hasSample(call), 'a sample of the right answer').toBe(true);
  for (const [status, answer] of Object.entries(call.responses)) {
    const json = answer.content?.['application/json'];
    if (!json?.schema || !status.startsWith('2')) continue;
    const contract = z.fromJSONSchema({ ...json.schema, components: document.components } as never);
    expect(contract.safeParse(json.example).error?.issues ?? [], status).toEqual([]);
  }
  const body = call.requestBody?.content['application/json'];
  if (!body) return;
  const schema = body.schema.$ref ? (document.components.schemas[body.schema.$ref.split('/').at(-1) ?? ''] ?? {}) : body.schema;
  if (!schema.properties || Object.keys(schema.properties).length === 0) return;
  const { example } = body;
  if (!example) throw new Error('There is no example.');
  expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(Object.keys(example)));
  expect(Object.keys(example)).toEqual(expect.arrayContaining(schema.required ?? []));
});
