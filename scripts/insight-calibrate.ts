// How sure an analysis says it is, against how right it is: fits the weights of the overall confidence on labeled sites, and shows for
// each field what was stated and what was true.
//
//   npm run -s insight:calibrate -- --corpus FOLDER          a corpus: sites/, labels/ and a serve.mjs
//   npm run -s insight:calibrate -- --corpus FOLDER --write  also writes the weights that the reader uses
//
// Exit status 1 when the mean gap between the reader's confidence and the truth is above 0.10.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CONFIDENCE_FEATURES, type ConfidenceFeature, confidenceFeatures } from '#pipeline/insight/reader/confidence/confidence.ts';
import { readSiteBasis } from '#pipeline/insight/site-basis.ts';
import { resolveOutputs } from '#pipeline/resolve-outputs.ts';
import { buildSiteModel } from '#pipeline/site-model/site-model.ts';
import { fitWeights, meanGap, type Sample } from './insight/fit-weights.ts';
import { type Rated, rateClaims, readLabel } from './insight/labels.ts';
import { analyzeCorpus } from './read-corpus.ts';

const { values: options } = parseArgs({ options: { corpus: { type: 'string' }, write: { type: 'boolean', default: false } } });
const WEIGHTS_FILE = new URL('../src/pipeline/insight/reader/confidence/confidence-weights.json', import.meta.url);
const MOST_GAP = 0.1;

type Site = { slug: string; stated: number; sample: Sample<ConfidenceFeature>; claims: Rated[] };

async function readSites(corpus: string): Promise<Site[]> {
  return [...(await analyzeCorpus(corpus))].map(([slug, stages]) => {
    const { profile } = resolveOutputs(stages);
    const claims = rateClaims(profile, readLabel(corpus, slug));
    const rightOf = (field: string) => claims.find((claim) => claim.field === field)?.right ?? 0;
    const features = confidenceFeatures(stages.insight.basis ?? readSiteBasis(buildSiteModel(stages.crawl), stages.audit), profile);
    return { slug, stated: profile.confidence.value, sample: { features, truth: (rightOf('name') + rightOf('industry')) / 2 }, claims };
  });
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The mean gap when the weights are fitted on one half of the sites and measured on the other, both ways. */
function gapAcrossHalves(samples: readonly Sample<ConfidenceFeature>[]): number {
  const halves = [0, 1].map((rest) => samples.filter((_, at) => at % 2 === rest));
  return mean(halves.map((half, at) => meanGap(halves[1 - at] ?? [], fitWeights(half, CONFIDENCE_FEATURES))));
}

function printFields(claims: readonly Rated[]): void {
  console.log('\nfield         statements  stated  right   gap');
  for (const [field, list] of Map.groupBy(claims, (claim) => claim.field)) {
    const [stated, right] = [mean(list.map((one) => one.stated)), mean(list.map((one) => one.right))];
    console.log(
      `${field.padEnd(14)}${String(list.length).padStart(10)}${stated.toFixed(2).padStart(8)}${right.toFixed(2).padStart(7)}${Math.abs(
        stated - right,
      )
        .toFixed(2)
        .padStart(6)}`,
    );
  }
}

async function main(): Promise<number> {
  if (options.corpus === undefined) {
    console.error('Please pass --corpus FOLDER.');
    return 2;
  }
  const sites = await readSites(options.corpus);
  for (const { slug, stated, sample } of sites)
    console.log(`${slug.padEnd(30)} stated ${stated.toFixed(2)}  true ${sample.truth.toFixed(2)}`);
  printFields(sites.flatMap(({ claims }) => claims));
  const samples = sites.map(({ sample }) => sample);
  const gap = mean(sites.map(({ stated, sample }) => Math.abs(stated - sample.truth)));
  const weights = fitWeights(samples, CONFIDENCE_FEATURES);
  const rounded = Object.fromEntries(CONFIDENCE_FEATURES.map((feature) => [feature, Math.round(weights[feature] * 1000) / 1000]));
  console.log(
    `\nmean gap of the reader ${gap.toFixed(3)}; of weights fitted here ${meanGap(samples, weights).toFixed(3)}, across halves ${gapAcrossHalves(samples).toFixed(3)}`,
  );
  console.log(JSON.stringify(rounded));
  if (options.write) writeFileSync(WEIGHTS_FILE, `${JSON.stringify(rounded, null, 2)}\n`);
  return gap <= MOST_GAP ? 0 : 1;
}

process.exitCode = await main();
