// What the check of a new site notices: for each site of a corpus, its blueprint is published as the new site and put right by its own fix
// prompts until it is green. Then problems are planted, one at a time: each must be found at its place, and a script that follows the
// fix prompts must turn it green again. Copies in other forms (split, joined, moved, re-quoted) must lose nothing.
//
//   npm run -s verify:faults -- --corpus FOLDER [--only SLUG,SLUG] [--browser] [--details]  words: allow
//
// The corpus has a folder of plain files for each site in sites/. --browser plants what only a browser sees. Exit status 1 when less than
// 95 % is found, a clean copy is red, more than 2 % of kept texts are called lost, or a report differs from run to run.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Brief, isRed, type Verification } from '#contracts/verification.ts';
import { createEgress } from '#egress/create-egress.ts';
import type { Renderer } from '#pipeline/crawl/render/renderer.ts';
import { verifySite } from '#pipeline/verify/verify-site.ts';
import { type CorpusSite, corpusBriefs, openBrowser } from './verify/corpus-briefs.ts';
import { followPrompts } from './verify/follow-prompts.ts';
import { otherForms } from './verify/other-forms.ts';
import { type Clean, isFound, type Problem } from './verify/planted-problem.ts';
import { addressProblems } from './verify/problems-of-addresses.ts';
import { partProblems } from './verify/problems-of-parts.ts';
import { textProblems } from './verify/problems-of-texts.ts';
import { type Published, publish } from './verify/published-site.ts';
import { servePublished } from './verify/serve-published.ts';

const WANTED = 0.95;
const MOST_FALSE = 0.02;
const ROUNDS = 3;
const PROBLEMS: readonly Problem[] = [...addressProblems, ...textProblems, ...partProblems];

const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string' },
    only: { type: 'string' },
    browser: { type: 'boolean', default: false },
    details: { type: 'boolean', default: false },
  },
});

type Check = (site: Published) => Promise<Verification>;
type Sums = {
  planted: number;
  found: number;
  fixed: number;
  texts: number;
  falseLost: number;
  redCopies: number;
  unequal: number;
  ownLost: number;
};

const redOf = ({ entries }: Verification) => entries.filter(isRed);
const say = (line: string) => console.log(line);
const detail = (line: string) => options.details && say(`    ${line.slice(0, 300)}`);

/** Publishes the blueprint and follows its fix prompts until nothing is red. */
async function cleanCopy({ brief, readFile }: CorpusSite, check: Check): Promise<{ clean: Clean; report: Verification; gaps: number }> {
  let site = publish(brief, readFile);
  let report = await check(site);
  const gaps = redOf(report).length;
  for (const { check: id, page, old } of redOf(report)) detail(`the blueprint: ${id} ${page} ${old}`);
  for (let round = 0; round < ROUNDS && report.verdict === 'red'; round += 1) {
    site = followPrompts(site, site, report.fixPrompts, brief);
    report = await check(site);
  }
  return { clean: { site, brief, kept: report.entries }, report, gaps };
}

/** Whether following the prompts on a copy with a problem leaves nothing red. */
async function turnsGreen(site: Published, clean: Clean, report: Verification, check: Check): Promise<boolean> {
  let [copy, after] = [site, report];
  for (let round = 0; round < ROUNDS && after.verdict === 'red'; round += 1) {
    copy = followPrompts(copy, clean.site, after.fixPrompts, clean.brief);
    after = await check(copy);
  }
  for (const { check: id, page, why } of redOf(after)) detail(`still red: ${id} ${page} ${why}`);
  return after.verdict === 'green';
}

async function plantAll(clean: Clean, check: Check, sums: Sums): Promise<void> {
  for (const problem of PROBLEMS.filter(({ browser = false }) => browser === options.browser)) {
    const planted = problem.plant(clean);
    if (!planted) continue;
    sums.planted += 1;
    const report = await check(planted.site);
    if (isFound(planted, report.entries)) sums.found += 1;
    else
      detail(
        `not found: ${problem.id} on ${planted.pages[0] ?? 'any page'}; red: ${redOf(report)
          .map(({ check: id, page }) => `${id} ${page}`)
          .slice(0, 5)
          .join(', ')} ${report.notes[0] ?? ''}`,
      );
    if (await turnsGreen(planted.site, clean, report, check)) sums.fixed += 1;
    else detail(`not fixed by following the prompts: ${problem.id}`);
  }
}

