// The security documents name the file or test behind every statement: they must exist.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const TEXT = ['SECURITY.md', 'docs/security/measures.md', 'docs/security/asvs.md']
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n');
const TESTS = new Map(
  globSync('{src,tests,scripts}/**/*.test.{ts,tsx}', { cwd: ROOT }).map((path) => [basename(path).replace(/x$/, ''), path]),
);
/** A point of the checklist: number, level, whether it holds, how, where and by which test. */
const POINTS = [...TEXT.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| (yes|in part|no) \| (.+) \| (.+) \|$/gm)].map(
  ([, id = '', level = '', held = '', how = '', shown = '']) => ({ id, level, held, how, shown }),
);

describe('the security checklist', () => {
  it('names only files that exist', () => {
    const named = [...TEXT.matchAll(/`([\w@./-]+)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => /\/|\.(?:ts|tsx|md|json|txt)$/.test(name));
    const files = named.filter((name) => !name.startsWith('/') && !/^\w+\/[a-z]+$/.test(name));
    expect(files.length).toBeGreaterThan(100);
    expect([...new Set(files)].filter((name) => !TESTS.has(name) && !existsSync(join(ROOT, name)))).toEqual([]);
  });

  it('names only tests that exist, by their title', () => {
    const named = [...TEXT.matchAll(/`([\w-]+\.test\.ts)` “([^”]+)”/g)];
    expect(named.length).toBeGreaterThan(100);
    const missing = named.filter(([, file = '', title = '']) => {
      const path = TESTS.get(file);
      return !path || !readFileSync(join(ROOT, path), 'utf8').includes(title);
    });
    expect(missing.map(([, file, title]) => `${file}: ${title}`)).toEqual([]);
  });

  it('gives a file or test for each point', () => {
    expect(POINTS.filter(({ how, shown }) => how.trim() === '' || !/`[^`]+`/.test(shown))).toEqual([]);
    expect(new Set(POINTS.map(({ id }) => id)).size).toBe(POINTS.length);
  });

  it('knows every point of levels 1 and 2: those that apply and those that do not', () => {
    const [, apart = ''] = TEXT.split('## Points that do not apply');
    const single = apart.match(/\b\d+\.\d+\.\d+\b/g) ?? [];
    // Whole chapters: self-contained tokens 7, OAuth 29, WebRTC 7 points of levels 1 and 2.
    const whole = { V9: 7, V10: 29, V17: 7 };
    const chapters = Object.entries(whole).reduce((sum, [chapter, points]) => sum + (apart.includes(`all of ${chapter}`) ? points : 0), 0);
    expect(single.filter((id) => POINTS.some((point) => point.id === id))).toEqual([]);
    // 70 points of level 1 and 183 of level 2 (ASVS 5.0.0).
    expect(POINTS.length + new Set(single).size + chapters).toBe(70 + 183);
  });

  it('counts right: all of level 1 but what it says, and nine tenths of level 2', () => {
    const count = (level: string, held: string) => POINTS.filter((point) => point.level === level && point.held === held).length;
    expect(TEXT).toContain(`${count('1', 'yes')} hold, ${count('1', 'in part')} in part. Of level 2`);
    expect(TEXT).toContain(`${count('2', 'yes')} hold, ${count('2', 'in part')} in part, ${count('2', 'no')} not`);
    expect(count('1', 'no')).toBe(0);
  });
});
