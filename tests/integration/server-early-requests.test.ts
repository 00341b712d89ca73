import { expect, it } from 'vitest';
import { createLatePipeline } from '#server/late-pipeline.ts';
import { PIPELINE_FUNCTIONS } from '#server/pipeline-functions.ts';
import { buildTestApp, signUp } from './build-test-app.ts';
import { openTestApp } from './use-app.ts';

const test = openTestApp();

it('has requests wait for the code that they need, and no others', async () => {
  const gate = Promise.withResolvers<typeof PIPELINE_FUNCTIONS>();
  const { app } = await buildTestApp(
    test.database,
    createLatePipeline(() => gate.promise),
  );
  const client = await signUp(app);
  let answered = false;
  const list = client.call('GET', '/api/projects').then((answer) => {
    answered = true;
    return answer.statusCode;
  });
  expect((await client.call('GET', '/healthz')).statusCode).toBe(200);
  expect((await client.call('GET', '/api/auth/user')).statusCode).toBe(200);
  expect(answered).toBe(false);
  gate.resolve(PIPELINE_FUNCTIONS);
  expect(await list).toBe(200);
  await app.close();
});

it('says that a part could not be loaded, also on shared pages, and tries again with the next request', async () => {
  let load = () => Promise.reject<typeof PIPELINE_FUNCTIONS>(new Error('The file is gone.'));
  const { app } = await buildTestApp(
    test.database,
    createLatePipeline(() => load()),
  );
  const client = await signUp(app);
  const refused = await client.call('GET', '/api/projects');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('10');
  expect(refused.json()).toEqual({ message: 'A part of the server could not be loaded. Please try again shortly.' });
  const page = await client.call('GET', '/s/some-link');
  expect(page.statusCode).toBe(503);
  expect(page.body).toContain('A part of the server could not be loaded.');
  load = async () => PIPELINE_FUNCTIONS;
  expect((await client.call('GET', '/api/projects')).statusCode).toBe(200);
  await app.close();
});
