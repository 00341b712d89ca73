import { BUILDER_IDS } from '#contracts/builder-ids.ts';

/** Every command, as the help, the shell completion and docs/cli.md list them. `takes`: the words after its name. */
export const COMMANDS = [
  { name: 'analyze', takes: '<url>', about: 'read a website: the business, its issues, its competitors' },
  { name: 'prompt', takes: '<url> --builder NAME', about: 'write the prompt for an AI website builder' },
  { name: 'blueprint', takes: '<url> --out DIR', about: 'draw the proposed site as pages to open in a browser' },
  { name: 'brief', takes: '<url>', about: 'print what a new site is checked against' },
  { name: 'verify', takes: '<new-url> --brief FILE', about: 'check a new site: what was kept, lost, invented or not fixed' },
  { name: 'compare', takes: '<before.json> <after.json>', about: 'say what appeared, went or changed between two of them' },
  { name: 'serve', takes: '', about: 'run the web app with its worker' },
  { name: 'worker', takes: '', about: 'run another worker for a web app on PostgreSQL' },
  { name: 'mcp', takes: '', about: 'offer these as tools to an AI agent, on stdin and stdout' },
  { name: 'completion', takes: 'bash|zsh|fish', about: 'print the completion script of a shell' },
] as const satisfies { name: string; takes: string; about: string }[];

export type CommandName = (typeof COMMANDS)[number]['name'];

const ANALYZING: readonly CommandName[] = ['analyze', 'prompt', 'blueprint', 'brief'];

/** An option: the name of its value, absent for a switch; the values it can have where these are known; the commands it is for. */
type OptionEntry = {
  name: string;
  /** Heading in the help, which lists the options of a group together. */
  group: string;
  value?: string;
  choices?: readonly string[];
  of: readonly CommandName[];
  /** What it does, with its default in brackets. Lines after the first are continuations. */
  about: readonly string[];
};

const OPTIONS = [
  { name: 'max-pages', group: 'Reading a site', value: 'N', of: ANALYZING, about: ['pages to read, 1 to 1000 (12)'] },
  {
    name: 'render',
    group: 'Reading a site',
    value: 'WHEN',
    choices: ['auto', 'always', 'never'],
    of: [...ANALYZING, 'verify'],
    about: [
      'read pages in a browser: auto, always, never (auto; verify: always,',
      'and auto is quick: what only a browser sees, on the home page alone)',
    ],
  },
  { name: 'competitors', group: 'Reading a site', value: 'URL,URL', of: ANALYZING, about: ['competitors to include'] },
  {
    name: 'facts',
    group: 'Reading a site',
    value: 'FILE',
    of: ANALYZING,
    about: ['what the owner says about the business, a JSON list', 'of {field, action, text, was ...}'],
  },
  {
    name: 'builder',
    group: 'Builder and files',
    value: 'NAME',
    choices: BUILDER_IDS,
    of: ['prompt', 'brief', 'verify'],
    about: [`${BUILDER_IDS.join(', ')};`, 'brief and verify: for whom fix prompts are written'],
  },
  { name: 'custom', group: 'Builder and files', value: 'TEXT', of: ['prompt'], about: ['your own criteria, for builder custom'] },
  {
    name: 'out',
    group: 'Builder and files',
    value: 'DIR',
    of: ['prompt', 'blueprint'],
    about: ['write to a folder; prompt: with the files that go with it'],
  },
  {
    name: 'images',
    group: 'Builder and files',
    value: 'HOW',
    choices: ['copy', 'link', 'none'],
    of: ['blueprint'],
    about: ['copy the images of the site, link them or show none (copy)'],
  },
  { name: 'json', group: 'Output and reports', of: ['analyze', 'verify', 'compare'], about: ['print the whole result as JSON'] },
  {
    name: 'sarif',
    group: 'Output and reports',
    value: 'FILE',
    of: ['analyze', 'verify'],
    about: ['write findings as SARIF 2.1.0, for code scanning'],
  },
  {
    name: 'junit',
    group: 'Output and reports',
    value: 'FILE',
    of: ['analyze', 'verify'],
    about: ['write checks as JUnit XML, for test reports'],
  },
  {
    name: 'fail-on',
    group: 'CI gate',
    value: 'LEVELS',
    of: ['analyze'],
    about: ['exit with 1 where findings of these severities are new:', 'high, or high,medium, or high,medium,low'],
  },
  {
    name: 'baseline',
    group: 'CI gate',
    value: 'FILE',
    of: ['analyze'],
    about: ['known findings, which do not fail; without it all are new'],
  },
  {
    name: 'write-baseline',
    group: 'CI gate',
    value: 'FILE',
    of: ['analyze'],
    about: ['write the findings of this analysis as a baseline'],
  },
  { name: 'brief', group: 'Checking a new site', value: 'FILE', of: ['verify'], about: ['what brief printed about the old site'] },
  {
    name: 'auth',
    group: 'Checking a new site',
    value: 'USER:PASSWORD',
    of: ['verify'],
    about: ['for a new site behind basic authentication; sent to its', 'host only. Or set VERIFY_AUTH in the environment'],
  },
  { name: 'host', group: 'Web app', value: 'ADDRESS', of: ['serve'], about: ['where to listen (127.0.0.1)'] },
  { name: 'port', group: 'Web app', value: 'N', of: ['serve'], about: ['port (3000)'] },
  { name: 'data', group: 'Web app', value: 'DIR', of: ['serve', 'worker'], about: ['folder of the database (./data)'] },
  { name: 'no-worker', group: 'Web app', of: ['serve'], about: ['leave analyses to worker processes'] },
  { name: 'help', group: 'All commands', of: [], about: ['show help, also -h; of a command: COMMAND --help'] },
  { name: 'version', group: 'All commands', of: [], about: ['show the version, also -V'] },
] as const satisfies OptionEntry[];

export type OptionName = (typeof OPTIONS)[number]['name'];

/** Every option. One that is for all commands is listed for none. */
export const OPTION_ENTRIES: readonly (OptionEntry & { name: OptionName })[] = OPTIONS;
