import type { HeadData, PagePlanItem } from '#contracts/strategy.ts';
import { newHead } from '../engineer/new-page.ts';
import { titleWith } from '../engineer/title-with.ts';
import type { ChosenHead, StrategyChoices } from './choices.ts';

/** Head data in a strategist's words; a line that stays as it is today stays. The h1 of the home page is its headline. */
export function wordHead(head: readonly HeadData[], chosen: ReadonlyMap<string, ChosenHead> | undefined, home: string): HeadData[] {
  const reworded = (line: HeadData['title'], text: string | undefined) =>
    text === undefined || text === line.new ? line : { ...line, new: text, reason: 'Says what visitors find on the page.' };
  return head.map((entry) => {
    const { title, description, h1 } = chosen?.get(entry.path) ?? {};
    return {
      ...entry,
      title: reworded(entry.title, title),
      description: reworded(entry.description, description),
      h1: entry.path === home ? entry.h1 : reworded(entry.h1, h1),
    };
  });
}

/** Head data of pages that a strategist adds: what the answer lacks is made of the page's own first words. */
export function headOfAdded(added: readonly PagePlanItem[], { head, sections }: StrategyChoices, businessName: string): HeadData[] {
  return added.map(({ path, url, title, reason }) => {
    const words = head?.get(path) ?? {};
    const [first] = sections?.get(path) ?? [];
    const h1 = words.h1 ?? first?.heading ?? title;
    return newHead(
      { path, url, reason },
      {
        title: words.title ?? titleWith(h1, businessName),
        description: words.description ?? [h1, ...(first?.text ?? [])].join('. '),
        h1,
      },
    );
  });
}
