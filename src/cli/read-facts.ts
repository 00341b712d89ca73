import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { MAX_FACTS, OwnerFact } from '#contracts/facts.ts';
import { UsageError } from './parse-options.ts';

const Facts = z.array(OwnerFact).max(MAX_FACTS);

/** The owner's facts in a JSON file. Throws `UsageError` with the first thing that is wrong and where it is. */
export function readFacts(file: string): OwnerFact[] {
  const facts = Facts.safeParse(parse(file, readText(file)));
  if (facts.success) return facts.data;
  const [issue] = facts.error.issues;
  const [entry, ...path] = issue?.path ?? [];
  const where = typeof entry === 'number' ? `entry ${entry + 1}${path.length > 0 ? `, ${path.join('.')}` : ''}: ` : '';
  throw new UsageError(`--facts ${file}: ${where}${entry === undefined ? listProblem(issue) : issue?.message}`);
}

const listProblem = (issue: z.core.$ZodIssue | undefined): string =>
  issue?.code === 'too_big' ? `At most ${MAX_FACTS} facts are possible.` : 'The file must contain a JSON list of facts.';

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(`--facts ${file}: ${code === 'ENOENT' ? 'there is no such file.' : 'the file cannot be read.'}`);
  }
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`--facts ${file}: the file is not valid JSON.`);
  }
}
