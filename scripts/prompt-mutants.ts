// What the checks of a prompt notice: plants problems into good prompts, one at a time, and counts those for which a check loses marks.
//
//   npm run -s prompt:mutants -- --corpus FOLDER [--details]   the sites of a corpus, analyzed without a model
//   npm run -s prompt:mutants -- --from FOLDER [--details]     saved stage outputs (<site>.json of prompt:report --save)
//
// Every kind of problem is planted on each site that has a place for it, with one builder after the other. --details lists what went
// unnoticed. Exit status 1 under 95 % or when an unchanged prompt loses marks at a gate.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ResolvedOutputs } from '#contracts/analysis.ts';
import { BuilderId } from '#contracts/builder.ts';
import { buildPrompt } from '#pipeline/build-prompt.ts';
import { lintPrompt } from '#pipeline/prompt/lint/lint-prompt.ts';
import { resolveOutputs } from '#pipeline/resolve-outputs.ts';
import { factsAndProof } from './mutants/facts-and-proof.ts';
import { message } from './mutants/message.ts';
import { type Good, type Mutant, noticedBy } from './mutants/mutant.ts';
import { pages } from './mutants/pages.ts';
import { standards } from './mutants/standards.ts';
import { toldWrong } from './mutants/told-wrong.ts';
import { analyzeCorpus } from './read-corpus.ts';

const WANTED = 0.95;
const MUTANTS: readonly Mutant[] = [...factsAndProof, ...message, ...pages, ...standards, ...toldWrong];

const { values: options } = parseArgs({
  options: { corpus: { type: 'string' }, from: { type: 'string' }, details: { type: 'boolean', default: false } },
});

async function readSites(): Promise<Map<string, ResolvedOutputs>> {
  if (options.corpus !== undefined)
    return new Map([...(await analyzeCorpus(options.corpus))].map(([slug, stages]) => [slug, resolveOutputs(stages)]));
  const folder = options.from ?? '';
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    files.sort().map((name) => [name.replace(/\.json$/, ''), JSON.parse(readFileSync(join(folder, name), 'utf8')) as ResolvedOutputs]),
  );
}

function goodPrompts(sites: ReadonlyMap<string, ResolvedOutputs>): Good[] {
  const builders = BuilderId.options;
  return [...sites].map(([site, outputs], at) => {
    const { strategy, prompt } = buildPrompt(outputs, { builder: builders[at % builders.length] ?? 'lovable', customPrompt: '' });
    return { site, document: prompt, strategy, profile: outputs.profile };
  });
}

type Tried = { mutant: Mutant; good: Good; noticed: string[] };

function tryAll(goods: readonly Good[]): Tried[] {
  return MUTANTS.flatMap((mutant) =>
    goods.flatMap((good) => {
      const mutated = mutant.plant(good);
      return mutated ? [{ mutant, good, noticed: noticedBy(good, mutated) }] : [];
    }),
  );
}

const share = (part: number, whole: number) => `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`;

/** A kind counts as noticed when it is noticed wherever it was planted. */
function report(tried: readonly Tried[]): number {
  const points = Map.groupBy(tried, ({ mutant }) => mutant.point);
  for (const [point, entries] of [...points].sort(([a], [b]) => a - b)) {
    const kinds = Map.groupBy(entries, ({ mutant }) => mutant.name);
    const noticed = [...kinds.values()].filter((list) => list.every((entry) => entry.noticed.length > 0));
    const planted = entries.filter((entry) => entry.noticed.length > 0);
    console.log(
      `point ${String(point).padStart(2)}: kinds ${share(noticed.length, kinds.size)}, planted ${share(planted.length, entries.length)}`,
    );
    if (!options.details) continue;
    for (const [problem, list] of kinds) {
      const missed = list.filter((entry) => entry.noticed.length === 0);
      if (missed.length > 0)
        console.log(`    unnoticed: ${problem} (${missed.length} of ${list.length}: ${missed.map(({ good }) => good.site).join(', ')})`);
    }
  }
  const kinds = Map.groupBy(tried, ({ mutant }) => `${mutant.point} ${mutant.name}`);
  const noticed = tried.filter((entry) => entry.noticed.length > 0).length;
  const whole = [...kinds.values()].filter((list) => list.every((entry) => entry.noticed.length > 0)).length;
  console.log(`kinds of problems: ${share(whole, kinds.size)}; planted: ${share(noticed, tried.length)}`);
  return noticed / Math.max(1, tried.length) >= WANTED ? 0 : 1;
}

/** Checks that an unchanged prompt does not pass in full. */
function alarms(goods: readonly Good[]): string[] {
  return goods.flatMap((good) =>
    lintPrompt({ ...good })
      .filter(({ marks }) => marks < 2)
      .map(({ id, marks, reason, excerpt }) => `${good.site} (${good.document.builder}) ${id} ${marks}: ${reason} ${excerpt}`),
  );
}

if (options.corpus === undefined && options.from === undefined) {
  console.error('Please pass --corpus FOLDER or --from FOLDER.');
  process.exitCode = 2;
} else {
  const goods = goodPrompts(await readSites());
  const found = alarms(goods);
  console.log(`unchanged prompts with less than full marks: ${found.length}`);
  for (const line of found) console.log(`    ${line}`);
  process.exitCode = report(tryAll(goods));
}
