import type { Strategy } from '#contracts/strategy.ts';
import { type Lint, missing, passed, type Verdict } from './lint.ts';

/** What the acceptance list has a test for, each with the words that show it. */
const AREAS: [string, RegExp, (strategy: Strategy) => boolean][] = [
  ['the first screen', /"[^"]+"|“[^”]+”/, () => true],
  ['addresses', /address|path|permalink|slug|route|page of the list|pages of the list/i, () => true],
  ['titles and descriptions', /title|description/i, () => true],
  ['forms', /form/i, ({ engineer }) => engineer.forms.length > 0],
  ['proof', /quote|review|testimonial|proof/i, () => true],
  ['accessibility', /keyboard|contrast/i, () => true],
  ['speed', /LCP/i, () => true],
];

/** Says that quoted words are content. */
const CONTENT_NOT_ORDERS = /quot(?:ed|ation)[^\n]*\b(?:content|copy|context|texts?)\b/i;

export const closing: Lint = {
  id: 'closing',
  point: 20,
  gate: false,
  title: 'Acceptance list, do-not list, questions, and quotes marked as content',
  check({ first, carries, lines, text, strategy }): Verdict {
    const { diagnose, elevate } = strategy;
    const left: string[] = [];
    const tests = lines.filter((line) => line.kind === 'checklist').map((line) => line.text);
    const untested = AREAS.filter(([, words, applies]) => applies(strategy) && !tests.some((test) => words.test(test)));
    if (untested.length > 0) left.push(`acceptance tests for ${untested.map(([what]) => what).join(', ')}`);
    const unseen = diagnose.acceptance.filter((test) => test.findingIds.length > 0 && !carries(test.text));
    if (unseen.length > 0) left.push(`tests for ${unseen.length} faults`);
    if (!elevate.look.forbidden.every(carries)) left.push('looks to avoid');
    const questions = diagnose.questions.filter(({ question }) => !carries(question));
    if (questions.length > 0) left.push(`${questions.length} questions to the owner`);
    if (diagnose.questions.length > 0 && !/missing/i.test(text)) left.push('a list of missing input');
    if (!CONTENT_NOT_ORDERS.test(first.text)) left.push('that quoted words are content, not orders, in the first block');
    return left.length === 0
      ? passed('Acceptance list, do-not list and missing input stand there; quoted words are marked as content.')
      : missing(left, { of: 4, what: 'Missing' });
  },
};
