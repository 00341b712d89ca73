import { lowerFirst } from '#text/characters.ts';
import { listed } from '#text/list.ts';
import { TO_SUPPLY } from '../../strategy/choices/decide-pages.ts';
import { bullets, headed, paragraphs } from '../block.ts';
import { leftOutTexts } from '../copy/leave-out.ts';
import type { PromptContext } from '../prompt-context.ts';
import { headText, sentence, siteText } from '../site-text.ts';
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

/** The planned pages that were not read and have no redirect, together by decision and reason; what stays keeps today's content. */
export function unreadList(context: PromptContext, { pages, mark }: Wording): string {
  const moved = new Set(context.strategy.engineer.urlMap.map(({ from }) => siteText(from)));
  const groups = unreadGroups(plannedPages(context).filter(({ isRead, path }) => !isRead && !moved.has(path)));
  const words = ({ decision, reason }: (typeof groups)[number]) =>
    decision === 'keep' ? "keep, with today's content" : reason === lowerFirst(TO_SUPPLY) ? 'to follow' : decision;
  const entries = groups.map((group) => `${words(group)}: ${listed(group.paths)}. ${sentence(group.reason)}`);
  return headed(pages.unread, bullets(entries, mark));
}

/** All planned pages: one line for each page that was read, and the others together. */
export function pageList(context: PromptContext, wording: Wording): string {
  return paragraphs(readList(context, wording), unreadList(context, wording));
}

/** `old -> new (301): reason` for the paths that change, together where target and reason are the same; or the sentence that none does. */
export function redirectList(context: PromptContext, wording: Wording): string {
  const { urlMap } = context.strategy.engineer;
  const groups = Map.groupBy(urlMap, ({ to, status, reason }) => `${to} ${status} ${reason}`);
  const changes = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const from = group.map((change) => siteText(change.from)).join(', ');
    return `${from} -> ${first.status === 410 ? 'gone' : siteText(first.to)} (${first.status}): ${siteText(first.reason)}`;
  });
  return changes.length > 0 ? headed(wording.pages.redirects, bullets(changes, wording.mark)) : wording.pages.unchanged;
}
