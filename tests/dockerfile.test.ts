// The image is built where there is a container engine; what can go wrong without one is checked here.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const packageJson = JSON.parse(read('package.json')) as { scripts: Record<string, string>; dependencies: Record<string, string> };

type Instruction = { name: string; value: string };

/** The instructions in order; lines that end in a backslash are joined, comments left out. */
const instructions: Instruction[] = read('Dockerfile')
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .join('\n')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => {
    const [name = '', ...rest] = line.trim().split(/\s+/);
    return { name, value: rest.join(' ') };
  });
const all = (name: string) => instructions.filter((instruction) => instruction.name === name).map(({ value }) => value);
const last = (name: string) => all(name).at(-1) ?? '';
/** What COPY takes from the repository, not from another stage. */
const copied = all('COPY')
  .filter((value) => !value.startsWith('--from='))
  .flatMap((value) => value.split(' ').slice(0, -1));
const ignored = read('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

describe('the Dockerfile', () => {
  it('builds with the version of Node that package.json names', () => {
    expect(all('FROM')[0]).toBe(`node:${packageJson.dependencies.node}-bookworm-slim AS build`);
  });

  it('copies only what exists and is part of the build context', () => {
    expect(copied).toContain('package-lock.json');
    expect(copied.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    expect(copied.filter((path) => ignored.includes(path))).toEqual([]);
  });

  it('installs from the lock file, and names no registry', () => {
    expect(all('RUN')).toContain('npm ci --omit=dev');
    expect(read('Dockerfile') + read('.npmrc')).not.toContain('registry=');
  });

  it('starts what npm start starts, as a user without rights, who can write its data', () => {
    const command = JSON.parse(last('CMD')) as string[];
    expect(command).toEqual(['node_modules/.bin/node', packageJson.scripts.start?.replace(/^node /, '')]);
    expect(existsSync(join(ROOT, command[1] ?? ''))).toBe(true);
    const user = last('USER');
    expect(['', 'root', '0']).not.toContain(user);
    const root = all('RUN').join(' ');
    expect(root).toContain(`useradd --uid 10001 --create-home --shell /usr/sbin/nologin ${user}`);
    expect(root).toContain(`install -d -o ${user} -g ${user} -m 700 ${last('VOLUME')}`);
    expect(last('ENV')).toContain(`DATA_DIR=${last('VOLUME')}`);
    const after = instructions.slice(instructions.findLastIndex(({ name }) => name === 'USER'));
    expect(after.map(({ name }) => name)).not.toContain('RUN');
  });

  it('says how it is reached, checked and stopped', () => {
    expect(last('ENV')).toContain(`HOST=0.0.0.0 PORT=${last('EXPOSE')}`);
    expect(last('HEALTHCHECK')).toContain('/healthz');
    expect(read('src/server/routes/health.ts')).toContain("'/healthz'");
    expect(last('STOPSIGNAL')).toBe('SIGTERM');
  });
});

describe('the build context', () => {
  it.each(['.git', '.env', 'data', 'dist', 'node_modules'])('leaves out %s', (path) => {
    expect(ignored).toContain(path);
  });
});
