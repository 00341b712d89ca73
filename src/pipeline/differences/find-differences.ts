import type { Difference, Differences } from '#contracts/differences.ts';
import { imageName } from '../verify/match/image-match.ts';
import type { Comparable } from './comparable.ts';
import { findingDifferences, scoreDifferences } from './finding-differences.ts';
import { type Entry, isRepeated, matchLists } from './match-lists.ts';
import { pageDifferences, pageKindDifferences, pagesOfOne, pathsNotRead } from './page-differences.ts';
import { profileDifferences } from './profile-differences.ts';
import { detailDifferences, imageDifferences, textDifferences } from './site-differences.ts';

/** Pages that two hosts have in common at least, to be one site and its copy. */
const MIN_SHARED_PAGES = 3;

const hostOf = (url: string) => (URL.parse(url)?.hostname ?? '').replace(/^www\./, '');

function isOneSite(before: Comparable, after: Comparable): boolean {
  if (hostOf(before.url) === hostOf(after.url)) return true;
  const paths = new Set(after.pages.map(({ path }) => path));
  const shared = before.pages.filter(({ path }) => paths.has(path)).length;
  return shared >= MIN_SHARED_PAGES && shared * 2 >= before.pages.length;
}

const functionsOf = ({ functions }: Comparable): Entry[] => {
  const all = functions.map(({ kind, provider }) => ({ what: 'Function', text: [kind, provider].filter(Boolean).join(', ') }));
  return [...new Map(all.map((entry) => [entry.text, entry])).values()];
};

/** The first color and font of each role, the logo. */
function lookOf({ brand }: Comparable): Entry[] {
  const first = (list: { role: string; text: string }[]) => [...new Map(list.toReversed().map(({ role, text }) => [role, text]))];
  return [
    ...first(brand.colors.map(({ role, hex }) => ({ role: `Color of ${role}`, text: hex }))),
    ...first(brand.fonts.map(({ role, family }) => ({ role: `Font of ${role}`, text: family }))),
    ...(brand.logo ? [['Logo', imageName(brand.logo.url)] as const] : []),
  ].map(([what, text]) => ({ what, text }));
}

const namesOf = (names: string[]): Entry[] => names.map((text) => ({ what: 'Competitor', text }));

const isWithin = (part: string, whole: string) => part === whole || (part !== '' && whole.includes(part));

/** Leaves out texts that another difference names as what they are, such as a price or a title, and those of pages that one analysis has. */
function withoutNamed(texts: readonly Difference[], named: readonly Difference[], pages: ReadonlySet<string>): Difference[] {
  const others = named.filter(({ area }) => area !== 'findings');
  return texts.filter(
    (text) =>
      !(text.kind !== 'changed' && pages.has(text.page)) &&
      !others.some((one) => (isWithin(text.before, one.before) && isWithin(text.after, one.after)) || isRepeated(text, one)),
  );
}

/** Leaves out links whose label is a text that is named already. */
function withoutLabels(details: readonly Difference[], texts: readonly Difference[]): Difference[] {
  const isNamed = (label: string, side: 'before' | 'after') => texts.some((text) => text[side] !== '' && label.includes(`“${text[side]}”`));
  return details.filter(
    ({ kind, area, what }) => area !== 'actions' || kind === 'changed' || !isNamed(what, kind === 'gone' ? 'before' : 'after'),
  );
}

/** What was not compared, because one of two analyses does not have the content of its pages. */
function withoutContent(before: Comparable, after: Comparable): string {
  const which = before.content ? 'The second analysis has' : after.content ? 'The first analysis has' : 'Both analyses have';
  return `${which} no content of pages, as those of older versions: texts were compared as a whole; links, forms, images and data for search engines were not compared.`;
}

/**
 * What appeared, is gone or changed between two analyses of a site, or between a site and another one. Pure: the same documents give the same
 * list, and a document compared with itself none. Texts, images, links and head data are compared where both have the content of their pages.
 */
export function findDifferences(before: Comparable, after: Comparable): Differences {
  const isSameSite = isOneSite(before, after);
  const shared = [
    ...profileDifferences(before.profile, after.profile),
    ...matchLists('functions', functionsOf(before), functionsOf(after)),
    ...scoreDifferences(before, after),
    ...findingDifferences(before, after, isSameSite),
  ];
  const base = { before: before.url, after: after.url, isSameSite };
  if (!isSameSite) return { ...base, differences: [...pageKindDifferences(before, after), ...shared], notes: [] };
  const { gone, appeared } = pagesOfOne(before, after);
  const onlyOne = new Set([...gone, ...appeared].map(({ path }) => path));
  const isOfGone = ({ kind, area, page }: Difference) => area === 'findings' && kind === 'gone' && onlyOne.has(page);
  const named = [
    ...pageDifferences(before, after),
    ...shared.filter((one) => !isOfGone(one)),
    ...matchLists('look', lookOf(before), lookOf(after), { pairs: true }),
    ...(before.competitors && after.competitors ? matchLists('competitors', namesOf(before.competitors), namesOf(after.competitors)) : []),
  ];
  if (!before.content || !after.content) return { ...base, differences: named, notes: [withoutContent(before, after)] };
  // An image or text of a page that one of the two could not read may still be there.
  const notRead = new Set([...pathsNotRead(before), ...pathsNotRead(after)]);
  const isKnown = ({ kind, page }: Difference) => kind === 'changed' || !notRead.has(page);
  const details = [...detailDifferences(before.content, after.content), ...imageDifferences(before.content, after.content).filter(isKnown)];
  const texts = withoutNamed(textDifferences(before.content, after.content).filter(isKnown), [...named, ...details], onlyOne);
  return { ...base, differences: [...named, ...texts, ...withoutLabels(details, texts)], notes: [] };
}