async function tryForms(clean: Clean, check: Check, sums: Sums): Promise<void> {
  for (const { id, site } of otherForms(clean.site)) {
    const report = await check(site);
    const texts = report.entries.filter(({ check: name }) => ['text-lost', 'heading-lost'].includes(name) || name.endsWith('-changed'));
    const lost = texts.filter(({ status }) => status === 'lost');
    sums.texts += texts.length;
    sums.falseLost += lost.length;
    for (const { check: name, page, old } of lost) detail(`called lost when ${id}: ${name} ${page} ${old}`);
  }
}

async function checkSite(site: CorpusSite, sums: Sums): Promise<void> {
  const host = `new-${site.host}`;
  const server = await servePublished({ pages: new Map(), missing: { status: 404, headers: {}, body: '' } });
  const pins = new Map([
    [host, { address: '127.0.0.1', port: server.port }],
    [site.host, { address: '127.0.0.1', port: site.port }],
  ]);
  const egress = createEgress({ pins });
  const renderer: Renderer | null = openBrowser(pins, options.browser);
  const services = { egress, renderer, report: () => undefined };
  const verify = (url: string, brief: Brief) =>
    verifySite({ url, schemeGiven: true, brief }, { ...services, signal: AbortSignal.timeout(180_000) });
  const check: Check = (published) => {
    server.show(published);
    return verify(`http://${host}/`, site.brief);
  };
  try {
    const own = (await verify(`http://${site.host}/`, site.brief)).entries.filter(
      ({ status }) => status === 'lost' || status === 'invented',
    );
    for (const { check: id, page, old, new: found } of own) detail(`the old site against its own brief: ${id} ${page} ${old} ${found}`);
    const { clean, report, gaps } = await cleanCopy(site, check);
    const again = [await check(clean.site), await check(clean.site)];
    const isEqual = again.every((other) => JSON.stringify(other) === JSON.stringify(report));
    sums.ownLost += own.length;
    sums.unequal += isEqual ? 0 : 1;
    sums.redCopies += report.verdict === 'green' ? 0 : 1;
    for (const { check: id, page, old, new: found } of redOf(report)) detail(`the clean copy: ${id} ${page} ${old} ${found}`);
    const before = { ...sums };
    await plantAll(clean, check, sums);
    if (!options.browser) await tryForms(clean, check, sums);
    const [planted, found, fixed] = [sums.planted - before.planted, sums.found - before.found, sums.fixed - before.fixed];
    say(
      `${site.slug}: old site ${own.length} differences, blueprint ${gaps} gaps, clean copy ${report.verdict}${isEqual ? '' : ', not equal three times'}, ${found} of ${planted} found, ${fixed} fixed by the prompts, ${sums.falseLost - before.falseLost} of ${sums.texts - before.texts} texts called lost`,
    );
  } finally {
    await renderer?.close();
    await egress.close();
    await server.close();
  }
}

const { corpus } = options;
if (corpus === undefined || !existsSync(join(corpus, 'sites'))) {
  console.error('Please pass --corpus FOLDER, a folder with sites/.');
  process.exit(2);
}
const { sites, close } = await corpusBriefs(join(corpus, 'sites'), { slugs: options.only?.split(',') ?? [], browser: options.browser });
const sums: Sums = { planted: 0, found: 0, fixed: 0, texts: 0, falseLost: 0, redCopies: 0, unequal: 0, ownLost: 0 };
try {
  for (const site of sites) await checkSite(site, sums);
} finally {
  await close();
}
const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);
const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
const [foundShare, falseShare] = [share(sums.found, sums.planted), sums.texts === 0 ? 0 : sums.falseLost / sums.texts];
say(
  `${sites.length} sites: ${sums.found} of ${sums.planted} problems found at their place (${percent(foundShare)}), ${sums.fixed} fixed by following the prompts; ${sums.redCopies} clean copies red, ${sums.unequal} reports that differ from run to run; ${percent(falseShare)} of ${sums.texts} texts in other forms called lost; ${sums.ownLost} differences of old sites from their own briefs`,
);
if (foundShare < WANTED || falseShare > MOST_FALSE || sums.redCopies + sums.unequal > 0) process.exitCode = 1;
