// Two windows with the same optimizer text: the later one is refused while it says which text it started from.
import { expect, it } from 'vitest';
import { etagOf } from '#contracts/etag.ts';
import { analyzedProject, signUp } from './build-test-app.ts';
import { openTestApp } from './use-app.ts';

const test = openTestApp();

async function projectWithText() {
  const owner = await signUp(test.app);
  const path = `/api/projects/${await analyzedProject(test, owner)}`;
  const save = (body: object) => owner.call('PATCH', path, body);
  await save({ optimizerOutput: 'The first text.' });
  const text = async () => (await owner.call('GET', path)).json<{ optimizerOutput: string | null }>().optimizerOutput;
  return { owner, path, save, text };
}

it('refuses a text made from an older one, and changes nothing with it', async () => {
  const { save, text } = await projectWithText();
  const opened = etagOf('The first text.');
  expect((await save({ optimizerOutput: 'Of the first window.', optimizerVersion: opened })).statusCode).toBe(200);
  const refused = await save({ optimizerOutput: 'Of the second window.', projectName: 'Renamed', optimizerVersion: opened });
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { message: 'This text was changed in another window since you opened it. Nothing was overwritten.' },
  ]);
  expect(await text()).toBe('Of the first window.');
});

it('takes one of two that come at the same moment', async () => {
  const { save, text } = await projectWithText();
  const optimizerVersion = etagOf('The first text.');
  const answers = await Promise.all(['one', 'two', 'three'].map((optimizerOutput) => save({ optimizerOutput, optimizerVersion })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  expect(await text()).toBe(['one', 'two', 'three'][answers.findIndex(({ statusCode }) => statusCode === 200)]);
});

it('takes a text without a version as before, and says when the project is gone', async () => {
  const { owner, path, save, text } = await projectWithText();
  expect((await save({ optimizerOutput: 'The earlier text.' })).statusCode).toBe(200);
  expect(await text()).toBe('The earlier text.');
  expect((await save({ optimizerVersion: etagOf('The earlier text.') })).statusCode).toBe(400);
  await owner.call('DELETE', path);
  const late = await save({ optimizerOutput: 'Too late.', optimizerVersion: etagOf('The earlier text.') });
  expect(late.statusCode).toBe(404);
});
