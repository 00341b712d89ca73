import { BUILDER_IDS } from '#contracts/builder-ids.ts';

/** Every command, as the help, the shell completion and docs/cli.md list them. `takes`: the words after its name. */
export const COMMANDS = [
  { name: 'analyze', takes: '<url>', about: 'read a website: the business, its issues, its competitors' },
  { name: 'prompt', takes: '<url> --builder NAME', about: 'write the prompt for an AI website builder' },
  { name: 'blueprint', takes: '<url> --out DIR', about: 'draw the proposed site as pages to open in a browser' },
  { name: 'brief', takes: '<url>', about: 'print what a new site is checked against' },
  { name: 'verify', takes: '<new-url> --brief FILE', about: 'check a new site: what was kept, lost, invented or not fixed' },
  { name: 'compare', takes: '<before.json> <after.json>', about: 'what appeared, is gone and changed between two analyses or briefs' },
  { name: 'serve', takes: '', about: 'run the web app with its worker' },
  { name: 'worker', takes: '', about: 'run another worker for a web app on PostgreSQL' },
  { name: 'mcp', takes: '', about: 'offer the same as tools to an AI agent, on standard input and output' },
  { name: 'completion', takes: 'bash|zsh|fish', about: 'print the completion script of a shell' },
] as const satisfies { name: string; takes: string; about: string }[];

export type CommandName = (typeof COMMANDS)[number]['name'];

const ANALYZING: readonly CommandName[] = ['analyze', 'prompt', 'blueprint', 'brief'];

/** An option: the name of its value, absent for a switch; the values it can have where these are known; the commands it is for. */
type OptionEntry = {
  name: string;
  value?: string;
  choices?: readonly string[];
  of: readonly CommandName[];
  /** What it does, with its default in brackets. Lines after the first are continuations. */
  about: readonly string[];
};

const OPTIONS = [
  { name: 'max-pages', value: 'N', of: ANALYZING, about: ['pages to read, 1 to 1000 (12)'] },
  {
    name: 'render',
    value: 'WHEN',
    choices: ['auto', 'always', 'never'],
    of: [...ANALYZING, 'verify'],
    about: [
      'read pages in a browser: auto, always, never (auto; verify: always,',
      'and auto is quick: what only a browser sees, on the home page alone)',
    ],
  },
  { name: 'competitors', value: 'URL,URL', of: ANALYZING, about: ['competitors to include'] },
  {
    name: 'facts',
    value: 'FILE',
    of: ANALYZING,
    about: ['what the owner says about the business, a JSON list', 'of {field, action, text, was ...}'],
  },
  { name: 'json', of: ['analyze', 'verify', 'compare'], about: ['print the whole result as JSON'] },
  {
    name: 'fail-on',
    value: 'LEVELS',
    of: ['analyze'],
    about: ['exit with 1 where findings of these severities are new:', 'high, or high,medium, or high,medium,low'],
  },
  { name: 'baseline', value: 'FILE', of: ['analyze'], about: ['known findings, which do not fail; without it all are new'] },
  { name: 'write-baseline', value: 'FILE', of: ['analyze'], about: ['write the findings of this analysis as a baseline'] },
  { name: 'sarif', value: 'FILE', of: ['analyze', 'verify'], about: ['write findings as SARIF 2.1.0, for code scanning'] },
  { name: 'junit', value: 'FILE', of: ['analyze', 'verify'], about: ['write checks as JUnit XML, for test reports'] },
  {
    name: 'builder',
    value: 'NAME',
    choices: BUILDER_IDS,
    of: ['prompt', 'brief', 'verify'],
    about: [`${BUILDER_IDS.join(', ')};`, 'brief and verify: for whom fix prompts are written'],
  },
  { name: 'custom', value: 'TEXT', of: ['prompt'], about: ['your own criteria, for builder custom'] },
  { name: 'out', value: 'DIR', of: ['prompt', 'blueprint'], about: ['write to a folder; prompt: with the files that go with it'] },
  {
    name: 'images',
    value: 'HOW',
    choices: ['copy', 'link', 'none'],
    of: ['blueprint'],
    about: ['copy the images of the site, link them or show none (copy)'],
  },
  { name: 'brief', value: 'FILE', of: ['verify'], about: ['what brief printed about the old site'] },
  {
    name: 'auth',
    value: 'USER:PASSWORD',
    of: ['verify'],
    about: ['for a new site behind basic authentication; sent to its', 'host only. Or set VERIFY_AUTH in the environment'],
  },
  { name: 'host', value: 'ADDRESS', of: ['serve'], about: ['where to listen (127.0.0.1)'] },
  { name: 'port', value: 'N', of: ['serve'], about: ['port (3000)'] },
  { name: 'data', value: 'DIR', of: ['serve', 'worker'], about: ['folder of the database (./data)'] },
  { name: 'no-worker', of: ['serve'], about: ['leave analyses to worker processes'] },
  { name: 'help', of: [], about: ['show help; of a command: COMMAND --help'] },
  { name: 'version', of: [], about: ['show the version'] },
] as const satisfies OptionEntry[];

export type OptionName = (typeof OPTIONS)[number]['name'];

/** Every option. One that is for all commands is listed for none. */
export const OPTION_ENTRIES: readonly (OptionEntry & { name: OptionName })[] = OPTIONS;
