import { describe, expect, it } from 'vitest';
import { makeFileKey, readFileKey } from './file-key.ts';

const HOLDER = { projectId: 'p1', userId: 'u1', sessionEpoch: 3 };
const NOW = new Date('2026-11-22T20:10:00Z');
const key = makeFileKey(HOLDER, 'secret', NOW);
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

describe('the key of a blueprint’s files', () => {
  it('says who asked for it, for one and a half to two hours', () => {
    expect(readFileKey(key, 'p1', 'secret', later(89))).toMatchObject(HOLDER);
    expect(readFileKey(key, 'p1', 'secret', later(121))).toBeNull();
  });

  it('stays the same for a while, so that files are found in the cache', () => {
    expect(makeFileKey(HOLDER, 'secret', later(10))).toBe(key);
  });

  it.each([
    ['another project', key, 'p2', 'secret'],
    ['another secret', key, 'p1', 'other'],
    ['no signature', key.slice(0, key.lastIndexOf('.')), 'p1', 'secret'],
    ['another user', key.replace('u1', 'u2'), 'p1', 'secret'],
    ['another end', key.replace(/\.\d{13}\./, '.9999999999999.'), 'p1', 'secret'],
    ['nothing', '', 'p1', 'secret'],
  ])('opens nothing with %s', (_what, given, project, secret) => {
    expect(readFileKey(given, project, secret, NOW)).toBeNull();
  });
});
