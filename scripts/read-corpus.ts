// The sites of a corpus folder, analyzed as they are served by the corpus's own serve.mjs.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { LanguageModelClient } from '#ai/language-model-client.ts';
import type { StageOutputs } from '#contracts/analysis.ts';
import { createEgress } from '#egress/create-egress.ts';
import { analyzeSite } from '#pipeline/analyze-site.ts';
import { type ServedSite, serveSites } from './serve-sites.ts';

type Served = { sites: ServedSite[]; close(): Promise<unknown> };
type ModelFor = (slug: string) => LanguageModelClient | undefined;

/** Analyzes every site of a corpus without a browser. `modelFor` gives the model that is asked about a site, if any. */
export async function analyzeCorpus(folder: string, modelFor: ModelFor = () => undefined): Promise<Map<string, StageOutputs>> {
  const { serveAll } = (await import(join(resolve(folder), 'serve.mjs'))) as { serveAll(sites: string): Promise<Served> };
  return analyzeServed(await serveAll(join(resolve(folder), 'sites')), modelFor);
}

/** Analyzes every site in a folder of sites (one folder of plain files each), or only those in `slugs`, without a browser and without a model. */
export async function analyzeFolder(folder: string, slugs: readonly string[] = []): Promise<Map<string, StageOutputs>> {
  const { sites, close } = await serveSites(resolve(folder));
  const wanted = slugs.length === 0 ? sites : sites.filter(({ slug }) => slugs.includes(slug));
  return analyzeServed({ sites: wanted, close }, () => undefined);
}

async function analyzeServed(served: Served, modelFor: ModelFor): Promise<Map<string, StageOutputs>> {
  const egress = createEgress({ pins: new Map(served.sites.map(({ host, port }) => [host, { address: '127.0.0.1', port }])) });
  const outputs = new Map<string, StageOutputs>();
  try {
    for (const { slug, host } of served.sites) {
      process.stderr.write(`analyzing ${slug}\n`);
      const request = { url: `http://${host}/`, schemeGiven: true, maxPages: 12, namedCompetitors: [] };
      const services = { egress, signal: AbortSignal.timeout(120_000), report: () => undefined, model: modelFor(slug) };
      outputs.set(slug, await analyzeSite(request, services));
    }
  } finally {
    await egress.close();
    await served.close();
  }
  return outputs;
}

/** The recorded answers of a folder (`<slug>.json`) by slug; undefined where there is none. */
export function readAnswer(folder: string, slug: string): unknown {
  const file = join(resolve(folder), `${slug}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** A model that answers a question for a profile with what was recorded; it knows nothing else. */
export function recordedModel(answer: unknown): LanguageModelClient {
  return {
    name: 'recorded answers',
    ask: async ({ schema }) => ({ output: schema.parse(answer), usage: { inputTokens: 0, outputTokens: 0 }, costUsd: null }),
    estimateTokens: (text) => Math.ceil(text.length / 4),
    costUsd: () => null,
  };
}
