import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Site } from '#contracts/site.ts';
import type { Blueprint, BlueprintInput } from '#pipeline/blueprint/blueprint.ts';
import type { LoadedImage } from '#pipeline/blueprint/images/load-images.ts';
import type { PipelineFunctions } from '../parts.ts';
import type { ImageCache, Images } from './image-cache.ts';

/** What a blueprint is drawn from. */
export type BlueprintSource = {
  projectId: string;
  /** The analysis whose site and images they are; null: a sample, whose site does not exist. */
  site: string | null;
  /** Differs whenever `input` does. */
  state: string;
  input: () => BlueprintInput;
};

/** A drawn blueprint; `version` is the same for the same content. */
export type Drawing = { version: string; blueprint: Blueprint; images: Map<string, Uint8Array>; isLoading: boolean };

export type Blueprints = {
  /** Draws, or returns what was drawn last from the same input. Images that are still missing are loaded in the background. */
  draw(source: BlueprintSource): Drawing;
  /** The same with every image that can be had. */
  drawWhole(source: BlueprintSource): Promise<Drawing>;
  /** What was drawn for this project lately under this version; undefined when it is gone. */
  kept(projectId: string, version: string): Drawing | undefined;
};

type Kept = Omit<Drawing, 'isLoading'> & { key: string };

/** A frame that is still being read, and the one that follows it. */
const KEPT_EACH = 2;
const KEPT_PROJECTS = 12;
/** A stored site of a hundred pages takes megabytes. */
const KEPT_SITES = 4;
/** An edit can bring in images that were not in use before; more often than that nothing new is in sight. */
const MAX_ROUNDS = 3;
const NO_IMAGES: Images = new Map();

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The files of an image, the largest first. */
function pathsOf(url: string, { bytes, size, extension, smaller = [] }: LoadedImage) {
  const name = `images/${hashOf(url)}`;
  const others = smaller.map((one) => ({ url: `${name}-${one.size.width}.${extension}`, width: one.size.width, bytes: one.bytes }));
  return [{ url: `${name}.${extension}`, width: size.width, bytes }, ...others];
}

export function createBlueprints({ drawBlueprint }: Pick<PipelineFunctions, 'drawBlueprint'>, cache: ImageCache): Blueprints {
  const drawings = new Map<string, Kept[]>();
  const sites = new Map<string, Site>();

  function keep(projectId: string, drawing: Kept): void {
    const before = drawings.get(projectId) ?? [];
    drawings.delete(projectId);
    drawings.set(projectId, [drawing, ...before].slice(0, KEPT_EACH));
    for (const id of [...drawings.keys()].slice(0, -KEPT_PROJECTS)) drawings.delete(id);
  }

  /** The same object for the same analysis: what a drawing finds out about its pages is found once. */
  function sameSite(key: string | null, site: Site): Site {
    if (key === null) return site;
    const known = sites.get(key) ?? site;
    sites.delete(key);
    sites.set(key, known);
    for (const old of [...sites.keys()].slice(0, -KEPT_SITES)) sites.delete(old);
    return known;
  }

  function draw(source: BlueprintSource): Drawing {
    const { projectId, site, state } = source;
    const loaded = site === null ? NO_IMAGES : cache.of(site);
    const key = `${state} ${loaded.size}`;
    let drawing = drawings.get(projectId)?.find((one) => one.key === key);
    if (!drawing) {
      const input = source.input();
      const { drawn, missing } = drawWith({ ...input, site: sameSite(site, input.site) }, loaded);
      if (site !== null) cache.request(site, missing);
      drawing = { key, ...drawn };
      keep(projectId, drawing);
    }
    return { ...drawing, isLoading: site !== null && cache.isLoading(site) };
  }

  /** Draws with the images that are there, and tells which of those in use are not. */
  function drawWith(input: BlueprintInput, loaded: Images) {
    const imageSizes = new Map([...loaded].map(([url, image]) => [url, image?.size ?? null]));
    const paths = new Map([...loaded].flatMap(([url, image]) => (image ? [[url, pathsOf(url, image)]] : [])));
    let isMissing = false;
    const imageUrl = (url: string) => {
      isMissing ||= !loaded.has(url);
      return paths.get(url)?.[0]?.url ?? null;
    };
    const smallerImages = (url: string) => paths.get(url)?.slice(1) ?? [];
    const blueprint = drawBlueprint({ ...input, imageSizes, imageUrl, smallerImages });
    const missing = isMissing ? drawBlueprint({ ...input, imageSizes }).images.filter((url) => !loaded.has(url)) : [];
    const images = new Map(blueprint.images.flatMap((url) => (paths.get(url) ?? []).map((one) => [one.url, one.bytes] as const)));
    const version = hashOf(blueprint.files.map(({ path, content }) => `${path}\n${content}`).join('\n'));
    return { drawn: { version, blueprint, images }, missing };
  }

  return {
    draw,
    async drawWhole(source) {
      let drawing = draw(source);
      for (let round = 0; drawing.isLoading && source.site !== null && round < MAX_ROUNDS; round += 1) {
        await cache.loaded(source.site);
        drawing = draw(source);
      }
      return drawing;
    },
    kept(projectId, version) {
      const drawing = drawings.get(projectId)?.find((one) => one.version === version);
      return drawing && { ...drawing, isLoading: false };
    },
  };
}

/** The content of a file of a blueprint; null where there is none. A path that ends with `/` means its `index.html`. */
export async function readBlueprintFile({ blueprint, images }: Drawing, path: string): Promise<string | Uint8Array | null> {
  const name = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  const file = blueprint.files.find((one) => one.path === name);
  if (file) return file.content;
  const font = blueprint.fonts.find((one) => one.path === name);
  return font ? readFile(fileURLToPath(import.meta.resolve(font.from))) : (images.get(name) ?? null);
}

/** Paths of all files of a blueprint. */
export function blueprintPaths({ blueprint, images }: Drawing): string[] {
  return [...blueprint.files.map(({ path }) => path), ...blueprint.fonts.map(({ path }) => path), ...images.keys()];
}
