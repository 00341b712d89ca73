// The HTTP server as a function of its parts: every test builds its own.
//
//   request ──> headers ──> CSRF check ──> API key or session ──> guard ──> request schema ──> handler ──> response schema
import { randomUUID } from 'node:crypto';
import sse from '@fastify/sse';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { AppError } from '#contracts/errors.ts';
import type { RouteContext } from './api-app.ts';
import { withoutVersion } from './api-version.ts';
import { authenticateApiKeys } from './auth/api-key-auth.ts';
import { allowDemo, createAdminGuard, createDemoWriteGuard, createSignInGuard } from './auth/guards.ts';
import { createPasswordCheck } from './auth/own-password.ts';
import { createSecondFactors } from './auth/second-factor.ts';
import { registerSessions } from './auth/session.ts';
import { createBlueprintServices } from './blueprint/blueprint-services.ts';
import { describeApi } from './openapi/describe-calls.ts';
import type { AppParts } from './parts.ts';
import { awaitPipeline } from './plugins/await-pipeline.ts';
import { rejectCrossOriginWrites } from './plugins/csrf.ts';
import { handleErrors, handleFrameworkError } from './plugins/errors.ts';
import { acceptJsonOnly } from './plugins/json-body.ts';
import { serveMetrics } from './plugins/metrics.ts';
import { requireDiskSpace } from './plugins/require-disk-space.ts';
import { setSecurityHeaders } from './plugins/security-headers.ts';
import { serveWebApp } from './plugins/web-app.ts';
import { limitAllRequests } from './rate-limit/limit-requests.ts';
import { createReportServices } from './report/report-services.ts';
import { accountRoutes, accountSecurityRoutes } from './routes/account.ts';
import { accountDataRoutes } from './routes/account-data.ts';
import { accountRecoveryRoutes } from './routes/account-recovery.ts';
import { adminRoutes } from './routes/admin.ts';
import { adminInvitationRoutes, invitationRoutes } from './routes/admin-invitations.ts';
import { adminUserRoutes } from './routes/admin-users.ts';
import { agencyRoutes } from './routes/agency.ts';
import { analysisHistoryRoutes } from './routes/analysis-history.ts';
import { analyzeRoutes, cancelRoutes, competitorRoutes } from './routes/analyze.ts';
import { authRoutes } from './routes/auth.ts';
import { batchRoutes } from './routes/batches.ts';
import { blueprintRoutes } from './routes/blueprint.ts';
import { builderRoutes } from './routes/builders.ts';
import { exportRoutes } from './routes/exports.ts';
import { factsRoutes } from './routes/facts.ts';
import { healthRoutes, logoRoutes } from './routes/health.ts';
import { keyRoutes } from './routes/keys.ts';
import { mcpRoutes } from './routes/mcp.ts';
import { organizeRoutes } from './routes/organize.ts';
import { pageScreenshotRoutes, screenshotRoutes } from './routes/page-screenshots.ts';
import { projectEventRoutes } from './routes/project-events.ts';
import { projectRoutes } from './routes/projects.ts';
import { correctionRoutes, promptRoutes } from './routes/prompts.ts';
import { downloadRoutes, reportRoutes } from './routes/reports.ts';
import { scheduleRoutes } from './routes/schedule.ts';
import { secondFactorRoutes } from './routes/second-factor.ts';
import { sharedPages } from './routes/shared-pages.ts';
import { shareRoutes } from './routes/shares.ts';
import { strategyRoutes } from './routes/strategy.ts';
import { textVersionRoutes } from './routes/text-versions.ts';
import { unsubscribeRoutes } from './routes/unsubscribe.ts';
import { usageRoutes } from './routes/usage.ts';
import { verificationRoutes } from './routes/verifications.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route as `METHOD /path`: a test checks that each one has a row in the table of who may call it. */
    routeTable: readonly string[];
  }
}

// The package's types describe its default export as a namespace; what Node imports is the plugin itself.
const serverSentEvents = sse as unknown as typeof sse.default;

/** The largest body any route needs: an optimizer text of 200,000 characters, four bytes each, escaped, plus a margin. */
const MAX_BODY_BYTES = 2_000_000;
/** Clients that send their request, or its headers, more slowly are disconnected; responses may take longer. */
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 10_000;
/** How often slow clients are checked for. */
const SLOW_CLIENT_CHECK_MS = 5_000;
/** Keeps proxies from closing an idle stream. */
const HEARTBEAT_MS = 15_000;

