// What the dashboard loads before it is of use: follows the imports that are not on demand. The weight itself is held by tests/e2e/dashboard.spec.ts.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../src');
const FIRST = ['web/main.tsx', 'web/features/dashboard/dashboard-page.tsx'].map((file) => join(SRC, file));
const IMPORT = /^(?:import|export)\s+(?!type\s)(?:([^;'"]*?)\s+from\s+)?'([^']+)'/gm;

/** Whether an import with these names leaves nothing once types are gone. */
const areTypes = (names: string) =>
  /^\{[^}]*\}$/.test(names) &&
  names
    .slice(1, -1)
    .split(',')
    .every((name) => /^\s*(?:type\s|$)/.test(name));

/** Packages that are imported for certain, with the file that does. */
function packagesFrom(files: string[]): Map<string, string> {
  const seen = new Set<string>();
  const found = new Map<string, string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || !/\.tsx?$/.test(file)) continue;
    seen.add(file);
    for (const [, names = '', from = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      if (areTypes(names)) continue;
      if (from.startsWith('.')) waiting.push(join(dirname(file), from));
      else if (from.startsWith('#')) waiting.push(join(SRC, from.slice(1)));
      else found.set(from.split('/', from.startsWith('@') ? 2 : 1).join('/'), file);
    }
  }
  expect([...seen].filter((file) => !existsSync(file))).toEqual([]);
  return found;
}

it('the dashboard starts with these packages and no other', () => {
  const packages = packagesFrom(FIRST);
  const allowed = ['react', 'react-dom', 'react-router', '@tanstack/react-query', '@mantine/core', '@mantine/hooks', '@tabler/icons-react'];
  const other = [...packages].filter(([name]) => !allowed.includes(name) && !name.startsWith('@fontsource-variable/'));
  expect(other).toEqual([]);
  expect([...packages.keys()]).toEqual(expect.arrayContaining(allowed));
});
