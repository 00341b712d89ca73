// The docs name files and folders of the source: each of them must exist.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const DOCS = globSync(['docs/**/*.md', 'README.md', 'CONTRIBUTING.md', 'SECURITY.md'], { cwd: ROOT });
const PATH = /(?<![\w/.-])(?:src|scripts|tests)\/[\w./-]*\w/g;

const named = DOCS.flatMap((doc) => {
  const text = readFileSync(join(ROOT, doc), 'utf8');
  return [...new Set(text.match(PATH) ?? [])].map((path) => ({ doc, path }));
});

describe('the docs', () => {
  it('name only paths that exist', () => {
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ path }) => !existsSync(join(ROOT, path))).map(({ doc, path }) => `${doc}: ${path}`)).toEqual([]);
  });

  it('name only files that exist', () => {
    const known = globSync('{src,scripts,tests}/**/*', { cwd: ROOT });
    const missing = DOCS.filter((doc) => !doc.includes('decisions')).flatMap((doc) => {
      const files = readFileSync(join(ROOT, doc), 'utf8').match(/(?<=`)[\w/-]*[\w-]+\.(?:ts|tsx)(?=`)/g) ?? [];
      return files.filter((file) => !known.some((path) => `/${path}`.endsWith(`/${file}`))).map((file) => `${doc}: ${file}`);
    });
    expect(missing).toEqual([]);
  });

  it('link only to files that exist (screenshots aside)', () => {
    const broken = DOCS.flatMap((doc) =>
      [...readFileSync(join(ROOT, doc), 'utf8').matchAll(/\[[^\]]+\]\((?!https?:|#)([^)#]+)/g)]
        .filter(([, target = '']) => !existsSync(join(ROOT, doc, '..', target)))
        .map(([, target]) => `${doc}: ${target}`),
    );
    expect(broken).toEqual([]);
  });
});
