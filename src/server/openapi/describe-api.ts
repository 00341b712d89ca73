import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { type ApiDocument, describeCalls } from './describe-calls.ts';

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
