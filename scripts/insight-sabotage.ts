// What wrong proposals of the built-in reader cost when a model has read the pages: plants eleven and more in every site's reading, resolves
// the profile with recorded answers, builds strategy and prompt, and looks for what was planted.
//
//   npm run -s insight:sabotage -- --corpus FOLDER --answers FOLDER
//
// The corpus has sites/, labels/, serve.mjs and score.mjs; the answers are <site>.json. Exit status 1 when the score falls by a point or more,
// or when anything planted survives.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { StageOutputs } from '#contracts/analysis.ts';
import { assembleAnalysis } from '#pipeline/assemble-analysis.ts';
import { resolveOutputs } from '#pipeline/resolve-outputs.ts';
import { plantProposals } from './insight/plant-proposals.ts';
import { findSurvivors, type Planted } from './insight/planted.ts';
import { analyzeCorpus, readAnswer, recordedModel } from './read-corpus.ts';

const MAX_COST = 1;

const { values: options } = parseArgs({ options: { corpus: { type: 'string' }, answers: { type: 'string' } } });

type Scorer = { scoreSite(analysis: unknown, label: unknown): { overall: number } };

async function main(): Promise<number> {
  const { corpus, answers } = options;
  if (corpus === undefined || answers === undefined) {
    console.error('Please pass --corpus FOLDER and --answers FOLDER.');
    return 2;
  }
  const { scoreSite } = (await import(join(resolve(corpus), 'score.mjs'))) as Scorer;
  const outputs = await analyzeCorpus(corpus, (slug) => {
    const answer = readAnswer(answers, slug);
    return answer === undefined ? undefined : recordedModel(answer);
  });
  const rows = [...outputs].map(([slug, stages]) => {
    const label: unknown = JSON.parse(readFileSync(join(corpus, 'labels', `${slug}.json`), 'utf8'));
    const score = (some: StageOutputs) => scoreSite(assembleAnalysis(resolveOutputs(some)), label).overall;
    const { reader, planted } = plantProposals(stages.insight.reader, stages.crawl.url);
    const sabotaged: StageOutputs = { ...stages, insight: { ...stages.insight, reader } };
    const survivors = findSurvivors(resolveOutputs(sabotaged), planted);
    return {
      slug,
      hasModel: stages.insight.model !== null,
      before: score(stages),
      after: score(sabotaged),
      planted: planted.length,
      survivors,
    };
  });
  return report(rows);
}

type Row = { slug: string; hasModel: boolean; before: number; after: number; planted: number; survivors: Record<string, Planted[]> };

function report(rows: readonly Row[]): number {
  console.log('site                    before   after  planted  survive in profile / strategy / prompt');
  for (const { slug, hasModel, before, after, planted, survivors } of rows) {
    const counts = Object.values(survivors).map((list) => list.length);
    console.log(
      `${slug.padEnd(22)} ${before.toFixed(1).padStart(7)} ${after.toFixed(1).padStart(7)} ${String(planted).padStart(8)}  ${counts.join(' / ')}${hasModel ? '' : '  (no answer)'}`,
    );
    for (const [place, list] of Object.entries(survivors)) for (const { what } of list) console.log(`    ${place}: ${what}`);
  }
  const mean = (of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0) / Math.max(1, rows.length);
  const cost = mean(({ before }) => before) - mean(({ after }) => after);
  const survived = rows.flatMap(({ survivors }) => Object.values(survivors).flat()).length;
  console.log(
    `\nscore ${mean(({ before }) => before).toFixed(2)}, sabotaged ${mean(({ after }) => after).toFixed(2)}: ${cost.toFixed(2)} lost; ${survived} planted statements survive`,
  );
  return rows.length > 0 && cost < MAX_COST && survived === 0 ? 0 : 1;
}

process.exitCode = await main();
