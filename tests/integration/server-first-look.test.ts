// What an owner sees of a site while it is still being analyzed: in order, resumed, for them alone.
import { beforeEach, describe, expect, it } from 'vitest';
import type { FirstLook } from '#contracts/first-look.ts';
import { ProgressEvent } from '#contracts/progress.ts';
import type { Screenshot } from '#contracts/screenshots.ts';
import { saveScreenshots } from '#database/runs/screenshots.ts';
import { PIPELINE_FUNCTIONS } from '#server/pipeline-functions.ts';
import { signUp } from './build-test-app.ts';
import { sharedProject } from './shared-project.ts';
import { openTestApp } from './use-app.ts';

const test = openTestApp({ pipeline: PIPELINE_FUNCTIONS });
let shared: Awaited<ReturnType<typeof sharedProject>>;
beforeEach(async () => {
  shared = await sharedProject(test);
});

const NAME = 'Provisional Tea Rooms';
const LOOK: FirstLook = {
  ...{ basis: 'home', url: 'https://harbour.example/', title: 'Tea', language: 'en', businessName: NAME, industry: null },
  ...{ findings: null, findingCount: 0, hasScreenshots: null },
};
const FINAL: FirstLook = {
  ...LOOK,
  ...{ findings: [{ id: 'missing-alt', title: 'Images without text', severity: 'high' }], findingCount: 1, hasScreenshots: true },
};

const screenshot = (byte: number): Screenshot => ({ mediaType: 'image/jpeg', bytes: Uint8Array.from([byte]), width: 1, height: 1 });
const screenshots = (byte: number) => ({
  ...{ url: 'https://harbour.example/', desktop: screenshot(byte), fullPage: screenshot(byte), mobile: screenshot(byte) },
});

/** The project is analyzed again; its run has not ended. */
async function analyzedAgain(): Promise<string> {
  const answer = await shared.owner.call(
    'POST',
    '/api/analyze',
    { url: 'harbour.example', projectId: shared.id },
    { prefer: 'respond-async' },
  );
  expect(answer.statusCode).toBe(202);
  return test.worker.take();
}
const events = () => `${shared.path}/events`;
/** The looks of a stream, null for a report without one, and how it ended. */
const looksIn = (body: string): (FirstLook | string | null)[] =>
  body
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => ProgressEvent.parse(JSON.parse(line.slice('data: '.length))))
    .map((event) => (event.type === 'progress' ? (event.progress.look ?? null) : event.type));

describe('a first look', () => {
  it('comes before the end, in order, and is resumed where a browser left', async () => {
    const runId = await analyzedAgain();
    const stream = shared.owner.call('GET', events());
    await test.worker.report(runId, 'Reading /', 1, LOOK);
    await test.worker.report(runId, 'Reading /tea', 2);
    await test.worker.report(runId, 'Reading /tea', 2, FINAL);
    await test.worker.finish(runId);
    expect(looksIn((await stream).body)).toEqual([LOOK, null, FINAL, 'done']);
    const resumed = await shared.owner.call('GET', events(), undefined, { 'last-event-id': '1' });
    expect(looksIn(resumed.body)).toEqual([null, FINAL, 'done']);
  });

  it('is for its owner alone, its screenshots too, which leave those of the finished analysis alone', async () => {
    const run = test.enqueued.at(-1) ?? '';
    await saveScreenshots(test.database.db, run, screenshots(1));
    const runId = await analyzedAgain();
    await test.worker.report(runId, 'Reading /', 1, FINAL);
    const image = (of: string) => `${shared.path}/screenshots/desktop${of}`;
    expect((await shared.owner.call('GET', image('?of=newest'))).statusCode).toBe(404);
    await saveScreenshots(test.database.db, runId, screenshots(2));
    const bytes = async (of: string) => [...(await shared.owner.call('GET', image(of))).rawPayload];
    expect([await bytes(''), await bytes('?of=current'), await bytes('?of=newest')]).toEqual([[1], [1], [2]]);
    expect((await shared.owner.call('GET', image('?of=newest'))).headers['cache-control']).toBe('private, no-cache');
    expect((await shared.owner.call('GET', image('?of=older'))).statusCode).toBe(400);
    const other = await signUp(test.app);
    for (const path of [events(), image('?of=newest')]) {
      expect((await other.call('GET', path)).statusCode).toBe(404);
      expect((await shared.visitor.call('GET', path)).statusCode).toBe(401);
    }
    await test.worker.fail(runId, 'The site went away.');
  });

  it('is on no shared page and in no answer about the project', async () => {
    const { page } = await shared.share();
    const runId = await analyzedAgain();
    await test.worker.report(runId, 'Reading /', 1, FINAL);
    for (const path of [page, shared.path, '/api/projects']) {
      const client = path === page ? shared.visitor : shared.owner;
      const answer = await client.call('GET', path);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toContain(NAME);
    }
    await test.worker.fail(runId, 'The site went away.');
    const ended = (await shared.owner.call('GET', events())).body;
    expect(looksIn(ended)).toEqual([FINAL, 'failed']);
  });
});
