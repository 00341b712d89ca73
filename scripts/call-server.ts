/** Calls a server's API as one person, who has a session from the call that registers on; answers are JSON. */
export type CallServer = <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<T>;

const LONGEST_CALL_MS = 300_000;

/** Throws with the answer where a call fails. */
export function createCalls(url: string): CallServer {
  let cookie = '';
  return async (method, path, body) => {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
    const signal = AbortSignal.timeout(LONGEST_CALL_MS);
    const answer = await fetch(url + path, { method, headers, signal, ...(body && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return (await answer.json()) as never;
  };
}
