import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import type { Letter } from './letter.ts';

/** An SMTP server on the next rack answers in milliseconds, one that greylists or checks in some seconds. */
const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/** Sends mail. */
export type Mailer = {
  /**
   * Hands a letter to the server. Throws `MailRefused` when the server says that this mail will never be taken, any other error when a later
   * attempt may work. Ends when `signal` aborts.
   */
  send(letter: Letter & { to: string }, signal: AbortSignal): Promise<void>;
};

/** The server refused a mail for good (a reply of 5xx, RFC 5321, 4.2.1). */
export class MailRefused extends Error {}

/**
 * A mailer for an SMTP server given as a URL, `smtp://user:password@host:port` (STARTTLS) or `smtps://...`. With a user name the connection
 * must be encrypted, unless the server is on this machine. Every step has a time limit; files and URLs are never read.
 */
export function createMailer({ smtpUrl, from }: { smtpUrl: string; from: string }): Mailer {
  return {
    async send({ to, subject, text, html, unsubscribeUrl }, signal) {
      signal.throwIfAborted();
      // One connection a mail: a few an hour are no reason to keep one open.
      const transport = openTransport(smtpUrl);
      const stop = () => transport.close();
      signal.addEventListener('abort', stop, { once: true });
      const aborted = Promise.withResolvers<never>();
      const onAbort = () => aborted.reject(signal.reason);
      signal.addEventListener('abort', onAbort, { once: true });
      const sending = transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        // RFC 3834: nobody's out-of-office reply should come back.
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...unsubscribeHeaders(unsubscribeUrl) },
      });
      try {
        await Promise.race([sending, aborted.promise]);
      } catch (error) {
        sending.catch(() => {});
        throw isFinal(error) ? new MailRefused('The mail server refused the mail.', { cause: error }) : error;
      } finally {
        signal.removeEventListener('abort', stop);
        signal.removeEventListener('abort', onAbort);
        transport.close();
      }
    },
  };
}

/** RFC 2369, and RFC 8058 for the button of mail programs, which must send their POST over https. */
function unsubscribeHeaders(url: string | undefined) {
  if (url === undefined) return {};
  const oneClick = url.startsWith('https:') ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};
  // In one line: not every mail program unfolds a long address.
  return { 'List-Unsubscribe': { prepared: true, value: `<${url}>` }, ...oneClick };
}

/** Connects, encrypts and signs in as a mail would, and sends nothing. Throws nodemailer's errors; ends when `signal` aborts. */
export async function verifyMailServer(smtpUrl: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const transport = openTransport(smtpUrl);
  const aborted = Promise.withResolvers<never>();
  const onAbort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  const verifying = transport.verify();
  try {
    await Promise.race([verifying, aborted.promise]);
  } finally {
    verifying.catch(() => {});
    signal.removeEventListener('abort', onAbort);
    transport.close();
  }
}

function openTransport(smtpUrl: string) {
  const { hostname, username, searchParams } = new URL(smtpUrl);
  const mustEncrypt = username !== '' && !isLoopback(hostname) && !searchParams.has('ignoreTLS');
  return createTransport({
    url: smtpUrl,
    ...(mustEncrypt && { requireTLS: true }),
    dnsTimeout: CONNECT_MS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

const isLoopback = (host: string) => host === 'localhost' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'));

/** A refused recipient or content; a refused sign-in may be a setting that the operator corrects. */
function isFinal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
}
