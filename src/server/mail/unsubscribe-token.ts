import { createHmac, timingSafeEqual } from 'node:crypto';

/** Mails that their reader switched on and can switch off with one click: those about a project's schedule, and "analysis done". */
export type MailSubscription = { mails: 'schedule'; userId: string; projectId: string } | { mails: 'analysis-done'; userId: string };

/** The page behind the link in such a mail; mail programs send a POST there. */
export const unsubscribePath = (token: string): string => `/api/unsubscribe/${token}`;

const textOf = (subscription: MailSubscription) =>
  subscription.mails === 'schedule' ? `schedule.${subscription.userId}.${subscription.projectId}` : `analysis-done.${subscription.userId}`;

const signature = (text: string, secret: string) => createHmac('sha256', secret).update(`switch off the mails ${text}`).digest();

/**
 * The token of a link that switches mails off without signing in (RFC 8058): it names them and is signed, so that nobody can make one for
 * another person. It does not end, because old mails must keep their way out, and allows nothing else.
 */
export function makeUnsubscribeToken(subscription: MailSubscription, secret: string): string {
  const text = textOf(subscription);
  return `${text}.${signature(text, secret).toString('base64url')}`;
}

/** Which mails a token switches off; null for one that is not ours. */
export function readUnsubscribeToken(token: string, secret: string): MailSubscription | null {
  const parts = token.split('.');
  const given = Buffer.from(parts.pop() ?? '', 'base64url');
  const expected = signature(parts.join('.'), secret);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [mails, userId = '', projectId = ''] = parts;
  return mails === 'schedule' ? { mails, userId, projectId } : { mails: 'analysis-done', userId };
}
