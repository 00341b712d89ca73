import { readFileSync } from 'node:fs';
import { Analysis } from '#contracts/analysis.ts';
import { Brief } from '#contracts/verification.ts';
import { type Comparable, comparableBrief, comparableOf } from '#pipeline/differences/comparable.ts';
import { UsageError } from './parse-options.ts';

/** The analysis or brief in a file. Throws `UsageError` with what is wrong. */
export function readComparable(file: string): Comparable {
  const document = parse(file);
  const isBrief = document !== null && typeof document === 'object' && 'format' in document;
  const read = isBrief ? Brief.safeParse(document) : Analysis.safeParse(document);
  if (!read.success) {
    const [issue] = read.error.issues;
    const where = issue && issue.path.length > 0 ? ` (${issue.path.join('.')}: ${issue.message})` : '';
    throw new UsageError(`${file}: this is no analysis and no brief of this version${where}. Print one with analyze --json or brief.`);
  }
  return 'format' in read.data ? comparableBrief(read.data) : comparableOf(read.data);
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw new UsageError(`${file}: the file is not valid JSON.`);
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new UsageError(`${file}: ${isMissing ? 'there is no such file.' : 'the file cannot be read.'}`);
  }
}
