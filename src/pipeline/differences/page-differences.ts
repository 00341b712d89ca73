import type { Difference } from '#contracts/differences.ts';
import type { PageOverview } from '#contracts/page-overview.ts';
import { plural } from '#text/words.ts';
import { readablePath } from '../crawl/url-key.ts';
import type { Comparable } from './comparable.ts';
import { isSameText } from './match-lists.ts';

/** What a list of pages says of each. */
const FIELDS: { what: string; of: (page: PageOverview) => string }[] = [
  { what: 'Title', of: ({ title }) => title },
  { what: 'Meta description', of: ({ description }) => description ?? '' },
  { what: 'Main heading', of: ({ h1 }) => h1 },
  { what: 'Status', of: ({ status }) => String(status) },
];

const nameOf = ({ title, h1, path }: PageOverview) => title || h1 || path;

/** A page that has another address: the same title and heading, or the same text. */
const isMoved = (old: PageOverview, found: PageOverview) =>
  (old.textHash !== undefined && old.textHash === found.textHash) ||
  (old.title !== '' && old.h1 !== '' && isSameText(old.title, found.title) && isSameText(old.h1, found.h1));

function textChange(old: PageOverview, found: PageOverview): Difference[] {
  const isSame =
    old.textHash === undefined || found.textHash === undefined ? old.wordCount === found.wordCount : old.textHash === found.textHash;
  if (isSame) return [];
  const words = (page: PageOverview) => plural(page.wordCount, 'word');
  const after = old.wordCount === found.wordCount ? `${words(found)}, not the same` : words(found);
  return [{ kind: 'changed', area: 'texts', page: found.path, what: 'Text of the page', before: words(old), after }];
}

/** Paths that were found and not read, though they may be there. */
export const pathsNotRead = ({ unread }: Comparable) =>
  new Set(unread.filter(({ status }) => status === null || status < 400).map(({ url }) => readablePath(url)));

/** Pages that one of two analyses has. Those that the other knew and did not read, for its limits, are left out. */
export function pagesOfOne(before: Comparable, after: Comparable): { gone: PageOverview[]; appeared: PageOverview[] } {
  const only = (one: Comparable, other: Comparable) => {
    const known = new Set([...pathsNotRead(other), ...other.pages.map(({ path }) => path)]);
    return one.pages.filter(({ path }) => !known.has(path));
  };
  return { gone: only(before, after), appeared: only(after, before) };
}

/** Pages that appeared, are gone, moved or say something else in their head. */
export function pageDifferences(before: Comparable, after: Comparable): Difference[] {
  const found = new Map(after.pages.map((page) => [page.path, page]));
  const { gone, appeared } = pagesOfOne(before, after);
  const moves = gone.flatMap((page): [PageOverview, PageOverview][] => {
    const to = appeared.find((other) => isMoved(page, other));
    return to ? [[page, to]] : [];
  });
  const isLeft = (page: PageOverview) => !moves.some((move) => move.includes(page));
  const both: [PageOverview, PageOverview][] = [
    ...before.pages.flatMap((page): [PageOverview, PageOverview][] => {
      const same = found.get(page.path);
      return same ? [[page, same]] : [];
    }),
    ...moves,
  ];
  const hasTexts = before.content !== null && after.content !== null;
  return [
    ...gone
      .filter(isLeft)
      .map((page): Difference => ({ kind: 'gone', area: 'pages', page: page.path, what: 'Page', before: nameOf(page), after: '' })),
    ...appeared
      .filter(isLeft)
      .map((page): Difference => ({ kind: 'appeared', area: 'pages', page: page.path, what: 'Page', before: '', after: nameOf(page) })),
    ...moves.map(
      ([from, to]): Difference => ({ kind: 'changed', area: 'pages', page: to.path, what: 'Address', before: from.path, after: to.path }),
    ),
    ...both.flatMap(([from, to]) =>
      FIELDS.flatMap(({ what, of }): Difference[] => {
        const [one, other] = [of(from), of(to)];
        return isSameText(one, other) ? [] : [{ kind: 'changed', area: 'pages', page: to.path, what, before: one, after: other }];
      }),
    ),
    ...(hasTexts ? [] : both.flatMap(([from, to]) => textChange(from, to))),
  ];
}

/** Kinds of pages that one of two sites has. */
export function pageKindDifferences(before: Comparable, after: Comparable): Difference[] {
  const [old, found] = [before, after].map(({ pages }) => new Set<string>(pages.map(({ type }) => type)));
  const only = (one: Set<string> | undefined, other: Set<string> | undefined) =>
    [...(one ?? [])].filter((type) => !other?.has(type) && type !== 'other');
  return [
    ...only(old, found).map(
      (type): Difference => ({ kind: 'gone', area: 'pages', page: '', what: 'Kind of page', before: type, after: '' }),
    ),
    ...only(found, old).map(
      (type): Difference => ({ kind: 'appeared', area: 'pages', page: '', what: 'Kind of page', before: '', after: type }),
    ),
  ];
}
