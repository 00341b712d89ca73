// How sure an analysis says it is, against how right it is: fits the weights of the confidence of an industry and of the overall confidence
// on labeled sites, and shows for each field what was stated and what was true.
//
//   npm run -s insight:calibrate -- --corpus FOLDER [--corpus FOLDER]   corpora: sites/ and labels/
//   npm run -s insight:calibrate -- --corpus FOLDER --write             also writes the weights that the reader uses
//
// Each site is used a second time as if the taxonomy did not have its trade, since no taxonomy has all. Weights of the industry decide what
// is asserted, so write them first and run again for the overall ones.
// Exit status 1 when the mean gap between the reader's confidence and the truth is above 0.10.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isKnown } from '#contracts/evidence.ts';
import { CONFIDENCE_FEATURES, type ConfidenceFeature, confidenceFeatures } from '#pipeline/insight/reader/confidence/confidence.ts';
import { INDUSTRY_FEATURES, type IndustryFeature } from '#pipeline/insight/reader/industry/industry-confidence.ts';
import { resolveProfile } from '#pipeline/insight/resolve/resolve-profile.ts';
import { readSiteBasis } from '#pipeline/insight/site-basis.ts';
import { limitTextVolume } from '#pipeline/limit-text-volume.ts';
import { buildSiteModel } from '#pipeline/site-model/site-model.ts';
import { fitWeights, meanGap, type Sample } from './insight/fit-weights.ts';
import { type Label, type Rated, rateClaims, readLabel, rightIndustry } from './insight/labels.ts';
import { sampleIndustry } from './insight/without-trade.ts';
import { analyzeFolder } from './read-corpus.ts';

const { values: options } = parseArgs({
  options: { corpus: { type: 'string', multiple: true }, write: { type: 'boolean', default: false } },
});
const READER = '../src/pipeline/insight/reader';
const CONFIDENCE_FILE = new URL(`${READER}/confidence/confidence-weights.json`, import.meta.url);
const INDUSTRY_FILE = new URL(`${READER}/industry/industry-weights.json`, import.meta.url);
const MOST_GAP = 0.1;
/** A site whose trade the taxonomy has counts as four that it does not have: about one in five unseen sites. */
const KNOWN_TRADES = 4;

type Samples<Feature extends string> = Sample<Feature>[];
type Site = { slug: string; stated: number; claims: Rated[]; overall: Samples<ConfidenceFeature>; industry: Samples<IndustryFeature> };
type Stages = Awaited<ReturnType<typeof analyzeFolder>> extends Map<string, infer Stage> ? Stage : never;

async function readSites(corpus: string): Promise<Site[]> {
  const stages = [...(await analyzeFolder(join(corpus, 'sites')))];
  return stages.map(([slug, stage]) => readSite(slug, stage, readLabel(corpus, slug)));
}

function readSite(slug: string, { insight, crawl, audit }: Stages, label: Label): Site {
  const model = buildSiteModel(limitTextVolume(crawl));
  const basis = insight.basis ?? readSiteBasis(model, audit);
  const profileWith = (reader: typeof insight.reader) => resolveProfile({ ...insight, reader, basis, facts: [] });
  const profile = profileWith(insight.reader);
  const claims = rateClaims(profile, label);
  const name = claims.find(({ field }) => field === 'name')?.right ?? 0;
  const overallOf = ({ industry, ...rest }: typeof profile): Sample<ConfidenceFeature> => {
    const right = isKnown(industry.claim) ? rightIndustry(industry.claim.text, label) : 0;
    return { features: confidenceFeatures(basis, { ...rest, industry }), truth: (name + right) / 2 };
  };
  const { known, gap } = sampleIndustry(model, insight.reader.businessName.text, label);
  const without = gap && profileWith({ ...insight.reader, industry: gap.verdict });
  const several = <T>(one: T) => Array.from({ length: KNOWN_TRADES }, () => one);
  return {
    ...{ slug, stated: profile.confidence.value, claims },
    overall: [...several(overallOf(profile)), ...(without ? [overallOf(without)] : [])],
    industry: [
      ...(known ? several({ features: known.features, truth: known.right }) : []),
      ...(gap ? [{ features: gap.features, truth: gap.right }] : []),
    ],
  };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Fits the weights, shows how far off they are, also when they are fitted on one half of the sites and measured on the other. */
function fitAndShow<Feature extends string>(
  title: string,
  sites: readonly Samples<Feature>[],
  features: readonly Feature[],
): Record<string, number> {
  const halves = [0, 1].map((rest) => sites.filter((_, at) => at % 2 === rest).flat());
  const across = mean(halves.map((half, at) => meanGap(halves[1 - at] ?? [], fitWeights(half, features))));
  const weights = fitWeights(sites.flat(), features);
  console.log(
    `\n${title}: mean gap of weights fitted here ${meanGap(sites.flat(), weights).toFixed(3)}, across halves ${across.toFixed(3)}`,
  );
  const rounded = Object.fromEntries(features.map((feature) => [feature, Math.round(weights[feature] * 1000) / 1000]));
  console.log(JSON.stringify(rounded));
  return rounded;
}

function printFields(claims: readonly Rated[]): void {
  console.log('\nfield         statements  stated  right   gap');
  for (const [field, list] of Map.groupBy(claims, (claim) => claim.field)) {
    const [stated, right] = [mean(list.map((one) => one.stated)), mean(list.map((one) => one.right))];
    const figures = [
      stated.toFixed(2).padStart(8),
      right.toFixed(2).padStart(7),
      Math.abs(stated - right)
        .toFixed(2)
        .padStart(6),
    ];
    console.log(`${field.padEnd(14)}${String(list.length).padStart(10)}${figures.join('')}`);
  }
}

async function main(): Promise<number> {
  if (!options.corpus) {
    console.error('Please pass --corpus FOLDER.');
    return 2;
  }
  const sites: Site[] = [];
  for (const corpus of options.corpus) sites.push(...(await readSites(corpus)));
  const truthOf = ({ overall: [sample] }: Site) => sample?.truth ?? 0;
  for (const site of sites) console.log(`${site.slug.padEnd(30)} stated ${site.stated.toFixed(2)}  true ${truthOf(site).toFixed(2)}`);
  printFields(sites.flatMap(({ claims }) => claims));
  const industry = fitAndShow(
    'industry',
    sites.map((site) => site.industry),
    INDUSTRY_FEATURES,
  );
  const overall = fitAndShow(
    'overall',
    sites.map((site) => site.overall),
    CONFIDENCE_FEATURES,
  );
  const gap = mean(sites.map((site) => Math.abs(site.stated - truthOf(site))));
  console.log(`\nmean gap of the reader ${gap.toFixed(3)}`);
  if (options.write) {
    writeFileSync(INDUSTRY_FILE, `${JSON.stringify(industry, null, 2)}\n`);
    writeFileSync(CONFIDENCE_FILE, `${JSON.stringify(overall, null, 2)}\n`);
  }
  return gap <= MOST_GAP ? 0 : 1;
}

process.exitCode = await main();
