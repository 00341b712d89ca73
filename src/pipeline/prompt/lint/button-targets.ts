import { dropEnd } from '#text/edges.ts';
import { linkTargets, pageKey } from '../copy/link-targets.ts';
import { type Lint, missing, passed, type Verdict } from './lint.ts';

/** `"Label" to /path`, as copy of sections names a button's page. */
const BUTTON = /"[^"\n]{1,80}" (?:to|opens|links to|takes visitors to|->) (\/[^\s"',;]*)/gu;

export const buttonTargets: Lint = {
  id: 'button-targets',
  point: 21,
  gate: false,
  title: 'Every button leads to a page of the plan',
  check({ lines, strategy }): Verdict {
    const targetOf = linkTargets(strategy);
    const found = lines.flatMap((line) =>
      [...line.text.matchAll(BUTTON)].map(([words, path = '']) => ({ line, words, path: dropEnd(path, '.)') })),
    );
    const dead = found.filter(({ path }) => pageKey(targetOf(path) ?? '') !== pageKey(path));
    const [first] = dead;
    return first
      ? missing([`${first.words} is no page of the plan`], {
          of: 1,
          what: 'Buttons without a page',
          blockId: first.line.blockId,
          excerpt: first.line.text.trim(),
        })
      : passed('Every button named with a path opens a page of the plan.');
  },
};
