import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError } from '#contracts/errors.ts';
import type { BlueprintInput } from '#pipeline/blueprint/blueprint.ts';
import { type BlueprintServices, blueprintFiles, homeScreenshots } from './blueprint-files.ts';
import type { ImageChoice } from './read-arguments.ts';

const NO_SCREENSHOTS = 'No screenshots of the home page: they need a browser (see --render and CHROMIUM_PATH).';

const FULL_SIZE = 'The images are at full size: this system has no files of the library that makes them smaller (sharp).';

/**
 * Draws a blueprint into a folder, which is made where it is missing; it opens from `file://`. Where there is a browser, screenshots of the
 * home page at two widths are next to it. Returns what was written and left out, as lines. Throws `invalid-input` with a sentence when the
 * folder can't be written.
 */
export async function writeBlueprint(
  folder: string,
  input: BlueprintInput,
  choice: ImageChoice,
  services: BlueprintServices,
): Promise<string[]> {
  const { blueprint, files, images } = await blueprintFiles(input, choice, services);
  const screenshots = await homeScreenshots(files, services);
  try {
    for (const { path, bytes } of [...files, ...screenshots]) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), bytes);
    }
  } catch (cause) {
    throw new AppError('invalid-input', `The folder "${folder}" can't be written.`, { cause });
  }
  const pages = blueprint.pages.length === 1 ? '1 page' : `${blueprint.pages.length} pages`;
  return [
    `${pages}, ${images} images: open ${join(folder, 'index.html')}`,
    screenshots.length === 0 ? NO_SCREENSHOTS : `Screenshots of the home page: ${screenshots.map(({ path }) => path).join(', ')}`,
    ...(services.shrinker?.isAble() === false ? [FULL_SIZE] : []),
    ...blueprint.notes,
  ];
}
