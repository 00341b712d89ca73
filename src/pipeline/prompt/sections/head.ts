import type { HeadData, Strategy } from '#contracts/strategy.ts';
import { bullets } from '../block.ts';
import { leftOutTexts } from '../copy/leave-out.ts';
import type { PromptContext } from '../prompt-context.ts';
import { headText, siteText } from '../site-text.ts';
import type { Wording } from './wording.ts';

/** Head data of a page as it should be; `changed` names the parts that are new. */
export type HeadRow = { path: string; title: string; description: string; h1: string; changed: string[] };

const PARTS = ['title', 'description', 'h1'] as const;

/** Head data as a prompt gives it; without a description that is cut off or says what the strategy leaves out; a legal page needs none. */
export function headRow(head: HeadData, strategy: Strategy): HeadRow {
  const description = headText(head.description.new);
  const isLegal = strategy.engineer.legalPages.includes(head.path);
  return {
    path: siteText(head.path),
    title: headText(head.title.new),
    description: leftOutTexts(strategy)(description) || description.endsWith('…') || isLegal ? '' : description,
    h1: siteText(head.h1.new),
    changed: PARTS.filter((part) => head[part].new !== head[part].now),
  };
}

/** Title, description and h1 of every page, word for word, without the pages in `given`; what is new is marked, everything else stays. */
export function headList({ strategy }: PromptContext, { head, mark }: Wording, given: ReadonlySet<string> = new Set()): string {
  const rows = strategy.engineer.head.map((head) => headRow(head, strategy)).filter(({ path }) => !given.has(path));
  return bullets(rows.map(head), mark);
}
