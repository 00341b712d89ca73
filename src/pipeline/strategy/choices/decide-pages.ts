import type { PagePlanItem } from '#contracts/strategy.ts';
import { websiteMeant } from '../engineer/forgotten-scheme.ts';
import { isBroken } from '../engineer/unread-pages.ts';
import { isLegalAddress } from '../legal-page.ts';
import type { ChosenHead, ChosenPage } from './choices.ts';

/** The reason of a missing legal page. */
export const TO_SUPPLY = 'Nothing is there today; the page follows once its text is supplied.';
const ADDED = 'The strategist adds this page.';

type Chosen = ReadonlyMap<string, ChosenPage> | undefined;
/**
 * `hasOwnText`: whether a page says what no other page says. `textNote`: what becomes of the text of a page that no section is written for.
 */
type Options = {
  home: string;
  isFixed: (path: string) => boolean;
  hasOwnText: (path: string) => boolean;
  textNote?: (path: string) => string;
};

/**
 * The plan with these decisions. The home page, legal pages, pages with a form and pages with a text of their own keep their address, and
 * nothing merges into a page that goes.
 */
export function decidePages(
  plan: readonly PagePlanItem[],
  chosen: Chosen,
  { home, isFixed, hasOwnText, textNote = () => '' }: Options,
): PagePlanItem[] {
  if (!chosen) return [...plan];
  const stays = (path: string) =>
    chosen.get(path)?.decision === 'add' ||
    (plan.some((item) => item.path === path && item.decision === 'keep') &&
      ((chosen.get(path)?.decision ?? 'keep') === 'keep' || path === home || hasOwnText(path)));
  return plan.map((item): PagePlanItem => {
    const choice = chosen.get(item.path);
    if (!choice || (!isBroken(item) && (item.decision !== 'keep' || item.read === false))) return item;
    const { decision, mergeInto, reason } = choice;
    // Where nothing is, only a redirect can be chosen, and none for a link to another website.
    if (isBroken(item) && (decision !== 'merge' || websiteMeant(item.path) !== '')) return item;
    // A missing legal text is supplied there: a permanent redirect would hide that it is missing.
    if (isBroken(item) && isLegalAddress(item.path) && !isLegalAddress(mergeInto)) return { ...item, reason: TO_SUPPLY };
    if (decision === 'keep') return { ...item, reason: [reason || item.reason, textNote(item.path)].filter(Boolean).join(' ') };
    if (item.path === home || item.type === 'legal' || (!isBroken(item) && hasOwnText(item.path)))
      return { ...item, reason: [item.reason, textNote(item.path)].filter(Boolean).join(' ') };
    if (decision === 'merge') return stays(mergeInto) && mergeInto !== item.path ? { ...item, decision, mergeInto, reason } : item;
    return isFixed(item.path) ? item : { ...item, decision, mergeInto: '', reason };
  });
}

/** The pages that a strategist adds, as entries of the plan; `siteUrl`: address of the home page. */
export function addedPages(chosen: Chosen, head: ReadonlyMap<string, ChosenHead> | undefined, siteUrl: string): PagePlanItem[] {
  return [...(chosen ?? [])]
    .filter(([, { decision }]) => decision === 'add')
    .map(([path, { reason }]): PagePlanItem => {
      const { h1, title } = head?.get(path) ?? {};
      const name = h1 ?? title ?? path;
      return {
        path,
        url: new URL(path, siteUrl).href,
        title: name,
        type: 'other',
        decision: 'add',
        mergeInto: '',
        reason: reason || ADDED,
      };
    });
}
