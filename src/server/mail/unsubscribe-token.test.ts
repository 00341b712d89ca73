import { describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import { type MailSubscription, makeUnsubscribeToken, readUnsubscribeToken } from './unsubscribe-token.ts';

const SECRET = 'a secret of at least thirty-two characters';
const schedule: MailSubscription = { mails: 'schedule', userId: newId(), projectId: newId() };
const done: MailSubscription = { mails: 'analysis-done', userId: newId() };

describe('the token of an unsubscribe link', () => {
  it.each([schedule, done])('says which mails it switches off: $mails', (subscription) => {
    const token = makeUnsubscribeToken(subscription, SECRET);
    expect(readUnsubscribeToken(token, SECRET)).toEqual(subscription);
    // The router takes parameters of at most 200 characters.
    expect(token.length).toBeLessThan(200);
    expect(encodeURIComponent(token)).toBe(token);
  });

  const token = makeUnsubscribeToken(schedule, SECRET);
  it.each([
    ['another secret', token, `${SECRET}!`],
    ['another user', token.replace(schedule.userId, done.userId), SECRET],
    ['another kind of mail', token.replace('schedule', 'analysis-done'), SECRET],
    ['a shortened signature', token.slice(0, -1), SECRET],
    ['no signature', token.slice(0, token.lastIndexOf('.') + 1), SECRET],
    ['nothing', '', SECRET],
    ['other characters', '%00.ä.x', SECRET],
  ])('is refused with %s', (_what, given, secret) => {
    expect(readUnsubscribeToken(given, secret)).toBeNull();
  });
});
