// Draws the blueprint of an analyzed site that is a folder of plain files, with its images, into another folder.
import { cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StageOutputs } from '#contracts/analysis.ts';
import type { Blueprint, BlueprintInput, ImageSize } from '#pipeline/blueprint/blueprint.ts';
import { drawBlueprint } from '#pipeline/blueprint/draw-blueprint.ts';
import { measureImage } from '#pipeline/blueprint/images/measure-image.ts';
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

/** What a blueprint is drawn from: the strategy without a model, and the images as they are in the folder. */
export function blueprintInput(stages: StageOutputs, folder: string): BlueprintInput {
  const { crawl: site, audit, profile, competitors } = resolveOutputs(stages);
  const urls = [...new Set([...site.pages.flatMap((page) => page.images.map(({ src }) => src)), site.brand.logo?.url ?? ''])];
  const files = new Map(urls.map((url) => [url, imageFile(folder, url)]));
  const sizes = new Map<string, ImageSize | null>([...files].map(([url, file]) => [url, file ? measureImage(readFileSync(file)) : null]));
  const imageUrl = (url: string) => (sizes.get(url) ? `images${decodeURIComponent(new URL(url).pathname)}` : null);
  return { site, profile, strategy: buildStrategy({ site, audit, profile, competitors }), imageSizes: sizes, imageUrl };
}

function writeAll({ files, fonts, images }: Blueprint, input: BlueprintInput, { site, target }: Folders): void {
  const place = (path: string) => {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    return join(target, path);
  };
  for (const { path, content } of files) writeFileSync(place(path), content);
  for (const { path, from } of fonts) cpSync(fileURLToPath(import.meta.resolve(from)), place(path));
  for (const url of images) {
    const file = imageFile(site, url);
    const path = input.imageUrl?.(url);
    if (file && path) cpSync(file, place(path));
  }
}

/** Draws a site twice, writes it, and says how long a drawing took and whether both have the same bytes. */
export function drawSite(stages: StageOutputs, folders: Folders) {
  const input = blueprintInput(stages, folders.site);
  drawBlueprint(input); // the first one of a process also loads the code
  const start = performance.now();
  const drawn = drawBlueprint(input);
  const ms = Math.round(performance.now() - start);
  const { imageUrl, ...data } = input;
  const again = drawBlueprint({ ...structuredClone(data), ...(imageUrl ? { imageUrl } : {}) });
  writeAll(drawn, input, folders);
  return { input, drawn, ms, isSameAgain: JSON.stringify(drawn.files) === JSON.stringify(again.files) };
}
