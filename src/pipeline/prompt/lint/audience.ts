import { buyers, forWhom } from '../sections/opening.ts';
import { type Lint, missing, passed, type Verdict } from './lint.ts';
import { fitsAnybody } from './sense.ts';

/** How much of the main target group a short first block must name. */
const NAMED = 30;

export const audience: Lint = {
  id: 'audience',
  point: 5,
  gate: false,
  title: 'Target groups and what they come for',
  texts: ({ opening, craft }) => [...(opening?.forWhom ?? []).map(({ text }) => text), ...craft.visitors.map(({ who }) => who)],
  check({ carries, first, strategy }): Verdict {
    const groups = forWhom({ strategy });
    const [main] = groups;
    if (main === undefined) {
      const asked = strategy.diagnose.questions.find(({ id }) => id === 'visitors');
      return asked && carries(asked.question)
        ? passed('The site does not say who it is for, and the owner is asked.')
        : { marks: 0, reason: 'No visitors are named, and the owner is not asked.' };
    }
    const vague = groups.find(fitsAnybody);
    if (vague !== undefined) return { marks: 0, reason: 'This group would fit any site.', blockId: first.id, excerpt: vague };
    const left = groups.filter((group) => !carries(group));
    if (left.length > 0) return missing(left, { of: groups.length, what: 'Target groups left out' });
    return first.text.toLowerCase().includes((buyers({ strategy })[0] ?? '').slice(0, NAMED).toLowerCase())
      ? passed(`${groups.length} target groups with what they come for.`)
      : { marks: 1, reason: 'The first block does not say who the site is for.', blockId: first.id };
  },
};
