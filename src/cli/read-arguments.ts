import { BuilderId } from '#contracts/builder.ts';
import { AppError } from '#contracts/errors.ts';
import { Severity } from '#contracts/finding.ts';
import { DEFAULT_MAX_PAGES, MAX_CUSTOM_PROMPT_LENGTH, MAX_PAGES_CLI, MAX_USER_COMPETITORS } from '#contracts/limits.ts';
import { StagingCredentials } from '#contracts/verification.ts';
import { parseWebsiteUrl } from '#contracts/website-url.ts';
import { COMMANDS, type OptionName } from './commands.ts';
import { type Options, orOf, parseOptions, refuseOthers, UsageError } from './parse-options.ts';

export type RenderChoice = 'auto' | 'always' | 'never';
/** Whether a blueprint has copies of the images, links to them, or none. */
export type ImageChoice = 'copy' | 'link' | 'none';

/** `factsFile`: a JSON list of what the owner says; '' without one. */
type Common = {
  url: string;
  schemeGiven: boolean;
  maxPages: number;
  render: RenderChoice;
  competitors: string[];
  factsFile: string;
};
/** Files for reports; '' for none. */
export type ReportFiles = { sarif: string; junit: string };
/** `failOn`: severities for which new findings fail; none without a gate. The files: '' for none. */
export type GateOptions = ReportFiles & { failOn: Severity[]; baseline: string; writeBaseline: string };
export type Command =
  | (Common & { kind: 'analyze'; json: boolean; gate: GateOptions })
  /** `out`: folder for the prompt and the files that go with it; '' to print the prompt. */
  | (Common & { kind: 'prompt'; builder: BuilderId; custom: string; out: string })
  /** `out`: folder for the pages. */
  | (Common & { kind: 'blueprint'; images: ImageChoice; out: string })
  | (Common & { kind: 'brief'; builder: BuilderId })
  | VerifyCommand
  | { kind: 'mcp' }
  | ServeCommand
  | CompareCommand;
/** The commands that analyze a site. */
export type AnalyzeCommand = Exclude<Command, VerifyCommand | ServeCommand | CompareCommand | { kind: 'mcp' }>;
/** Two files of the commands `analyze --json` or `brief`. */
export type CompareCommand = { kind: 'compare'; before: string; after: string; json: boolean };
/** `settings`: environment variables that its options set. */
export type ServeCommand = ({ kind: 'serve' } | { kind: 'worker' }) & { settings: Record<string, string> };
/** `url` is the new site, `briefFile` what `brief` printed; `builder` replaces that of the brief. */
export type VerifyCommand = Pick<Common, 'url' | 'schemeGiven' | 'render'> & {
  kind: 'verify';
  json: boolean;
  reports: ReportFiles;
  briefFile: string;
  builder?: BuilderId;
  credentials?: StagingCredentials;
};

function readUrl(text: string, what: string): { url: string; schemeGiven: boolean } {
  try {
    return parseWebsiteUrl(text);
  } catch (error) {
    if (error instanceof AppError) throw new UsageError(`${what}: ${error.message}`);
    throw error;
  }
}

function readMaxPages(text: string | undefined): number {
  const pages = text === undefined ? DEFAULT_MAX_PAGES : Number(text);
  if (!Number.isInteger(pages) || pages < 1 || pages > MAX_PAGES_CLI)
    throw new UsageError(`--max-pages takes a whole number from 1 to ${MAX_PAGES_CLI}.`);
  return pages;
}

function readRender(text = 'auto'): RenderChoice {
  if (text !== 'auto' && text !== 'always' && text !== 'never') throw new UsageError('--render takes auto, always or never.');
  return text;
}

function readCompetitors(text = ''): string[] {
  const named = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  if (named.length > MAX_USER_COMPETITORS) throw new UsageError(`--competitors takes at most ${MAX_USER_COMPETITORS} URLs.`);
  return named.map((part) => readUrl(part, `--competitors "${part}"`).url);
}

/** The value of an option that names a file or folder; '' without the option. */
function readPath(path: string | undefined, problem: string): string {
  if (path?.trim() === '') throw new UsageError(problem);
  return path ?? '';
}

function readBuilder(text: string | undefined): BuilderId {
  const builder = BuilderId.safeParse(text);
  if (!builder.success) throw new UsageError(`--builder takes one of ${BuilderId.options.join(', ')}.`);
  return builder.data;
}

function readImages(text = 'copy'): ImageChoice {
  if (text !== 'copy' && text !== 'link' && text !== 'none') throw new UsageError('--images takes copy, link or none.');
  return text;
}

function readCustom(builder: BuilderId, text = ''): string {
  if (builder === 'custom' && text.trim() === '') throw new UsageError('--builder custom needs your criteria: --custom "...".');
  if (text.length > MAX_CUSTOM_PROMPT_LENGTH) throw new UsageError(`--custom takes at most ${MAX_CUSTOM_PROMPT_LENGTH} characters.`);
  return text;
}

