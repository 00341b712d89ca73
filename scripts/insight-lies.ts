// What a lying model changes: tells forty lies about every site of a corpus in its recorded answer, one after the other, and looks for each in
// the resolved profile. All lies together must not reach strategy and prompt either.
//
//   npm run -s insight:lies -- --corpus FOLDER --answers FOLDER
//
// The corpus has sites/ and serve.mjs; the answers are <site>.json. Exit status 1 when a lie is found anywhere.
import { parseArgs } from 'node:util';
import type { StageOutputs } from '#contracts/analysis.ts';
import { ModelAnswer } from '#pipeline/insight/model/answer.ts';
import { askForProfile } from '#pipeline/insight/model/ask-for-profile.ts';
import { resolveOutputs } from '#pipeline/resolve-outputs.ts';
import { fortyLies, type Lie } from './insight/plant-lies.ts';
import { findSurvivors, survivorsIn } from './insight/planted.ts';
import { analyzeCorpus, readAnswer, recordedModel } from './read-corpus.ts';

const { values: options } = parseArgs({ options: { corpus: { type: 'string' }, answers: { type: 'string' } } });

/** The outputs with the model's part as it is when the model gives this answer. */
async function withAnswer(stages: StageOutputs, answer: ModelAnswer): Promise<StageOutputs> {
  const { reader } = stages.insight;
  const services = { model: recordedModel(answer), signal: AbortSignal.timeout(60_000) };
  const reading = await askForProfile({ site: stages.crawl, profile: reader }, services);
  return { ...stages, insight: { ...stages.insight, ...reading } };
}

/** Lies about a site that are found again: each alone in the profile, all together in profile, strategy and prompt. */
async function tellLies(stages: StageOutputs, answer: ModelAnswer, lies: readonly Lie[]): Promise<string[]> {
  const found: string[] = [];
  for (const lie of lies) {
    const { profile } = resolveOutputs(await withAnswer(stages, lie.tell(answer)));
    if (survivorsIn(profile, [lie]).length > 0) found.push(`profile: ${lie.kind}: ${lie.what}`);
  }
  const all = await withAnswer(
    stages,
    lies.reduce((told, lie) => lie.tell(told), answer),
  );
  for (const [place, survivors] of Object.entries(findSurvivors(resolveOutputs(all), lies)))
    found.push(...survivors.map(({ what }) => `${place}, all at once: ${what}`));
  return found;
}

async function main(): Promise<number> {
  const { corpus, answers } = options;
  if (corpus === undefined || answers === undefined) {
    console.error('Please pass --corpus FOLDER and --answers FOLDER.');
    return 2;
  }
  const outputs = await analyzeCorpus(corpus);
  const sites = [...outputs].flatMap(([slug, stages]) => {
    const answer = ModelAnswer.safeParse(readAnswer(answers, slug));
    return answer.success ? [{ slug, stages, answer: answer.data }] : [];
  });
  let [told, found] = [0, 0];
  for (const [at, { slug, stages, answer }] of sites.entries()) {
    const other = sites[(at + 1) % sites.length];
    const lies = fortyLies(answer, other?.answer ?? answer);
    const survivors = await tellLies(stages, answer, lies);
    console.log(`${slug.padEnd(22)} ${lies.length} lies, ${survivors.length} found again`);
    for (const survivor of survivors) console.log(`    ${survivor}`);
    told += lies.length;
    found += survivors.length;
  }
  console.log(`\n${told} lies about ${sites.length} sites, ${found} found again`);
  return told > 0 && found === 0 ? 0 : 1;
}

process.exitCode = await main();
