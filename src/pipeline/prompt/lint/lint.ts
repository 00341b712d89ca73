import type { LintResult } from '#contracts/prompt.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { problemOf } from './sense.ts';
import type { LintSubject } from './subject.ts';
import { unwantedOrder } from './unwanted-orders.ts';

/** Outcome of one lint before it is named: why these marks, and where. */
export type Verdict = { marks: LintResult['marks']; reason: string; blockId?: string; excerpt?: string };

/** One machine-checkable point of the rubric. The id is the file's name. */
export type Lint = {
  id: string;
  /** Rubric point, 1 to 25. */
  point: number;
  /** A gate at 0 marks rejects the prompt whatever the sum. */
  gate: boolean;
  title: string;
  /** Texts of the strategy that have to make sense for this point. */
  texts?(strategy: Strategy): readonly string[];
  check(subject: LintSubject): Verdict;
};

/** Points whose texts are written for the owner in English. */
const ENGLISH = new Set(['audience', 'x-factor']);
/** Points whose texts are other people's words. */
const ANY_LANGUAGE = new Set(['proof-carried-over', 'one-goal']);

/** Points whose texts say something about the business; those of the first screen are lines. */
const STATEMENTS = new Set(['audience', 'original-copy', 'x-factor', 'proof-carried-over']);
const LINES = new Set(['original-copy']);

/** ISO 639-1 codes that the texts of a point may be in; [] for any. */
function languagesOf(id: string, { site, craft }: Strategy): string[] {
  if (ANY_LANGUAGE.has(id) || site.language === '') return [];
  const added = craft.pages.flatMap(({ language }) => language ?? []);
  return [site.language, ...added, ...(ENGLISH.has(id) ? ['en'] : [])];
}

const EXCERPT_LENGTH = 160;

/** Full marks with the reason. */
export function passed(reason: string): Verdict {
  return { marks: 2, reason };
}

/** No marks, for what one line says. */
export function wrong(reason: string, line: LintSubject['lines'][number]): Verdict {
  return { marks: 0, reason, blockId: line.blockId, excerpt: line.text.trim() };
}

/** What a point lacks: 1 mark if some of it is there, else 0; the first missing thing is named. */
export function missing(things: string[], rest: { of: number; what: string; blockId?: string; excerpt?: string }): Verdict {
  const [first = ''] = things;
  const marks = things.length >= rest.of ? 0 : 1;
  const more = things.length > 1 ? ` and ${things.length - 1} more` : '';
  return {
    marks,
    reason: `${rest.what}: ${first.slice(0, EXCERPT_LENGTH)}${more}.`,
    ...(rest.blockId === undefined ? {} : { blockId: rest.blockId }),
    ...(rest.excerpt === undefined ? {} : { excerpt: rest.excerpt.slice(0, EXCERPT_LENGTH) }),
  };
}

/** What makes the rest of a check needless: an order against this point, or a text of it that makes no sense. */
function findProblem({ id, texts }: Lint, subject: LintSubject): Verdict | undefined {
  const unwanted = unwantedOrder(subject, id);
  if (unwanted) return wrong(unwanted.reason, unwanted.line);
  const { strategy } = subject;
  const addresses = strategy.site.contacts.filter(({ kind }) => kind === 'address').map(({ value }) => value);
  for (const text of texts?.(strategy) ?? []) {
    const statement = STATEMENTS.has(id) ? { name: strategy.site.businessName, isLine: LINES.has(id), addresses } : {};
    const problem = problemOf(text, { languages: languagesOf(id, strategy), isCopied: id === 'sections', statement });
    if (problem !== '') return { marks: 0, reason: `This is ${problem}.`, blockId: subject.blockOf(text), excerpt: text };
  }
  return undefined;
}

/** Runs one lint on a prompt. */
export function runLint(lint: Lint, subject: LintSubject): LintResult {
  const { marks, reason, blockId = '', excerpt = '' } = findProblem(lint, subject) ?? lint.check(subject);
  return {
    id: lint.id,
    point: lint.point,
    gate: lint.gate,
    marks,
    title: lint.title,
    reason,
    blockId,
    excerpt: excerpt.slice(0, EXCERPT_LENGTH),
  };
}
