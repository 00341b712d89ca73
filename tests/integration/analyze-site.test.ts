// The line on a fixture site: real crawl, audits, analyst and competitors, over real sockets on this machine.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LanguageModelClient } from '#ai/language-model-client.ts';
import type { StageProgress } from '#contracts/progress.ts';
import { createEgress } from '#egress/create-egress.ts';
import type { Egress } from '#egress/egress.ts';
import { createPipeline } from '#jobs/run-pipeline.ts';
import { analyzeSite } from '#pipeline/analyze-site.ts';
import { assembleAnalysis } from '#pipeline/assemble-analysis.ts';
import { buildPrompt } from '#pipeline/build-prompt.ts';
import { resolveOutputs } from '#pipeline/resolve-outputs.ts';
import { type FolderServer, serveFolder } from '../fixtures/serve-folder.ts';

const SITES = join(import.meta.dirname, '../../src/demo/sites/coffee');
let site: FolderServer;
let competitors: FolderServer[];
let egress: Egress;
const COMPETITORS = ['northbeam-roasters.example', 'kettleandcrate.example'];

beforeAll(async () => {
  site = await serveFolder(join(SITES, 'site'));
  competitors = await Promise.all(COMPETITORS.map((host) => serveFolder(join(SITES, 'competitors', host))));
  const pin = (server: FolderServer) => ({ address: '127.0.0.1', port: server.port });
  egress = createEgress({
    pins: new Map([
      ['slowtide-coffee.example', pin(site)],
      ...COMPETITORS.map((host, at) => [host, pin(competitors[at] as FolderServer)] as const),
    ]),
  });
});
afterAll(async () => {
  await egress.close();
  await Promise.all([site, ...competitors].map((server) => server.close()));
});

const request = {
  url: 'http://slowtide-coffee.example/',
  schemeGiven: true,
  maxPages: 12,
  namedCompetitors: COMPETITORS.map((host) => `http://${host}/`),
};
const services = () => ({ egress, signal: new AbortController().signal, report: () => undefined });

describe('analyzeSite', () => {
  it('reports true steps and each page as it is read', async () => {
    const seen: StageProgress[] = [];
    await analyzeSite(request, { ...services(), report: (progress) => seen.push(progress) });
    expect(seen.map((entry) => entry.step)).toEqual([...seen.map((entry) => entry.step)].sort());
    expect(new Set(seen.map((entry) => entry.step))).toEqual(new Set([1, 2, 3, 4]));
    const pages = seen.flatMap((entry) => (entry.page ? [entry.page.path] : []));
    expect(pages).toContain('/coffees');
    expect(new Set(pages).size).toBe(pages.length);
  });

  it('tells a first look from the home page, then from all pages, and none after the end', async () => {
    const seen: StageProgress[] = [];
    const pipeline = createPipeline({ egress, renderer: null, model: undefined, search: undefined, places: undefined });
    await pipeline(request, {
      ...services(),
      ...{ saved: {}, save: async () => undefined, saveScreenshots: async () => undefined },
      report: (progress) => void seen.push(progress),
    });
    const looks = seen.flatMap(({ look }) => look ?? []);
    expect(looks.map(({ basis }) => basis)).toEqual(['home', 'pages', 'pages']);
    expect(looks[0]).toMatchObject({ title: expect.stringContaining('Slowtide'), hasScreenshots: false });
    expect(looks[0]?.findings?.length).toBeGreaterThan(0);
    expect(looks.at(-1)).toMatchObject({ businessName: 'Slowtide Coffee', industry: expect.stringContaining('Coffee') });
    const firstLook = seen.findIndex(({ look }) => look);
    expect(seen[firstLook]?.pagesRead).toBeLessThan(seen.at(-1)?.pagesRead ?? 0);
    const told = seen.length;
    await new Promise(setImmediate);
    expect(seen).toHaveLength(told);
  });

  it('gives the same analysis twice', async () => {
    const [first, second] = [await analyzeSite(request, services()), await analyzeSite(request, services())];
    expect(JSON.stringify(assembleAnalysis(resolveOutputs(second)))).toBe(JSON.stringify(assembleAnalysis(resolveOutputs(first))));
  });

  it('verifies competitors by reading them and compares them from their own words', async () => {
    const { competitors } = await analyzeSite(request, services());
    const verified = competitors.competitors.filter((competitor) => competitor.status === 'verified');
    expect(verified.map((competitor) => competitor.name)).toEqual(['Northbeam Roasters', 'Kettle and Crate']);
    for (const competitor of verified) expect(competitor.comparison?.price.evidence[0]?.url).toContain(new URL(competitor.url).host);
    expect(verified[1]?.comparison?.guarantee.kind).toBe('observed');
    expect(verified[0]?.comparison?.guarantee.kind).toBe('not-found');
  });

  it('shows each observed claim word for word in its page', async () => {
    const { crawl, profile } = resolveOutputs(await analyzeSite(request, services()));
    const text = JSON.stringify(crawl).replace(/\s+/g, ' ');
    const claims = [
      profile.businessName,
      profile.primaryPurpose,
      ...profile.targetAudiences,
      ...profile.services,
      ...profile.products,
      ...profile.trustSignals,
      ...profile.valuePropositions,
    ];
    const observed = claims.filter((claim) => claim.kind === 'observed');
    expect(observed.length).toBeGreaterThan(5);
    for (const claim of observed)
      for (const { snippet } of claim.evidence) expect(text).toContain(JSON.stringify(snippet).slice(1, -1).slice(0, 80));
  });

  it('resumes behind the last saved stage without reading the site again', async () => {
    const full = await analyzeSite(request, services());
    const before = site.requests.length;
    const stages: string[] = [];
    const again = await analyzeSite(request, {
      ...services(),
      saved: { crawl: full.crawl, audit: full.audit },
      save: async (stage) => {
        stages.push(stage);
      },
    });
    expect(stages).toEqual(['insight', 'competitors']);
    expect(site.requests.length).toBe(before);
    expect(again.insight).toEqual(full.insight);
  });

  it('asks no model when reading left no time for one, and says so', async () => {
    let now = 0;
    const asked: number[] = [];
    const model: LanguageModelClient = {
      name: 'test model',
      ask: ({ timeoutMs }) => {
        asked.push(timeoutMs);
        return Promise.reject(new Error('not reached in time'));
      },
      estimateTokens: (text) => text.length / 4,
      costUsd: () => null,
    };
    const run = (readingMs: number) => {
      now = 0;
      return analyzeSite(request, {
        ...services(),
        model,
        clock: { now: () => now, sleep: async () => undefined },
        report: ({ stage }) => {
          if (stage === 'audit') now = readingMs;
        },
      });
    };
    expect((await run(88_000)).insight.note).toContain('no time for a model');
    expect(asked).toEqual([]);
    await run(60_000);
    expect(asked).toEqual([16_000]);
  });

  it('stops when it is canceled', async () => {
    const stop = new AbortController();
    const running = analyzeSite(request, { ...services(), signal: stop.signal, report: () => stop.abort() });
    await expect(running).rejects.toThrow();
  });

  it('ends in a prompt that names every page it read', async () => {
    const outputs = resolveOutputs(await analyzeSite(request, services()));
    const { prompt } = buildPrompt(outputs, { builder: 'lovable', customPrompt: '' });
    for (const page of outputs.crawl.pages) expect(prompt.text).toContain(page.path);
  });
});
