import { type QueryKey, queryOptions, type UndefinedInitialDataOptions } from '@tanstack/react-query';
import { EDIT_SESSION_HEADER } from '#contracts/edit-session.ts';

/** Longest wait for a response; an analysis without live progress ends within 90 s. */
const TIMEOUT_MS = 120_000;

/** Tells the edits of this window from those of others. Not secret, and only has to differ. */
const EDIT_SESSION = { [EDIT_SESSION_HEADER]: Math.random().toString(36).slice(2) };

/** A failed call. `serverMessage` is the server's own message, null if it sent none. */
export class ApiError extends Error {
  readonly status: number;
  readonly serverMessage: string | null;
  /** The parsed response; null when there was none. */
  readonly body: unknown;

  constructor(status: number, serverMessage: string | null, options?: { cause?: unknown; body?: unknown }) {
    super(serverMessage ?? `The call failed (${status}).`, options);
    this.name = 'ApiError';
    this.status = status;
    this.serverMessage = serverMessage;
    this.body = options?.body ?? null;
  }
}

type CallOptions = {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
};

/** The only fetch of the web app: with cookies, JSON in and out, the server's plain message as the error. */
export async function call(path: string, options: CallOptions = {}): Promise<{ status: number; body: unknown; headers: Headers }> {
  const { method = 'GET', body, headers = {}, signal } = options;
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'include',
      headers: {
        Accept: 'application/json',
        ...(method === 'PATCH' ? EDIT_SESSION : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, null, { cause: error });
  }
  const parsed = readJson(await response.text());
  if (!response.ok) throw new ApiError(response.status, messageIn(parsed), { body: parsed });
  return { status: response.status, body: parsed, headers: response.headers };
}

/** What a response is parsed by: a schema of the contracts, or for the first screen a lighter check (`first-answers.ts`). */
export type Parser<T> = { safeParse: (body: unknown) => { success: true; data: T } | { success: false; error: unknown } };

/** Calls and parses the response by its contract. */
export async function request<T>(path: string, schema: Parser<T>, options: CallOptions = {}): Promise<T> {
  const { body, status } = await call(path, options);
  return checkAnswer(schema, body, status);
}

/** What one path answers, as a query. */
export const apiQuery = <T>(
  queryKey: QueryKey,
  path: string,
  schema: Parser<T>,
  options: Omit<UndefinedInitialDataOptions<T>, 'queryKey' | 'queryFn'> = {},
) => queryOptions({ ...options, queryKey, queryFn: ({ signal }) => request(path, schema, { signal }) });

/** Parses a response by its contract. Throws when it does not match. */
export function checkAnswer<T>(schema: Parser<T>, body: unknown, status: number): T {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw new ApiError(status, 'Unexpected response from the server. Please reload the page.', {
    cause: result.error,
  });
}

/** The sentence to show for a failed call: the server's, else the given one. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.serverMessage ? error.serverMessage : fallback;
}

/** What another window saved in the meantime, as a 409 reports it in `stored`; null for every other failure. */
export function storedIn<T>(error: unknown, schema: Parser<T>): T | null {
  if (!hasStatus(error, 409)) return null;
  const { body } = error as ApiError;
  const result = schema.safeParse(typeof body === 'object' && body !== null && 'stored' in body ? body.stored : undefined);
  return result.success ? result.data : null;
}

export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}

function readJson(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's error page or the like: there is no message for people in it.
    return null;
  }
}

function messageIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('message' in body)) return null;
  return typeof body.message === 'string' && body.message.trim() !== '' ? body.message : null;
}
