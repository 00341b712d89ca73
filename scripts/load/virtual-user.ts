import { pause } from './processes.ts';

export type Answer = { status: number; body: unknown; ms: number };

/** Somebody with an account who calls the API; `where` names the server of the moment. */
export type Person = {
  /** An answer, or null when there was none: the process died or was not there. */
  call(method: string, path: string, body?: unknown): Promise<Answer | null>;
  /** What the browser would send along. */
  cookie(): string;
};

const TIMEOUT_MS = 30_000;
let people = 0;

/** Registers somebody, however long it takes. */
export async function register(where: () => string): Promise<Person> {
  people += 1;
  let cookie = '';
  const call: Person['call'] = async (method, path, body) => {
    const began = performance.now();
    try {
      const answer = await fetch(`${where()}${path}`, {
        ...{ method, signal: AbortSignal.timeout(TIMEOUT_MS) },
        headers: { cookie, prefer: 'respond-async', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const given = answer.headers.getSetCookie()[0]?.split(';', 1)[0];
      if (given) cookie = given;
      const text = await answer.text();
      return { status: answer.status, body: text === '' ? null : JSON.parse(text), ms: performance.now() - began };
    } catch {
      return null;
    }
  };
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const password = 'correct horse battery';
    const email = `load-${process.pid}-${people}-${attempt}@example.com`;
    const names = { firstName: 'Ada', lastName: 'Byron', phoneNumber: '+44 20 7946 0000', email };
    const answer = await call('POST', '/api/auth/register', { ...names, password, confirmPassword: password });
    if (answer?.status === 201) return { call, cookie: () => cookie };
    await pause(200);
  }
  throw new Error('Nobody could register.');
}
