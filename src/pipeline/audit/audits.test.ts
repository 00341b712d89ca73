import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { AuditCategory, Grade } from '#contracts/finding.ts';
import { audits } from './audits.ts';
import { axeAudits } from './axe-audits.ts';
import type { Audit } from './define-audit.ts';

const here = dirname(fileURLToPath(import.meta.url));
const files = AuditCategory.options.flatMap((category) => readdirSync(join(here, category)).map((name) => ({ category, name })));
const auditFiles = files.filter(({ name }) => !name.endsWith('.test.ts'));

/** Declared in one table, not in files of their own. */
const byTable: ReadonlySet<Audit> = new Set(axeAudits);

describe('audits', () => {
  it('names what the table of axe rules declares after the rule', () => {
    expect(axeAudits.every(({ id, category }) => id.startsWith('axe-') && category === 'accessibility')).toBe(true);
    expect(axeAudits.every((audit) => audits.includes(audit))).toBe(true);
  });

  it('lists every audit file once, its id the file name and its category the folder', () => {
    const listed = audits
      .filter((audit) => !byTable.has(audit))
      .map(({ category, id }) => `${category}/${id}.ts`)
      .sort();
    expect(listed).toEqual(auditFiles.map(({ category, name }) => `${category}/${name}`).sort());
  });

  it('has ids of its own for each', () => {
    expect(new Set(audits.map(({ id }) => id)).size).toBe(audits.length);
  });

  it('grades each audit, with a source', () => {
    for (const { grade, gradeSource } of audits) {
      expect(Grade.options).toContain(grade);
      expect(gradeSource.length).toBeGreaterThan(5);
    }
  });

  it('has no record that no audit uses', () => {
    const ids = new Set(audits.map(({ id }) => id));
    for (const category of AuditCategory.options) {
      const records: object = JSON.parse(readFileSync(join(here, `${category}-audits.json`), 'utf8'));
      expect(Object.keys(records).filter((id) => !ids.has(id))).toEqual([]);
    }
  });

  it('names a source for what counts in scores: a standard, law, search engine or dated study', () => {
    const named = /WCAG|W3C|RFC|ASVS|Standard|protocol|Google|operators|EU |German|\b(19|20)\d\d\b/;
    for (const { id, grade, gradeSource } of audits)
      if (grade === 'A' || grade === 'B') expect({ id, gradeSource }).toMatchObject({ gradeSource: expect.stringMatching(named) });
  });

  it.each(auditFiles)('has a test next to $category/$name', ({ category, name }) => {
    expect(files).toContainEqual({ category, name: `${basename(name, '.ts')}.test.ts` });
  });

  it.each(audits.map((audit) => [audit.id, audit] as const))('%s says what, why, how and by which rule', (_, audit) => {
    for (const text of [audit.title, audit.problem, audit.why, audit.fix]) expect(text.length).toBeGreaterThan(9);
    expect(audit.title).not.toBe(audit.problem);
    expect(audit.why).toMatch(/[.!]$/);
    expect(audit.fix).toMatch(/[.!]$/);
    expect(new URL(audit.source).protocol).toBe('https:');
  });
});
