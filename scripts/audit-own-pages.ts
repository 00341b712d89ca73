// Our own audit of our own public pages, over https as a visitor has them: 95 or more each. Exit 1 under that.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOwnServer } from './own-server.ts';

const ROOT = join(import.meta.dirname, '..');
const HOST = 'sitebrief.test';
const PATHS = ['/', '/demo'];
const TARGET = 95;

type Answer = {
  audit: { scores: Record<string, number> };
  findings: { id: string; severity: string; page: string; title: string }[];
  pages: { path: string }[];
};

/** A certificate for HOST that this run alone believes. */
function makeCertificate(folder: string): { key: Buffer; cert: Buffer; file: string } {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert, ...subject], {
    stdio: 'ignore',
  });
  return { key: readFileSync(key), cert: readFileSync(cert), file: cert };
}

/** What a reverse proxy does: ends TLS and hands everything on. */
async function endTls({ key, cert }: { key: Buffer; cert: Buffer }, port: number) {
  const server = createServer({ key, cert }, (incoming, outgoing) => {
    const headers = { ...incoming.headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' };
    const onward = request({ host: '127.0.0.1', port, method: incoming.method, path: incoming.url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function analyze(url: string, env: Record<string, string>): Promise<Answer> {
  const child = spawn(process.execPath, [join(ROOT, 'src/cli/main.ts'), 'analyze', url, '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LOCAL_COMPETITORS: 'off', ...env },
  });
  let output = '';
  for await (const chunk of child.stdout.setEncoding('utf8')) output += chunk;
  return JSON.parse(output) as Answer;
}

const folder = mkdtempSync(join(tmpdir(), 'sitebrief-tls-'));
const certificate = makeCertificate(folder);
const server = await startOwnServer({ PUBLIC_URL: `https://${HOST}`, TRUST_PROXY: 'true' });
const proxy = await endTls(certificate, server.port);
try {
  for (const path of PATHS) {
    const { audit, findings, pages } = await analyze(`https://${HOST}${path}`, {
      EGRESS_RESOLVE: `${HOST}=127.0.0.1:${proxy.port}`,
      NODE_EXTRA_CA_CERTS: certificate.file,
    });
    const { overall = 0, ...rest } = audit.scores;
    const parts = Object.entries(rest).map(([category, score]) => `${category} ${score}`);
    console.log(`${path}: ${overall} of ${TARGET} (${parts.join(', ')}); ${pages.length} pages read`);
    for (const { id, severity, page, title } of findings) console.log(`    ${severity} ${id} at ${page}: ${title}`);
    if (overall < TARGET) process.exitCode = 1;
  }
} finally {
  proxy.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
