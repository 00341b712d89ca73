// Counts what no owner would forgive in everything that an analysis says of a site: business analysis, strategy, the prompts of all builders.
//
//   npm run -s insight:embarrassments -- --sites FOLDER   analyzes every folder in it that has an index.html, without a model
//   npm run -s insight:embarrassments -- --from FOLDER    reads saved stage outputs (<site>.json, see prompt:report --save) instead
//
// --most N allows N of them in all. Exit status 1 when there are more.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ResolvedOutputs } from '#contracts/analysis.ts';
import { resolveOutputs } from '#pipeline/resolve-outputs.ts';
import { type Embarrassment, findEmbarrassments } from './insight/embarrassments.ts';
import { analyzeFolder } from './read-corpus.ts';

const { values: options } = parseArgs({
  options: { sites: { type: 'string' }, from: { type: 'string' }, most: { type: 'string', default: '0' } },
});

const MAX_SHOWN = 140;

async function readOutputs(): Promise<Map<string, ResolvedOutputs>> {
  if (options.sites !== undefined) {
    const analyzed = await analyzeFolder(options.sites);
    return new Map([...analyzed].map(([slug, stages]) => [slug, resolveOutputs(stages)]));
  }
  const folder = resolve(options.from ?? '.');
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    files.sort().map((name) => [basename(name, '.json'), JSON.parse(readFileSync(join(folder, name), 'utf8')) as ResolvedOutputs]),
  );
}

async function main(): Promise<number> {
  if ((options.sites === undefined) === (options.from === undefined)) {
    console.error('Please pass either --sites FOLDER or --from FOLDER.');
    return 2;
  }
  const outputs = await readOutputs();
  const all: Embarrassment[] = [];
  for (const [slug, one] of outputs) {
    const found = findEmbarrassments(one);
    all.push(...found);
    console.log(`${slug.padEnd(30)} ${found.length}`);
    for (const { kind, place, text } of found) console.log(`    ${kind.padEnd(20)} ${place}: ${text.slice(0, MAX_SHOWN)}`);
  }
  const perTen = outputs.size === 0 ? 0 : (all.length / outputs.size) * 10;
  console.log(`\n${all.length} on ${outputs.size} sites, ${perTen.toFixed(1)} per ten sites`);
  for (const [kind, list] of Map.groupBy(all, ({ kind }) => kind)) console.log(`    ${kind.padEnd(20)} ${list.length}`);
  return outputs.size > 0 && all.length <= Number(options.most) ? 0 : 1;
}

process.exitCode = await main();
