import { readFileSync } from 'node:fs';
import { Baseline } from '#contracts/baseline.ts';
import { UsageError } from '../parse-options.ts';

/** The baseline in a file that `--write-baseline` wrote. Throws `UsageError` with what is wrong. */
export function readBaseline(file: string): Baseline {
  const baseline = Baseline.safeParse(parse(file));
  if (!baseline.success) throw new UsageError(`--baseline ${file}: this is no baseline of this version. Write one with --write-baseline.`);
  return baseline.data;
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw new UsageError(`--baseline ${file}: the file is not valid JSON.`);
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new UsageError(
      `--baseline ${file}: ${isMissing ? 'there is no such file. Write it with --write-baseline.' : 'the file cannot be read.'}`,
    );
  }
}
