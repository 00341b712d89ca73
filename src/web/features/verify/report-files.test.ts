import { expect, it } from 'vitest';
import type { VerificationEntry } from '#contracts/verification.ts';
import { Verification } from '#contracts/verification.ts';
import { entriesAsCsv, reportFiles } from './report-files.ts';

const entry: VerificationEntry = {
  ...{
    id: 'a',
    check: 'price-changed',
    status: 'lost',
    page: '/tea',
    element: 'p',
    old: 'Tea "Green", £4.20',
    new: '=HYPERLINK("http://x")',
  },
  why: 'The price differs.',
};

it('quotes every cell, and words that a spreadsheet would run', () => {
  const [head, row, end] = entriesAsCsv([entry]).split('\r\n');
  expect(head).toBe('"status","check","page","element","old","new","why"');
  expect(row).toBe(`"lost","price-changed","/tea","p","Tea ""Green"", £4.20","'=HYPERLINK(""http://x"")","The price differs."`);
  expect(end).toBe('');
});

it('saves the document that the command line prints, named for the site and the day', () => {
  const report = {
    ...{ url: 'https://new.shop.example/', brief: 'https://shop.example/', verdict: 'red' as const, entries: [entry], fixPrompts: [] },
    ...{ checks: [], pages: ['/'], notes: [], id: 'v1', createdAt: '2026-11-20T10:00:00Z', changes: null, screenshots: [], ticks: [] },
  };
  const { json, csv } = reportFiles(report);
  expect([json.name, csv.name]).toEqual(['check-new.shop.example-2026-11-20.json', 'check-new.shop.example-2026-11-20.csv']);
  expect(Verification.strict().parse(JSON.parse(json.text)).entries).toEqual([entry]);
});
