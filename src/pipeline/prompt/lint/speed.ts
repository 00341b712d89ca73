import { type Lint, missing, passed, type Verdict } from './lint.ts';

/** Core Web Vitals "good" (web.dev/articles/vitals). */
const TARGETS: [string, RegExp][] = [
  ['LCP of 2.5 s', /(?:LCP|Largest Contentful Paint)[^\n]{0,40}2[.,]5|2[.,]5 s/i],
  ['INP of 200 ms', /(?:INP|Interaction to Next Paint)[^\n]{0,40}\b200\b|200 ms/i],
  ['CLS of 0.1', /(?:CLS|Cumulative Layout Shift)[^\n]{0,40}0[.,]1/i],
];
const RULES = [
  /\blazy\b|loading=|load later|further down/i,
  /width and height|own size|dimensions/i,
  /preload|eager|loads? first/i,
  /compress|WebP|AVIF/i,
  /defer|blocks? the first paint|third[- ]party scripts/i,
  /two font families/i,
];
const RULES_WANTED = 2;

export const speed: Lint = {
  id: 'speed',
  point: 15,
  gate: false,
  title: 'Speed targets with rules for pictures and scripts',
  check({ text }): Verdict {
    const left = TARGETS.filter(([, words]) => !words.test(text)).map(([what]) => what);
    if (left.length > 0) return missing(left, { of: TARGETS.length, what: 'No target for' });
    return RULES.filter((rule) => rule.test(text)).length >= RULES_WANTED
      ? passed('LCP, INP and CLS with rules for pictures and scripts.')
      : { marks: 1, reason: 'The targets stand there, but fewer than two rules say how to reach them.' };
  },
};
