// How long a new strategy and a new prompt take after the owner changed a fact: the fact saved, both made again, against the real server, at projects
// of 12 and 100 pages.
import { createCalls } from '../call-server.ts';
import { startOwnServer } from '../own-server.ts';
import { median, type Row, startServer } from './measure.ts';

const HOST = 'bench.test';
const CHANGES = 7;
const LIMITS: [pages: number, maxMs: number][] = [
  [12, 1_000],
  [100, 3_000],
];

const PERSON = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', phoneNumber: '1' };
const PASSWORD = 'slow sourdough';

async function changesOf(pages: number): Promise<number[]> {
  const site = await startServer(pages, 0);
  const server = await startOwnServer({ EGRESS_RESOLVE: `${HOST}=127.0.0.1:${site.port}` });
  try {
    const send = createCalls(server.url);
    await send('POST', '/api/auth/register', { ...PERSON, password: PASSWORD, confirmPassword: PASSWORD });
    const { projectId } = await send<{ projectId: string }>('POST', '/api/analyze', { url: `http://${HOST}/`, maxPages: pages });
    const project = `/api/projects/${projectId}`;
    const makeTexts = async () => {
      await send('POST', `${project}/generate-optimizer`);
      await send('POST', `${project}/generate-designer-prompt`, { designer: 'lovable' });
    };
    await makeTexts(); // The first ones also load code.
    const times: number[] = [];
    for (let at = 1; at <= CHANGES; at += 1) {
      const { version } = await send<{ version: number }>('GET', `${project}/facts`);
      const fact = { field: 'services', action: 'add', text: `Bread for weddings, number ${at}` };
      const start = performance.now();
      await send('PUT', `${project}/facts`, { version, facts: [fact] });
      await makeTexts();
      times.push(performance.now() - start);
    }
    return times;
  } finally {
    await server.close();
    site.close();
  }
}

/** Median and slowest of seven changes at each size. */
export async function benchAfterChange(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [pages, maxMs] of LIMITS) {
    const times = await changesOf(pages);
    const measured = `${median(times).toFixed(0)} ms (slowest ${Math.max(...times).toFixed(0)} ms)`;
    const what = `a fact saved, strategy and prompt made again, ${pages} pages, median of ${CHANGES}`;
    rows.push({ name: 'change', what, target: `< ${maxMs} ms`, measured, kept: median(times) < maxMs });
  }
  return rows;
}
