import { once } from 'node:events';
import type { StageOutputs } from '#contracts/analysis.ts';
import type { Strategy } from '#contracts/strategy.ts';
import type { Services } from '#create-services';
import type { Command } from './read-arguments.ts';

const EXIT = { done: 0, notAnalysed: 1, badUsage: 2 } as const;

/** What the model will use, before it is asked. */
async function modelNotice(model: NonNullable<Services['model']>, maxPages: number): Promise<string> {
  const { estimateModelCost } = await import('#pipeline/insight/model/budget.ts');
  const { inputTokens, outputTokens, costUsd } = estimateModelCost(model, maxPages);
  const cost = costUsd === null ? 'price not known' : `about $${costUsd.toFixed(2)}`;
  return `${model.name} deepens the analysis: about ${inputTokens} tokens in, ${outputTokens} out, ${cost}.`;
}

/** The strategy in the words of a model; what became of them goes to stderr. */
async function deepStrategy(outputs: StageOutputs, model: NonNullable<Services['model']>, signal: AbortSignal): Promise<Strategy> {
  const { writeDeepStrategy } = await import('#pipeline/strategy/model/deepen-strategy.ts');
  const { crawl: site, audit, insight: profile, competitors } = outputs;
  const strategy = await writeDeepStrategy({ site, audit, profile, competitors }, { model, signal });
  process.stderr.write(`${strategy.writer?.note ?? ''}\n`);
  return strategy;
}

/** The answer, in pieces. */
async function run(command: Exclude<Command, { kind: 'help' }>): Promise<Iterable<string>> {
  const [{ loadEnvironment, readConfig }, { createServices }, { analyzeSite }, { progressPrinter }, { UsageError }] = await Promise.all([
    import('#config'),
    import('#create-services'),
    import('#pipeline/analyze-site.ts'),
    import('./progress-printer.ts'),
    import('./read-arguments.ts'),
  ]);
  const services = await createServices(readConfig(loadEnvironment()));
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  process.once('SIGTERM', () => stop.abort());
  try {
    if (command.render === 'always' && !services.renderer)
      throw new UsageError(`--render always is not possible. Rendering is ${services.status.rendering}.`);
    if (services.model) process.stderr.write(`${await modelNotice(services.model, command.maxPages)}\n`);
    const outputs = await analyzeSite(
      {
        url: command.url,
        schemeGiven: command.schemeGiven,
        maxPages: command.maxPages,
        namedCompetitors: command.competitors,
        render: command.render,
      },
      { ...services, signal: stop.signal, report: progressPrinter((line) => process.stderr.write(line)) },
    );
    if (command.kind === 'analyze') {
      const { assembleAnalysis } = await import('#pipeline/assemble-analysis.ts');
      const analysis = assembleAnalysis(outputs);
      if (command.json) return (await import('./json-pieces.ts')).jsonPieces(analysis);
      const { printAnalysis } = await import('./print-analysis.ts');
      return [printAnalysis(analysis)];
    }
    // The line ends in a prompt: what `analyze` does not use is loaded only here.
    const { promptFor } = await import('#pipeline/build-prompt.ts');
    const written = services.model && (await deepStrategy(outputs, services.model, stop.signal));
    return [promptFor(outputs, { builder: command.builder, customPrompt: command.custom }, written).prompt.text, '\n'];
  } finally {
    await services.close();
  }
}

async function main(): Promise<number> {
  const [{ readArguments }, { USAGE }] = await Promise.all([import('./read-arguments.ts'), import('./usage.ts')]);
  try {
    const command = readArguments(process.argv.slice(2));
    for (const piece of command.kind === 'help' ? [USAGE] : await run(command)) {
      if (!process.stdout.write(piece)) await once(process.stdout, 'drain');
    }
    return EXIT.done;
  } catch (error) {
    return await tell(error);
  }
}

/** Says on stderr why there is no answer; answers the exit status. */
async function tell(error: unknown): Promise<number> {
  const { isAppError } = await import('#contracts/errors.ts');
  const [name, message] = error instanceof Error ? [error.name, error.message] : ['', String(error)];
  if (name === 'UsageError' || name === 'ConfigError') {
    process.stderr.write(`${message}\n${name === 'UsageError' ? 'See: npm run -s cli -- --help\n' : ''}`);
    return EXIT.badUsage;
  }
  if (isAppError(error)) {
    process.stderr.write(`${message}\n`);
    // A setting that is missing is known before anything is read.
    return error.code === 'invalid-input' ? EXIT.badUsage : EXIT.notAnalysed;
  }
  process.stderr.write(name === 'AbortError' ? 'Stopped.\n' : `Something went wrong on our side: ${message}\n`);
  return EXIT.notAnalysed;
}

// The process ends by itself, so that a long answer into a pipe is not cut.
process.exitCode = await main();
