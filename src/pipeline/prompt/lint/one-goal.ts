import { siteText } from '../site-text.ts';
import { type Lint, passed, type Verdict } from './lint.ts';

export const oneGoal: Lint = {
  id: 'one-goal',
  point: 4,
  gate: false,
  title: 'One action, with its target and the places where it repeats',
  check({ first, says, text, strategy: { craft } }): Verdict {
    const { label, target, repeatsOn } = craft.goal;
    const bare = target.replace(/^(?:tel|mailto):/, '');
    if (!first.text.includes(siteText(label)))
      return { marks: 0, reason: `The first block does not name the action "${label}".`, blockId: first.id };
    if (!says(bare)) return { marks: 1, reason: `The action "${label}" has no target: ${bare} is missing.`, blockId: first.id };
    const unnamed = repeatsOn.filter((path) => !text.includes(siteText(path)));
    const repeats = repeatsOn.length === 0 || /repeat|same button|only (?:filled )?button|closes|every page|each page/i.test(text);
    if (!repeats || unnamed.length > 0) return { marks: 1, reason: 'It is not said where the action repeats.', blockId: first.id };
    return passed(`"${label}" is the one action, leading to ${bare}.`);
  },
};
