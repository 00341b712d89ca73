import { once } from 'node:events';
import type { ResolvedOutputs } from '#contracts/analysis.ts';
import type { Baseline } from '#contracts/baseline.ts';
import type { ReportProgress } from '#contracts/progress.ts';
import type { PromptDocument } from '#contracts/prompt.ts';
import type { Strategy } from '#contracts/strategy.ts';
import type { Services } from '#create-services';
import { quickAnswer, readVersion } from './quick-answer.ts';
import type { AnalyzeCommand, CompareCommand, ServeCommand, VerifyCommand } from './read-arguments.ts';
import { styleFor } from './style.ts';

const EXIT = { done: 0, failed: 1, badUsage: 2, unchecked: 3 } as const;

let failedExit: number = EXIT.failed;

/** How this program is called, for its messages. */
const PROGRAM = process.env.npm_lifecycle_event === 'cli' ? 'npm run -s cli --' : 'sitebrief';

/** What the model will use, before it is called. */
async function modelNotice(model: NonNullable<Services['model']>, maxPages: number): Promise<string> {
  const { estimateModelCost } = await import('#pipeline/insight/model/budget.ts');
  const { inputTokens, outputTokens, costUsd } = estimateModelCost(model, maxPages);
  const cost = costUsd === null ? 'unknown price' : `about $${costUsd.toFixed(2)}`;
  return `Using ${model.name}: about ${inputTokens} tokens in, ${outputTokens} out, ${cost}.`;
}

/** The strategy as a model answered it; the note on its answer goes to stderr. */
async function writeStrategyWithModel(
  outputs: ResolvedOutputs,
  model: NonNullable<Services['model']>,
  signal: AbortSignal,
): Promise<Strategy> {
  const { askStrategist } = await import('#pipeline/strategy/model/ask-strategist.ts');
  const { crawl: site, audit, profile, competitors } = outputs;
  const strategy = await askStrategist({ site, audit, profile, competitors }, { model, signal });
  process.stderr.write(`${strategy.writer?.note ?? ''}\n`);
  return strategy;
}

/** A prompt as a model corrected it; what came of that, and what it cost, goes to stderr. */
async function correctWithModel(
  outputs: ResolvedOutputs,
  { document, strategy, customPrompt }: { document: PromptDocument; strategy: Strategy; customPrompt: string },
  { model, signal }: { model: Services['model']; signal: AbortSignal },
): Promise<PromptDocument> {
  if (!model) return document;
  const [{ reviewPrompt }, { applyReview }, { costOfCalls }] = await Promise.all([
    import('#pipeline/prompt/review/review-prompt.ts'),
    import('#pipeline/prompt/review/apply-review.ts'),
    import('#contracts/model-call.ts'),
  ]);
  const context = { outputs, strategy, customPrompt };
  const review = await reviewPrompt({ ...context, document }, { model, signal });
  const cost = costOfCalls(review.calls);
  process.stderr.write(`${review.note}${cost > 0 ? ` $${cost.toFixed(2)}.` : ''}\n`);
  return applyReview(document, review, context);
}

/** Progress on stderr: a bar on a terminal, else a line for each page and message. */
async function createProgress(): Promise<{ report: ReportProgress; clear(): void }> {
  if (process.stderr.isTTY) return (await import('./progress-bar.ts')).progressBar(process.stderr, styleFor(process.stderr, process.env));
  const { progressPrinter } = await import('./progress-printer.ts');
  return { report: progressPrinter((line) => process.stderr.write(line)), clear: () => undefined };
}

/** What a command prints, in pieces, and the exit status. */
type Result = { output: Iterable<string>; exit: number };
const done = (output: Iterable<string>): Result => ({ output, exit: EXIT.done });

/** Checks a new site: its exit status is the verdict. */
async function verify(command: VerifyCommand): Promise<Result> {
  const [{ loadEnvironment, readConfig }, { createServices }, { onStopSignal }, { verifySite }, { readBrief }] = await Promise.all([
    import('#config'),
    import('#create-services'),
    import('#run-process'),
    import('#pipeline/verify/verify-site.ts'),
    import('./read-brief.ts'),
  ]);
  const { kind, json, briefFile, reports, ...request } = command;
  const brief = readBrief(briefFile);
  const services = await createServices(readConfig(loadEnvironment()));
  const stop = new AbortController();
  onStopSignal(() => stop.abort());
  const progress = await createProgress();
  try {
    const verification = await verifySite({ ...request, brief }, { ...services, signal: stop.signal, report: progress.report });
    const exit = { green: EXIT.done, red: EXIT.failed, unchecked: EXIT.unchecked }[verification.verdict];
    if (reports.sarif || reports.junit) (await import('./gate/write-reports.ts')).writeReports(verification, reports, readVersion());
    if (json) return { output: (await import('./json-pieces.ts')).jsonPieces(verification), exit };
    const { printVerification } = await import('./print-verification.ts');
    return { output: [printVerification(verification, styleFor(process.stdout, process.env))], exit };
  } finally {
    progress.clear();
    await services.close();
  }
}

