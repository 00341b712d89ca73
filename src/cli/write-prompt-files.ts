import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#contracts/errors.ts';
import type { PromptReview } from '#contracts/prompt-review.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { promptAttachments } from '#pipeline/prompt/attachments.ts';
import type { OutputFile } from './blueprint-files.ts';

/**
 * Writes a prompt and the files that go with it into a folder, which is made where it is missing; files of the same names are replaced.
 * Returns their paths. Throws `invalid-input` with a sentence when the folder can't be written.
 */
export async function writePromptFiles(
  folder: string,
  {
    prompt,
    strategy,
    images = [],
    review,
  }: {
    prompt: string;
    strategy: Strategy;
    /** Screenshots that the prompt refers to. */
    images?: OutputFile[];
    /** What a model corrected in the prompt: written as `review.json`. */
    review?: PromptReview | undefined;
  },
): Promise<string[]> {
  const files = [
    { name: 'prompt.md', text: `${prompt}\n` },
    ...promptAttachments(strategy, prompt, review),
    ...(review ? [{ name: 'review.json', text: `${JSON.stringify(review, null, 2)}\n` }] : []),
    ...images.map(({ path, bytes }) => ({ name: path, text: bytes })),
  ];
  try {
    await mkdir(folder, { recursive: true });
    for (const { name, text } of files) await writeFile(join(folder, name), text);
  } catch (cause) {
    throw new AppError('invalid-input', `The folder "${folder}" can't be written.`, { cause });
  }
  return files.map(({ name }) => join(folder, name));
}
