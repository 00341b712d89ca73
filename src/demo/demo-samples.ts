import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResolvedOutputs } from '#contracts/analysis.ts';
import type { Project } from '#contracts/project.ts';
import type { PageScreenshotKind, ScreenshotKind } from '#contracts/screenshots.ts';
import type { StoredVerification } from '#contracts/verification-history.ts';

/** Nobody ticks the entries of a sample off for others. */
type SampleVerification = Omit<StoredVerification, 'ticks'>;

/**
 * A finished, public project: what the pipeline made of one of the fixture sites in `sites/`. `screens`: paths of the pages whose
 * screenshots are there, of the site and, with a verification, of the new site; their place is the number in the file's name.
 */
export type DemoSample = {
  project: Project;
  stages: ResolvedOutputs;
  screens: { today: string[]; rebuilt: string[] };
  /** The report on a rebuilt copy of the site with planted problems; absent where the sample has none. */
  verification?: SampleVerification;
};

/** The samples, with words in URLs that suggest each. */
const SAMPLES = [
  { id: 'demo-coffee', near: ['coffee', 'cafe', 'roast', 'bean', 'tea', 'food', 'bak', 'shop', 'store', 'brew', 'drink'] },
  { id: 'demo-fitness', near: ['fit', 'gym', 'coach', 'train', 'yoga', 'health', 'sport', 'well', 'body', 'run'] },
  { id: 'demo-saas', near: ['app', 'saas', 'data', 'analy', 'soft', 'cloud', 'tech', 'dash', 'metric', '.io', '.ai', '.dev'] },
] as const;

type Image = { mediaType: string; bytes: Buffer };

export type DemoSamples = {
  all: DemoSample[];
  find(id: string): DemoSample | null;
  /** The sample closest to a URL by its words; the first one if none matches. */
  nearest(url: string): DemoSample;
  /** A screenshot of a sample's home page; null when there is none. */
  screenshot(id: string, kind: ScreenshotKind): Image | null;
  /** The first screens of a page of a sample's site, and of the new site of its verification; null when there are none. */
  pageScreenshot(id: string, path: string, kind: PageScreenshotKind): Image | null;
  newScreenshot(id: string, path: string, kind: PageScreenshotKind): Image | null;
  verification(id: string): StoredVerification | null;
};

/** Reads the samples written by `npm run demo:build`. Throws when a file is missing or damaged. */
export function createDemoSamples(folder = join(import.meta.dirname, 'samples')): DemoSamples {
  const all = SAMPLES.map(({ id }) => JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8')) as DemoSample);
  const find = (id: string) => all.find((sample) => sample.project.id === id) ?? null;
  const pageImage = (id: string, site: keyof DemoSample['screens'], path: string, kind: PageScreenshotKind): Image | null => {
    const at = find(id)?.screens[site].indexOf(path) ?? -1;
    const file = join(folder, 'pages', `${id}-${site}-${at}-${kind}.webp`);
    return at >= 0 && existsSync(file) ? { mediaType: 'image/webp', bytes: readFileSync(file) } : null;
  };
  return {
    screenshot(id, kind) {
      const file = join(folder, `${id}-${kind}.jpg`);
      return find(id) && existsSync(file) ? { mediaType: 'image/jpeg', bytes: readFileSync(file) } : null;
    },
    pageScreenshot: (id, path, kind) => pageImage(id, 'today', path, kind),
    newScreenshot: (id, path, kind) => pageImage(id, 'rebuilt', path, kind),
    verification(id) {
      const report = find(id)?.verification;
      return report ? { ...report, ticks: [] } : null;
    },
    all,
    find,
    nearest: (url) =>
      find(SAMPLES.find((sample) => sample.near.some((word) => url.toLowerCase().includes(word)))?.id ?? 'demo-coffee') ??
      (all[0] as DemoSample),
  };
}
