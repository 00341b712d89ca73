import session from '@fastify/session';
import connectPg from 'connect-pg-simple';
import { updateSession } from '#database/accounts/sessions.ts';
import type { Database } from '#database/database.ts';

type StoreData = { cookie: { expires?: Date | string | null }; stored?: true };
type Done = (error: unknown, data?: StoreData | null) => void;
type Store = {
  get(sid: string, done: Done): void;
  set(sid: string, data: StoreData, done: (error?: unknown) => void): void;
  destroy(sid: string, done: (error?: unknown) => void): void;
};

// The store only needs query(text, params) of its pool, and only the base class of the session library.
const PgStore = connectPg(session as never) as unknown as new (options: object) => Store;

/**
 * Stores sessions in the `sessions` table. A session that was read is only updated, never inserted again: a request that extends a session
 * while it is being ended elsewhere does not bring it back.
 */
export function createSessionStore(database: Pick<Database, 'query' | 'db'>, onError: (...details: unknown[]) => void): never {
  class SessionStore extends PgStore {
    override get(sid: string, done: Done): void {
      super.get(sid, (error, data) => done(error, data ? { ...data, stored: true } : data));
    }

    override set(sid: string, data: StoreData, done: (error?: unknown) => void): void {
      if (!data.stored) {
        super.set(sid, data, done);
        return;
      }
      const expire = new Date(data.cookie.expires ?? 0);
      const { stored: _, ...kept } = { ...data };
      updateSession(database.db, { sid, data: kept, expire }).then(() => done(), done);
    }
  }
  const pool = { query: (text: string, params: unknown[]) => database.query(text, params) };
  return new SessionStore({ pool, tableName: 'sessions', pruneSessionInterval: false, errorLog: onError }) as never;
}
