import type { Strategy } from '#contracts/strategy.ts';
import { sharedHeading } from '../../strategy/shared-heading.ts';
import { headRow } from '../sections/head.ts';
import { headText } from '../site-text.ts';
import { type Lint, missing, passed, type Verdict } from './lint.ts';

/** Characters of a title that search results show at most; a rule of thumb. */
const LONGEST_TITLE = 75;

/** A title that we give to two pages; '' without one. */
function repeatedTitle(head: Strategy['engineer']['head']): string {
  const changed = head.filter(({ title }) => title.new !== title.now && title.new !== '');
  return changed.find(({ path, title }) => head.some((other) => other.path !== path && other.title.new === title.new))?.title.new ?? '';
}

/** Letters of a word behind which a period ends a sentence: `Co.` and `GmbH.` end names. */
const WORD_LETTERS = 5;
const endsAsSentence = (title: string) => title.endsWith('.') && title.length - title.lastIndexOf(' ') - 2 >= WORD_LETTERS;

/** The words that the new h1 of most pages begin with, as a name that a template sets above each of them; '' without any. */
function sharedHeadingOf(head: Strategy['engineer']['head']): string {
  const [home = '', ...others] = head.map(({ h1 }) => h1.new).filter(Boolean);
  const shared = sharedHeading(home, others);
  return others.every((other) => other === home) ? '' : shared;
}

export const headData: Lint = {
  id: 'head-data',
  point: 10,
  gate: false,
  title: 'Title, description and h1 of every page',
  texts: ({ engineer }) => {
    const legal = new Set(engineer.legalPages);
    const changed = engineer.head.filter(({ path }) => !legal.has(path)).flatMap(({ h1, title, description }) => [h1, title, description]);
    return changed.filter((part) => part.new !== part.now).map((part) => part.new);
  },
  check({ text, strategy }): Verdict {
    const { engineer } = strategy;
    const left = engineer.head
      .map((head) => headRow(head, strategy))
      .flatMap((row) =>
        (['title', 'description', 'h1'] as const)
          .filter((part) => row[part] !== '' && !text.includes(row[part]))
          .map((part) => `${part} of ${row.path}`),
      );
    if (left.length > 0) return missing(left, { of: engineer.head.length * 3, what: 'Not verbatim in the prompt' });
    const shared = sharedHeadingOf(engineer.head);
    if (shared !== '') return { marks: 0, reason: `The h1 of most pages begin with "${shared}".`, excerpt: shared };
    const sentence = engineer.head.find(({ title }) => title.new !== title.now && endsAsSentence(title.new));
    if (sentence) return { marks: 1, reason: `The new title of ${sentence.path} ends like a sentence.`, excerpt: sentence.title.new };
    const same = repeatedTitle(engineer.head);
    if (same !== '') return { marks: 0, reason: 'Two pages have the same title.', excerpt: same };
    const long = engineer.head.find(({ title }) => headText(title.new).length > LONGEST_TITLE && title.new !== title.now);
    if (long)
      return { marks: 1, reason: `The new title of ${long.path} is longer than ${LONGEST_TITLE} characters.`, excerpt: long.title.new };
    const empty = engineer.head.filter(({ title, h1 }) => headText(title.new) === '' || headText(h1.new) === '');
    return empty.length === 0
      ? passed(`Head data of ${engineer.head.length} pages, word for word.`)
      : missing(
          empty.map(({ path }) => path),
          { of: engineer.head.length + 1, what: 'Pages without title or h1' },
        );
  },
};