/** `USER:PASSWORD` (RFC 7617). */
function readAuth(text: string | undefined, from: string): StagingCredentials | undefined {
  if (text === undefined || text === '') return undefined;
  const at = text.indexOf(':');
  const credentials = StagingCredentials.safeParse({ username: text.slice(0, Math.max(0, at)), password: text.slice(at + 1) });
  if (at < 1 || !credentials.success) throw new UsageError(`${from} takes USER:PASSWORD.`);
  return credentials.data;
}

/** The value of an option that has one. */
const textOf = (values: Options, name: OptionName): string | undefined => values[name] as string | undefined;

function readReports(values: Options): ReportFiles {
  const file = (name: 'sarif' | 'junit') => readPath(textOf(values, name), `--${name} takes the name of a file.`);
  return { sarif: file('sarif'), junit: file('junit') };
}

function readGate(values: Options): GateOptions {
  const levels = textOf(values, 'fail-on')?.split(',') ?? [];
  const failOn = levels.map((level) => {
    const severity = Severity.safeParse(level.trim());
    if (!severity.success) throw new UsageError(`--fail-on takes ${orOf(Severity.options)}, or several of them with commas.`);
    return severity.data;
  });
  const baseline = readPath(textOf(values, 'baseline'), '--baseline takes the name of a file.');
  const writeBaseline = readPath(textOf(values, 'write-baseline'), '--write-baseline takes the name of a file.');
  return { failOn, baseline, writeBaseline, ...readReports(values) };
}

function readServe(kind: 'serve' | 'worker', values: Options): ServeCommand {
  const settings = { HOST: textOf(values, 'host'), PORT: textOf(values, 'port'), DATA_DIR: textOf(values, 'data') };
  const given = Object.entries(settings).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { kind, settings: Object.fromEntries(given) };
}

/**
 * Parses the arguments after the program's name. `auth`: name and password for a staging site from the environment, so that they need not
 * be on the command line. Throws `UsageError` with a sentence.
 */
export function readArguments(args: string[], { auth }: { auth?: string | undefined } = {}): Command {
  const { values, positionals } = parseOptions(args);
  const [name, url, ...rest] = positionals;
  const names = COMMANDS.map((command) => command.name);
  if (name === undefined) throw new UsageError(`Missing command: ${orOf(names)}.`);
  const kind = names.find((known) => known === name);
  // Help, version and completion are answered before (quick-answer.ts).
  if (kind === undefined || kind === 'completion') throw new UsageError(`Unknown command "${name}".`);
  refuseOthers(kind, values);
  if (kind === 'compare') {
    const [after, more] = rest;
    if (!url || !after || more) throw new UsageError('compare takes two files, as printed by analyze --json or brief.');
    return { kind, before: url, after, json: values.json === true };
  }
  if (kind === 'serve' || kind === 'worker' || kind === 'mcp') {
    if (url !== undefined) throw new UsageError(`${kind} takes options only: "${url}" is one word too many.`);
    return kind === 'mcp' ? { kind } : readServe(kind, values);
  }
  if (url === undefined) throw new UsageError(`${kind} needs the URL of a website.`);
  if (rest.length > 0) throw new UsageError(`One URL at a time: "${rest[0]}" is one too many.`);
  const site = { ...readUrl(url, `"${url.length > 80 ? `${url.slice(0, 80)}…` : url}"`), render: readRender(textOf(values, 'render')) };
  const builder = textOf(values, 'builder') === undefined ? undefined : readBuilder(textOf(values, 'builder'));
  if (kind === 'verify') {
    const briefFile = readPath(textOf(values, 'brief'), '--brief takes the name of a file.');
    if (briefFile === '') throw new UsageError('verify needs the brief: --brief FILE, as printed by the command brief.');
    const credentials = readAuth(textOf(values, 'auth'), '--auth') ?? readAuth(auth, 'VERIFY_AUTH');
    const render = readRender(textOf(values, 'render') ?? 'always');
    return {
      kind,
      ...site,
      render,
      json: values.json === true,
      reports: readReports(values),
      briefFile,
      ...(builder && { builder }),
      ...(credentials && { credentials }),
    };
  }
  const common = {
    ...site,
    maxPages: readMaxPages(textOf(values, 'max-pages')),
    competitors: readCompetitors(textOf(values, 'competitors')),
    factsFile: readPath(textOf(values, 'facts'), '--facts takes the name of a file.'),
  };
  if (kind === 'analyze') return { kind, ...common, json: values.json === true, gate: readGate(values) };
  if (kind === 'brief') return { kind, ...common, builder: builder ?? 'lovable' };
  const out = readPath(textOf(values, 'out'), '--out takes the name of a folder.');
  if (kind === 'blueprint') {
    if (out === '') throw new UsageError('blueprint needs a folder for its pages: --out DIR.');
    return { kind, ...common, images: readImages(textOf(values, 'images')), out };
  }
  const forBuilder = readBuilder(textOf(values, 'builder'));
  return { kind, ...common, builder: forBuilder, custom: readCustom(forBuilder, textOf(values, 'custom')), out };
}
