import { parseArgs } from 'node:util';
import { AppError } from '#contracts/errors.ts';

/** The command line is wrong; the message says how. */
export class UsageError extends AppError {
  constructor(message: string) {
    super('invalid-input', message);
  }
}

const OPTIONS = {
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  'max-pages': { type: 'string' },
  render: { type: 'string' },
  competitors: { type: 'string' },
  facts: { type: 'string' },
  builder: { type: 'string' },
  custom: { type: 'string' },
  out: { type: 'string' },
  images: { type: 'string' },
  brief: { type: 'string' },
  auth: { type: 'string' },
} as const;
/** The options and words of a command line. Throws `UsageError` for an unknown option or one without its value. */
export function parseOptions(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0] ?? '');
  }
}

/** Whether a command line asks for help: known without the schemas of everything else that it may say. */
export function asksForHelp(args: string[]): boolean {
  const { values, positionals } = parseOptions(args);
  return values.help === true || positionals[0] === 'help';
}
