import { BLUEPRINT_IMAGES } from '#contracts/blueprint.ts';
import { AppError } from '#contracts/errors.ts';
import type { ScreenshotFiles } from '#pipeline/crawl/render/screenshot-files.ts';
import { type Drawing, readBlueprintFile } from './blueprints.ts';
import { mediaTypeOf } from './media-type.ts';

/** Screenshots of a blueprint's home page, by file name. */
export type HomeScreenshots = (projectId: string, drawing: Drawing) => Promise<ReadonlyMap<string, Buffer>>;

const KEPT_PROJECTS = 4;
const NO_BROWSER = 'Images of the blueprint need a browser, and this server has none. Please download the blueprint as a ZIP file instead.';
const FAILED = 'The images of the blueprint could not be made this time. Please try again in a minute.';

/** Makes the function: each version of a blueprint is opened in the browser once. `closing` ends what is under way. */
export function createHomeScreenshots(screenshotFiles: ScreenshotFiles | null, closing: AbortSignal): HomeScreenshots {
  const kept = new Map<string, { version: string; images: Promise<ReadonlyMap<string, Buffer>> }>();

  async function take(drawing: Drawing): Promise<ReadonlyMap<string, Buffer>> {
    if (!screenshotFiles) throw new AppError('unavailable', NO_BROWSER);
    const read = async (path: string) => {
      const content = await readBlueprintFile(drawing, path);
      return content === null ? null : { content, mediaType: mediaTypeOf(path) };
    };
    const widths = BLUEPRINT_IMAGES.map(({ width }) => width);
    const shots = await screenshotFiles(read, { path: 'index.html', widths, signal: closing }).catch((cause: unknown) => {
      throw new AppError('unavailable', FAILED, { cause, retryAfterSeconds: 60 });
    });
    return new Map(BLUEPRINT_IMAGES.flatMap(({ name }, at) => (shots[at] ? [[name, shots[at].bytes]] : [])));
  }

  return (projectId, drawing) => {
    const before = kept.get(projectId);
    if (before?.version === drawing.version) return before.images;
    const images = take(drawing);
    kept.delete(projectId);
    kept.set(projectId, { version: drawing.version, images });
    images.catch(() => kept.get(projectId)?.images === images && kept.delete(projectId));
    for (const id of [...kept.keys()].slice(0, -KEPT_PROJECTS)) kept.delete(id);
    return images;
  };
}
