import type { Database } from '#database/database.ts';
import { countAttempt, refundAttempt } from '#database/throttles.ts';
import { createThrottle, refuseTooMany, type ThrottleRule } from './throttle.ts';

/** Counts attempts per key; see `createThrottle`. */
export type Throttle = { take(key: string): Promise<void>; giveBack(key: string): Promise<void> };

/**
 * A throttle that holds for all processes of the installation: on PostgreSQL attempts are counted in the database, by its
 * clock; the embedded database has one process, whose memory does. `name` keeps the keys of different rules apart.
 */
export function openThrottle({ database, now }: { database: Database; now: () => Date }, name: string, rule: ThrottleRule): Throttle {
  if (database.kind === 'embedded') {
    const memory = createThrottle(rule, () => now().getTime());
    return { take: async (key) => memory.take(key), giveBack: async (key) => memory.giveBack(key) };
  }
  const { db } = database;
  return {
    async take(key) {
      const { attempts, endsInMs } = await countAttempt(db, { key: `${name}:${key}`, windowMs: rule.windowMs, atMost: rule.max + 1 });
      if (attempts > rule.max) refuseTooMany(endsInMs);
    },
    giveBack: (key) => refundAttempt(db, `${name}:${key}`),
  };
}

type Counted = { current: number; ttl: number };
/** What the plugin hands over of a route; its types leave this field out. */
type LimitedRoute = { routeInfo?: { method?: string | string[]; url?: string } };

/**
 * The store of `@fastify/rate-limit` that counts in the database; undefined on the embedded one, where the plugin's own
 * counts in memory. The plugin makes one for each route with a limit.
 */
export function rateLimitStore({ kind, db }: Database) {
  if (kind === 'embedded') return undefined;
  return class DatabaseStore {
    readonly #route: string;

    constructor(options: object) {
      const { routeInfo } = options as LimitedRoute;
      this.#route = `${[routeInfo?.method ?? ''].flat().join()} ${routeInfo?.url ?? ''}`;
    }

    incr(key: string, done: (error: Error | null, counted?: Counted) => void, windowMs: number, max: number): void {
      countAttempt(db, { key: `route ${this.#route}:${key}`, windowMs, atMost: max + 1 }).then(
        ({ attempts, endsInMs }) => done(null, { current: attempts, ttl: Math.max(0, Math.ceil(endsInMs)) }),
        (error: Error) => done(error),
      );
    }

    child(options: object): DatabaseStore {
      return new DatabaseStore(options);
    }
  };
}
