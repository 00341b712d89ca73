import { listed } from '#text/list.ts';
import { bullets, headed, paragraphs } from '../block.ts';
import { leftOutTexts } from '../copy/leave-out.ts';
import type { PromptContext } from '../prompt-context.ts';
import { headText, lowerFirst, sentence, siteText } from '../site-text.ts';
import type { Wording } from './wording.ts';

/** A page of the current site and what happens to it. */
export type PlannedPage = { path: string; url: string; title: string; type: string; decision: string; reason: string; isRead: boolean };

/** Every page of the plan; `decision` is `keep`, `add`, `drop` or `merge into /path`. */
export function plannedPages({ strategy }: PromptContext): PlannedPage[] {
  const isLeftOut = leftOutTexts(strategy);
  return strategy.engineer.pagePlan.map(({ path, url, title, type, decision, mergeInto, reason, read }) => ({
    path: siteText(path),
    url: siteText(url),
    title: isLeftOut(title) ? '' : headText(title),
    type,
    decision: decision === 'merge' ? `merge into ${siteText(mergeInto)}` : decision,
    reason: sentence(siteText(reason)),
    isRead: read !== false,
  }));
}

/** Paths of the pages that stay or are added. */
export function keptPaths({ strategy }: Pick<PromptContext, 'strategy'>): string[] {
  return strategy.engineer.pagePlan
    .filter((page) => page.decision === 'keep' || page.decision === 'add')
    .map((page) => siteText(page.path));
}

/** Pages that were not read, by decision and reason: they are many, and one line says the same of all. */
function unreadGroups(pages: readonly PlannedPage[]): { decision: string; reason: string; paths: string[] }[] {
  return [...Map.groupBy(pages, ({ decision, reason }) => `${decision} ${reason}`).values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ decision: first.decision, reason: lowerFirst(first.reason), paths: group.map(({ path }) => path) }] : [];
  });
}

/** The planned pages that were read, a line each, without those in `given`. */
export function readList(context: PromptContext, { pages: words, mark }: Wording, given: ReadonlySet<string> = new Set()): string {
  const pages = plannedPages(context).filter(({ isRead, path }) => isRead && !given.has(path));
  return bullets(pages.map(words.entry), mark);
}

/** The planned pages that were not read, together by decision and reason. */
export function unreadList(context: PromptContext, { pages: words, mark }: Wording): string {
  const groups = unreadGroups(plannedPages(context).filter(({ isRead }) => !isRead));
  const entries = groups.map(({ decision, reason, paths }) => `${decision}: ${listed(paths)}. ${sentence(reason)}`);
  return headed(words.unread, bullets(entries, mark));
}

/** All planned pages: one line for each page that was read, and the others together. */
export function pageList(context: PromptContext, wording: Wording): string {
  return paragraphs(readList(context, wording), unreadList(context, wording));
}

/** Whether any path changes. */
export function hasRedirects({ strategy }: PromptContext): boolean {
  return strategy.engineer.urlMap.length > 0;
}

/** `old -> new (301): reason` for each path that changes, or the sentence that none does. */
export function redirectList(context: PromptContext, wording: Wording): string {
  const changes = context.strategy.engineer.urlMap.map(
    ({ from, to, status, reason }) => `${siteText(from)} -> ${status === 410 ? 'gone' : siteText(to)} (${status}): ${siteText(reason)}`,
  );
  return changes.length > 0 ? headed(wording.pages.redirects, bullets(changes, wording.mark)) : wording.pages.unchanged;
}
