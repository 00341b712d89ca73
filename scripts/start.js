// `npm start` and `npm run serve`: builds what is out of date, then becomes the server. A supervisor (systemd, a container) starts this file
// with Node itself, because signals do not get through npm and its shell. Plain JavaScript, as src/node-bootstrap.js says.
import '../src/limit-memory.js';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

// What the checks are compiled to is kept, as the server's own code is.
const env = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../dist/compile-cache'), ...process.env };
const BUILDS = { '--no-worker': ['build-web.ts'], '': ['build-web.ts', 'build-database.ts'] };

for (const file of process.argv.includes('--no-worker') ? BUILDS['--no-worker'] : BUILDS['']) {
  const child = spawn(process.execPath, [join(import.meta.dirname, file)], { stdio: 'inherit', env });
  const stop = (signal) => void child.kill(signal);
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stop);
  const [code, signal] = await once(child, 'exit');
  if (code !== 0) process.exit(code ?? (signal === 'SIGTERM' ? 143 : 130));
  for (const signal of ['SIGTERM', 'SIGINT']) process.off(signal, stop);
}

await import('../src/server/start.js');
