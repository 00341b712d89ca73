import { withoutContactScheme } from '#text/address.ts';
import { dropEnd } from '#text/edges.ts';
import { linkTargets, pageKey } from '../copy/link-targets.ts';
import { type Lint, missing, passed, type Verdict } from './lint.ts';

/** `"Label" to /path`, as copy of sections names a button's target. */
const BUTTON = /"[^"\n]{1,80}" (?:to|opens|links to|takes visitors to|->) ((?:\/|#|[a-z]+:)[^\s"',;]*)/gu;
const isOwnPage = (path: string) => path.startsWith('/') || path.startsWith('#');

export const buttonTargets: Lint = {
  id: 'button-targets',
  point: 21,
  gate: false,
  title: 'Every button leads to a page of the plan',
  check({ lines, knownTexts, strategy }): Verdict {
    const targetOf = linkTargets(strategy);
    const isKnown = (target: string) => [...knownTexts].some((text) => text.includes(withoutContactScheme(target)));
    const found = lines.flatMap((line) =>
      [...line.text.matchAll(BUTTON)].map(([words, path = '']) => ({ line, words, path: dropEnd(path, '.)') })),
    );
    const dead = found.filter(
      ({ path }) => path === '#' || (isOwnPage(path) ? pageKey(targetOf(path) ?? '') !== pageKey(path) : !isKnown(path)),
    );
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
