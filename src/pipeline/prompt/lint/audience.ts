import { listNumber } from '../list-number.ts';
import { bodyOf, FOR_WHOM } from '../part-headings.ts';
import { buyers, forWhom } from '../sections/opening.ts';
import { type Lint, missing, passed, type Verdict } from './lint.ts';
import { stemsOf } from './own-words.ts';
import { fitsAnybody } from './sense.ts';

/** How much of the main target group a short first block must name. */
const NAMED = 30;

/** Share of a group's words from which a prompt names it in its own words. Set by hand. */
const NAMED_SHARE = 0.6;
const shareOf = (words: ReadonlySet<string>, known: ReadonlySet<string>) =>
  words.size === 0 ? 0 : [...words].filter((word) => known.has(word)).length / words.size;

/** Whether a part has entries in front of its first label: the groups as a model names them. */
const hasOwnGroups = (body: string) => {
  const [first = ''] = body.split('\n\n', 1);
  return first.split('\n').some((line) => line.startsWith('- ') || listNumber(line) !== null);
};

export const audience: Lint = {
  id: 'audience',
  point: 5,
  gate: false,
  title: 'Target groups and what they come for',
  texts: ({ opening, craft }) => [...(opening?.forWhom ?? []).map(({ text }) => text), ...craft.visitors.map(({ who }) => who)],
  check({ carries, first, rewritten, strategy }): Verdict {
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
    const body = bodyOf(first.text, FOR_WHOM) ?? '';
    const said = stemsOf(body);
    const isSaid = (words: string) => shareOf(stemsOf(words), said) >= NAMED_SHARE;
    const isNamed = (group: string) => carries(group) || (rewritten.has(FOR_WHOM) && isSaid(group));
    const left = groups.filter((group) => !isNamed(group));
    // Groups under other names are still groups: none of the draft is put next to them.
    const isOwn = rewritten.has(FOR_WHOM) && hasOwnGroups(body);
    if (left.length > 0) return missing(left, { of: groups.length + (isOwn ? 1 : 0), what: 'Target groups left out' });
    const buyer = buyers({ strategy })[0] ?? '';
    return first.text.toLowerCase().includes(buyer.slice(0, NAMED).toLowerCase()) || isNamed(buyer)
      ? passed(`${groups.length} target groups with what they come for.`)
      : { marks: 1, reason: 'The first block does not say who the site is for.', blockId: first.id };
  },
};
