import { readFileSync } from 'node:fs';
import { Brief } from '#contracts/verification.ts';
import { UsageError } from './parse-options.ts';

/** The brief in a file that the command `brief` printed. Throws `UsageError` with what is wrong. */
export function readBrief(file: string): Brief {
  const brief = Brief.safeParse(parse(file));
  if (brief.success) return brief.data;
  const [issue] = brief.error.issues;
  const where = issue && issue.path.length > 0 ? ` (${issue.path.join('.')}: ${issue.message})` : '';
  throw new UsageError(`--brief ${file}: this is no brief of this version${where}. Print one with the command brief.`);
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw new UsageError(`--brief ${file}: the file is not valid JSON.`);
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new UsageError(`--brief ${file}: ${isMissing ? 'there is no such file.' : 'the file cannot be read.'}`);
  }
}
