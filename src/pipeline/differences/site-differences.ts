import type { Difference } from '#contracts/differences.ts';
import { differenceOf } from '../verify/match/difference.ts';
import { isSameImage } from '../verify/match/image-match.ts';
import { indexTexts, type PlacedText } from '../verify/match/text-index.ts';
import { type Entry, matchLists } from './match-lists.ts';
import type { Content, PageContent } from './page-content.ts';

const textsOf = ({ pages }: Content): PlacedText[] =>
  pages.flatMap(({ path, texts }) => texts.map((text) => ({ path, selector: '', text })));

/** Each text once, where it is first. */
function unique(texts: readonly PlacedText[]): PlacedText[] {
  const seen = new Set<string>();
  return texts.filter(({ text }) => {
    const isNew = !seen.has(text);
    seen.add(text);
    return isNew;
  });
}

/** Texts that appeared, are gone or say something else, by the matching of verify: a text that moved or was divided is the same. */
export function textDifferences(before: Content, after: Content): Difference[] {
  const [old, found] = [textsOf(before), textsOf(after)];
  const [oldIndex, newIndex] = [indexTexts(old), indexTexts(found)];
  const changed = new Map<string, string>();
  const differences: Difference[] = [];
  const change = (from: PlacedText, to: PlacedText) => {
    changed.set(from.text, to.text);
    const what = `Text (${differenceOf(from.text, to.text)})`;
    differences.push({ kind: 'changed', area: 'texts', page: to.path, what, before: from.text, after: to.text });
  };
  const isTaken = new Set<string>();
  for (const from of unique(old)) {
    const { isThere, near } = newIndex.find(from.text, from.path);
    if (isThere) continue;
    if (near && !isTaken.has(near.text) && !oldIndex.has(near.text)) {
      isTaken.add(near.text);
      change(from, near);
    } else if (!near || !isTaken.has(near.text))
      differences.push({ kind: 'gone', area: 'texts', page: from.path, what: 'Text', before: from.text, after: '' });
  }
  for (const to of unique(found)) {
    if (isTaken.has(to.text)) continue;
    const { isThere, near } = oldIndex.find(to.text, to.path);
    if (isThere) continue;
    const isLonger = near && !changed.has(near.text) && !found.some(({ text }) => text === near.text);
    if (isLonger) change(near, to);
    else differences.push({ kind: 'appeared', area: 'texts', page: to.path, what: 'Text', before: '', after: to.text });
  }
  return pairSingles(differences);
}

/** The only text that is gone from a page and the only one that appeared there are one that changed. */
function pairSingles(differences: Difference[]): Difference[] {
  const open = differences.filter(({ kind }) => kind !== 'changed');
  return [...Map.groupBy(open, ({ page }) => page).values()].reduce((all, own) => {
    const [gone, appeared] = [own.find(({ kind }) => kind === 'gone'), own.find(({ kind }) => kind === 'appeared')];
    if (own.length !== 2 || !gone || !appeared) return all;
    const what = `Text (${differenceOf(gone.before, appeared.after)})`;
    const both: Difference = { ...gone, kind: 'changed', what, after: appeared.after };
    return all.flatMap((one) => (one === gone ? [both] : one === appeared ? [] : [one]));
  }, differences);
}

const NO_PRINTS = new Map();

/** Images that appeared or are gone, by name of the file or alternative text. */
export function imageDifferences(before: Content, after: Content): Difference[] {
  const imagesOf = ({ pages }: Content) => {
    const all = pages.flatMap(({ path, images }) => images.map((image) => ({ ...image, path })));
    return [...new Map(all.toReversed().map((image) => [image.src, image])).values()].toReversed();
  };
  const [old, found] = [imagesOf(before), imagesOf(after)];
  const only = (one: typeof old, other: typeof old) => one.filter((image) => !other.some((match) => isSameImage(image, match, NO_PRINTS)));
  return [
    ...only(old, found).map(
      ({ src, path }): Difference => ({ kind: 'gone', area: 'images', page: path, what: 'Image', before: src, after: '' }),
    ),
    ...only(found, old).map(
      ({ src, path }): Difference => ({ kind: 'appeared', area: 'images', page: path, what: 'Image', before: '', after: src }),
    ),
  ];
}

const dataOn = ({ path, data }: PageContent): Entry[] => data.map(({ name, value }) => ({ what: name, text: value, page: path }));

const actionsOn = ({ path, links, forms }: PageContent): Entry[] => [
  ...links.map(({ text, target }) => ({ what: `Link “${text}”`, text: target, page: path })),
  ...forms.map(({ purpose, target }) => ({ what: `Form (${purpose})`, text: target, page: path })),
];

/** Head data, structured data, targets of links and forms of the pages that both sites have, and robots.txt. */
export function detailDifferences(before: Content, after: Content): Difference[] {
  const found = new Map(after.pages.map((page) => [page.path, page]));
  const pages = before.pages.flatMap((page): Difference[] => {
    const now = found.get(page.path);
    if (!now) return [];
    return [
      ...matchLists('data', dataOn(page), dataOn(now), { pairs: true }),
      ...matchLists('actions', actionsOn(page), actionsOn(now), { pairs: true }),
    ];
  });
  const robots = ({ robotsTxt }: Content) => (robotsTxt === '' ? [] : [{ what: 'robots.txt', text: robotsTxt, page: '' }]);
  return [...onceEach(pages), ...matchLists('data', robots(before), robots(after), { pairs: true })];
}

/** What is different on every page in the same way, such as a menu, is one difference. */
function onceEach(differences: Difference[]): Difference[] {
  return [
    ...new Map(differences.toReversed().map((one) => [[one.kind, one.what, one.before, one.after].join('\n'), one])).values(),
  ].toReversed();
}
