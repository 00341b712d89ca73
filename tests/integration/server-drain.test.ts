// One of several servers on PostgreSQL is told to stop: a proxy must notice before its port closes. With the embedded database there is only one.
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { registration } from './build-test-app.ts';
import { describeOnPostgres } from './databases.ts';
import { type Running, startMain } from './start-main.ts';

const SECRET = 'a secret of at least thirty-two characters';
let running: Running | undefined;
afterEach(() => void running?.child.kill('SIGKILL'));

describeOnPostgres('a server that is told to end', (open) => {
  async function start(drainSeconds: number): Promise<Running> {
    const database = await open();
    if (database.kind === 'embedded') throw new Error('These tests are about PostgreSQL.');
    const settings = { DATABASE_URL: database.url, SESSION_SECRET: SECRET, DRAIN_SECONDS: String(drainSeconds), LOG_LEVEL: 'error' };
    running = await startMain(settings, ['--no-worker']);
    return running;
  }

  it('reports draining, keeps serving, closes keep-alive connections, and exits at once at a second signal', {
    timeout: 120_000,
  }, async () => {
    const server = await start(60);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const before = await ask(server, agent, '/readyz');
    expect([before.statusCode, before.headers.connection]).toEqual([200, 'keep-alive']);
    const ended = once(server.child, 'exit');
    server.child.kill('SIGTERM');
    let ready = await fetch(`${server.address}/readyz`);
    while (ready.status === 200) ready = await fetch(`${server.address}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, expect.objectContaining({ message: 'Not ready: shutting down.' })]);
    const after = await ask(server, agent, '/healthz');
    expect([after.statusCode, after.headers.connection]).toEqual([200, 'close']);
    const registered = await fetch(`${server.address}/api/auth/register`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(registration('last@example.com')) },
    });
    expect(registered.status).toBe(201);
    server.child.kill('SIGTERM');
    expect((await ended)[0]).toBe(1);
  });

  it('stops when the drain period is over, and at once on Ctrl+C', async () => {
    const server = await start(0.1);
    expect(await server.stop()).toBe(0);
    expect(server.stdout()).toContain('Sitebrief has stopped.');
    const other = await start(60);
    const ended = once(other.child, 'exit');
    other.child.kill('SIGINT');
    expect((await ended)[0]).toBe(0);
  });
});

/** Asks over a connection that is kept where the server lets it. */
async function ask({ address }: Running, agent: Agent, path: string): Promise<IncomingMessage> {
  const [answer] = (await once(get(`${address}${path}`, { agent }), 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer;
}