/** Compares two documents: its exit status says whether they differ, as that of diff does. */
async function compare({ before, after, json }: CompareCommand): Promise<Result> {
  const [{ readComparable }, { findDifferences }] = await Promise.all([
    import('./read-comparable.ts'),
    import('#pipeline/differences/find-differences.ts'),
  ]);
  const found = findDifferences(readComparable(before), readComparable(after));
  const exit = found.differences.length > 0 ? EXIT.failed : EXIT.done;
  if (json) return { output: (await import('./json-pieces.ts')).jsonPieces(found), exit };
  return { output: [(await import('./print-differences.ts')).printDifferences(found, styleFor(process.stdout, process.env))], exit };
}

/** Starts the web app or a worker; it runs until it is told to stop. */
async function serve({ kind, settings }: ServeCommand): Promise<Result> {
  Object.assign(process.env, settings);
  process.argv.splice(2, process.argv.length, ...process.argv.slice(2).filter((word) => word === '--no-worker'));
  await (kind === 'serve' ? import('#server/main.ts') : import('#jobs/worker-main.ts'));
  return { output: [], exit: EXIT.done };
}

/** Runs a command. Modules that other commands don't need are loaded where they are used. */
async function run(args: string[]): Promise<Result> {
  const answer = quickAnswer(args, PROGRAM);
  if (answer !== null) return done([answer]);
  await import('#older-node');
  const { readArguments } = await import('./read-arguments.ts');
  const command = readArguments(args, { auth: process.env.VERIFY_AUTH });
  if (command.kind === 'serve' || command.kind === 'worker') return serve(command);
  if (command.kind === 'mcp') {
    await import('#mcp/main.ts');
    return done([]);
  }
  if (command.kind === 'compare') return compare(command);
  if (command.kind === 'verify') return verify(command);
  if (command.kind === 'analyze' && command.gate.failOn.length > 0) return analyze(command).catch(asUnchecked);
  return analyze(command);
}

/** A gate that could not look at the site has an exit status of its own. */
function asUnchecked(error: unknown): never {
  failedExit = EXIT.unchecked;
  throw error;
}

/** The analysis as text or JSON, and the outcome of its gate: with JSON on stderr. */
async function printResult(
  outputs: ResolvedOutputs,
  { json, gate }: Extract<AnalyzeCommand, { kind: 'analyze' }>,
  baseline: Baseline | null,
): Promise<Result> {
  const [{ assembleAnalysis }, { runGate }, { printGate }] = await Promise.all([
    import('#pipeline/assemble-analysis.ts'),
    import('./gate/write-reports.ts'),
    import('./gate/print-gate.ts'),
  ]);
  const analysis = assembleAnalysis(outputs);
  const judgment = runGate(analysis, gate, { baseline, version: readVersion() });
  const exit = judgment.failing.length > 0 ? EXIT.failed : EXIT.done;
  if (json) {
    process.stderr.write(printGate(judgment, gate, styleFor(process.stderr, process.env)));
    const [{ packContentToWrite }, { jsonPieces }] = await Promise.all([
      import('#pipeline/differences/pack-content.ts'),
      import('./json-pieces.ts'),
    ]);
    const content = packContentToWrite(outputs.crawl);
    return { output: jsonPieces({ ...analysis, content }), exit };
  }
  const style = styleFor(process.stdout, process.env);
  return { output: [(await import('./print-analysis.ts')).printAnalysis(analysis, style), printGate(judgment, gate, style)], exit };
}

