// A real small site that a test changes, and its analyses as a worker stores them in a project.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StageOutputs } from '#contracts/analysis.ts';
import { finishRun } from '#database/runs/finish-run.ts';
import { saveStage } from '#database/runs/stage-outputs.ts';
import { createEgress } from '#egress/create-egress.ts';
import { analyzeSite } from '#pipeline/analyze-site.ts';
import { serveFolder } from '../fixtures/serve-folder.ts';
import type { Client, TestApp } from './build-test-app.ts';

export const BAKERY = 'http://harbourlane.test/';

/** The bakery of the fixtures on a server of its own. */
export async function openBakery() {
  const folder = mkdtempSync(join(tmpdir(), 'sitebrief-bakery-'));
  cpSync(join(import.meta.dirname, '../fixtures/sites/bakery'), folder, { recursive: true });
  const server = await serveFolder(folder);
  const egress = createEgress({ pins: new Map([['harbourlane.test', { address: '127.0.0.1', port: server.port }]]) });
  return {
    /** Replaces words in a file of the site. */
    change(file: string, from: string, to: string): void {
      const old = readFileSync(join(folder, file), 'utf8');
      if (!old.includes(from)) throw new Error(`${file} does not say "${from}".`);
      writeFileSync(join(folder, file), old.replaceAll(from, to));
    },
    remove: (file: string) => rmSync(join(folder, file)),
    /** Reads the site as it is now. */
    read: (): Promise<StageOutputs> =>
      analyzeSite(
        { url: BAKERY, schemeGiven: true, maxPages: 12, namedCompetitors: [], render: 'never' },
        { egress, signal: new AbortController().signal, report: () => undefined },
      ),
    async close(): Promise<void> {
      await egress.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Analyzes a project as the worker does, or a new one; `at` is when it ended. Returns project and run. */
export async function analyzeAs(
  test: TestApp,
  client: Client,
  outputs: StageOutputs,
  {
    projectId,
    version = '1.0.0',
    keep,
    at = new Date(),
  }: { projectId?: string; version?: string; keep?: number | undefined; at?: Date } = {},
): Promise<{ projectId: string; runId: string }> {
  const answer = await client.call('POST', '/api/analyze', { url: BAKERY, ...(projectId && { projectId }) }, { prefer: 'respond-async' });
  if (answer.statusCode !== 202) throw new Error(`Analyze answered ${answer.statusCode}: ${answer.body}`);
  const runId = await test.worker.take();
  await finishAs(test, runId, outputs, { version, keep, at });
  return { projectId: answer.json<{ projectId: string }>().projectId, runId };
}

/** Ends a run that was taken, with these outputs. */
export async function finishAs(
  test: TestApp,
  runId: string,
  outputs: StageOutputs,
  { version = '1.0.0', keep, at = new Date() }: { version?: string; keep?: number | undefined; at?: Date } = {},
): Promise<void> {
  const { db } = test.database;
  for (const [stage, output] of Object.entries(outputs)) await saveStage(db, runId, stage as keyof StageOutputs, output);
  const { businessAnalysis } = test.parts.pipeline.assembleAnalysis(test.parts.pipeline.resolveOutputs(outputs));
  await finishRun(db, { runId, attempt: 1, analysisSummary: 'Business: Bakery', businessAnalysis, version, keep, at });
}
