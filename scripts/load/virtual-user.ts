import { pause } from './processes.ts';

export type ApiResponse = { status: number; body: unknown; ms: number };

/** A user with an account who calls the API; `where` returns the current server. */
export type VirtualUser = {
  /** The response, or null when there was none because the process died or was not running. */
  call(method: string, path: string, body?: unknown): Promise<ApiResponse | null>;
  /** The session cookie. */
  cookie(): string;
};

const TIMEOUT_MS = 30_000;
let users = 0;

/** Registers a user, retrying while the server is down. */
export async function register(where: () => string): Promise<VirtualUser> {
  users += 1;
  let cookie = '';
  const call: VirtualUser['call'] = async (method, path, body) => {
    const startedAt = performance.now();
    try {
      const response = await fetch(`${where()}${path}`, {
        method,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { cookie, prefer: 'respond-async', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const given = response.headers.getSetCookie()[0]?.split(';', 1)[0];
      if (given) cookie = given;
      const text = await response.text();
      return { status: response.status, body: text === '' ? null : JSON.parse(text), ms: performance.now() - startedAt };
    } catch {
      return null;
    }
  };
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const password = 'correct horse battery';
    const email = `load-${process.pid}-${users}-${attempt}@example.com`;
    const names = { firstName: 'Ada', lastName: 'Byron', phoneNumber: '+44 20 7946 0000', email };
    const response = await call('POST', '/api/auth/register', { ...names, password, confirmPassword: password });
    if (response?.status === 201) return { call, cookie: () => cookie };
    await pause(200);
  }
  throw new Error('Registration failed.');
}
