import { z } from 'zod';
import { DEFAULT_KEPT_ANALYSES, MAX_KEPT_ANALYSES } from '#contracts/analysis-history.ts';
import { AppError } from '#contracts/errors.ts';
import { type Pins, parsePins } from '#egress/parse-pins.ts';
import { dropEnd } from '#text/edges.ts';

/** An invalid setting; the message is a sentence for the operator. */
export class ConfigError extends AppError {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super('invalid-input', message, options);
  }
}

const blankIsUnset = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);
const optionalText = z.preprocess(blankIsUnset, z.string().trim().optional());
const webUrl = z.url({ protocol: /^https?$/ });
const optionalUrl = z.preprocess(blankIsUnset, webUrl.optional());
/** Without a slash at the end. */
const serviceUrl = (fallback: string) =>
  z.preprocess(
    blankIsUnset,
    webUrl.default(fallback).transform((url) => dropEnd(url, '/')),
  );
const number = (fallback: number, schema: z.ZodNumber = z.number()) =>
  z.preprocess(blankIsUnset, z.coerce.number().pipe(schema).default(fallback));
/** `name@host`, or `Name <name@host>`. */
const isSender = (text: string) => z.email().safeParse(text.endsWith('>') ? text.slice(text.lastIndexOf('<') + 1, -1) : text).success;
const flag = z.preprocess(blankIsUnset, z.stringbool().default(false));
/** Analyses per month; `unlimited` is null. */
const quota = (fallback: number | null) =>
  z.preprocess((value) => {
    const given = blankIsUnset(value);
    if (given === undefined) return fallback;
    return String(given).trim().toLowerCase() === 'unlimited' ? null : Number(given);
  }, z.number().int().min(0).nullable());

