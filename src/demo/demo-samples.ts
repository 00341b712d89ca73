import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResolvedOutputs } from '#contracts/analysis.ts';
import type { Project } from '#contracts/project.ts';
import type { ScreenshotKind } from '#contracts/screenshots.ts';

/** A finished, public project: what the pipeline made of one of the fixture sites in `sites/`. */
export type DemoSample = { project: Project; stages: ResolvedOutputs };

/** The samples, with words in URLs that suggest each. */
const SAMPLES = [
  { id: 'demo-coffee', near: ['coffee', 'cafe', 'roast', 'bean', 'tea', 'food', 'bak', 'shop', 'store', 'brew', 'drink'] },
  { id: 'demo-fitness', near: ['fit', 'gym', 'coach', 'train', 'yoga', 'health', 'sport', 'well', 'body', 'run'] },
  { id: 'demo-saas', near: ['app', 'saas', 'data', 'analy', 'soft', 'cloud', 'tech', 'dash', 'metric', '.io', '.ai', '.dev'] },
] as const;

export type DemoSamples = {
  all: DemoSample[];
  find(id: string): DemoSample | null;
  /** The sample closest to a URL by its words; the first one if none matches. */
  nearest(url: string): DemoSample;
  /** A screenshot of a sample's home page; null when there is none. */
  screenshot(id: string, kind: ScreenshotKind): { mediaType: string; bytes: Buffer } | null;
};

/** Reads the samples written by `npm run demo:build`. Throws when a file is missing or damaged. */
export function createDemoSamples(folder = join(import.meta.dirname, 'samples')): DemoSamples {
  const all = SAMPLES.map(({ id }) => JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8')) as DemoSample);
  const find = (id: string) => all.find((sample) => sample.project.id === id) ?? null;
  return {
    screenshot(id, kind) {
      const file = join(folder, `${id}-${kind}.jpg`);
      return find(id) && existsSync(file) ? { mediaType: 'image/jpeg', bytes: readFileSync(file) } : null;
    },
    all,
    find,
    nearest: (url) =>
      find(SAMPLES.find((sample) => sample.near.some((word) => url.toLowerCase().includes(word)))?.id ?? 'demo-coffee') ??
      (all[0] as DemoSample),
  };
}
