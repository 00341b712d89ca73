import type { Site } from '#contracts/site.ts';
import type { PagePlanItem, TextPart, UrlChange, WholeText } from '#contracts/strategy.ts';
import { lastPerObject } from '#text/memoize.ts';
import { foldText } from '#text/normalize.ts';
import { linkedAnchors } from '../engineer/anchors.ts';
import { partsWithout, wholesWithout } from '../leave-out/cut-parts.ts';
import { createCutter, type LeftOutWords } from '../leave-out/cut-sentences.ts';
import { leftOutEntries } from '../leave-out/left-out-entries.ts';
import { isLegalPage } from '../legal-page.ts';
import type { PageReading, Reading } from '../read-site.ts';
import { type PlacedPart, partsOf } from './page-parts.ts';

/** Longest whole text of a page and of a site, in characters. Design defaults. */
const LONGEST_PAGE = 60_000;
const LONGEST_SITE = 600_000;
/** Pages whose text goes first where a site has too much of it. */
const LONG_TYPES = new Set(['article', 'legal', 'docs', 'blog']);

type Rules = {
  plan: readonly Pick<PagePlanItem, 'path' | 'decision'>[];
  urlMap: readonly Pick<UrlChange, 'from' | 'status'>[];
  leftOut: readonly LeftOutWords[];
};
type SitePage = Pick<PageReading, 'path' | 'page'>;
type ReadPage = SitePage & { parts: PlacedPart[]; isLegal: boolean };

const lengthOf = (parts: readonly TextPart[]) => parts.reduce((sum, { text, alt = '' }) => sum + text.length + alt.length, 0);

/** As many parts from the start as fit. */
function withinLength(parts: readonly TextPart[]): Pick<WholeText, 'parts' | 'isCut'> {
  let length = 0;
  const kept = parts.filter((part) => {
    length += lengthOf([part]);
    return length <= LONGEST_PAGE;
  });
  return { parts: kept, ...(kept.length < parts.length && { isCut: true }) };
}

/** The pages whose text goes on: all that were read but those that are removed without a successor. */
function carriedPages(pages: readonly SitePage[], { plan, urlMap }: Rules): SitePage[] {
  const decisions = new Map(plan.map(({ path, decision }) => [path, decision]));
  const redirected = new Set(urlMap.filter(({ status }) => status !== 410).map(({ from }) => from));
  return pages.filter(({ path, page }) => page.status < 400 && (decisions.get(path) !== 'drop' || redirected.has(path)));
}

const keyOf = ({ kind, text }: TextPart) => `${kind} ${foldText(text)}`;

/** What pages have in common outside of their main part: header, menu, footer. */
function framesOf(pages: readonly ReadPage[]): ReadonlySet<string> {
  const times = new Map<string, number>();
  for (const { parts } of pages) {
    const keys = new Set(parts.filter(({ region }) => region !== 'main').map(({ part }) => keyOf(part)));
    for (const key of keys) times.set(key, (times.get(key) ?? 0) + 1);
  }
  return new Set([...times].filter(([, count]) => count > 1).map(([key]) => key));
}

/** The longest texts that no visitor decides by go until the rest fits; then the longest of all others but the first. */
function withinSite(texts: readonly WholeText[], isLong: (path: string) => boolean): WholeText[] {
  let length = texts.reduce((sum, { parts }) => sum + lengthOf(parts), 0);
  const [first, ...others] = texts;
  const byNeed = others.toSorted(
    (one, other) => Number(isLong(other.path)) - Number(isLong(one.path)) || lengthOf(other.parts) - lengthOf(one.parts),
  );
  const gone = new Set<WholeText>();
  for (const text of byNeed) {
    if (length <= LONGEST_SITE) break;
    length -= lengthOf(text.parts);
    gone.add(text);
  }
  return [...(first ? [first] : []), ...others].map((text) => (gone.has(text) ? { ...text, parts: [], isCut: true } : text));
}

/** The rules as JSON: most changes of an owner leave them as they are, and then the texts. */
const textsBy = lastPerObject((site: Site, rules: string): WholeText[] => {
  const { leftOut, ...plans } = JSON.parse(rules) as Rules;
  const cutter = createCutter(leftOut);
  const all = site.pages.map((page) => ({ path: page.path, page }));
  const anchors = new Set(linkedAnchors({ pages: all, site }).map(({ path, id }) => `${path}#${id}`));
  const pages = carriedPages(all, { leftOut, ...plans }).map((entry): ReadPage => {
    const { path, page } = entry;
    const isLegal = isLegalPage({ path, type: page.type });
    const gone = isLegal ? new Set<string>() : leftOutEntries(page, cutter);
    const isLinked = (id: string) => anchors.has(`${path}#${id}`);
    return { ...entry, isLegal, parts: partsOf(page, { host: site.host, isLinked, gone, isLegal }) };
  });
  const frames = framesOf(pages);
  const isFrame = ({ part, region }: PlacedPart) => region !== 'main' && frames.has(keyOf(part));
  const around = new Map<string, TextPart>();
  for (const { parts } of pages)
    for (const placed of parts) if (isFrame(placed)) around.set(keyOf(placed.part), around.get(keyOf(placed.part)) ?? placed.part);
  const firstWith = new Map<string, string>();
  const legal = new Set(pages.filter(({ isLegal }) => isLegal).map(({ path }) => path));
  const uncut = pages.map(({ path, page, parts }): WholeText => {
    const head = { path, title: foldText(page.title ?? ''), description: foldText(page.description ?? '') };
    const key = `${page.lang} ${page.textHash}`;
    const sameAs = firstWith.get(key);
    if (sameAs !== undefined) return { ...head, sameAs, parts: [] };
    firstWith.set(key, path);
    return { ...head, ...withinLength(parts.filter((placed) => !isFrame(placed)).map(({ part }) => part)) };
  });
  const texts = wholesWithout(uncut, (path) => (legal.has(path) ? undefined : cutter));
  const types = new Map(pages.map(({ path, page }) => [path, page.type]));
  const frame = { path: '', ...withinLength(partsWithout([...around.values()], cutter)) };
  return withinSite([...(frame.parts.length > 0 ? [frame] : []), ...texts], (path) => LONG_TYPES.has(types.get(path) ?? ''));
});

/**
 * Everything that visitors see today, page by page in reading order: what pages have around their own content first (its path is ''), then each
 * page that was read. Without what the new site leaves out, but for legal texts. The same list again for the same site and rules.
 */
export function wholeTexts({ site }: Pick<Reading, 'site'>, { plan, urlMap, leftOut }: Rules): WholeText[] {
  const rules: Rules = {
    plan: plan.map(({ path, decision }) => ({ path, decision })),
    urlMap: urlMap.map(({ from, status }) => ({ from, status })),
    leftOut,
  };
  return textsBy(site, JSON.stringify(rules));
}
