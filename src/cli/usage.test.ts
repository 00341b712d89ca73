import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMMANDS, OPTION_ENTRIES } from './commands.ts';
import { completionScript } from './completion.ts';
import { usage } from './usage.ts';

describe('usage', () => {
  it('lists every command and option, in lines that fit a terminal of 100 columns', () => {
    const text = usage('sitebrief', null);
    for (const { name } of COMMANDS) expect(text).toContain(`  ${name} `);
    for (const { name } of OPTION_ENTRIES) expect(text).toContain(`  --${name}`);
    expect(text.split('\n').filter((line) => line.length > 100)).toEqual([]);
  });

  it('shows of a command only its own options', () => {
    const text = usage('npm run -s cli --', 'verify');
    expect(text).toContain('Usage: npm run -s cli -- verify <new-url> --brief FILE [options]');
    expect(text).toContain('--brief FILE');
    expect(text).not.toContain('--max-pages');
    expect(() => usage('sitebrief', 'polish')).toThrow('Unknown command "polish".');
  });

  it('is repeated by docs/cli.md', () => {
    const manual = readFileSync(join(import.meta.dirname, '../../docs/cli.md'), 'utf8');
    for (const { name } of COMMANDS) expect(manual).toContain(`sitebrief ${name}`);
    for (const { name } of OPTION_ENTRIES) expect(manual).toContain(`\`--${name}`);
  });
});

describe('completionScript', () => {
  it.each(['bash', 'zsh', 'fish'])('has every command and choice for %s', (shell) => {
    const script = completionScript(shell);
    for (const { name } of COMMANDS) expect(script).toContain(name);
    expect(script).toContain('lovable framer wix typedream 10web custom');
  });

  it('refuses other shells', () => {
    expect(() => completionScript('tcsh')).toThrow('bash, zsh, fish');
  });
});
