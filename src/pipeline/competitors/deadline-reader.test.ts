import { expect, it } from 'vitest';
import type { CompetitorReader } from './competitor-reader.ts';
import { withDeadline } from './deadline-reader.ts';

const unreachable = { ok: false, reason: 'Its site did not answer.', exists: true } as const;

it('returns what the reader finds in time', async () => {
  const reader: CompetitorReader = { read: async () => unreachable };
  expect(await withDeadline(reader, () => 60_000).read('https://weber.example/')).toEqual(unreachable);
});

it('stops waiting when the analysis has no time left', async () => {
  const reader: CompetitorReader = { read: () => new Promise(() => undefined) };
  expect(await withDeadline(reader, () => 0).read('https://weber.example/')).toMatchObject({ ok: false, exists: true });
});
