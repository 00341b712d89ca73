import { ConfigError, loadEnvironment, readConfig } from '#config';
import { isAppError } from '#contracts/errors.ts';
import { type Doors, openDoors } from '#open-doors';
import { analyzeSite } from '#pipeline/analyze-site.ts';
import { assembleAnalysis } from '#pipeline/assemble-analysis.ts';
import { estimateModelCost } from '#pipeline/insight/model/budget.ts';
import { printAnalysis } from './print-analysis.ts';
import { progressPrinter } from './progress-printer.ts';
import { type Command, readArguments, UsageError } from './read-arguments.ts';
import { USAGE } from './usage.ts';

const EXIT = { done: 0, notAnalysed: 1, badUsage: 2 } as const;

/** What the model will use, before it is asked. */
function modelNotice(model: NonNullable<Doors['model']>, maxPages: number): string {
  const { inputTokens, outputTokens, costUsd } = estimateModelCost(model, maxPages);
  const cost = costUsd === null ? 'price not known' : `about $${costUsd.toFixed(2)}`;
  return `${model.name} deepens the analysis: about ${inputTokens} tokens in, ${outputTokens} out, ${cost}.`;
}

async function run(command: Exclude<Command, { kind: 'help' }>): Promise<string> {
  const doors = await openDoors(readConfig(loadEnvironment()));
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  process.once('SIGTERM', () => stop.abort());
  try {
    if (command.render === 'always' && !doors.renderer)
      throw new UsageError(`--render always is not possible. Rendering is ${doors.status.rendering}.`);
    if (doors.model) process.stderr.write(`${modelNotice(doors.model, command.maxPages)}\n`);
    const outputs = await analyzeSite(
      {
        url: command.url,
        schemeGiven: command.schemeGiven,
        maxPages: command.maxPages,
        namedCompetitors: command.competitors,
        render: command.render,
      },
      { ...doors, signal: stop.signal, report: progressPrinter((line) => process.stderr.write(line)) },
    );
    if (command.kind === 'analyze') {
      const analysis = assembleAnalysis(outputs);
      return command.json ? `${JSON.stringify(analysis, null, 2)}\n` : printAnalysis(analysis);
    }
    // The line ends in a prompt: what `analyze` does not use is loaded only here.
    const { promptFor } = await import('#pipeline/prompt-for.ts');
    return `${promptFor(outputs, { builder: command.builder, customPrompt: command.custom }).prompt.text}\n`;
  } finally {
    await doors.close();
  }
}

async function main(): Promise<number> {
  try {
    const command = readArguments(process.argv.slice(2));
    process.stdout.write(command.kind === 'help' ? USAGE : await run(command));
    return EXIT.done;
  } catch (error) {
    if (error instanceof UsageError || error instanceof ConfigError) {
      process.stderr.write(`${error.message}\n${error instanceof UsageError ? 'See: npm run -s cli -- --help\n' : ''}`);
      return EXIT.badUsage;
    }
    if (isAppError(error)) {
      process.stderr.write(`${error.message}\n`);
      // A setting that is missing is known before anything is read.
      if (error.code === 'invalid-input') return EXIT.badUsage;
    } else if (error instanceof Error && error.name === 'AbortError') process.stderr.write('Stopped.\n');
    else process.stderr.write(`Something went wrong on our side: ${error instanceof Error ? error.message : String(error)}\n`);
    return EXIT.notAnalysed;
  }
}

// The process ends by itself, so that a long answer into a pipe is not cut.
process.exitCode = await main();
