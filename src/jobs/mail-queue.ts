import type { ConnectionOptions, PgBoss } from 'pg-boss';
import type { MailJob } from '#contracts/mail-job.ts';

/** Mails that wait to be sent; a slow mail server never holds a request. */
export const MAILS = 'mails';

/** Half a minute, then twice as long each time, up to half an hour: a server may be away for some hours. */
const RETRIES = { retryLimit: 10, retryDelay: 30, retryBackoff: true, retryDelayMax: 30 * 60 };
/** A mail that was not sent within a day is not wanted any more. */
const RETENTION_SECONDS = 24 * 60 * 60;
/** A job names its reader, so it goes soon after it is done. */
const DELETE_AFTER_SECONDS = 10 * 60;
/** Longer than the mailer's own limits. */
const SEND_WITHIN_MS = 60_000;
const EXPIRE_SECONDS = 90;
const POLLING = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 10 };

/** Makes the queue when it is new. */
export async function prepareMailQueue(boss: PgBoss): Promise<void> {
  const options = { ...RETRIES, retentionSeconds: RETENTION_SECONDS, deleteAfterSeconds: DELETE_AFTER_SECONDS };
  if (!(await boss.getQueue(MAILS))) await boss.createQueue(MAILS, { ...options, expireInSeconds: EXPIRE_SECONDS, notify: true });
  // Fills pg-boss's cache of queues, see `prepareQueues`.
  await boss.findJobs(MAILS);
}

/** Adds a mail; it is sent when the transaction commits. */
export async function sendMailJob(boss: PgBoss, job: MailJob, within: ConnectionOptions): Promise<void> {
  await boss.send(MAILS, job, { ...within });
}

/** Sends the mails one at a time; what fails is tried again later. */
export async function workOnMails(boss: PgBoss, deliver: (job: MailJob, signal: AbortSignal) => Promise<void>): Promise<void> {
  await boss.work<MailJob, void>(MAILS, POLLING, async ([job]) => {
    if (job) await deliver(job.data, AbortSignal.any([job.signal, AbortSignal.timeout(SEND_WITHIN_MS)]));
  });
}
