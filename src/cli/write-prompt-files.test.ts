import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildStrategy } from '#pipeline/strategy/build-strategy.ts';
import { richInput } from '#testing/strategy-input.ts';
import { writePromptFiles } from './write-prompt-files.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitebrief-out-'));
});
afterAll(() => rm(folder, { recursive: true }));

const strategy = buildStrategy(richInput());

it('writes the prompt and the files that go with it, and names them', async () => {
  const out = join(folder, 'new', 'brief');
  const written = await writePromptFiles(out, { prompt: 'Build it.', strategy });
  expect(await readFile(join(out, 'prompt.md'), 'utf8')).toBe('Build it.\n');
  expect(await readdir(out)).toEqual(expect.arrayContaining(['prompt.md', 'CONTENT.md', 'DESIGN.md']));
  expect(written[0]).toBe(join(out, 'prompt.md'));
});

it('says which folder it cannot write', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(writePromptFiles(file, { prompt: 'Build it.', strategy })).rejects.toThrow(`The folder "${file}" can't be written.`);
});
