import { readFileSync } from 'node:fs';
import { completionScript } from './completion.ts';
import { quickCommand } from './parse-options.ts';
import { usage } from './usage.ts';

export function readVersion(): string {
  return (JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }).version;
}

/**
 * Help, the version or a completion script; null for a command line that asks for something else. `program`: how this program is called.
 * Throws `UsageError` for a wrong command line.
 */
export function quickAnswer(args: string[], program: string): string | null {
  const command = quickCommand(args);
  if (command === null) return null;
  if (command.kind === 'help') return usage(program, command.of);
  return command.kind === 'version' ? `${readVersion()}\n` : completionScript(command.shell);
}
