import { expect, it } from 'vitest';
import type { VerificationEntry } from '#contracts/verification.ts';
import { comparedPages } from './compared-pages.ts';

const entry = (page: string, status: VerificationEntry['status']): VerificationEntry => ({
  ...{ id: `${page} ${status}`, check: 'prices', status, page, element: '', old: '', new: '', why: '' },
});

it('lists every page once, the plan first, with what is to be fixed on it', () => {
  const entries = [
    entry('/tea', 'lost'),
    entry('/tea', 'invented'),
    entry('/gone', 'lost'),
    entry('/', 'kept'),
    entry('https://x.test/', 'lost'),
  ];
  expect(comparedPages({ entries, pages: ['/', '/extra'] }, [{ path: '/' }, { path: '/tea' }])).toEqual([
    { path: '/', red: 0 },
    { path: '/tea', red: 2 },
    { path: '/extra', red: 0 },
    { path: '/gone', red: 1 },
  ]);
});
