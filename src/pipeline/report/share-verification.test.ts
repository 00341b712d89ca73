import { expect, it } from 'vitest';
import type { VerificationEntry } from '#contracts/verification.ts';
import type { StoredVerification } from '#contracts/verification-history.ts';
import { shareVerification } from './share-verification.ts';

const entry = (given: Partial<VerificationEntry>): VerificationEntry => ({
  ...{ id: 'one', check: 'finding-not-fixed', status: 'not-fixed', page: '/', element: '', old: '', new: '', why: 'Put it right.' },
  ...given,
});
const titled = (id: string, title: string) => ({ id, area: 'findings' as const, title, why: '', red: '', counts: {} });
const shared = (...entries: VerificationEntry[]) => {
  const report: Omit<StoredVerification, 'id'> = {
    ...{ url: 'https://new.test/', brief: 'https://old.test/', verdict: 'red', entries, fixPrompts: [], pages: ['/'], notes: [] },
    checks: [titled('finding-not-fixed', 'What was to be fixed is fixed'), titled('title-changed', 'Page titles are as planned')],
    ...{ createdAt: '2026-11-28T10:00:00.000Z', changes: null, screenshots: [], ticks: [] },
  };
  return shareVerification({ id: 'check', ...report }).entries;
};

it('names a finding that is still there by itself, without the id of its audit', () => {
  const [first] = shared(entry({ element: 'missing-title', old: 'The page has no title', new: '<head>' }));
  expect(first).toMatchObject({ check: 'The page has no title', element: '', old: '', new: '<head>' });
});

it.each([
  ['body > main > p', ''],
  ['meta[name="description"]', ''],
  ['Order form', 'Order form'],
])('says where on a page only in words: %s', (element, said) => {
  const [first] = shared(entry({ check: 'title-changed', element, old: 'Old' }));
  expect(first).toMatchObject({ check: 'Page titles are as planned', element: said, old: 'Old' });
});
