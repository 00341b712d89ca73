import type { CopyLine, HeadData, PagePlanItem, SectionPlan, StrategyOpening } from '#contracts/strategy.ts';
import { sentenceCutter } from './cut-sentences.ts';

/** Head data of one page as a strategist words it. */
export type ChosenHead = { title?: string; description?: string };

/** A section as a strategist writes it; what it does not name (images, forms, kind) comes from the site's own sections. */
export type ChosenSection = Pick<SectionPlan, 'heading' | 'text' | 'items' | 'button' | 'evidence'>;

export type ChosenPage = Pick<PagePlanItem, 'decision' | 'mergeInto' | 'reason'>;

/**
 * What a strategist decided, already checked against the site. The built-in strategy decides everything that is left out here, and
 * guards what is nobody's to drop: addresses, forms, proof, contacts and the keep list. Maps are by path.
 */
export type StrategyChoices = {
  opening?: Partial<StrategyOpening>;
  headline?: CopyLine;
  subhead?: CopyLine;
  primaryButton?: { label: string; target: string };
  secondaryButton?: CopyLine;
  pages?: ReadonlyMap<string, ChosenPage>;
  head?: ReadonlyMap<string, ChosenHead>;
  sections?: ReadonlyMap<string, ChosenSection[]>;
};

/** Whether a strategist who writes copy left a page as it is: its text stays word for word, and no section is planned. */
export function staysWordForWord(path: string, { pages, sections }: StrategyChoices): boolean {
  return sections !== undefined && sections.size > 0 && pages?.has(path) === true && !sections.has(path);
}

/** What a page without sections of a strategist keeps. */
const WORD_FOR_WORD = 'Its text stays word for word, without what the new site leaves out.';

/** The plan with these decisions. The home page, legal pages and pages with a form are never dropped, and nothing merges into a page that goes. */
export function decidePages(
  plan: readonly PagePlanItem[],
  chosen: ReadonlyMap<string, ChosenPage> | undefined,
  { home, isFixed, isAsIs = () => false }: { home: string; isFixed: (path: string) => boolean; isAsIs?: (path: string) => boolean },
): PagePlanItem[] {
  if (!chosen) return [...plan];
  const stays = (path: string) =>
    plan.some((item) => item.path === path && item.decision === 'keep') && (chosen.get(path)?.decision ?? 'keep') === 'keep';
  return plan.map((item) => {
    const choice = chosen.get(item.path);
    if (!choice || item.decision !== 'keep' || item.read === false) return item;
    if (choice.decision === 'keep')
      return { ...item, reason: [choice.reason || item.reason, isAsIs(item.path) ? WORD_FOR_WORD : ''].filter(Boolean).join(' ') };
    if (item.path === home || item.type === 'legal') return item;
    if (choice.decision === 'merge') return stays(choice.mergeInto) && choice.mergeInto !== item.path ? { ...item, ...choice } : item;
    return isFixed(item.path) ? item : { ...item, ...choice, mergeInto: '' };
  });
}

/** Heads whose h1 says something that the new site leaves out get the heading of the first section that a strategist wrote for the page. */
export function withoutLeftOutHeadings(head: readonly HeadData[], { opening, sections }: StrategyChoices, home: string): HeadData[] {
  const cut = sentenceCutter((opening?.leaveOut ?? []).map(({ text }) => text));
  return head.map((entry) => {
    const first = sections?.get(entry.path)?.[0]?.heading ?? '';
    const isOut = entry.path !== home && first !== '' && entry.h1.new !== '' && cut(entry.h1.new) === '';
    return isOut ? { ...entry, h1: { ...entry.h1, new: first, reason: 'Today\u2019s heading is left out of the new site.' } } : entry;
  });
}

/** Head data in a strategist's words; a line that stays as it is today stays. */
export function wordHead(head: readonly HeadData[], chosen: ReadonlyMap<string, ChosenHead> | undefined): HeadData[] {
  const reworded = (line: HeadData['title'], text: string | undefined) =>
    text === undefined || text === line.new ? line : { ...line, new: text, reason: 'Says what visitors find on the page.' };
  return head.map((entry) => {
    const words = chosen?.get(entry.path);
    return words
      ? { ...entry, title: reworded(entry.title, words.title), description: reworded(entry.description, words.description) }
      : entry;
  });
}