/** Builds the app with every route; the caller listens and closes. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, log } = parts;
  const app = Fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    // One proxy: its entry is the last of X-Forwarded-For; what a client writes before it is not trusted.
    trustProxy: settings.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: SLOW_CLIENT_CHECK_MS },
    routerOptions: { maxParamLength: 200 },
    // The versioned address of every call, for scripts and agents: the web app's own may change with it.
    rewriteUrl: ({ url = '/' }) => withoutVersion(url),
    frameworkErrors: handleFrameworkError,
    return503OnClosing: false,
    // Given here, so that the compilers that Fastify has otherwise are not loaded. They are for other kinds of schemas, hence the types.
    schemaController: {
      compilersFactory: { buildValidator: () => validatorCompiler as never, buildSerializer: () => serializerCompiler as never },
    },
  });
  app.decorateRequest('user', null);
  app.decorateRequest('hasSecondFactor', false);
  app.decorateRequest('apiKey', null);
  const routes: string[] = [];
  app.decorate('routeTable', routes);
  app.addHook('onRoute', ({ method, url }) => void routes.push(...[method].flat().map((one) => `${one} ${url}`)));
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  // Node closes idle connections once, when closing starts; one that was busy then would delay the exit by its keep-alive time.
  app.addHook('onResponse', async () => {
    if (closing.signal.aborted) setImmediate(() => app.server.closeIdleConnections());
  });

  // A proxy that keeps connections open must not send its next request over one that is about to close.
  app.addHook('onRequest', async (_request, reply) => {
    if (parts.draining?.aborted) reply.header('connection', 'close');
  });

  handleErrors(app);
  acceptJsonOnly(app);
  serveMetrics(app, { token: settings.metricsToken, database: parts.database });
  await setSecurityHeaders(app, settings.publicUrl);
  rejectCrossOriginWrites(app, settings.publicUrl);
  await describeApi(app);
  healthRoutes(app, parts);
  const showScreen = await serveWebApp(app, parts.webRoot, settings.publicUrl);
  app.setNotFoundHandler((request, reply) => {
    const screen = showScreen(request, reply);
    if (screen) return screen;
    throw new AppError('not-found', 'There is nothing at this address.');
  });

  const drawings = createBlueprintServices(parts, closing.signal);
  const reports = createReportServices(parts, drawings, closing.signal);
  await app.register(async (scope) => {
    awaitPipeline(scope, parts);
    await sharedPages(scope, { parts, reports });
  });
  await app.register(async (scope) => {
    await unsubscribeRoutes(scope, { parts });
  });

  // Only API routes have a session: files and health checks cost no database query.
  await app.register(async (scope) => {
    const api = scope.withTypeProvider<ZodTypeProvider>();
    requireDiskSpace(scope, parts.database);
    await registerSessions(scope, parts.database, settings);
    await scope.register(serverSentEvents, { heartbeatInterval: HEARTBEAT_MS });
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    // The log line about the response carries the user id that the guard added to the request's log.
    scope.addHook('preParsing', async (request, reply) => {
      reply.log = request.log;
    });
    authenticateApiKeys(scope, parts);
    limitAllRequests(scope, parts);
    const signedIn = createSignInGuard(parts.database, parts.now);
    const notDemo = createDemoWriteGuard((id) => parts.demo.find(id) !== null);
    const admin = createAdminGuard(signedIn, parts);
    const secondFactors = createSecondFactors({ ...parts, db: parts.database.db, secret: settings.sessionSecret });
    const guards = { signedIn, admin, signedInOrDemo: allowDemo(signedIn), notDemo };
    const proofs = { secondFactors, verifyPassword: createPasswordCheck(parts) };
    const tools: RouteContext = { parts, ...guards, ...proofs, drawings, reports, closing: closing.signal };
    authRoutes(api, tools);
    logoRoutes(api);
    await scope.register(async (later) => registerCalls(later, tools));
  });
  return app;
}

/** Calls that read or make something of a project, or may: they wait for the pipeline's code. */
async function registerCalls(scope: FastifyInstance, tools: RouteContext): Promise<void> {
  const api = scope.withTypeProvider<ZodTypeProvider>();
  awaitPipeline(scope, tools.parts);
  accountRoutes(api, tools);
  accountDataRoutes(api, tools);
  accountRecoveryRoutes(api, tools);
  accountSecurityRoutes(api, tools);
  secondFactorRoutes(api, tools);
  invitationRoutes(api, tools);
  keyRoutes(api, tools);
  mcpRoutes(api, tools);
  analyzeRoutes(api, tools);
  batchRoutes(api, tools);
  organizeRoutes(api, tools);
  projectRoutes(api, tools);
  factsRoutes(api, tools);
  analysisHistoryRoutes(api, tools);
  scheduleRoutes(api, tools);
  projectEventRoutes(api, tools);
  cancelRoutes(api, tools);
  promptRoutes(api, tools);
  correctionRoutes(api, tools);
  strategyRoutes(api, tools);
  textVersionRoutes(api, tools);
  downloadRoutes(api, tools);
  exportRoutes(api, tools);
  competitorRoutes(api, tools);
  screenshotRoutes(api, tools);
  pageScreenshotRoutes(api, tools);
  blueprintRoutes(api, tools);
  verificationRoutes(api, tools);
  shareRoutes(api, tools);
  reportRoutes(api, tools);
  agencyRoutes(api, tools);
  builderRoutes(api, tools);
  usageRoutes(api, tools);
  adminUserRoutes(api, tools);
  adminInvitationRoutes(api, tools);
  adminRoutes(api, tools);
}
