import { parseArgs } from 'node:util';
import { AppError } from '#contracts/errors.ts';
import { COMMANDS, type CommandName, OPTION_ENTRIES, type OptionName } from './commands.ts';

/** The command line is wrong; the message says how. */
export class UsageError extends AppError {
  constructor(message: string) {
    super('invalid-input', message);
  }
}

/** What a command line gives: a text for an option with a value, true for a switch. */
export type Options = { [name in OptionName]?: string | boolean };

const SHORT: Partial<Record<OptionName, string>> = { help: 'h', version: 'V' };
const PARSED = Object.fromEntries(
  OPTION_ENTRIES.map(({ name, value }) => [
    name,
    { type: value === undefined ? ('boolean' as const) : ('string' as const), ...(SHORT[name] && { short: SHORT[name] }) },
  ]),
);

/** The options and words of a command line. Throws `UsageError` for an unknown option or one without its value. */
export function parseOptions(args: string[]): { values: Options; positionals: string[] } {
  try {
    const { values, positionals } = parseArgs({ args, options: PARSED, allowPositionals: true, strict: true });
    return { values: values as Options, positionals };
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0] ?? '');
  }
}

/** The last of several with "or". */
export const orOf = (kinds: readonly string[]) => [kinds.slice(0, -1).join(', '), kinds.at(-1)].filter(Boolean).join(' or ');

/** Throws `UsageError` for an option that the command does not have. */
export function refuseOthers(kind: CommandName, values: Options): void {
  for (const { name, of } of OPTION_ENTRIES)
    if (values[name] !== undefined && of.length > 0 && !of.includes(kind)) throw new UsageError(`--${name} only works with ${orOf(of)}.`);
}

/** What is known without the schemas of everything else that a command line may say. */
export type QuickCommand = { kind: 'help'; of: string | null } | { kind: 'version' } | { kind: 'completion'; shell: string } | null;

/** Whether a command line asks for help, of a command or of all, for the version or for a completion script. */
export function quickCommand(args: string[]): QuickCommand {
  const { values, positionals } = parseOptions(args);
  if (values.version) return { kind: 'version' };
  const [first, second] = positionals;
  if (first === 'help') return { kind: 'help', of: second ?? null };
  if (values.help) return { kind: 'help', of: COMMANDS.some(({ name }) => name === first) ? (first ?? null) : null };
  if (first !== 'completion') return null;
  refuseOthers(first, values);
  return { kind: 'completion', shell: second ?? '' };
}
