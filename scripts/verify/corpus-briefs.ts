// The briefs of the sites of a corpus, each with a way to read the files of its old site.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Brief } from '#contracts/verification.ts';
import { createEgress } from '#egress/create-egress.ts';
import type { Pins } from '#egress/parse-pins.ts';
import { createEgressProxy } from '#egress/proxy.ts';
import { analyzeSite } from '#pipeline/analyze-site.ts';
import { createRenderer } from '#pipeline/crawl/render/create-renderer.ts';
import { resolveOutputs } from '#pipeline/resolve-outputs.ts';
import { buildStrategy } from '#pipeline/strategy/build-strategy.ts';
import { makeBrief } from '#pipeline/verify/make-brief.ts';
import { findBrowser } from '../find-browser.ts';
import { serveSites } from '../serve-sites.ts';
import type { ReadFile } from './published-site.ts';

export type CorpusSite = { slug: string; host: string; port: number; brief: Brief; readFile: ReadFile };

function reader(folder: string): ReadFile {
  return (url) => {
    try {
      const path = join(folder, decodeURIComponent(new URL(url).pathname));
      return path.startsWith(folder) && existsSync(path) && statSync(path).isFile() ? readFileSync(path) : null;
    } catch {
      return null;
    }
  };
}

/** A browser that reaches these hosts; null where it is not wanted or there is none. */
export function openBrowser(pins: Pins, isWanted: boolean) {
  const chromiumPath = isWanted ? findBrowser() : undefined;
  return chromiumPath ? createRenderer({ chromiumPath, openProxy: () => createEgressProxy({ pins }) }) : null;
}

/** Analyzes the sites of a folder, or some of them, without a model; they are served until `close`. */
export async function corpusBriefs(
  folder: string,
  { slugs = [], browser = false }: { slugs?: readonly string[]; browser?: boolean },
): Promise<{ sites: CorpusSite[]; close(): Promise<void> }> {
  const served = await serveSites(resolve(folder));
  const wanted = served.sites.filter(({ slug }) => slugs.length === 0 || slugs.includes(slug));
  const pins: Pins = new Map(wanted.map(({ host, port }) => [host, { address: '127.0.0.1', port }]));
  const egress = createEgress({ pins });
  const renderer = openBrowser(pins, browser);
  const sites: CorpusSite[] = [];
  try {
    for (const { slug, host, port } of wanted) {
      const services = { egress, ...(renderer ? { renderer } : {}), signal: AbortSignal.timeout(180_000), report: () => undefined };
      const request = {
        url: `http://${host}/`,
        schemeGiven: true,
        maxPages: 12,
        namedCompetitors: [],
        render: browser ? ('always' as const) : ('never' as const),
      };
      const outputs = resolveOutputs(await analyzeSite(request, services));
      const strategy = buildStrategy({ ...outputs, site: outputs.crawl });
      // As it would be read from a file.
      const brief = JSON.parse(JSON.stringify(makeBrief(outputs, { strategy, facts: [], builder: 'lovable' }))) as Brief;
      sites.push({ slug, host, port, brief, readFile: reader(join(resolve(folder), slug)) });
    }
  } finally {
    await renderer?.close();
    await egress.close();
  }
  return { sites, close: served.close };
}
