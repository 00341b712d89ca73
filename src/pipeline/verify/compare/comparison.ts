import type { Page } from '#contracts/page.ts';
import type { Brief, ImagePrint } from '#contracts/verification.ts';
import { readablePath, urlKey } from '../../crawl/url-key.ts';
import { isUnseen } from '../../site-model/unseen.ts';
import { atOnce, type Steps } from '../../steps.ts';
import { indexTexts, type PlacedText, type TextIndex } from '../match/text-index.ts';
import type { NewPages, NewSite } from '../new-site.ts';
import { type ExpectedText, expectedTexts } from '../plan/expected-texts.ts';
import { mapPaths, type PathMap } from '../plan/map-paths.ts';
import { plannedAddresses } from '../plan/planned-addresses.ts';
import { type JudgedAddress, judgeAddress } from './judge-address.ts';
import { type JudgedText, judgeInSteps } from './judge-texts.ts';
import { type KnownWords, knownWords } from './known-words.ts';
import { type NewSentence, newSentences } from './new-sentences.ts';

/** What visitors read on a page, in reading order; names of controls and alternative texts come after it. */
export function textsOn(page: Page, path: string): PlacedText[] {
  const place = (selector: string, text: string | null) => (text ? [{ path, selector, text }] : []);
  const shown = <T extends { hidden: boolean }>(list: readonly T[]) => list.filter(({ hidden }) => !hidden);
  const fields = page.forms.flatMap(({ fields, submitText, selector }) => [
    ...place(selector, submitText),
    ...fields.flatMap((field) => [field.label, field.placeholder, ...field.options].flatMap((text) => place(field.selector, text))),
  ]);
  return [
    ...shown(page.blocks).flatMap(({ selector, text }) => place(selector, text)),
    ...[...shown(page.headings), ...shown(page.links), ...shown(page.buttons)].flatMap(({ selector, text }) => place(selector, text)),
    ...fields,
    ...shown(page.images).flatMap(({ selector, alt }) => place(selector, alt)),
  ];
}

/** A brief next to the new site: what every check reads. */
export type Comparison = {
  brief: Brief;
  now: NewSite;
  map: PathMap;
  /** Every address of the plan with what became of it. */
  addresses: JudgedAddress[];
  /** The page of the new site that an old or planned path leads to; null where none was read, or only its empty frame. */
  pageAt(path: string): Page | null;
  /** Pages whose content comes with scripts that did not run: nothing is known of it. */
  unseen: Page[];
  /** The visible texts of the new site, and an index of them. */
  shown: PlacedText[];
  words: TextIndex;
  /** What the old site, the plan and the owner say. */
  known: KnownWords;
  /** New pages of which it is known what they said before: all but those that today's site has and nobody read. */
  judged: Page[];
  /** Sentences of the new site that nobody wrote before. */
  added: NewSentence[];
  /** Files of images, old and new, by URL. */
  prints: ReadonlyMap<string, ImagePrint>;
  /** Where a path of the old site should be found on the new one, moves of the plan included: an absolute URL. */
  addressOf(path: string): string;
  /** Every text that is expected, and those of pages that were read with what became of them. */
  expected: ExpectedText[];
  texts: JudgedText[];
  /** Whether an address could not be looked at, so that nothing can be said of its page. */
  isUnanswered(path: string): boolean;
  /** Path of a new page as the old site would write it. */
  pathOf(page: Page): string;
};

/** A comparison before the images of the new site are read. */
export type PageComparison = Omit<Comparison, 'now' | 'prints'>;

/** A page that shows this share of its texts is more than a frame that scripts fill. */
const FEWEST_SHOWN = 0.5;

/** Lays a brief next to the pages of the new site. */
export const comparePages = (brief: Brief, now: NewPages): PageComparison => atOnce(compareInSteps(brief, now));

/** The same, a few milliseconds at a time. */
export function* compareInSteps(brief: Brief, now: NewPages): Steps<PageComparison> {
  const map = mapPaths(brief.url, now.site.url);
  const probes = new Map(now.addresses.map((probe) => [probe.path, probe]));
  const pages = new Map(now.site.pages.flatMap((page) => [page.requestedUrl, page.url].map((url) => [urlKey(url), page] as const)));
  const addresses = plannedAddresses(brief).map((planned) => judgeAddress(planned, probes.get(planned.path), now, map));
  const pathOf = (page: Page) => map.toOld(page.url);
  const shown = now.site.pages.flatMap((page) => textsOn(page, pathOf(page)));
  const words = indexTexts(shown);
  yield* words.readInSteps();
  const verdicts = new Map(addresses.map(({ path, verdict }) => [path, verdict]));
  const isReached = (path: string) => !['to-home', 'soft-404', 'gone'].includes(verdicts.get(path) ?? '');
  const expected = expectedTexts(brief);
  const isFrame = (page: Page) => {
    const own = expected.filter(({ path }) => path === pathOf(page));
    const onPage = indexTexts(textsOn(page, pathOf(page)));
    return own.filter(({ text }) => onPage.has(text)).length <= FEWEST_SHOWN * own.length;
  };
  const unseen = new Set(now.site.pages.filter(isUnseen).filter(isFrame));
  const readAt = (path: string) => (isReached(path) ? (pages.get(urlKey(probes.get(path)?.url || map.toNew(path))) ?? null) : null);
  const isEmptyFrame = (page: Page | null) => page !== null && unseen.has(page);
  const pageAt = (path: string) => (isEmptyFrame(readAt(path)) ? null : readAt(path));
  const known = knownWords(brief);
  const texts = yield* judgeInSteps(expected, { words, today: known.texts, isRead: (path) => pageAt(path) !== null });
  const moves = new Map(addresses.map(({ path, to }) => [path, to]));
  const unread = new Set([
    ...brief.strategy.engineer.pagePlan.flatMap(({ path, read }) => (read === false ? [path] : [])),
    ...brief.site.unread.map(({ url }) => readablePath(url)),
  ]);
  const judged = now.site.pages.filter((page) => !unread.has(pathOf(page)));
  const base = { brief, map, addresses, pathOf, shown, words, expected, texts, pageAt, known, judged };
  const addressOf = (path: string) => pageAt(path)?.url ?? map.toNew(moves.get(path) || path);
  const isUnanswered = (path: string) => verdicts.get(path) === 'unanswered' || isEmptyFrame(readAt(path));
  return { ...base, unseen: [...unseen], addressOf, isUnanswered, added: newSentences(base) };
}

/** Lays a brief next to what was read of the new site; `pages`: where its pages were compared before. */
export function compareSites(brief: Brief, now: NewSite, pages: PageComparison = comparePages(brief, now)): Comparison {
  const prints = new Map([...(brief.images ?? []), ...now.images].map((print) => [print.url, print]));
  return { ...pages, now, prints };
}
