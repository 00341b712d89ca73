// Measures the prompts without a model: every site of the corpus times every builder, against the figures that prompts are held to.
//
//   npm run -s prompt:report -- --corpus FOLDER   runs the pipeline on a corpus: its sites and a serve.mjs that serves them
//   npm run -s prompt:report -- --from FOLDER     reads saved stage outputs (<site>.json) instead
//
// --save FOLDER saves the stage outputs of this run, --details lists every mark that was not given.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ResolvedOutputs } from '#contracts/analysis.ts';
import { BuilderId } from '#contracts/builder.ts';
import type { LintResult, PromptDocument } from '#contracts/prompt.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { buildPrompt } from '#pipeline/build-prompt.ts';
import { openingLength } from '#pipeline/prompt/length.ts';
import { danglingLines } from '#pipeline/prompt/lint/given-texts.ts';
import { lintPrompt } from '#pipeline/prompt/lint/lint-prompt.ts';
import { repeatedLines } from '#pipeline/prompt/lint/said-once.ts';
import { readSubject } from '#pipeline/prompt/lint/subject.ts';
import { isCovered, minorIssues, seriousIssues } from '#pipeline/prompt/sections/issues.ts';
import { resolveOutputs } from '#pipeline/resolve-outputs.ts';
import { groundOf, textsOf, unsupportedIn } from '#pipeline/strategy/grounding/grounding.ts';
import { indexWords, wordsIn } from '#pipeline/strategy/grounding/word-index.ts';
import { itemLine } from '#pipeline/strategy/markdown/sentences.ts';
import { digitsOf } from '#text/characters.ts';
import { analyzeCorpus } from './read-corpus.ts';

const { values: options } = parseArgs({
  options: {
    from: { type: 'string' },
    save: { type: 'string' },
    corpus: { type: 'string' },
    details: { type: 'boolean', default: false },
  },
});

/** Criteria of a user with a builder of their own: each may collide with the facts of some site. */
const MOST_PAGES = 5;
const CRITERIA = 'At most five pages.\nFormal tone.\nShow prices and testimonials.';

async function resolvedCorpus(folder: string): Promise<Map<string, ResolvedOutputs>> {
  return new Map([...(await analyzeCorpus(folder))].map(([slug, stages]) => [slug, resolveOutputs(stages)]));
}

function readSaved(folder: string): Map<string, ResolvedOutputs> {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  return new Map(
    files.map((name) => [name.replace(/\.json$/, ''), JSON.parse(readFileSync(join(folder, name), 'utf8')) as ResolvedOutputs]),
  );
}

type Row = {
  site: string;
  builder: BuilderId;
  prompt: PromptDocument;
  lint: LintResult[];
  unsupported: string[];
  /** Characters before the follow-ups for pages. */
  opening: number;
  /** Lines that are there twice, and references to texts that the builder does not have. */
  repeated: string[];
  dangling: string[];
  pages: { planned: number; read: number };
  high: { covered: number; of: number };
  medium: { covered: number; of: number };
  /** Milliseconds of processor time: other programs on the machine do not count. */
  composeMs: number;
  lintMs: number;
};

/** A card is written as its heading and its texts in one, so this share of its words must be in runs of words of the pages. */
const STITCHED = 0.75;

/** Figures, prices and quotes of the prompt that are neither on the crawled pages nor measured by the audits. */
function unsupportedByPages(prompt: PromptDocument, outputs: ResolvedOutputs, strategy: Strategy): string[] {
  const running = outputs.crawl.pages.map((page) => page.blocks.map((block) => block.text).join(' '));
  const kept = strategy.engineer.pagePlan.filter(({ decision }) => decision === 'keep').length;
  const ours = {
    answers: strategy.engineer.forms.map((form) => [form.success, form.error]),
    joined: [strategy.craft.headline, strategy.craft.subhead].filter((line) => line.kind === 'inferred').map((line) => line.text),
    criteria: CRITERIA.split('\n'),
    issues: strategy.evaluate.fails,
    // Counted by the strategy.
    moves: strategy.opening?.moves.map(({ title, why, how }) => [title, why, how]),
    measured: [`${Math.round(outputs.profile.confidence.value * 100)} %`, strategy.elevate.look.contrast, strategy.elevate.look.colors],
    questions: strategy.diagnose.questions,
    counts: [kept, kept - MOST_PAGES, minorIssues({ strategy })].map(String),
    links: strategy.site.contacts.map(({ value }) => digitsOf(value)),
    standards: [
      strategy.engineer.speed,
      strategy.engineer.accessibility,
      strategy.engineer.technicalSeo,
      strategy.engineer.siteSeo,
      strategy.diagnose.acceptance,
    ],
  };
  const texts = textsOf({ crawl: outputs.crawl, audit: outputs.audit, running, ours });
  const ground = groundOf(texts, indexWords(texts));
  const share = (words: string) => ground.known.shareOfRuns(words);
  const isSupported = (words: string) =>
    share(words) >= STITCHED || words.split(/ · |: | \(|\)(?=:)/).every((part) => share(part) >= STITCHED);
  const lines = prompt.text.split('\n').filter((line) => !/^----- \d+\. /.test(line));
  return lines.flatMap((line) => {
    if (ground.known.hasRun(line)) return [];
    const found = unsupportedIn(line, {
      ...ground,
      known: { ...ground.known, hasRun: isSupported },
    });
    return found === '' ? [] : [`${found}: ${line.trim().slice(0, 140)}`];
  });
}

