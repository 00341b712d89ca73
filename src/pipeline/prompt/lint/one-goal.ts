import type { Strategy } from '#contracts/strategy.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { wordsIn } from '../../strategy/grounding/word-index.ts';
import { mentions } from '../mentions.ts';
import { goalValue } from '../sections/business.ts';
import { siteText } from '../site-text.ts';
import { type Lint, passed, type Verdict, wrong } from './lint.ts';

/** Words that say where the call to action repeats. */
const REPEATS = ['repeat*', 'same button', 'only button', 'only filled button', 'closes', 'every page', 'each page'];

/** Targets that are no place. */
const NOWHERE = ['#', 'javascript:', 'about:'];
/** A line that gives the label of the main button. */
const SECOND = /^\W*(?:primary|main) (?:button|action)\W+["“]([^"”]+)/iu;

/** A label that only sends has fewer words. */
const SAYS_WHAT = 2;

/** The home page where the main action only opens that page, which has no form; '' where it leads on. */
function ownPage({ craft, engineer }: Strategy): string {
  const { target, targetKind, kind } = craft.goal;
  const home = craft.pages[0]?.path ?? '/';
  const hasForm = engineer.forms.some(({ path }) => path === home);
  // Where nothing was found, the owner is asked.
  return kind !== 'not-found' && targetKind === 'page' && target === home && !hasForm ? home : '';
}

export const oneGoal: Lint = {
  id: 'one-goal',
  point: 4,
  gate: false,
  title: 'One call to action, with its target and the places where it repeats',
  texts: ({ craft }) => [craft.goal.label, craft.primaryButton.text, craft.secondaryButton?.text ?? ''],
  check({ first, lines, says, text, strategy }): Verdict {
    const { label, repeatsOn } = strategy.craft.goal;
    const value = goalValue(strategy);
    if (NOWHERE.some((start) => strategy.craft.goal.target.toLowerCase().startsWith(start)))
      return { marks: 0, reason: `The call to action "${label}" leads nowhere.`, excerpt: label };
    const own = ownPage(strategy);
    if (own !== '')
      return { marks: 0, reason: `The main button of ${own} leads to ${own}: nothing happens.`, blockId: first.id, excerpt: label };
    if (hasTerm(label, 'visitor-actions', 'submit') && wordsIn(label).length < SAYS_WHAT)
      return { marks: 0, reason: 'This label does not say what for.', blockId: first.id, excerpt: label };
    const second = lines.find(
      ({ text: line }) =>
        SECOND.exec(line)?.[1] !== undefined &&
        !line.includes(siteText(strategy.craft.primaryButton.text)) &&
        !line.includes(siteText(label)),
    );
    if (second) return wrong('This line names another main action.', second);
    if (!first.text.includes(siteText(label)))
      return { marks: 0, reason: `The first block does not name the call to action "${label}".`, blockId: first.id };
    if (!says(value)) return { marks: 1, reason: `The call to action "${label}" has no target: ${value} is missing.`, blockId: first.id };
    const unnamed = repeatsOn.filter((path) => !text.includes(siteText(path)));
    const repeats = repeatsOn.length === 0 || mentions(text, REPEATS);
    if (!repeats || unnamed.length > 0)
      return { marks: 1, reason: 'The prompt does not say where the call to action repeats.', blockId: first.id };
    return passed(`"${label}" is the only call to action, leading to ${value}.`);
  },
};
