import { type DestinationStream, type Logger, pino } from 'pino';

/** Errors as type, message and stack; of a failed query the cause, because its own message repeats every value, password hashes too. */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack } = error.message.startsWith('Failed query') && error.cause instanceof Error ? error.cause : error;
  return { type: name, message, stack };
}

/** Requests without IP, query (it may hold a search for a person), headers, or the token of a share, which opens the report. */
function serializeRequest({ method, url }: { method: string; url: string }): { method: string; path: string } {
  const path = url.split('?', 1)[0] ?? '';
  const [empty, room, _token, ...rest] = path.split('/');
  return { method, path: room === 's' ? [empty, room, '-', ...rest].join('/') : path };
}

/** The log of a process: one JSON object per line on stderr, from `level` up; `silent` turns it off. */
export function createLog(level: string, destination: DestinationStream = process.stderr): Logger {
  return pino({ level, serializers: { err: serializeError, req: serializeRequest } }, destination);
}
