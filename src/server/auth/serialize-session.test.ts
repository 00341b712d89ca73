import { expect, it } from 'vitest';
import { publicSessionId, serializeSession } from './serialize-session.ts';

const expire = new Date('2026-06-01T00:00:00Z');

it('shows a session without revealing its id', () => {
  const data = { browser: 'Firefox on Linux', signedInAt: Date.UTC(2026, 4, 1), freshAt: Date.UTC(2026, 4, 2) };
  const shown = serializeSession({ sid: 'secret-id', data, expire }, 'secret-id');
  expect(shown).toEqual({
    id: publicSessionId('secret-id'),
    browser: 'Firefox on Linux',
    signedInAt: '2026-05-01T00:00:00.000Z',
    lastSeenAt: '2026-05-02T00:00:00.000Z',
    expiresAt: '2026-06-01T00:00:00.000Z',
    isCurrent: true,
  });
  expect(JSON.stringify(shown)).not.toContain('secret-id');
});

it('reads sessions stored without browser and times', () => {
  const shown = serializeSession({ sid: 'a', data: {}, expire }, 'b');
  expect(shown).toMatchObject({ browser: null, signedInAt: '1970-01-01T00:00:00.000Z', isCurrent: false });
});