function measure(site: string, builder: BuilderId, outputs: ResolvedOutputs): Row {
  const customPrompt = builder === 'custom' ? CRITERIA : '';
  const started = process.cpuUsage();
  const { strategy, prompt } = buildPrompt(outputs, { builder, customPrompt });
  const composed = process.cpuUsage(started);
  const before = process.cpuUsage();
  const lint = lintPrompt({ document: prompt, strategy, profile: outputs.profile, customPrompt });
  const linted = process.cpuUsage(before);
  const subject = readSubject({ document: prompt, strategy, profile: outputs.profile, customPrompt });
  const carried = indexWords(prompt.text.split('\n'));
  const covers = (severity: string) => {
    const found = outputs.audit.findings.filter((finding) => finding.severity === severity);
    const covered = found.filter((finding) => {
      const advice = strategy.recommendations.find((entry) => entry.findingIds.includes(finding.id));
      const [issue] = seriousIssues({ strategy: { ...strategy, recommendations: advice ? [advice] : [] } });
      return issue !== undefined && isCovered(issue, carried.hasRun);
    });
    return { covered: covered.length, of: found.length };
  };
  const planned = new Set(strategy.engineer.pagePlan.map((page) => page.path));
  return {
    site,
    builder,
    prompt,
    lint,
    unsupported: unsupportedByPages(prompt, outputs, strategy),
    opening: openingLength(prompt.blocks),
    repeated: repeatedLines(subject.lines, subject.builder.hasMemory).map(({ text }) => text),
    dangling: danglingLines(subject).map(({ text }) => text),
    pages: {
      planned: outputs.crawl.pages.filter((page) => planned.has(page.path) && prompt.text.includes(page.path)).length,
      read: outputs.crawl.pages.length,
    },
    high: covers('high'),
    medium: covers('medium'),
    composeMs: composed.user / 1000,
    lintMs: linted.user / 1000,
  };
}

const ADDRESSES = /https?:\/\/\S+|\/\S*/g;

/**
 * Sentences of a prompt that are not facts of the site: without those whose words are on the pages, in the profile, in what
 * the audits found and how to fix it, in copy, head data, forms, colors and questions to the owner; quoted words, URLs and
 * numbers of lists are left out before.
 */