/** Analyzes the site of a command. */
async function analyze(command: AnalyzeCommand): Promise<Result> {
  const [{ loadEnvironment, readConfig }, { createServices }, { onStopSignal }, { analyzeSite }, { UsageError }] = await Promise.all([
    import('#config'),
    import('#create-services'),
    import('#run-process'),
    import('#pipeline/analyze-site.ts'),
    import('./parse-options.ts'),
  ]);
  const gateFile = command.kind === 'analyze' ? command.gate.baseline : '';
  const baseline = gateFile === '' ? null : (await import('./gate/baseline-file.ts')).readBaseline(gateFile);
  const facts = command.factsFile === '' ? [] : (await import('./read-facts.ts')).readFacts(command.factsFile);
  const services = await createServices(readConfig(loadEnvironment()));
  const stop = new AbortController();
  onStopSignal(() => stop.abort());
  const drawingServices = async () => ({
    egress: services.egress,
    signal: stop.signal,
    shrinker: (await import('#pipeline/blueprint/images/shrink/image-shrinker.ts')).createImageShrinker(),
    screenshotFiles: command.render === 'never' ? null : (services.renderer?.screenshotFiles ?? null),
  });
  const progress = await createProgress();
  try {
    const { url, schemeGiven, maxPages, competitors: namedCompetitors, render } = command;
    if (render === 'always' && !services.renderer)
      throw new UsageError(`--render always is not possible: browser rendering is ${services.status.rendering}.`);
    if (services.model) process.stderr.write(`${await modelNotice(services.model, maxPages)}\n`);
    const stages = await analyzeSite(
      { url, schemeGiven, maxPages, namedCompetitors, render, facts },
      { ...services, signal: stop.signal, report: progress.report },
    );
    progress.clear();
    const { resolveOutputs } = await import('#pipeline/resolve-outputs.ts');
    const outputs = resolveOutputs(stages, facts);
    if (command.kind === 'analyze') return await printResult(outputs, command, baseline);
    const written = services.model && (await writeStrategyWithModel(outputs, services.model, stop.signal));
    if (command.kind === 'blueprint') {
      const { crawl: site, profile } = outputs;
      const strategy = written ?? (await import('#pipeline/strategy/build-strategy.ts')).buildStrategy({ ...outputs, site });
      const { writeBlueprint } = await import('./write-blueprint.ts');
      const input = { site, strategy, profile, facts };
      return done([`${(await writeBlueprint(command.out, input, command.images, await drawingServices())).join('\n')}\n`]);
    }
    if (command.kind === 'brief') {
      const { makeBrief } = await import('#pipeline/verify/make-brief.ts');
      const strategy = written ?? (await import('#pipeline/strategy/build-strategy.ts')).buildStrategy({ ...outputs, site: outputs.crawl });
      const { readImages } = await import('#pipeline/verify/read/read-images.ts');
      const { images } = await readImages(outputs.crawl, { ...services, signal: stop.signal });
      const brief = makeBrief(outputs, { strategy, facts, builder: command.builder, images });
      return done((await import('./json-pieces.ts')).jsonPieces(brief));
    }
    const { buildPrompt } = await import('#pipeline/build-prompt.ts');
    const choice = { builder: command.builder, customPrompt: command.custom };
    const { strategy, prompt } = buildPrompt(outputs, choice, written);
    const corrected = (document: PromptDocument) =>
      correctWithModel(outputs, { document, strategy, customPrompt: command.custom }, { model: services.model, signal: stop.signal });
    if (command.out === '') return done([(await corrected(prompt)).text, '\n']);
    const [{ builderById }, { takesBlueprint }, { blueprintFiles, homeScreenshots }, { writePromptFiles }] = await Promise.all([
      import('#pipeline/prompt/builders.ts'),
      import('#pipeline/prompt/compose-prompt.ts'),
      import('./blueprint-files.ts'),
      import('./write-prompt-files.ts'),
    ]);
    const input = { site: outputs.crawl, profile: outputs.profile, strategy, facts };
    const drawing = await drawingServices();
    const isDrawn = services.renderer && takesBlueprint(builderById(command.builder).profile, strategy);
    const drawn = isDrawn ? await blueprintFiles(input, 'copy', drawing) : null;
    const images = drawn ? await homeScreenshots(drawn.files, drawing) : [];
    const withImages = buildPrompt(outputs, { ...choice, images: images.map(({ path }) => path) }, strategy).prompt;
    const { text, review } = await corrected(withImages);
    return done([`${(await writePromptFiles(command.out, { prompt: text, strategy, images, review })).join('\n')}\n`]);
  } finally {
    progress.clear();
    await services.close();
  }
}

const isClosedPipe = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EPIPE';

/** Prints a result. Who reads only its beginning (head, a pager) and leaves makes it no failure. */
async function print(output: Iterable<string>): Promise<void> {
  process.stdout.on('error', (error) => {
    if (!isClosedPipe(error)) throw error;
  });
  try {
    for (const piece of output) if (!process.stdout.write(piece)) await once(process.stdout, 'drain');
  } catch (error) {
    if (!isClosedPipe(error)) throw error;
  }
}

async function main(): Promise<number> {
  const { UsageError } = await import('./parse-options.ts');
  try {
    const { output, exit } = await run(process.argv.slice(2));
    await print(output);
    return exit;
  } catch (error) {
    const { isAppError } = await import('#contracts/errors.ts');
    const red = (text: string) => styleFor(process.stderr, process.env)('red', text);
    if (!isAppError(error)) {
      const [name, message] = error instanceof Error ? [error.name, error.message] : ['', String(error)];
      process.stderr.write(name === 'AbortError' ? 'Stopped.\n' : `${red('Internal error:')} ${message}\n`);
      return failedExit;
    }
    process.stderr.write(`${red(error.message)}\n${error instanceof UsageError ? `See: ${PROGRAM} --help\n` : ''}`);
    // Wrong arguments and missing settings are known before anything is crawled.
    return error.code === 'invalid-input' ? EXIT.badUsage : failedExit;
  }
}

// The process ends without process.exit(), which would cut off a long output into a pipe.
process.exitCode = await main();
