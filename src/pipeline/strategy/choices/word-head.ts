import type { HeadData, PagePlanItem } from '#contracts/strategy.ts';
import { cutAtWord } from '#text/truncate.ts';
import { sentenceCutter } from '../cut-sentences.ts';
import { titleWith } from '../engineer/title-with.ts';
import type { ChosenHead, StrategyChoices } from './choices.ts';

const DESCRIPTION_LENGTH = 160;

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

/** Heads whose h1 says something that the new site leaves out get the heading of the first section that a strategist wrote for the page. */
export function withoutLeftOutHeadings(head: readonly HeadData[], { opening, sections }: StrategyChoices, home: string): HeadData[] {
  const cut = sentenceCutter((opening?.leaveOut ?? []).map(({ text }) => text));
  return head.map((entry) => {
    const first = sections?.get(entry.path)?.[0]?.heading ?? '';
    const isOut = entry.path !== home && first !== '' && entry.h1.new !== '' && cut(entry.h1.new) === '';
    return isOut ? { ...entry, h1: { ...entry.h1, new: first, reason: 'Today\u2019s heading is left out of the new site.' } } : entry;
  });
}

/** Head data of pages that a strategist adds: what the answer lacks is made of the page's own first words. */
export function headOfAdded(added: readonly PagePlanItem[], { head, sections }: StrategyChoices, businessName: string): HeadData[] {
  return added.map(({ path, url, title, reason }) => {
    const words = head?.get(path) ?? {};
    const [first] = sections?.get(path) ?? [];
    const h1 = words.h1 ?? first?.heading ?? title;
    const line = (text: string) => ({ now: '', new: text, reason });
    return {
      path,
      title: line(words.title ?? titleWith(h1, businessName)),
      description: line(words.description ?? cutAtWord([h1, ...(first?.text ?? [])].join('. '), DESCRIPTION_LENGTH)),
      h1: line(h1),
      canonical: url,
    };
  });
}
