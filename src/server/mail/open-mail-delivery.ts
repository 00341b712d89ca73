import type { Config } from '#config';
import type { MailJob } from '#contracts/mail-job.ts';
import type { Database } from '#database/database.ts';
import type { Log } from '#jobs/log.ts';
import { PIPELINE_FUNCTIONS } from '../pipeline-functions.ts';

/** What a worker sends mails with; null without SMTP_URL, and then no code for mail is loaded. */
export async function openMailDelivery(
  { mail, publicUrl }: Pick<Config, 'mail' | 'publicUrl'>,
  { database, log, secret }: { database: Database; log: Log; secret: string },
): Promise<((job: MailJob, signal: AbortSignal) => Promise<void>) | null> {
  if (!mail || !publicUrl) return null;
  const [{ createMailer }, { createMailDelivery }] = await Promise.all([import('#mail/mailer.ts'), import('./deliver-mail.ts')]);
  const parts = { database, log, publicUrl, secret, pipeline: PIPELINE_FUNCTIONS };
  return createMailDelivery({ ...parts, mailer: createMailer(mail), now: () => new Date() });
}

/** For the operator; never the URL, which may hold a password. */
export const mailStatus = ({ mail }: Pick<Config, 'mail'>): string =>
  mail ? `on, through ${new URL(mail.smtpUrl).hostname}` : 'off (administrators hand over links)';
