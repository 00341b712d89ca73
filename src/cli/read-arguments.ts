import { parseArgs } from 'node:util';
import { BuilderId } from '#contracts/builder.ts';
import { AppError } from '#contracts/errors.ts';
import { DEFAULT_MAX_PAGES, MAX_CUSTOM_PROMPT_LENGTH, MAX_PAGES_CLI, MAX_USER_COMPETITORS } from '#contracts/limits.ts';
import { parseWebsiteUrl } from '#contracts/website-url.ts';

/** The command line is wrong; the message says how. */
export class UsageError extends AppError {
  constructor(message: string) {
    super('invalid-input', message);
  }
}

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
export type Command =
  | { kind: 'help' }
  | (Common & { kind: 'analyze'; json: boolean })
  /** `out`: folder for the prompt and the files that go with it; '' to print the prompt. */
  | (Common & { kind: 'prompt'; builder: BuilderId; custom: string; out: string })
  /** `out`: folder for the pages. */
  | (Common & { kind: 'blueprint'; images: ImageChoice; out: string });

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
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0] ?? '');
  }
}

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

/** Parses the arguments after the program's name. Throws `UsageError` with a sentence. */
export function readArguments(args: string[]): Command {
  const { values, positionals } = parse(args);
  if (values.help || positionals[0] === 'help') return { kind: 'help' };
  const [kind, url, ...rest] = positionals;
  if (kind === undefined) throw new UsageError('Missing command: analyze, prompt or blueprint.');
  if (kind !== 'analyze' && kind !== 'prompt' && kind !== 'blueprint') throw new UsageError(`Unknown command "${kind}".`);
  if (url === undefined) throw new UsageError(`${kind} needs the URL of a website.`);
  if (rest.length > 0) throw new UsageError(`One URL at a time: "${rest[0]}" is one too many.`);
  const common = {
    ...readUrl(url, `"${url.length > 80 ? `${url.slice(0, 80)}…` : url}"`),
    maxPages: readMaxPages(values['max-pages']),
    render: readRender(values.render),
    competitors: readCompetitors(values.competitors),
    factsFile: readPath(values.facts, '--facts takes the name of a file.'),
  };
  if (values.images !== undefined && kind !== 'blueprint') throw new UsageError('--images only works with blueprint.');
  if (kind === 'analyze') {
    if (values.builder !== undefined || values.custom !== undefined || values.out !== undefined)
      throw new UsageError('--builder, --custom and --out only work with prompt.');
    return { kind, ...common, json: values.json ?? false };
  }
  if (values.json) throw new UsageError('--json only works with analyze.');
  const out = readPath(values.out, '--out takes the name of a folder.');
  if (kind === 'blueprint') {
    if (values.builder !== undefined || values.custom !== undefined) throw new UsageError('--builder and --custom only work with prompt.');
    if (out === '') throw new UsageError('blueprint needs a folder for its pages: --out DIR.');
    return { kind, ...common, images: readImages(values.images), out };
  }
  const builder = readBuilder(values.builder);
  return { kind, ...common, builder, custom: readCustom(builder, values.custom), out };
}
