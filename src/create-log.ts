import { type DestinationStream, type Logger, pino } from 'pino';

/** Errors as type, message and stack; of a failed query the cause, because its own message repeats every value, password hashes too. */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack } = error.message.startsWith('Failed query') && error.cause instanceof Error ? error.cause : error;
  return { type: name, message, stack };
}

/** Addresses that go on with a token: of a share, which opens the report, and of a mail's link that switches mails off. */
const BEFORE_TOKENS = ['/s/', '/api/unsubscribe/', '/api/v1/unsubscribe/'];

/** Requests without IP, query (it may hold a search for a person), headers, or tokens. */
function serializeRequest({ method, url }: { method: string; url: string }): { method: string; path: string } {
  const path = url.split('?', 1)[0] ?? '';
  const before = BEFORE_TOKENS.find((start) => path.startsWith(start));
  if (before === undefined) return { method, path };
  const [_token, ...rest] = path.slice(before.length).split('/');
  return { method, path: [`${before}-`, ...rest].join('/') };
}

/** The log of a process: one JSON object per line on stderr, from `level` up; `silent` turns it off. */
export function createLog(level: string, destination: DestinationStream = process.stderr): Logger {
  return pino({ level, serializers: { err: serializeError, req: serializeRequest } }, destination);
}
