import { describe, expect, it } from 'vitest';
import type { Finding } from '#contracts/finding.ts';
import { findingsToCsv } from './findings-csv.ts';

const findingWith = (snippet: string): Finding => ({
  ...{ id: 'no-title', category: 'seo', severity: 'high', title: 'The page has no title', page: '/', url: 'https://a.example/' },
  evidence: { selector: '', snippet, header: '', lookedIn: '', count: 2, more: [] },
  ...{ why: 'It shows, first.', fix: 'Add one.', source: 'https://rule.example/', effort: 'small' },
});

describe('the table of findings', () => {
  it('starts with a byte order mark and a head line', () => {
    const csv = findingsToCsv([]);
    expect(csv.startsWith('\uFEFF"Severity","Category","Finding"')).toBe(true);
    expect(csv.endsWith('\r\n')).toBe(true);
  });

  it('keeps commas, quotation marks and line breaks in their cell', () => {
    expect(findingsToCsv([findingWith('a "b",\nc')])).toContain('"a ""b"",\nc"');
  });

  it.each(['=1+1', '+1', '-2', '@SUM(A1)', '\t=1', ' =1', '＝1'])('makes a text of %j, which a spreadsheet would calculate', (snippet) => {
    expect(findingsToCsv([findingWith(snippet)])).toContain(`"'${snippet}"`);
  });
});
