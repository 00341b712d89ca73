import { mentions } from '../mentions.ts';
import { type Lint, missing, passed, type Verdict } from './lint.ts';

const FIELDS = 'labels of fields';

/** What must be asked for as a test (WCAG 2.2 AA), and the words that show it. */
const TESTS: [string, string[]][] = [
  ['contrast of 4.5:1', ['4.5:1', '4,5:1', '4.5 : 1']],
  ['visible focus', ['focus*']],
  ['targets of 24 px', ['24 px', '24 css px', '24 pixel*', '24 by 24', '24x24', '24 x 24']],
  [FIELDS, ['label*']],
  ['alt text', ['alt', 'alternative text*']],
  ['keyboard', ['keyboard*']],
  ['320 px without sideways scrolling', ['320']],
];

export const accessibility: Lint = {
  id: 'accessibility',
  point: 14,
  gate: false,
  title: 'Accessibility as tests',
  check({ text, strategy: { engineer } }): Verdict {
    // A site without forms has no fields to label.
    const tests = TESTS.filter(([what]) => what !== FIELDS || engineer.forms.length > 0);
    const left = tests.filter(([, words]) => !mentions(text, words)).map(([what]) => what);
    return left.length === 0
      ? passed('Contrast, focus, targets, labels, alt text, keyboard and 320 px are asked for as tests.')
      : missing(left, { of: tests.length, what: 'No test for' });
  },
};
