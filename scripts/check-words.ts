// Keeps the repository in plain US English with the field's terms: `npm run check:words` lists every line that uses a word or
// pattern of words.json, with the word to use instead. Texts quoted from sites (fixtures, samples, lexicon) are not checked.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

type Pattern = {
  /** Regular expression over one line, case-insensitive. */
  pattern: string;
  /** What to write instead. */
  use: string;
  /** Expressions that make a line fine. */
  allow?: string[];
};
export type WordRules = { skip: string[]; patterns: Pattern[] };
export type Hit = { line: number; found: string; use: string };

/** Lines of a text that use a pattern, unless the line is allowed or ends with `// words: allow`. */
export function findHits(text: string, patterns: readonly Pattern[]): Hit[] {
  const rules = patterns.map(({ pattern, use, allow = [] }) => ({
    use,
    expression: new RegExp(pattern, 'iu'),
    allowed: allow.map((entry) => new RegExp(entry, 'iu')),
  }));
  return text.split('\n').flatMap((content, index) =>
    content.includes('words: allow')
      ? []
      : rules.flatMap(({ expression, allowed, use }) => {
          const found = expression.exec(content)?.[0];
          return found === undefined || allowed.some((entry) => entry.test(content)) ? [] : [{ line: index + 1, found, use }];
        }),
  );
}

function trackedFiles(skip: readonly string[]): string[] {
  const listed = execFileSync('git', ['ls-files', 'src', 'scripts', 'tests', 'docs', '*.md', '.env.example'], { encoding: 'utf8' });
  return listed
    .split('\n')
    .filter((file) => /\.(ts|tsx|js|css|md|html|json)$|\.env\.example$/.test(file) && !skip.some((part) => file.includes(part)));
}

if (process.argv[1] && relative(fileURLToPath(import.meta.url), process.argv[1]) === '') {
  const rules = JSON.parse(readFileSync(new URL('./words.json', import.meta.url), 'utf8')) as WordRules;
  let count = 0;
  for (const file of trackedFiles(rules.skip)) {
    for (const { line, found, use } of findHits(readFileSync(file, 'utf8'), rules.patterns)) {
      process.stdout.write(`${file}:${line}: "${found}": ${use}\n`);
      count += 1;
    }
  }
  if (count > 0) {
    process.stderr.write(`${count} lines use words that scripts/words.json rules out.\n`);
    process.exitCode = 1;
  }
}
