import { bullets, headed } from '../block.ts';
import type { PromptContext } from '../prompt-context.ts';
import { headText, sentence, siteText } from '../site-text.ts';
import type { Wording } from './wording.ts';

/** A page of the current site and what happens to it. */
export type PlannedPage = { path: string; title: string; decision: string; reason: string };

/** Every page of the plan; `decision` is `keep`, `add`, `drop` or `merge into /path`. */
export function plannedPages({ strategy }: PromptContext): PlannedPage[] {
  return strategy.engineer.pagePlan.map(({ path, title, decision, mergeInto, reason }) => ({
    path: siteText(path),
    title: headText(title),
    decision: decision === 'merge' ? `merge into ${siteText(mergeInto)}` : decision,
    reason: sentence(siteText(reason)),
  }));
}

/** Paths of the pages that stay or are added. */
export function keptPaths({ strategy }: PromptContext): string[] {
  return strategy.engineer.pagePlan
    .filter((page) => page.decision === 'keep' || page.decision === 'add')
    .map((page) => siteText(page.path));
}

/** All planned pages as a list. */
export function pageList(context: PromptContext, wording: Wording): string {
  return bullets(plannedPages(context).map(wording.pages.entry), wording.mark);
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
