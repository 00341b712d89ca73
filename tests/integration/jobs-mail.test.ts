// Mails through the real queue: sent by the worker, tried again after a failure, gone soon.
import { afterEach, expect, it } from 'vitest';
import type { MailJob } from '#contracts/mail-job.ts';
import { createLog } from '#create-log';
import { createQueue } from '#jobs/queue.ts';
import { describeOnBothDatabases } from './databases.ts';

const JOB: MailJob = { kind: 'password-reset', email: 'reader@example.com' };

describeOnBothDatabases('the queue of mails', (open) => {
  const stops: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  });

  async function queueWith(deliverMail: ((job: MailJob, signal: AbortSignal) => Promise<void>) | null) {
    const database = await open();
    const queue = await createQueue({ database, log: createLog('silent') });
    stops.push(() => queue.stop());
    await queue.work({ analyze: async () => {}, giveUp: async () => {}, deliverMail }, 1);
    stops.push(() => queue.stopWorking());
    const jobs = async () =>
      (await database.query("select state::text, retry_count, data from jobs.job where name = 'mails'")).rows.map(({ state, data }) => ({
        state,
        data,
      }));
    return { database, queue, jobs };
  }

  it('a mail is delivered once, after the transaction that asked for it', async () => {
    const delivered: MailJob[] = [];
    const { database, queue } = await queueWith(async (job) => void delivered.push(job));
    await database.db.transaction((tx) => queue.enqueueMail(JOB, tx));
    await database.db
      .transaction(async (tx) => {
        await queue.enqueueMail({ ...JOB, email: 'never@example.com' }, tx);
        throw new Error('rolled back');
      })
      .catch(() => {});
    await expect.poll(() => delivered, { timeout: 20_000 }).toEqual([JOB]);
  });

  it('asking does not wait for a slow mail server', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { queue, jobs } = await queueWith(() => held);
    await queue.enqueueMail(JOB);
    await queue.enqueueMail(JOB);
    // Both are stored while the first is being sent and never ends.
    await expect.poll(async () => (await jobs()).map(({ state }) => state).sort(), { timeout: 20_000 }).toEqual(['active', 'created']);
    release();
  });

  it('what fails is tried again later', async () => {
    const { queue, jobs } = await queueWith(async () => {
      throw new Error('The mail server is away.');
    });
    await queue.enqueueMail(JOB);
    await expect.poll(async () => (await jobs())[0]?.state, { timeout: 20_000 }).toBe('retry');
    expect((await jobs())[0]?.data).toEqual(JOB);
  });

  it('without a mail server nothing is taken from the queue', async () => {
    const { queue, jobs } = await queueWith(null);
    await queue.enqueueMail(JOB);
    expect((await jobs()).map(({ state }) => state)).toEqual(['created']);
  });
});
