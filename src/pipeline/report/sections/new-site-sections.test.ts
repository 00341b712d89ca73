import { expect, it } from 'vitest';
import type { SharedEntry, SharedReport } from '#contracts/shared-report.ts';
import type { ReportLinks } from '../report-links.ts';
import { verificationSection } from './new-site-sections.ts';

const entry = (given: Partial<SharedEntry>): SharedEntry => ({
  ...{ status: 'not-fixed', check: 'The page has no title', page: '/', element: '', old: '', new: '', why: 'Write one.' },
  ...given,
});
function markupOf(...entries: SharedEntry[]): string {
  const verification: SharedReport['verification'] = {
    ...{ url: 'https://new.test/', checkedAt: '2026-11-28T10:00:00.000Z', verdict: 'red', counts: {}, entries, more: 0, pagesRead: 3 },
    ...{ limits: ['One page could not be read.'], changes: null },
  };
  const section = verificationSection({ verification, images: [] as string[] } as SharedReport, {} as ReportLinks);
  return section ? section.markup : '';
}
const count = (text: string, part: string) => text.split(part).length - 1;

it('says once what is the same on several pages', () => {
  const markup = markupOf(entry({}), entry({ page: '/about' }), entry({ page: '/menu', new: 'Menu' }));
  expect([count(markup, 'The page has no title'), count(markup, 'Write one.'), count(markup, 'class="facts"')]).toEqual([1, 1, 2]);
  expect(markup).toMatch(/<code>\/<\/code>.*<code>\/about<\/code>/);
});

it('gives each place its own reason where they differ', () => {
  const markup = markupOf(entry({}), entry({ page: '/about', why: 'Write a shorter one.' }));
  expect([count(markup, 'Write one.'), count(markup, 'Write a shorter one.')]).toEqual([1, 1]);
});

it('strikes out what the new site lacks, not what could not be checked', () => {
  expect(markupOf(entry({ status: 'lost', old: 'Open daily' }))).toContain('<del>Open daily</del>');
  expect(markupOf(entry({ status: 'unchecked', old: 'Loads fast' }))).toContain('<span>Loads fast</span>');
});

it('says what limits the check before what it found', () => {
  const markup = markupOf(entry({}));
  expect(markup.indexOf('could not be read')).toBeLessThan(markup.indexOf('has no title'));
});
