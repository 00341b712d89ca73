import { expect, it } from 'vitest';
import { withIsoDates } from './iso-dates.ts';

it('turns dates into text and keeps everything else', () => {
  const row = { id: 'a', at: new Date(0), endedAt: null as Date | null, options: { maxPages: 3 } };
  expect(withIsoDates(row)).toEqual({ id: 'a', at: '1970-01-01T00:00:00.000Z', endedAt: null, options: { maxPages: 3 } });
});
