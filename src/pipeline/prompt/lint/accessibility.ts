import { type Lint, missing, passed, type Verdict } from './lint.ts';

const FIELDS = 'labels of fields';

/** What must be asked for as a test (WCAG 2.2 AA), and the words that show it. */
const TESTS: [string, RegExp][] = [
  ['contrast of 4.5:1', /4[.,]5 ?: ?1/],
  ['visible focus', /\bfocus/i],
  ['targets of 24 px', /\b24\b[^\n]{0,20}(?:px|24|pixel)/i],
  [FIELDS, /\blabel/i],
  ['alternative texts', /\balt\b|alternative text/i],
  ['keyboard', /\bkeyboard/i],
  ['320 px without sideways scrolling', /\b320\b/],
];

export const accessibility: Lint = {
  id: 'accessibility',
  point: 14,
  gate: false,
  title: 'Accessibility as tests',
  check({ text, strategy: { engineer } }): Verdict {
    // A site without forms has no fields to label.
    const tests = TESTS.filter(([what]) => what !== FIELDS || engineer.forms.length > 0);
    const left = tests.filter(([, words]) => !words.test(text)).map(([what]) => what);
    return left.length === 0
      ? passed('Contrast, focus, targets, labels, alternative texts, keyboard and 320 px are asked for as tests.')
      : missing(left, { of: tests.length, what: 'No test for' });
  },
};
