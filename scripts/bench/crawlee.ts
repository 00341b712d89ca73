import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { CheerioAPI } from 'cheerio';
import { factsOf } from './cheerio-facts.ts';

/** What is measured against; no dependency of the product, so it is installed apart, once. */
const CRAWLEE = '@crawlee/cheerio@3.18.1';
const FOLDER = join(tmpdir(), 'sitebrief-bench-crawlee-3.18.1');

// What is used of Crawlee, which is not there when types are checked.
type Handled = { $: CheerioAPI; request: { loadedUrl: string }; enqueueLinks: (options: object) => Promise<unknown> };
type Crawlee = {
  CheerioCrawler: new (
    options: object,
    configuration: object,
  ) => { run: (urls: string[]) => Promise<unknown>; teardown?: () => Promise<void> };
  Configuration: new (options: object) => object;
  log: { setLevel: (level: number) => void };
};

/** Installs Crawlee into a folder of its own, unless it is there, and answers with the folder. Needs the package registry the first time. */
export async function installCrawlee(): Promise<string> {
  await mkdir(FOLDER, { recursive: true });
  try {
    resolveIn(FOLDER);
  } catch {
    await promisify(execFile)('npm', ['install', '--prefix', FOLDER, '--no-save', '--no-audit', '--no-fund', CRAWLEE]);
  }
  return FOLDER;
}

function resolveIn(folder: string): string {
  return createRequire(join(folder, 'package.json')).resolve('@crawlee/cheerio');
}

/** Loads it, and answers with a crawl of a made-up site by its own CheerioCrawler: same pages, six requests at once, same fields, nothing kept on disk. */
export async function crawlWithCrawlee(folder: string, origin: string, pageCount: number): Promise<() => Promise<number>> {
  const { CheerioCrawler, Configuration, log } = (await import(pathToFileURL(resolveIn(folder)).href)) as Crawlee;
  log.setLevel(1);
  return async () => {
    const pages: unknown[] = [];
    const crawler = new CheerioCrawler(
      {
        minConcurrency: 6,
        maxConcurrency: 6,
        maxRequestsPerCrawl: pageCount,
        // On a busy machine it would wait for quieter times.
        autoscaledPoolOptions: {
          systemStatusOptions: { maxCpuOverloadedRatio: 1, maxEventLoopOverloadedRatio: 1, maxMemoryOverloadedRatio: 1 },
        },
        requestHandler: async ({ $, request, enqueueLinks }: Handled) => {
          pages.push(factsOf($, request.loadedUrl).facts);
          // As its documentation shows it; these two are broken links of the made-up site.
          await enqueueLinks({ strategy: 'same-hostname', exclude: ['**/privacy', '**/contact'] });
        },
      },
      new Configuration({ persistStorage: false }),
    );
    await crawler.run([`${origin}/`]);
    return pages.length;
  };
}
