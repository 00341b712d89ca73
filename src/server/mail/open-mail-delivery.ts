import type { Config } from '#config';
import type { MailJob } from '#contracts/mail-job.ts';
import type { Database } from '#database/database.ts';
import type { Log } from '#jobs/log.ts';
import type { AppParts } from '../parts.ts';

/** What a worker sends mails with; null without SMTP_URL, and then no code for mail is loaded. */
export async function openMailDelivery(
  { mail, publicUrl }: Pick<Config, 'mail' | 'publicUrl'>,
  given: { database: Database; log: Log; secret: string } & Pick<AppParts, 'pipeline' | 'loadPipeline'>,
): Promise<((job: MailJob, signal: AbortSignal) => Promise<void>) | null> {
  if (!mail || !publicUrl) return null;
  const [{ createMailer }, { createMailDelivery }] = await Promise.all([import('#mail/mailer.ts'), import('./deliver-mail.ts')]);
  return createMailDelivery({ ...given, publicUrl, mailer: createMailer(mail), now: () => new Date() });
}

/** For the operator; never the URL, which may hold a password. */
export const mailStatus = ({ mail }: Pick<Config, 'mail'>): string =>
  mail ? `on, through ${new URL(mail.smtpUrl).hostname}` : 'off (administrators hand over links)';
