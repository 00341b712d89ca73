import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AppError } from '#contracts/errors.ts';
import type { Blueprint, BlueprintInput } from '#pipeline/blueprint/blueprint.ts';
import { drawBlueprint } from '#pipeline/blueprint/draw-blueprint.ts';
import { fileName, withoutExtension } from '#pipeline/blueprint/file-names.ts';
import { type LoadedImage, loadImages } from '#pipeline/blueprint/images/load-images.ts';
import type { ImageChoice } from './read-arguments.ts';

type LoadServices = Parameters<typeof loadImages>[1];
type Images = ReadonlyMap<string, LoadedImage | null>;

/** Name of an image's file: its number, and letters of today's name. */
function imagePath(url: string, at: number, { extension }: LoadedImage): string {
  const name = fileName(withoutExtension(URL.parse(url)?.pathname.split('/').at(-1) ?? ''));
  return `images/${at + 1}-${name.slice(0, 40) || 'image'}.${extension}`;
}

const byUrl = <T>(images: Images, toValue: (image: LoadedImage | null, url: string, at: number) => T) =>
  new Map([...images].map(([url, image], at) => [url, toValue(image, url, at)]));

/** Draws with the images as measured, copied next to the pages or linked. */
async function drawWithImages(
  input: BlueprintInput,
  choice: ImageChoice,
  services: LoadServices,
): Promise<{ blueprint: Blueprint; copies: { path: string; bytes: Uint8Array }[] }> {
  if (choice === 'none') return { blueprint: drawBlueprint({ ...input, imageUrl: () => null }), copies: [] };
  const images = await loadImages(drawBlueprint(input).images, services);
  const imageSizes = byUrl(images, (image) => image?.size ?? null);
  if (choice === 'link') return { blueprint: drawBlueprint({ ...input, imageSizes }), copies: [] };
  const paths = byUrl(images, (image, url, at) => image && imagePath(url, at, image));
  const blueprint = drawBlueprint({ ...input, imageSizes, imageUrl: (url) => paths.get(url) ?? null });
  const used = new Set(blueprint.images);
  const copies = [...images].flatMap(([url, image]) => {
    const path = paths.get(url);
    return image && path && used.has(url) ? [{ path, bytes: image.bytes }] : [];
  });
  return { blueprint, copies };
}

/**
 * Draws a blueprint into a folder, which is made where it is missing; it opens from `file://`. Images are loaded through the guarded client.
 * Returns what was written and left out, as lines. Throws `invalid-input` with a sentence when the folder can't be written.
 */
export async function writeBlueprint(
  folder: string,
  input: BlueprintInput,
  choice: ImageChoice,
  services: LoadServices,
): Promise<string[]> {
  const { blueprint, copies } = await drawWithImages(input, choice, services);
  const files = [...blueprint.files.map(({ path, content }) => ({ path, bytes: content })), ...copies];
  try {
    for (const { path, bytes } of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), bytes);
    }
    for (const { path, from } of blueprint.fonts) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await copyFile(fileURLToPath(import.meta.resolve(from)), join(folder, path));
    }
  } catch (cause) {
    throw new AppError('invalid-input', `The folder "${folder}" can't be written.`, { cause });
  }
  const pages = blueprint.pages.length === 1 ? '1 page' : `${blueprint.pages.length} pages`;
  return [`${pages}, ${copies.length} images: open ${join(folder, 'index.html')}`, ...blueprint.notes];
}
