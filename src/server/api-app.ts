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
import type { VerifyPassword } from './auth/own-password.ts';
import type { SecondFactors } from './auth/second-factor.ts';
import type { BlueprintServices } from './blueprint/blueprint-services.ts';
import type { AppParts } from './parts.ts';
import type { ReportServices } from './report/report-services.ts';

/** The app as route files see it: bodies and responses are typed by their contracts. */
export type ApiApp = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** A hook that passes a request or throws. */
export type Guard = (request: FastifyRequest) => Promise<void>;

/** What every route file gets. */
export type RouteContext = {
  parts: AppParts;
  /** Passes signed-in users only. */
  signedIn: Guard;
  /** Passes administrators only. */
  admin: Guard;
  /** Passes signed-in users and demo requests. */
  signedInOrDemo: Guard;
  /** Refuses changes to samples; register it before `signedIn`. */
  notDemo: Guard;
  drawings: BlueprintServices;
  reports: ReportServices;
  /** Checks the password of a signed-in user again. */
  verifyPassword: VerifyPassword;
  secondFactors: SecondFactors;
  /** Aborted when the server is about to close: ends long-running responses. */
  closing: AbortSignal;
};

/** Body of a route that takes none: nothing, null or an empty object. */
export const NoBody = z.strictObject({}).nullish();

/** The `:id` of a path. Any text: an unknown id is simply not found, and NUL never reaches the database. */
export const IdParams = z.object({ id: z.string().transform((id) => id.replaceAll('\u0000', '')) });
