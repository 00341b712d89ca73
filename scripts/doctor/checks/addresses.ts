// How people reach the installation: its port, its public address, the proxy in front of it.
import { createServer } from 'node:net';
import type { Config } from '#config';
import { type Check, type Finding, type Installation, note, ok, problem } from '../check.ts';
import { explainNetworkError, messageOf } from '../explain-error.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

export const port: Check = {
  id: 'port',
  title: 'Port',
  async run({ config: { host, port: number } }, signal) {
    const code = await tryToListen(host, number);
    if (code === null) return ok(`${number} on ${host} is free.`);
    if (code === 'EACCES')
      return problem(`This user may not use port ${number}.`, 'Choose one above 1023 with PORT, and let a proxy listen on 80 and 443.');
    if (code !== 'EADDRINUSE')
      return problem(
        `HOST=${host} is not an address of this machine (${code}).`,
        'Set HOST to 127.0.0.1 behind a proxy, or to 0.0.0.0 for all addresses.',
      );
    const answer = await asSitebrief(
      `http://${host.includes(':') ? `[${host}]` : host === '0.0.0.0' ? '127.0.0.1' : host}:${number}`,
      signal,
    );
    if (answer === 'ready') return ok(`Sitebrief runs on ${host}:${number} and is ready.`);
    if (answer === 'not ready')
      return problem(
        `Sitebrief runs on ${host}:${number} but is not ready: its database or queue does not answer.`,
        'See the line Database, and the log of the process.',
      );
    return problem(
      `Another program uses port ${number} on ${host}.`,
      `Stop it (ss -ltnp shows which it is), or choose another port: PORT=${number + 1}`,
    );
  },
};

export const publicUrl: Check = {
  id: 'public-url',
  title: 'Public address',
  async run(installation, signal) {
    const { config } = installation;
    if (!config.publicUrl)
      return isOpen(config)
        ? problem(
            'PUBLIC_URL is not set, but other machines can reach this server. Links that it makes name the address it listens on.',
            'Set PUBLIC_URL to the address that people type: PUBLIC_URL=https://sitebrief.example.org',
          )
        : note(
            'PUBLIC_URL is not set: shared links work on this machine only.',
            'Set it as soon as others use this installation: PUBLIC_URL=https://sitebrief.example.org',
          );
    return [judgeUrl(config), ...judgeProxy(config), ...(await tryUrl(installation, signal))];
  },
};

const isOpen = ({ host, trustProxy }: Config) => trustProxy || !LOOPBACK.has(host);

function judgeUrl({ publicUrl: text = '' }: Config): Finding {
  const url = new URL(text);
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '')
    return problem(`PUBLIC_URL has a path (${url.pathname}).`, `Sitebrief needs a host name of its own: PUBLIC_URL=${url.origin}`);
  if (LOOPBACK.has(url.hostname)) return note(`${text} works on this machine only.`, 'Set PUBLIC_URL to the address that people type.');
  if (url.protocol === 'http:')
    return problem(
      `${text} is not encrypted: passwords can be read on the way.`,
      'Put a proxy with a certificate in front (docs/deploy.md, "Behind a proxy with TLS") and use https:// in PUBLIC_URL.',
    );
  return ok(`${text}.`);
}

function judgeProxy({ publicUrl: text = '', trustProxy, host }: Config): Finding[] {
  const isHttps = text.startsWith('https:');
  if (isHttps && !trustProxy)
    return [
      problem(
        'PUBLIC_URL is https, so a proxy is in front, but TRUST_PROXY is not true. All visitors count as one, and their cookies are not marked as secure.',
        'Set TRUST_PROXY=true, and let the proxy set X-Forwarded-For and X-Forwarded-Proto (docs/deploy.md).',
      ),
    ];
  if (trustProxy && !LOOPBACK.has(host))
    return [
      note(
        `Visitors who reach ${host} without the proxy can claim any address as theirs.`,
        'Set HOST=127.0.0.1 if the proxy is on this machine; else let the firewall allow only the proxy.',
      ),
    ];
  return [];
}

/** Asks the public address, where this installation runs. */
async function tryUrl({ config }: Installation, signal: AbortSignal): Promise<Finding[]> {
  if ((await tryToListen(config.host, config.port)) !== 'EADDRINUSE') return [];
  const { host } = new URL(config.publicUrl ?? '');
  try {
    const response = await fetch(new URL('/readyz', config.publicUrl), { signal, redirect: 'manual' });
    await response.body?.cancel();
    if (response.ok) return [ok('It leads to a Sitebrief that is ready.')];
    return [
      problem(
        `Asked from here, ${host} answers ${response.status}.`,
        response.status === 502 || response.status === 504
          ? 'The proxy does not reach Sitebrief: compare its target with HOST and PORT.'
          : 'Check that the proxy passes every path on to Sitebrief.',
      ),
    ];
  } catch (error) {
    const why = explainNetworkError(error, host) || messageOf(error);
    return [
      note(`It can't be reached from this machine. ${why}`, 'Try it in a browser elsewhere; some networks do not lead back to themselves.'),
    ];
  }
}

/** null when the port is free, else the error's code. */
function tryToListen(host: string, number: number): Promise<string | null> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(number, host, () => server.close(() => resolve(null)));
  });
}

async function asSitebrief(origin: string, signal: AbortSignal): Promise<'ready' | 'not ready' | 'something else'> {
  try {
    const health = await fetch(`${origin}/healthz`, { signal });
    if (((await health.json()) as { status?: string }).status !== 'ok') return 'something else';
    return (await fetch(`${origin}/readyz`, { signal })).ok ? 'ready' : 'not ready';
  } catch {
    return 'something else';
  }
}
