// How right the built-in reader is on labeled sites: analyzes each without a browser and without a model, and compares it with its label.
//
//   npm run -s insight:score -- --scorer FILE --set FOLDER [--set FOLDER ...] [--only slug,slug] [--details]
//
// A set has sites/<slug>/ and labels/<slug>.json; the scorer is a module with scoreSite(analysis, label) and WEIGHTS. Where labels name no
// findings, the points of the profile alone are what counts.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { assembleAnalysis } from '#pipeline/assemble-analysis.ts';
import { resolveOutputs } from '#pipeline/resolve-outputs.ts';
import { analyzeFolder } from './read-corpus.ts';

const { values: options } = parseArgs({
  options: {
    scorer: { type: 'string' },
    set: { type: 'string', multiple: true, default: [] },
    only: { type: 'string', default: '' },
    details: { type: 'boolean', default: false },
  },
});

type Score = { [part: string]: unknown; name: number; industry: number; overall: number; confidence?: number; notes: string[] };
type Scorer = { scoreSite(analysis: unknown, label: unknown): Score; WEIGHTS: Record<string, number> };
type Row = { slug: string; score: Score };

const FINDINGS = ['findingRecall', 'findingPrecision'];

async function readRows(scorer: Scorer): Promise<Row[]> {
  const rows: Row[] = [];
  for (const set of options.set) {
    const only = options.only.split(',').filter((slug) => slug !== '' && existsSync(join(set, 'sites', slug)));
    if (options.only !== '' && only.length === 0) continue;
    for (const [slug, stages] of await analyzeFolder(join(set, 'sites'), only)) {
      const file = join(set, 'labels', `${slug}.json`);
      if (!existsSync(file)) continue;
      rows.push({ slug, score: scorer.scoreSite(assembleAnalysis(resolveOutputs(stages)), JSON.parse(readFileSync(file, 'utf8'))) });
    }
  }
  return rows;
}

function report(rows: readonly Row[], weights: Record<string, number>): void {
  const parts = Object.keys(weights).filter((part) => !FINDINGS.includes(part));
  const most = parts.reduce((sum, part) => sum + (weights[part] ?? 0), 0);
  const partOf = (score: Score, part: string) => Number(score[part] ?? 0);
  const profile = (score: Score) => (100 * parts.reduce((sum, part) => sum + (weights[part] ?? 0) * partOf(score, part), 0)) / most;
  const mean = (of: (score: Score) => number) => rows.reduce((sum, { score }) => sum + of(score), 0) / Math.max(1, rows.length);
  const line = (name: string, of: (part: string) => number, ...ends: number[]) =>
    [name.padEnd(26), ...parts.map((part) => of(part).toFixed(2).padStart(6)), ...ends.map((end) => end.toFixed(1).padStart(8))].join(' ');
  const short = (part: string) =>
    part.replace('offering', 'off').replace('audience', 'aud').replace('Recall', 'R').replace('Precision', 'P');
  console.log(['site'.padEnd(26), ...parts.map((part) => short(part).slice(0, 6).padStart(6)), ' profile', ' overall'].join(' '));
  for (const { slug, score } of rows) {
    console.log(line(slug, (part) => partOf(score, part), profile(score), score.overall));
    if (options.details) for (const note of score.notes) console.log(`    ${note}`);
  }
  const total = (part: string) => mean((score) => partOf(score, part));
  console.log(
    line(
      `${rows.length} sites`,
      total,
      mean(profile),
      mean(({ overall }) => overall),
    ),
  );
  const isRight = (score: Score) => (score.name + score.industry) / 2;
  const gap = mean((score) => Math.abs((score.confidence ?? 0) - isRight(score)));
  console.log(`\nThe profile alone, of 100: ${mean(profile).toFixed(1)}. Gap between stated and true confidence: ${gap.toFixed(2)}`);
}

async function main(): Promise<number> {
  if (options.scorer === undefined || options.set.length === 0) {
    console.error('Please pass --scorer FILE and at least one --set FOLDER.');
    return 2;
  }
  const scorer = (await import(resolve(options.scorer))) as Scorer;
  const rows = await readRows(scorer);
  report(rows, scorer.WEIGHTS);
  return rows.length > 0 ? 0 : 1;
}

process.exitCode = await main();
