import { hasNumber } from '#text/characters.ts';
import { comparable } from '#text/words.ts';
import { indexWords, wordsIn } from '../../strategy/grounding/word-index.ts';
import { siteText } from '../site-text.ts';
import { type Lint, missing, passed, type Verdict } from './lint.ts';
import { fitsAnybody } from './sense.ts';

export const originalCopy: Lint = {
  id: 'original-copy',
  point: 6,
  gate: false,
  title: 'Headline, subhead and button are original',
  texts: ({ craft, opening }) => [craft.headline.text, craft.subhead.text, opening?.promise.text ?? ''],
  check({ carries, first, strategy }): Verdict {
    const { craft, site } = strategy;
    const entries =
      craft.pages[0]?.sections.flatMap(({ items }) => items.filter(({ kind, title }) => kind === 'text' && title === '')) ?? [];
    if (entries.some(({ text }) => comparable(text) === comparable(craft.subhead.text)))
      return { marks: 0, reason: 'The subhead is an entry of a list.', blockId: first.id, excerpt: craft.subhead.text };
    const texts = [craft.headline, craft.subhead, craft.primaryButton].map((line) => siteText(line.text)).filter(Boolean);
    const left = texts.filter((line) => !carries(line));
    if (left.length > 0) return missing(left, { of: texts.length, what: 'Final copy left out' });
    const opening = indexWords([first.text]);
    if (!opening.hasRun(siteText(craft.headline.text)))
      return { marks: 1, reason: 'The first block does not have the final headline.', blockId: first.id, excerpt: craft.headline.text };
    if (fitsAnybody(craft.headline.text))
      return { marks: 0, reason: 'The headline would be just as true of any competitor.', blockId: first.id, excerpt: craft.headline.text };
    // Swap test: a line with the name, the place, a figure or an offer of its own would not be true of a competitor.
    const marks = new Set(
      [
        site.businessName,
        site.place,
        site.host,
        ...site.offers.map((offer) => offer.name),
        ...strategy.xFactor.differences.map((entry) => entry.text),
      ]
        .flatMap(wordsIn)
        .filter((word) => word.length > 3),
    );
    const said = wordsIn(`${craft.headline.text} ${craft.subhead.text}`);
    return said.some((word) => marks.has(word) || hasNumber(word))
      ? passed('Headline, subhead and button are final, and would not be true of a competitor.')
      : { marks: 0, reason: 'The headline would be just as true of any competitor.', blockId: first.id, excerpt: craft.headline.text };
  },
};
