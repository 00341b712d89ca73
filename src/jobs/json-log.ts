import type { Log } from './log.ts';

/** Levels as pino numbers them, so that the lines of every process read alike. */
const LEVELS = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60, silent: 100 };

/** A log of one JSON object a line, from `level` upwards; `write` gets each line with its end. */
export function createJsonLog(level: string, write: (line: string) => void, now: () => Date): Log {
  const lowest = LEVELS[level as keyof typeof LEVELS] ?? LEVELS.warn;
  const at = (number: number) => (details: object, message: string) => {
    if (number < lowest) return;
    write(`${JSON.stringify({ level: number, time: now().getTime(), ...details, msg: message }, shown)}\n`);
  };
  return { info: at(LEVELS.info), warn: at(LEVELS.warn), error: at(LEVELS.error) };
}

/** Errors with type, message and stack; of a failed query the cause, because its own message repeats all values. */
function shown(_key: string, value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  const error = value.message.startsWith('Failed query') && value.cause instanceof Error ? value.cause : value;
  return { type: error.name, message: error.message, stack: error.stack };
}
