import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppParts } from './parts.ts';

/** The app as route files see it: bodies and answers are typed by their contracts. */
export type ApiApp = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** A hook that lets a call through or throws. */
export type Guard = (request: FastifyRequest) => Promise<void>;

/** What every route file is handed. */
export type RouteContext = {
  parts: AppParts;
  /** Only signed-in people pass. */
  signedIn: Guard;
  /** Only administrators pass. */
  admin: Guard;
  /** Signed-in people and demo calls pass. */
  signedInOrDemo: Guard;
  /** Refuses changes of samples; stands before `signedIn`. */
  notDemo: Guard;
  /** Aborted when the server is about to close: long answers end. */
  closing: AbortSignal;
};

/** Body of a call that takes none: nothing, null or an empty object. */
export const NoBody = z.strictObject({}).nullish();

/** `:id` of an address. Any text: one that is no id is simply not found, and NUL never reaches the database. */
export const IdParams = z.object({ id: z.string().transform((id) => id.replaceAll('\u0000', '')) });
