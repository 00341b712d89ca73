import { COMMANDS, type CommandName, OPTION_ENTRIES } from './commands.ts';
import { UsageError } from './parse-options.ts';

const INTRO = 'Sitebrief analyzes a website, writes a prompt for an AI website builder, draws the proposed site and checks the new one.';

/** Width of the first column: the longest option with its value. */
const COLUMN = 24;

const EXIT_STATUS = `Exit status: 0 success, 1 the analysis failed, 2 wrong usage or settings.
analyze --fail-on: 0 nothing new, 1 new findings, 2 wrong usage, 3 the site could not be analyzed.
verify: 0 nothing is red, 1 something is red, 2 wrong usage, 3 the site could not be checked.
compare: 0 no differences, 1 differences, 2 wrong usage or files.`;

type Shown = (typeof OPTION_ENTRIES)[number];

function optionLines({ name, value, about }: Shown): string[] {
  const option = `--${name}${value ? ` ${value}` : ''}`;
  const [first = '', ...rest] = about;
  const head = option.length < COLUMN ? [`  ${option.padEnd(COLUMN)} ${first}`] : [`  ${option}`, `  ${' '.repeat(COLUMN)} ${first}`];
  return [...head, ...rest.map((line) => `  ${' '.repeat(COLUMN)} ${line}`)];
}

const commandLine = (program: string, { name, takes }: (typeof COMMANDS)[number]) =>
  `  ${[program, name, takes].filter(Boolean).join(' ')}`;

const forAll = ({ of }: Shown) => of.length === 0;

/** The help as text. `program`: how the program is called; `of`: a command, or null for all. Throws `UsageError` for an unknown command. */
export function usage(program: string, of: string | null): string {
  if (of !== null) return usageOfCommand(program, of);
  return [
    INTRO,
    '',
    ...COMMANDS.flatMap((command) => [commandLine(program, command), `      ${command.about}`]),
    '',
    'Options',
    ...OPTION_ENTRIES.flatMap(optionLines),
    '',
    'The result goes to standard output, progress to standard error. Colors are for terminals only; NO_COLOR turns them off.',
    EXIT_STATUS,
    '',
  ].join('\n');
}

function usageOfCommand(program: string, of: string): string {
  const command = COMMANDS.find(({ name }) => name === of);
  if (!command) throw new UsageError(`Unknown command "${of}".`);
  const isOwn = ({ of: commands }: Shown) => commands.includes(of as CommandName);
  return [
    `${program} ${command.name}: ${command.about}`,
    '',
    `${commandLine(program, command)}${OPTION_ENTRIES.some(isOwn) ? ' [options]' : ''}`,
    '',
    'Options',
    ...[...OPTION_ENTRIES.filter(isOwn), ...OPTION_ENTRIES.filter(forAll)].flatMap(optionLines),
    '',
  ].join('\n');
}
