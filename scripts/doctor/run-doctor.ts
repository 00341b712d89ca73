import { parseArgs } from 'node:util';
import { type Config, ConfigError, loadEnvironment, readConfig } from '#config';
import type { Check, Finding, Installation } from './check.ts';
import { port, publicUrl } from './checks/addresses.ts';
import { browser } from './checks/browser.ts';
import { dataFolder } from './checks/data-folder.ts';
import { database } from './checks/database.ts';
import { clock, memory, webApp } from './checks/installation.ts';
import { administrators, backups, secrets } from './checks/people-and-secrets.ts';
import { mail, model, names, search } from './checks/services.ts';
import { messageOf } from './explain-error.ts';

const USAGE = `Usage: npm run -s doctor -- [--json] [--backups FOLDER] [--timeout SECONDS]

Says what is wrong with this installation of Sitebrief and what to do about it. Changes nothing.
  --json             the result as JSON
  --backups FOLDER   checks the newest backup in this folder
  --timeout SECONDS  time limit of each check, 20 unless given
Exit code: 0 nothing is wrong, 1 something is, 2 a wrong option.`;

const CHECKS: Check[] = [
  ...[webApp, dataFolder, database, port, publicUrl, secrets, administrators, mail, names, browser, model, search],
  ...[memory, clock, backups],
];
const SIGNS = { ok: '✓', note: '!', problem: '✗' };
const DEFAULT_TIMEOUT_S = 20;

type Result = { id: string; title: string; findings: Finding[] };

/** Runs every check and prints what it found; returns the exit code. `checks` and `print` are replaced by tests. */
export async function runDoctor(
  args: string[],
  root: string,
  { checks = CHECKS, print = console.log as (line: string) => void, environment = loadEnvironment } = {},
): Promise<number> {
  const options = readOptions(args);
  if (typeof options === 'string') {
    print(options);
    return options === USAGE ? 0 : 2;
  }
  const results = await examine({ root, options, checks, environment });
  const problems = results.flatMap(({ findings }) => findings).filter(({ state }) => state === 'problem').length;
  if (options.json) {
    const entries = results.flatMap(({ findings, ...check }) => findings.map((finding) => ({ ...check, ...finding })));
    print(JSON.stringify({ ok: problems === 0, checks: entries }, null, 2));
  } else {
    for (const result of results) printResult(result, print);
    print(problems === 0 ? '\nNothing is wrong.' : `\n${problems} ${problems === 1 ? 'thing is' : 'things are'} wrong (✗).`);
  }
  return problems === 0 ? 0 : 1;
}

type Options = { json: boolean; backups: string | undefined; timeoutMs: number };

/** The options, or what to print instead. */
function readOptions(args: string[]): Options | string {
  try {
    const { values } = parseArgs({
      args,
      options: {
        json: { type: 'boolean', default: false },
        backups: { type: 'string' },
        timeout: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    if (values.help) return USAGE;
    const seconds = Number(values.timeout ?? DEFAULT_TIMEOUT_S);
    if (!(seconds > 0)) return `--timeout needs a number of seconds.\n\n${USAGE}`;
    return { json: values.json, backups: values.backups, timeoutMs: seconds * 1000 };
  } catch (error) {
    return `${messageOf(error)}\n\n${USAGE}`;
  }
}

type Examination = { root: string; options: Options; checks: Check[]; environment: typeof loadEnvironment };

async function examine({ root, options, checks, environment }: Examination): Promise<Result[]> {
  const settings = { id: 'settings', title: 'Settings' };
  let env: Record<string, string | undefined>;
  let config: Config;
  try {
    env = environment();
    config = readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const todo = 'Correct them in .env or in the environment of the service, then run the doctor again: the other checks need them.';
    return [{ ...settings, findings: [{ state: 'problem', found: error.message.replaceAll('\n', ' '), todo }] }];
  }
  const installation: Installation = { config, root, env, backups: options.backups, now: new Date() };
  const results: Result[] = [{ ...settings, findings: [{ state: 'ok', found: 'All are valid.' }] }];
  // One after the other: two that open the same database or port would disturb each other.
  for (const check of checks) results.push(await runCheck(check, installation, options.timeoutMs));
  return results;
}

async function runCheck({ id, title, run }: Check, installation: Installation, timeoutMs: number): Promise<Result> {
  const signal = AbortSignal.timeout(timeoutMs);
  const late = Promise.withResolvers<Finding>();
  const onTimeout = () =>
    late.resolve({
      state: 'problem',
      found: `This check did not end within ${timeoutMs / 1000} s.`,
      todo: 'Something hangs: a network share, a name server, a firewall that swallows packets, or a very busy machine. Try again with --timeout 60.',
    });
  signal.addEventListener('abort', onTimeout, { once: true });
  try {
    return { id, title, findings: [await Promise.race([run(installation, signal), late.promise])].flat() };
  } catch (error) {
    const found = `This check failed: ${messageOf(error)}`;
    return {
      id,
      title,
      findings: [{ state: 'problem', found, todo: 'Please report this with the output of: npm run -s doctor -- --json' }],
    };
  } finally {
    signal.removeEventListener('abort', onTimeout);
  }
}

function printResult({ title, findings }: Result, print: (line: string) => void): void {
  for (const finding of findings) {
    print(`${SIGNS[finding.state]} ${title}: ${finding.found}`);
    if (finding.state !== 'ok') print(`    To do: ${finding.todo}`);
  }
}
