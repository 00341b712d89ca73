import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { BLUEPRINT_IMAGES } from '#contracts/blueprint.ts';
import type { Blueprint, BlueprintInput } from '#pipeline/blueprint/blueprint.ts';
import { drawBlueprint } from '#pipeline/blueprint/draw-blueprint.ts';
import { extensionOf, fileName, withoutExtension } from '#pipeline/blueprint/file-names.ts';
import { type LoadedImage, loadImages } from '#pipeline/blueprint/images/load-images.ts';
import type { ImageShrinker } from '#pipeline/blueprint/images/shrink/image-shrinker.ts';
import type { ScreenshotFiles } from '#pipeline/crawl/render/screenshot-files.ts';
import type { ImageChoice } from './read-arguments.ts';

/** A file by its path in the blueprint's folder. */
export type OutputFile = { path: string; bytes: string | Uint8Array };

export type BlueprintServices = Omit<Parameters<typeof loadImages>[1], 'shrink'> & {
  /** Null without a browser. */
  screenshotFiles: ScreenshotFiles | null;
  /** Without it, images are copied at full size. */
  shrinker?: ImageShrinker;
};

type Images = ReadonlyMap<string, LoadedImage | null>;

/** The files of an image, the largest first: named by its number, letters of today's name, and the width of a smaller one. */
function copiesOf(url: string, at: number, { bytes, size, extension, smaller = [] }: LoadedImage): (OutputFile & { width: number })[] {
  const today = fileName(withoutExtension(URL.parse(url)?.pathname.split('/').at(-1) ?? ''));
  const name = `images/${at + 1}-${today.slice(0, 40) || 'image'}`;
  const others = smaller.map((one) => ({ path: `${name}-${one.size.width}.${extension}`, bytes: one.bytes, width: one.size.width }));
  return [{ path: `${name}.${extension}`, bytes, width: size.width }, ...others];
}

const byUrl = <T>(images: Images, toValue: (image: LoadedImage | null, url: string, at: number) => T) =>
  new Map([...images].map(([url, image], at) => [url, toValue(image, url, at)]));

/** Draws with the images as measured, copied next to the pages or linked. */
async function drawWithImages(
  input: BlueprintInput,
  choice: ImageChoice,
  services: BlueprintServices,
): Promise<{ blueprint: Blueprint; copies: OutputFile[][] /** The files of each image in use. */ }> {
  if (choice === 'none') return { blueprint: drawBlueprint({ ...input, imageUrl: () => null }), copies: [] };
  const shrink = choice === 'copy' ? services.shrinker?.shrink : undefined;
  const images = await loadImages(drawBlueprint(input).images, { ...services, ...(shrink ? { shrink } : {}) });
  const imageSizes = byUrl(images, (image) => image?.size ?? null);
  if (choice === 'link') return { blueprint: drawBlueprint({ ...input, imageSizes }), copies: [] };
  const copies = byUrl(images, (image, url, at) => (image ? copiesOf(url, at, image) : []));
  const imageUrl = (url: string) => copies.get(url)?.[0]?.path ?? null;
  const smallerImages = (url: string) => (copies.get(url) ?? []).slice(1).map(({ path, width }) => ({ url: path, width }));
  const blueprint = drawBlueprint({ ...input, imageSizes, imageUrl, smallerImages });
  return { blueprint, copies: blueprint.images.map((url) => copies.get(url) ?? []).filter((files) => files.length > 0) };
}

/** Draws a blueprint with all its files: pages, style sheet, fonts, images. Images are loaded through the guarded client. */
export async function blueprintFiles(
  input: BlueprintInput,
  choice: ImageChoice,
  services: BlueprintServices,
): Promise<{ blueprint: Blueprint; files: OutputFile[]; images: number }> {
  const { blueprint, copies } = await drawWithImages(input, choice, services);
  const pages = blueprint.files.map(({ path, content }) => ({ path, bytes: content }));
  const fonts = await Promise.all(
    blueprint.fonts.map(async ({ path, from }) => ({ path, bytes: await readFile(fileURLToPath(import.meta.resolve(from))) })),
  );
  return { blueprint, files: [...pages, ...fonts, ...copies.flat()], images: copies.length };
}

const TYPES: Record<string, string> = { html: 'text/html; charset=utf-8', css: 'text/css', svg: 'image/svg+xml', woff2: 'font/woff2' };

/** Screenshots of the home page for a builder; none without a browser, or where it fails. */
export async function homeScreenshots(files: readonly OutputFile[], { screenshotFiles, signal }: BlueprintServices): Promise<OutputFile[]> {
  if (!screenshotFiles) return [];
  const byPath = new Map(files.map(({ path, bytes }) => [path, bytes]));
  const read = async (path: string) => {
    const content = byPath.get(path);
    const extension = extensionOf(path);
    return content === undefined ? null : { content, mediaType: TYPES[extension] ?? `image/${extension === 'jpg' ? 'jpeg' : extension}` };
  };
  const widths = BLUEPRINT_IMAGES.map(({ width }) => width);
  const shots = await screenshotFiles(read, { path: 'index.html', widths, signal }).catch(() => {
    signal.throwIfAborted();
    return [];
  });
  return BLUEPRINT_IMAGES.flatMap(({ name }, at) => (shots[at] ? [{ path: name, bytes: shots[at].bytes }] : []));
}
