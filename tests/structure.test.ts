// The shape that the source keeps: see docs/architecture.md. `npm run stats` prints the figures.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countRegexes, regexLiterals, sourceFiles, twins } from '../scripts/source-stats.ts';

const ROOT = join(import.meta.dirname, '..');
/** Longer expressions are vocabulary, which belongs in src/lexicon. */
const MAX_REGEX_LENGTH = 200;
const MAX_REGEXES = 500;
const MAX_FILE_LINES = 300;

const files = sourceFiles().map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));
const literals = files.flatMap(({ file, text }) => regexLiterals(text).map((literal) => ({ file, literal })));

describe('the structure of the source', () => {
  it('sees the source', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(literals.length).toBeGreaterThan(100);
  });

  it('has no file next to a folder of the same name', () => {
    expect(twins(files.map(({ file }) => file))).toEqual([]);
  });

  it('keeps regular expressions for shapes', () => {
    expect(literals.filter(({ literal }) => literal.length > MAX_REGEX_LENGTH).map(({ file }) => file)).toEqual([]);
    expect(files.reduce((sum, { text }) => sum + countRegexes(text), 0)).toBeLessThan(MAX_REGEXES);
  });

  it('keeps files readable in one sitting', () => {
    expect(files.filter(({ text }) => text.split('\n').length - 1 > MAX_FILE_LINES).map(({ file }) => file)).toEqual([]);
  });

  it('has the style sheet of every component of the library in use: without it an icon is as wide as its page', () => {
    const used = files.flatMap(({ file, text }) =>
      file.startsWith('src/web/')
        ? [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, names = '']) =>
            names.split(',').map((name) => name.trim()),
          )
        : [],
    );
    expect(used).toContain('Button');
    const imported = readFileSync(join(ROOT, 'src/web/styles/mantine.css'), 'utf8');
    const hasSheet = (name: string) => existsSync(join(ROOT, `node_modules/@mantine/core/styles/${name}.layer.css`));
    expect([...new Set(used)].filter((name) => hasSheet(name) && !imported.includes(`/styles/${name}.layer.css`))).toEqual([]);
  });
});
