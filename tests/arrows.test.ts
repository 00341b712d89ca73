// Which module may import which: compares the table of docs/architecture.md with the code.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../src');

/** Modules that a module may import at run time; `types` may be imported as types only. */
const ARROWS: Record<string, { values: string[]; types?: string[] }> = {
  contracts: { values: ['text', 'lexicon'] },
  text: { values: ['contracts', 'lexicon'] },
  lexicon: { values: ['contracts', 'text'] },
  ai: { values: ['contracts', 'text'] },
  egress: { values: ['contracts', 'text'] },
  search: { values: ['contracts', 'text'] },
  places: { values: ['contracts', 'text'], types: ['egress'] },
  database: { values: ['contracts', 'text'] },
  demo: { values: ['contracts', 'text'] },
  mail: { values: ['contracts', 'text'] },
  pipeline: { values: ['contracts', 'text', 'lexicon'], types: ['ai', 'egress', 'search', 'places'] },
  web: { values: ['contracts'] },
  jobs: { values: ['contracts', 'pipeline', 'database'], types: ['egress', 'ai', 'search'] },
  server: { values: ['contracts', 'pipeline', 'database', 'jobs', 'demo', 'mail', 'mcp'], types: ['egress', 'ai', 'search'] },
  mcp: { values: ['contracts', 'pipeline'], types: ['ai'] },
  cli: { values: ['contracts', 'pipeline'] },
};

type Import = { file: string; module: string; from: string; target: string; typeOnly: boolean };

const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?([^;'"]*?\s+from\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

function importsOf(path: string): Import[] {
  const file = relative(SRC, path);
  const module = file.split('/')[0] ?? '';
  return [...readFileSync(path, 'utf8').matchAll(IMPORT)].flatMap((match) => {
    const from = match[3] ?? match[4] ?? '';
    const names = match[2] ?? '';
    const typeOnly =
      match[1] !== undefined ||
      (/^\{[^}]*\}/.test(names) && [...names.matchAll(/[{,]\s*(type\s)?\s*\w/g)].every((name) => name[1] !== undefined));
    if (from.startsWith('#')) return [{ file, module, from, target: from.slice(1).split('/')[0] ?? '', typeOnly }];
    if (!from.startsWith('.')) return [];
    const target = relative(SRC, join(dirname(path), from)).split('/')[0] ?? '';
    return [{ file, module, from, target, typeOnly }];
  });
}

const files = globSync('**/*.{ts,tsx}', { cwd: SRC }).map((file) => join(SRC, file));
const imports = files.flatMap(importsOf);
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('testing/');
const isMain = (file: string) => /(^|\/)([a-z-]+-)?main\.tsx?$/.test(file);

describe('imports between modules', () => {
  it('sees the imports of every module', () => {
    expect(new Set(imports.map((entry) => entry.module)).size).toBeGreaterThanOrEqual(9);
    expect(imports.length).toBeGreaterThan(200);
  });

  it('point one way', () => {
    const wrong = imports.filter(({ file, module, target, typeOnly }) => {
      if (target === module || isMain(file) || !file.includes('/')) return false;
      const allowed = ARROWS[module];
      if (!allowed) return true;
      return !(allowed.values.includes(target) || (typeOnly && allowed.types?.includes(target)));
    });
    // config.ts is wired by main.ts; others may know its type, never read it.
    const real = wrong.filter(
      ({ target, typeOnly, module }) =>
        !((target === 'config' || target === 'config.ts') && typeOnly && (module === 'server' || module === 'jobs')),
    );
    expect(real.filter(({ file }) => !isTest(file)).map(({ file, from }) => `${file} imports ${from}`)).toEqual([]);
  });

  it('cross modules by subpath, never by climbing', () => {
    const climbing = imports.filter(
      ({ module, target, from, file }) => from.startsWith('.') && target !== module && file.includes('/') && module !== 'web',
    );
    expect(climbing.map(({ file, from }) => `${file} imports ${from}`)).toEqual([]);
  });

  it('leave the environment to config.ts and the mains', () => {
    const readers = files
      .map((file) => relative(SRC, file))
      .filter(
        (file) => !isTest(file) && !isMain(file) && file !== 'config.ts' && readFileSync(join(SRC, file), 'utf8').includes('process.env'),
      );
    expect(readers).toEqual([]);
  });

  it('keep drawers out', () => {
    const drawers = files
      .map((file) => relative(SRC, file))
      .filter((file) => /(^|\/)(utils?|helpers?|common|types|misc)(\/|\.tsx?$)/.test(file));
    expect(drawers).toEqual([]);
  });

  it('name every file in kebab-case', () => {
    expect(files.map((file) => relative(SRC, file)).filter((file) => !/^[a-z0-9/.-]+$/.test(file))).toEqual([]);
  });
});
