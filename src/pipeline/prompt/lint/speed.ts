import { mentions } from '../mentions.ts';
import { type Lint, missing, passed, type Verdict } from './lint.ts';

/** Core Web Vitals "good" (web.dev/articles/vitals): the metric and its number on one line. */
const TARGETS: [string, RegExp][] = [
  ['LCP of 2.5 s', /(?:LCP|Largest Contentful Paint)[^\n]{0,40}(?:2[.,]5|2,?500)|2[.,]5 ?s/i],
  ['INP of 200 ms', /(?:INP|Interaction to Next Paint)[^\n]{0,40}(?:\b200\b|0[.,]2)|200 ?ms/i],
  ['CLS of 0.1', /(?:CLS|Layout Shift)[^\n]{0,40}0[.,]1/i],
];
/** Rules that help reach the targets, each with the words that show it. */
const RULES = [
  ['lazy', 'loading=*', 'load later', 'loads later', 'further down'],
  ['width and height', 'own size', 'dimensions'],
  ['preload*', 'eager*', 'load first', 'loads first'],
  ['compress*', 'WebP', 'AVIF'],
  ['defer*', 'block the first', 'blocks the first', 'third-party script*'],
  ['two font families'],
];
const RULES_WANTED = 2;

export const speed: Lint = {
  id: 'speed',
  point: 15,
  gate: false,
  title: 'Speed targets with rules for images and scripts',
  check({ text }): Verdict {
    const left = TARGETS.filter(([, shape]) => !shape.test(text)).map(([what]) => what);
    if (left.length > 0) return missing(left, { of: TARGETS.length, what: 'No target for' });
    return RULES.filter((words) => mentions(text, words)).length >= RULES_WANTED
      ? passed('LCP, INP and CLS with rules for images and scripts.')
      : { marks: 1, reason: 'The targets are given, but fewer than two rules say how to reach them.' };
  },
};
