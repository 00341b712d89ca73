import type { Job, JobWithMetadata, PgBoss, WorkOptions } from 'pg-boss';

type Poller = { id: string; isBusy: boolean };

/** Workers of one queue whose number changes while they work. */
export type Pollers = { resize(count: number): void; stop(): Promise<void> };

/**
 * Starts `count` pg-boss workers on a queue, each with one job at a time. pg-boss has a fixed number of workers for each call of `work`,
 * so every one of ours is a call. Above the wanted number only a worker without a job is ended.
 */
export function startPollers<T>(
  boss: PgBoss,
  { name, count, options }: { name: string; count: number; options: WorkOptions },
  handle: (job: JobWithMetadata<T>) => Promise<void>,
): Pollers {
  const pollers = new Set<Poller>();
  let wanted = count;
  let isStopped = false;

  const add = () => {
    const poller: Poller = { id: '', isBusy: false };
    pollers.add(poller);
    const work = async ([job]: Job<T>[]) => {
      if (!job) return;
      poller.isBusy = true;
      try {
        await handle(job as JobWithMetadata<T>);
      } finally {
        poller.isBusy = false;
        adjust();
      }
    };
    void boss.work<T, void>(name, { ...options, localConcurrency: 1, includeMetadata: true }, work).then(
      (id) => {
        poller.id = id;
        adjust();
      },
      (error: unknown) => {
        pollers.delete(poller);
        boss.emit('error', error instanceof Error ? error : new Error(String(error)));
      },
    );
  };
  const adjust = () => {
    if (isStopped) return;
    while (pollers.size < wanted) add();
    for (const poller of pollers) {
      if (pollers.size <= wanted) return;
      if (poller.isBusy || poller.id === '') continue;
      pollers.delete(poller);
      // One that is just fetching still does the job it gets.
      void boss.offWork(name, { id: poller.id, wait: false });
    }
  };
  adjust();
  return {
    resize(next) {
      wanted = next;
      adjust();
    },
    /** Takes no further jobs and waits for those in progress. */
    async stop() {
      isStopped = true;
      await boss.offWork(name, { wait: true });
    },
  };
}
