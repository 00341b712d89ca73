import type { Egress } from '#egress/egress.ts';

/** The requests of one crawl. */
export type RequestWatch = {
  /** The same egress, watched. */
  egress: Egress;
  /** How many requests are on their way. */
  running(): number;
  /** Calls back each time that one has ended. */
  onEnd(tell: () => void): void;
};

/** Watches the requests of a crawl, so that others leave its connections alone. */
export function watchRequests(egress: Egress): RequestWatch {
  let running = 0;
  let told: () => void = () => undefined;
  return {
    running: () => running,
    onEnd: (tell) => {
      told = tell;
    },
    egress: {
      ...egress,
      async fetch(url, request) {
        running += 1;
        try {
          return await egress.fetch(url, request);
        } finally {
          running -= 1;
          told();
        }
      },
    },
  };
}
