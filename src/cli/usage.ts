import { COMMANDS, type CommandName, OPTION_ENTRIES } from './commands.ts';
import { UsageError } from './parse-options.ts';

const INTRO = `Sitebrief analyzes a website, writes a prompt for an AI website builder, draws the proposed
site and checks the new one.`;

/** Width of the first column: the longest option with its value. */
const COLUMN = 24;
/** The same of commands with what they take. */
const COMMAND_COLUMN = 36;

const exampleLines = (program: string) => [
  `  ${program} analyze example.com`,
  `  ${program} prompt example.com --builder lovable --out brief`,
  `  ${program} brief example.com > brief.json`,
  `  ${program} verify new.example.com --brief brief.json`,
];

const EXIT_STATUS = `Exit status
  0  success; verify: nothing is red; compare: no differences; analyze --fail-on: nothing new
  1  failure; verify: something is red; compare: differences; analyze --fail-on: new findings
  2  wrong usage, files or settings
  3  verify, analyze --fail-on: the site could not be read`;

type Shown = (typeof OPTION_ENTRIES)[number];

function optionLines({ name, value, about }: Shown): string[] {
  const option = `--${name}${value ? ` ${value}` : ''}`;
  const [first = '', ...rest] = about;
  const head = option.length < COLUMN ? [`  ${option.padEnd(COLUMN)} ${first}`] : [`  ${option}`, `  ${' '.repeat(COLUMN)} ${first}`];
  return [...head, ...rest.map((line) => `  ${' '.repeat(COLUMN)} ${line}`)];
}

/** Options below the headings of their groups. */
function optionGroups(options: readonly Shown[]): string[] {
  const groups = new Map<string, Shown[]>();
  for (const option of options) groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  return [...groups].flatMap(([group, members]) => ['', group, ...members.flatMap(optionLines)]);
}

const callOf = ({ name, takes }: (typeof COMMANDS)[number]) => [name, takes].filter(Boolean).join(' ');

/** The help as text. `program`: how the program is called; `of`: a command, or null for all. Throws `UsageError` for an unknown command. */
export function usage(program: string, of: string | null): string {
  if (of !== null) return usageOfCommand(program, of);
  return [
    INTRO,
    '',
    `Usage: ${program} COMMAND [options]`,
    '',
    'Commands',
    ...COMMANDS.map((command) => `  ${callOf(command).padEnd(COMMAND_COLUMN)} ${command.about}`),
    '',
    `${program} COMMAND --help shows only the options of a command.`,
    ...optionGroups(OPTION_ENTRIES),
    '',
    'Examples',
    ...exampleLines(program),
    '',
    'The result goes to standard output, progress to standard error. Colors are for terminals only;',
    'NO_COLOR turns them off.',
    '',
    EXIT_STATUS,
    '',
  ].join('\n');
}

function usageOfCommand(program: string, of: string): string {
  const command = COMMANDS.find(({ name }) => name === of);
  if (!command) throw new UsageError(`Unknown command "${of}".`);
  const own = OPTION_ENTRIES.filter(({ of: commands }) => commands.includes(of as CommandName));
  const forAll = OPTION_ENTRIES.filter(({ of: commands }) => commands.length === 0);
  return [
    `${program} ${command.name}: ${command.about}`,
    '',
    `Usage: ${program} ${callOf(command)}${own.length > 0 ? ' [options]' : ''}`,
    ...optionGroups([...own, ...forAll]),
    '',
  ].join('\n');
}
