import { z } from 'zod';

/** What a key may do; a key has one or more, and none includes another. Administration, accounts, keys and sessions are closed to keys. */
export const ApiScope = z.enum(['read', 'analyze', 'write']);
export type ApiScope = z.infer<typeof ApiScope>;

/** What each scope allows, for the owner. */
export const SCOPE_MEANINGS: Record<ApiScope, string> = {
  read: 'Read projects: the brief, strategy, prompt, blueprint and reports.',
  analyze: 'Analyze sites and check new ones. Analyses count towards your monthly quota.',
  write: 'Change projects: answer questions, edit texts, write strategies and prompts, delete.',
};

/** Every key starts with it, so that scanners for leaked secrets recognize one. */
export const API_KEY_PREFIX = 'sitebrief_';

export const MAX_API_KEYS = 25;
const MAX_NAME_LENGTH = 60;

/** A key as its owner sees it: never the key itself. */
export const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** How the key starts, to tell keys apart. */
  start: z.string(),
  scopes: z.array(ApiScope),
  createdAt: z.string(),
  /** Accurate to the minute; null when it was never used. */
  lastUsedAt: z.string().nullable(),
  /** null: without an end. */
  expiresAt: z.string().nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;
export const ApiKeyList = z.array(ApiKey);

/** `POST /api/keys`. */
export const NewApiKey = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, 'Please give the key a name.')
    .max(MAX_NAME_LENGTH, `Please keep the name under ${MAX_NAME_LENGTH + 1} characters.`),
  scopes: z
    .array(ApiScope)
    .min(1, 'Please choose what the key may do.')
    .max(ApiScope.options.length)
    .transform((scopes) => ApiScope.options.filter((scope) => scopes.includes(scope))),
  /** ISO 8601 with a time zone, in the future; without it the key has no end. */
  expiresAt: z.iso.datetime({ offset: true, error: 'Please give the end as a date and time, such as 2030-01-31T00:00:00Z.' }).nullish(),
});
export type NewApiKey = z.input<typeof NewApiKey>;

/** The answer to `POST /api/keys`: the only time the key itself is told. */
export const CreatedApiKey = ApiKey.extend({ key: z.string() });
export type CreatedApiKey = z.infer<typeof CreatedApiKey>;