function ownSentences(prompt: PromptDocument, outputs: ResolvedOutputs, strategy: Strategy): Set<string> {
  const { crawl, profile, audit } = outputs;
  const { craft, engineer, elevate, diagnose, evaluate } = strategy;
  const tokens = [
    ...[...Map.groupBy(elevate.look.colors, ({ role }) => role)].map(
      ([role, colors]) => `${role} ${colors.map(({ hex }) => hex).join(' and ')}`,
    ),
    ...[...Map.groupBy(elevate.look.fonts, ({ family }) => family)].map(
      ([family, fonts]) => `${fonts.map(({ role }) => role).join(' and ')} ${family}`,
    ),
  ];
  const plan = [
    strategy.opening,
    evaluate.works,
    engineer.pagePlan,
    strategy.site,
    strategy.recommendations,
    strategy.recommendations.map(({ title, action }) => `${title} ${action}`),
    evaluate.fails,
    // As in a sentence without its URLs.
    evaluate.fails.map(({ successCriterion }) => successCriterion.replace(ADDRESSES, ' ')),
    engineer.head.flatMap((head) => [
      `title because ${head.title.reason}`,
      `description because ${head.description.reason}`,
      `h1 because ${head.h1.reason}`,
    ]),
    diagnose.questions,
    engineer.head,
    engineer.forms,
    elevate.look.colors,
    tokens,
    craft.visitors,
    craft.pages.flatMap((page) => page.sections.map(({ purpose: _, ...words }) => words)),
    craft.pages.flatMap((page) => page.sections.flatMap((section) => section.items.map(itemLine))),
  ];
  const facts = indexWords(textsOf({ crawl, profile, audit, plan }));
  const sentences = prompt.text
    .replace(/"[^"\n]*"|“[^”\n]*”/g, ' ')
    .split(/\n|(?<=[.!?:;])\s| – | => | \/ /)
    .map((sentence) => sentence.replace(ADDRESSES, ' '))
    .map((sentence) => ({ sentence, words: wordsIn(sentence.replace(/^[\s#*•\-[\]\d.]+/, '')) }));
  const own = sentences.filter(({ words, sentence }) => words.length >= 3 && facts.shareOfRuns(sentence) < STITCHED);
  return new Set(own.map(({ words }) => words.join(' ')));
}

function sharedShare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((sentence) => b.has(sentence)).length;
  return shared / Math.max(1, Math.min(a.size, b.size));
}

const percent = (part: number, whole: number) => (whole === 0 ? '-' : `${Math.round((part / whole) * 1000) / 10}%`);
const sum = <T>(rows: T[], of: (row: T) => number) => rows.reduce((total, row) => total + of(row), 0);

const middle = (values: number[]) => (values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0).toFixed(0);

function printRows(rows: Row[]): void {
  console.log(
    'site              builder    marks  gates  unsupported  pages   high    medium  first block  before pages  in all  repeated  dangling   ms  lint ms',
  );
  for (const row of rows) {
    const [first] = row.prompt.blocks;
    const marks = sum(row.lint, (result) => result.marks);
    const failed = row.lint.filter((result) => result.gate && result.marks === 0).length;
    console.log(
      [
        row.site.padEnd(17),
        row.builder.padEnd(10),
        `${marks}/${row.lint.length * 2}`.padStart(5),
        (failed === 0 ? 'pass' : `${failed} fail`).padStart(6),
        String(row.unsupported.length).padStart(12),
        `${row.pages.planned}/${row.pages.read}`.padStart(6),
        `${row.high.covered}/${row.high.of}`.padStart(7),
        `${row.medium.covered}/${row.medium.of}`.padStart(9),
        `${first?.text.length ?? 0}/${first?.limit ?? '-'}`.padStart(12),
        String(row.opening).padStart(13),
        String(row.prompt.text.length).padStart(7),
        String(row.repeated.length).padStart(9),
        String(row.dangling.length).padStart(9),
        row.composeMs.toFixed(0).padStart(4),
        row.lintMs.toFixed(0).padStart(8),
      ].join(' '),
    );
  }
}

function printTotals(rows: Row[]): void {
  console.log(`\nTotals of ${rows.length} prompts`);
  console.log(
    `  characters before the pages: median ${middle(rows.map((row) => row.opening))}, most ${Math.max(...rows.map((row) => row.opening))}; in all: median ${middle(rows.map((row) => row.prompt.text.length))}, most ${Math.max(...rows.map((row) => row.prompt.text.length))}`,
  );
  console.log(
    `  lines said twice: ${sum(rows, (row) => row.repeated.length)}; texts referred to but not given: ${sum(rows, (row) => row.dangling.length)}`,
  );
  console.log(
    `  open slots or template text: ${rows.filter((row) => row.lint.some((result) => result.id === 'right-facts' && result.marks === 0)).length}`,
  );
  console.log(`  figures, prices, quotes not on the crawled pages: ${sum(rows, (row) => row.unsupported.length)}`);
  console.log(
    `  names, awards, claims not in the evidence: ${rows.filter((row) => row.lint.some((result) => result.id === 'no-invented-proof' && result.marks === 0)).length}`,
  );
  console.log(
    `  crawled pages in the page plan: ${percent(
      sum(rows, (row) => row.pages.planned),
      sum(rows, (row) => row.pages.read),
    )}`,
  );
  console.log(
    `  high findings addressed: ${percent(
      sum(rows, (row) => row.high.covered),
      sum(rows, (row) => row.high.of),
    )}`,
  );
  console.log(
    `  medium findings addressed: ${percent(
      sum(rows, (row) => row.medium.covered),
      sum(rows, (row) => row.medium.of),
    )}`,
  );
  const within = rows.filter(
    ({
      prompt: {
        blocks: [first],
      },
    }) => first !== undefined && first.text.length <= (first.limit ?? Infinity),
  );
  console.log(`  first block within its limit: ${percent(within.length, rows.length)}`);
  console.log(
    `  all gates passed: ${percent(rows.filter((row) => row.lint.every((result) => !result.gate || result.marks > 0)).length, rows.length)}`,
  );
  console.log(
    `  processor time of strategy and prompt: median ${middle(rows.map((row) => row.composeMs))} ms, slowest ${Math.max(...rows.map((row) => row.composeMs)).toFixed(0)} ms; of the lint: median ${middle(rows.map((row) => row.lintMs))} ms, slowest ${Math.max(...rows.map((row) => row.lintMs)).toFixed(0)} ms`,
  );
  console.log('\nFull marks by point of the rubric');
  for (const { id, point, gate, title } of rows[0]?.lint ?? []) {
    const full = rows.filter((row) => row.lint.some((result) => result.id === id && result.marks === 2)).length;
    console.log(`  ${String(point).padStart(2)} ${title}${gate ? ' (gate)' : ''}: ${percent(full, rows.length)}`);
  }
}

function printSharing(rows: Row[], all: Map<string, ResolvedOutputs>): void {
  const own = new Map<Row, Set<string>>();
  for (const row of rows) {
    const outputs = all.get(row.site);
    if (outputs) own.set(row, ownSentences(row.prompt, outputs, buildPrompt(outputs, { builder: row.builder, customPrompt: '' }).strategy));
  }
  const pairs = rows.flatMap((a, at) => rows.slice(at + 1).map((b) => [a, b] as const));
  const worst = (wanted: (a: Row, b: Row) => boolean, share: (a: Row, b: Row) => number) =>
    pairs
      .filter(([a, b]) => wanted(a, b))
      .map(([a, b]) => ({ share: share(a, b), name: `${a.site} ${a.builder} and ${b.site} ${b.builder}` }))
      .reduce((most, next) => (next.share > most.share ? next : most), { share: 0, name: '-' });
  const builders = worst(
    (a, b) => a.site === b.site,
    (a, b) => sharedShare(own.get(a) ?? new Set(), own.get(b) ?? new Set()),
  );
  console.log(`\nTwo builders on one site share at most ${percent(builders.share, 1)} of their own sentences (${builders.name})`);
  const lines = new Map(rows.map((row) => [row, new Set(row.prompt.text.split('\n').filter((line) => wordsIn(line).length > 3))]));
  const sites = worst(
    (a, b) => a.site !== b.site && a.builder === b.builder,
    (a, b) => sharedShare(lines.get(a) ?? new Set(), lines.get(b) ?? new Set()),
  );
  console.log(`One builder on two sites shares at most ${percent(sites.share, 1)} of its lines (${sites.name})`);
}

/** A line that the prompts of at least this share of the sites have says nothing about one of them. */
const GENERIC_FROM = 0.5;

/** How much of each builder's prompts, in characters, is the same on at least half of the sites. */
function printGeneric(rows: Row[]): void {
  console.log('\nLines that at least half of the sites share, in characters of a prompt');
  for (const [builder, own] of Map.groupBy(rows, (row) => row.builder)) {
    const linesOf = (row: Row) => row.prompt.text.split('\n').map((line) => line.trim());
    const sites = new Map<string, number>();
    for (const row of own) for (const line of new Set(linesOf(row))) sites.set(line, (sites.get(line) ?? 0) + 1);
    const isGeneric = (line: string) => (sites.get(line) ?? 0) >= Math.max(2, own.length * GENERIC_FROM);
    const shares = own.map((row) => sum(linesOf(row).filter(isGeneric), (line) => line.length) / row.prompt.text.length);
    console.log(
      `  ${builder}: ${percent(
        sum(shares, (share) => share),
        shares.length,
      )} on average, at most ${percent(Math.max(...shares), 1)}`,
    );
  }
}

function printDetails(rows: Row[]): void {
  console.log('\nNot given');
  for (const row of rows) {
    for (const result of row.lint.filter((entry) => entry.marks < 2))
      console.log(`  ${row.site} ${row.builder} ${result.id} ${result.marks}: ${result.reason} [${result.blockId}] ${result.excerpt}`);
    for (const line of row.unsupported) console.log(`  ${row.site} ${row.builder} not on the pages: ${line}`);
    for (const line of row.repeated) console.log(`  ${row.site} ${row.builder} said twice: ${line.trim()}`);
    for (const line of row.dangling) console.log(`  ${row.site} ${row.builder} not given: ${line.trim()}`);
  }
}

async function main(): Promise<number> {
  const corpus = options.corpus === undefined ? undefined : resolve(options.corpus);
  const hasCorpus = corpus !== undefined && existsSync(join(corpus, 'serve.mjs'));
  if (options.from === undefined && !hasCorpus) {
    console.log('Nothing to measure: pass a corpus with --corpus, or saved outputs with --from.');
    return 0;
  }
  const all = options.from === undefined ? await resolvedCorpus(corpus ?? '') : readSaved(resolve(options.from));
  if (options.save !== undefined) {
    mkdirSync(options.save, { recursive: true });
    for (const [site, outputs] of all) writeFileSync(join(options.save, `${site}.json`), JSON.stringify(outputs));
  }
  const rows = [...all].flatMap(([site, outputs]) => BuilderId.options.map((builder) => measure(site, builder, outputs)));
  printRows(rows);
  printTotals(rows);
  printSharing(rows, all);
  printGeneric(rows);
  if (options.details) printDetails(rows);
  return rows.every((row) => row.lint.every((result) => !result.gate || result.marks > 0)) ? 0 : 1;
}

process.exitCode = await main();
