import { fileURLToPath } from 'node:url';
import { benchFile, median, type Row, ratioRow, startServer } from './measure.ts';
import { runProgram } from './run-program.ts';

const ROUNDS = 7;
const COMPETITORS = Array.from({ length: 6 }, (_, index) => `competitor-${index}.example`);

/** The whole analysis of 10 pages and 6 competitors from the command line, against only fetching them, both as whole processes. */
export async function benchCommandLine(): Promise<Row[]> {
  const server = await startServer(100, 50);
  const pins = ['bench.example', ...COMPETITORS].map((host) => `${host}=127.0.0.1:${server.port}`).join(',');
  const main = fileURLToPath(new URL('../../src/cli/start.js', import.meta.url));
  const address = 'http://bench.example/';
  const options = [
    '--json',
    '--render',
    'never',
    '--max-pages',
    '10',
    '--competitors',
    COMPETITORS.map((host) => `http://${host}/`).join(','),
  ];
  const whole: number[] = [];
  const fetched: number[] = [];
  const idle: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      fetched.push(await timeOf([benchFile('fetch-sequence.ts'), String(server.port)], {}));
      whole.push(await timeOf([main, 'analyze', address, ...options], { EGRESS_RESOLVE: pins }));
      idle.push(await timeOf([main, '--help'], {}));
    }
  } finally {
    server.close();
  }
  const [wholeMs, fetchedMs] = [median(whole), median(fetched)];
  const detail = `${(wholeMs / 1000).toFixed(2)} / ${(fetchedMs / 1000).toFixed(2)} s, of it ${(median(idle) / 1000).toFixed(2)} s to start`;
  return [ratioRow('cli', '10 pages and 6 competitors, command line / fetched in order', wholeMs / fetchedMs, 2, detail)];
}

async function timeOf(args: string[], environment: Record<string, string>): Promise<number> {
  const start = performance.now();
  await runProgram(process.execPath, args, environment);
  return performance.now() - start;
}
