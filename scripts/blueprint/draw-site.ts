// Draws the blueprint of an analyzed site that is a folder of plain files, with its images, into another folder.
import { cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StageOutputs } from '#contracts/analysis.ts';
import type { Blueprint, BlueprintInput, ImageSize } from '#pipeline/blueprint/blueprint.ts';
import { drawBlueprint } from '#pipeline/blueprint/draw-blueprint.ts';
import { extensionOf } from '#pipeline/blueprint/file-names.ts';
import { measureImage } from '#pipeline/blueprint/images/measure-image.ts';
import type { ImageShrinker } from '#pipeline/blueprint/images/shrink/image-shrinker.ts';
import type { ShrunkImage } from '#pipeline/blueprint/images/shrink/shrunk-image.ts';
import { resolveOutputs } from '#pipeline/resolve-outputs.ts';
import { buildStrategy } from '#pipeline/strategy/build-strategy.ts';

/** Folder of today's site, and the one that is written. */
type Folders = { site: string; target: string };

/** The file of an image in the site's folder. */
function imageFile(folder: string, url: string): string | null {
  try {
    const file = join(folder, decodeURIComponent(new URL(url).pathname));
    return file.startsWith(folder) && statSync(file).isFile() ? file : null;
  } catch {
    return null;
  }
}

/** The images of a site's folder at fitting sizes, by URL. */
type Shrunk = ReadonlyMap<string, ShrunkImage | null>;

const urlsOf = (site: StageOutputs['crawl']) => [
  ...new Set([
    ...site.pages.flatMap(({ images, backgrounds = [] }) => [...images, ...backgrounds].map(({ src }) => src)),
    site.brand.logo?.url ?? '',
  ]),
];

/** Makes the images of a folder smaller, as the product does with those that it loads. */
export async function shrinkImages({ crawl }: StageOutputs, folder: string, shrinker: ImageShrinker): Promise<Shrunk> {
  const shrunk = new Map<string, ShrunkImage | null>();
  for (const url of urlsOf(crawl)) {
    const file = imageFile(folder, url);
    if (file) shrunk.set(url, await shrinker.shrink(readFileSync(file)));
  }
  return shrunk;
}

/** The files of an image in the drawn site, the largest first. */
function filesOf(url: string, image: ShrunkImage | null | undefined): { url: string; width: number; bytes: Uint8Array | null }[] {
  const path = `images${decodeURIComponent(new URL(url).pathname)}`;
  if (!image) return [{ url: path, width: 0, bytes: null }];
  return [image, ...image.smaller].map(({ bytes, size }) => ({ url: `${path}-${size.width}.webp`, width: size.width, bytes }));
}

/** The size that a photo is taken for: copies of sites often have theirs made small. */
const enlarged = (url: string, size: ImageSize | null, times: number): ImageSize | null =>
  size && PHOTO_TYPES.has(extensionOf(url)) ? { width: size.width * times, height: size.height * times } : size;
const PHOTO_TYPES = new Set(['jpg', 'jpeg', 'webp']);

/** What a blueprint is drawn from: the strategy without a model, and the images as they are in the folder. */
export function blueprintInput(stages: StageOutputs, folder: string, shrunk: Shrunk = new Map(), enlarge = 1): BlueprintInput {
  const { crawl: site, audit, profile, competitors } = resolveOutputs(stages);
  const files = new Map(urlsOf(site).map((url) => [url, imageFile(folder, url)]));
  const imageSizes = new Map<string, ImageSize | null>(
    [...files].map(([url, file]) => [url, file ? enlarged(url, shrunk.get(url)?.size ?? measureImage(readFileSync(file)), enlarge) : null]),
  );
  const imageUrl = (url: string) => (imageSizes.get(url) ? (filesOf(url, shrunk.get(url))[0]?.url ?? null) : null);
  const smallerImages = (url: string) => filesOf(url, shrunk.get(url)).slice(1);
  return { site, profile, strategy: buildStrategy({ site, audit, profile, competitors }), imageSizes, imageUrl, smallerImages };
}

function writeAll({ files, fonts, images }: Blueprint, { site, target }: Folders, shrunk: Shrunk): void {
  const place = (path: string) => {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    return join(target, path);
  };
  for (const { path, content } of files) writeFileSync(place(path), content);
  for (const { path, from } of fonts) cpSync(fileURLToPath(import.meta.resolve(from)), place(path));
  for (const url of images) {
    const file = imageFile(site, url);
    for (const { url: path, bytes } of file ? filesOf(url, shrunk.get(url)) : [])
      writeFileSync(place(path), bytes ?? readFileSync(file ?? ''));
  }
}

/** Draws a site twice, writes it, and says how long a drawing took and whether both have the same bytes. */
export function drawSite(
  stages: StageOutputs,
  folders: Folders,
  { shrunk = new Map(), enlarge = 1 }: { shrunk?: Shrunk; enlarge?: number } = {},
) {
  const input = blueprintInput(stages, folders.site, shrunk, enlarge);
  drawBlueprint(input); // the first one of a process also loads the code
  const start = performance.now();
  const drawn = drawBlueprint(input);
  const ms = Math.round(performance.now() - start);
  const { imageUrl = () => null, smallerImages = () => [], ...data } = input;
  const again = drawBlueprint({ ...structuredClone(data), imageUrl, smallerImages });
  writeAll(drawn, folders, shrunk);
  return { input, drawn, ms, isSameAgain: JSON.stringify(drawn.files) === JSON.stringify(again.files) };
}
