import type { Strategy } from '#contracts/strategy.ts';
import { mentions } from '../mentions.ts';
import { decisions, openQuestions } from '../sections/opening.ts';
import { type Lint, missing, passed, type Verdict } from './lint.ts';

/** What the acceptance list has a test for, each with the words that show it. */
const AREAS: [string, string[], (strategy: Strategy) => boolean][] = [
  ['the first screen', ['"', '“'], () => true],
  ['URLs', ['address*', 'path*', 'permalink*', 'slug*', 'route*', 'url*', 'pages in the list', 'page in the list'], () => true],
  ['titles and descriptions', ['title*', 'description*'], () => true],
  ['forms', ['form', 'forms'], ({ engineer }) => engineer.forms.length > 0],
  ['proof', ['quote*', 'review*', 'testimonial*', 'proof*'], () => true],
  ['accessibility', ['keyboard', 'contrast'], () => true],
  ['speed', ['LCP', 'Largest Contentful Paint'], () => true],
];

/** Says that quoted words are content. */
const QUOTES_ARE_CONTENT = /quot(?:ed|ation)[^\n]*\b(?:content|copy|material|texts?)\b/i;

export const closing: Lint = {
  id: 'closing',
  point: 20,
  gate: false,
  title: 'Acceptance list, do-not list, questions, and quotes marked as content',
  check({ first, carries, saysInOwnWords, lines, text, strategy }): Verdict {
    const { elevate } = strategy;
    const left: string[] = [];
    const isTest = ({ kind, text: words }: (typeof lines)[number]) => kind === 'checklist' || words.startsWith('- [ ] ');
    const tests = lines.filter(isTest).map((line) => line.text);
    const untested = AREAS.filter(([, words, applies]) => applies(strategy) && !tests.some((test) => mentions(test, words)));
    if (untested.length > 0) left.push(`acceptance tests for ${untested.map(([what]) => what).join(', ')}`);
    if (!elevate.look.forbidden.every(carries)) left.push('looks to avoid');
    const open = openQuestions({ strategy });
    const asked = [...open, ...decisions({ strategy })];
    const questions = asked.filter(({ question }) => !carries(question) && !saysInOwnWords(question));
    if (questions.length > 0) left.push(`${questions.length} questions for the owner`);
    if (open.length > 0 && !mentions(text, ['missing'])) left.push('a list of missing input');
    if (!QUOTES_ARE_CONTENT.test(first.text)) left.push('that quoted words are content, not instructions, in the first block');
    return left.length === 0
      ? passed('It has an acceptance list, a do-not list and the missing input; quoted words are marked as content.')
      : missing(left, { of: 4, what: 'Missing' });
  },
};