const Environment = z.object({
  HOST: z.preprocess(blankIsUnset, z.string().trim().default('127.0.0.1')),
  PORT: number(3000, z.number().int().min(0).max(65_535)),
  DATA_DIR: z.preprocess(blankIsUnset, z.string().trim().default('./data')),
  DATABASE_URL: z.preprocess(
    blankIsUnset,
    z
      .string()
      .trim()
      .refine((url) => url.startsWith('postgres://') || url.startsWith('postgresql://'))
      .optional(),
  ),
  PUBLIC_URL: optionalUrl,
  TRUST_PROXY: flag,
  SESSION_SECRET: z.preprocess(blankIsUnset, z.string().min(32).optional()),
  SUPER_ADMIN_EMAILS: optionalText,
  EGRESS_RESOLVE: optionalText,
  CHROMIUM_PATH: optionalText,
  AI_PROVIDER: z.preprocess(blankIsUnset, z.enum(['openai', 'anthropic', 'google', 'openai-compatible']).optional()),
  AI_MODEL: optionalText,
  AI_API_KEY: optionalText,
  AI_BASE_URL: optionalUrl,
  SEARCH_PROVIDER: z.preprocess(blankIsUnset, z.enum(['searxng', 'brave', 'tavily', 'serper', 'exa']).optional()),
  SEARCH_URL: optionalUrl,
  SEARCH_API_KEY: optionalText,
  LOCAL_COMPETITORS: z.preprocess(blankIsUnset, z.enum(['osm', 'off']).default('osm')),
  NOMINATIM_URL: serviceUrl('https://nominatim.openstreetmap.org'),
  OVERPASS_URL: serviceUrl('https://overpass-api.de/api/interpreter'),
  OSM_CONTACT: optionalText,
  QUOTA_FREE: quota(20),
  QUOTA_PAID: quota(200),
  QUOTA_ENTERPRISE: quota(null),
  KEPT_ANALYSES: number(DEFAULT_KEPT_ANALYSES, z.number().int().min(0).max(MAX_KEPT_ANALYSES)),
  SMTP_URL: z.preprocess(blankIsUnset, z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: z.preprocess(blankIsUnset, z.string().trim().refine(isSender).optional()),
  METRICS_TOKEN: z.preprocess(blankIsUnset, z.string().min(16).optional()),
  RATE_LIMIT_FACTOR: number(1, z.number().positive()),
  DRAIN_SECONDS: number(3, z.number().min(0).max(60)),
  LOG_LEVEL: z.preprocess(blankIsUnset, z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn')),
});

/** What a setting must be, for the error message; values are not repeated, because some are secrets. */
const MUST_BE: Record<string, string> = {
  PORT: 'a whole number from 0 to 65535',
  DATABASE_URL: 'a URL that starts with postgres://',
  PUBLIC_URL: 'a URL that starts with http:// or https://',
  TRUST_PROXY: 'true or false',
  SESSION_SECRET: 'at least 32 characters long',
  AI_PROVIDER: 'one of: openai, anthropic, google, openai-compatible',
  AI_BASE_URL: 'a URL that starts with http:// or https://',
  SEARCH_PROVIDER: 'one of: searxng, brave, tavily, serper, exa',
  SEARCH_URL: 'a URL that starts with http:// or https://',
  LOCAL_COMPETITORS: 'one of: osm, off',
  NOMINATIM_URL: 'a URL that starts with http:// or https://',
  OVERPASS_URL: 'a URL that starts with http:// or https://',
  QUOTA_FREE: 'a whole number or "unlimited"',
  QUOTA_PAID: 'a whole number or "unlimited"',
  QUOTA_ENTERPRISE: 'a whole number or "unlimited"',
  KEPT_ANALYSES: `a whole number from 0 to ${MAX_KEPT_ANALYSES}`,
  SMTP_URL: 'a URL that starts with smtp:// or smtps://',
  MAIL_FROM: 'an email address, or a name and an address: Sitebrief <no-reply@example.org>',
  METRICS_TOKEN: 'at least 16 characters long',
  RATE_LIMIT_FACTOR: 'a number greater than 0',
  DRAIN_SECONDS: 'a number from 0 to 60',
  LOG_LEVEL: 'one of: fatal, error, warn, info, debug, trace, silent',
};

/** Every setting, validated. The only place that holds secrets. */
export type Config = {
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  publicUrl: string | undefined;
  trustProxy: boolean;
  /** If undefined, generated and kept in `dataDir`. Always set with `databaseUrl`. */
  sessionSecret: string | undefined;
  /** Lower case. */
  superAdminEmails: string[];
  egressPins: Pins;
  chromiumPath: string | undefined;
  ai: {
    provider: 'openai' | 'anthropic' | 'google' | 'openai-compatible';
    model: string;
    apiKey: string | undefined;
    baseUrl: string | undefined;
  } | null;
  search: { provider: 'searxng' | 'brave' | 'tavily' | 'serper' | 'exa'; url: string | undefined; apiKey: string | undefined } | null;
  /** null: local competitors are not looked up. `contact`: URL or email of the operator, told to both services. */
  localCompetitors: { nominatimUrl: string; overpassUrl: string; contact: string | undefined } | null;
  /** Analyses per month by tier; null means unlimited. */
  quotas: { free: number | null; paid: number | null; enterprise: number | null };
  /** Earlier analyses that are kept of each project. */
  keptAnalyses: number;
  /** The server that sends mail; null: links are handed over by administrators. `publicUrl` is set with it. */
  mail: { smtpUrl: string; from: string } | null;
  /** Clients that send it may read `/metrics` from other machines. */
  metricsToken: string | undefined;
  rateLimitFactor: number;
  /** Drain period after SIGTERM before the port closes. */
  drainSeconds: number;
  logLevel: string;
};

/** Parses pins; throws `ConfigError` naming the invalid entry. */
function readPins(text: string | undefined): Pins {
  try {
    return parsePins(text ?? '');
  } catch (error) {
    throw new ConfigError((error as Error).message, { cause: error });
  }
}

/** Validates the environment. Throws `ConfigError` with one line per invalid setting. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = Environment.safeParse(env);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))];
    const lines = names.map((name) => `${name} must be ${MUST_BE[name] ?? 'valid'}.`);
    throw new ConfigError(`Invalid settings:\n${lines.join('\n')}`);
  }
  const e = parsed.data;
  if (e.DATABASE_URL && !e.SESSION_SECRET) {
    throw new ConfigError('SESSION_SECRET is required with DATABASE_URL, because all processes share it: at least 32 random characters.');
  }
  if (e.AI_PROVIDER && !e.AI_MODEL) throw new ConfigError('AI_MODEL is required with AI_PROVIDER.');
  if (e.AI_PROVIDER === 'openai-compatible' && !e.AI_BASE_URL)
    throw new ConfigError('AI_BASE_URL is required for AI_PROVIDER=openai-compatible.');
  if (e.SEARCH_PROVIDER === 'searxng' && !e.SEARCH_URL) throw new ConfigError('SEARCH_URL is required for SEARCH_PROVIDER=searxng.');
  if (e.SMTP_URL && !e.MAIL_FROM) throw new ConfigError('MAIL_FROM is required with SMTP_URL: the address that mails come from.');
  if (e.SMTP_URL && !e.PUBLIC_URL) throw new ConfigError('PUBLIC_URL is required with SMTP_URL, because mails contain links.');
  return {
    host: e.HOST,
    port: e.PORT,
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL,
    publicUrl: e.PUBLIC_URL,
    trustProxy: e.TRUST_PROXY,
    sessionSecret: e.SESSION_SECRET,
    superAdminEmails: (e.SUPER_ADMIN_EMAILS ?? '')
      .split(',')
      .map((mail) => mail.trim().toLowerCase())
      .filter(Boolean),
    egressPins: readPins(e.EGRESS_RESOLVE),
    chromiumPath: e.CHROMIUM_PATH,
    ai: e.AI_PROVIDER ? { provider: e.AI_PROVIDER, model: e.AI_MODEL ?? '', apiKey: e.AI_API_KEY, baseUrl: e.AI_BASE_URL } : null,
    search: e.SEARCH_PROVIDER ? { provider: e.SEARCH_PROVIDER, url: e.SEARCH_URL, apiKey: e.SEARCH_API_KEY } : null,
    localCompetitors:
      e.LOCAL_COMPETITORS === 'osm'
        ? { nominatimUrl: e.NOMINATIM_URL, overpassUrl: e.OVERPASS_URL, contact: e.OSM_CONTACT ?? e.PUBLIC_URL }
        : null,
    quotas: { free: e.QUOTA_FREE, paid: e.QUOTA_PAID, enterprise: e.QUOTA_ENTERPRISE },
    keptAnalyses: e.KEPT_ANALYSES,
    mail: e.SMTP_URL && e.MAIL_FROM ? { smtpUrl: e.SMTP_URL, from: e.MAIL_FROM } : null,
    metricsToken: e.METRICS_TOKEN,
    rateLimitFactor: e.RATE_LIMIT_FACTOR,
    drainSeconds: e.DRAIN_SECONDS,
    logLevel: e.LOG_LEVEL,
  };
}

/** The environment of the process, on top of the `.env` file in the working directory if there is one. */
export function loadEnvironment(): Record<string, string | undefined> {
  try {
    process.loadEnvFile();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      throw new ConfigError(`The .env file can't be read: ${(error as Error).message}`);
  }
  return process.env;
}
