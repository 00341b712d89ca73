import type { HeadData } from '#contracts/strategy.ts';
import { lines } from '../block.ts';
import type { PromptContext } from '../prompt-context.ts';
import { headText, lowerFirst, sentence, siteText } from '../site-text.ts';
import type { Wording } from './wording.ts';

/** Labels in front of the values of a page's head data; `canonical` and `kept` are left out where ''. */
export type HeadLabels = {
  path: string;
  title: string;
  description: string;
  h1: string;
  canonical: string;
  changed: string;
  /** Whole line for a page whose head data stays. */
  kept: string;
};

/** What changes on a page, each with its reason. */
function changesOf(head: HeadData): string[] {
  return (['title', 'description', 'h1'] as const)
    .filter((part) => head[part].new !== head[part].now)
    .map((part) => `${part}, because ${lowerFirst(sentence(siteText(head[part].reason)))}`);
}

/** Title, description and h1 of every page as they should be, word for word. */
export function headList({ strategy }: PromptContext, { head: label }: Wording): string {
  return strategy.engineer.head
    .map((head) => {
      const description = headText(head.description.new);
      const changes = changesOf(head);
      return lines(
        `${label.path}${siteText(head.path)}`,
        `${label.title}${headText(head.title.new)}`,
        description && `${label.description}${description}`,
        `${label.h1}${headText(head.h1.new)}`,
        label.canonical && `${label.canonical}${siteText(head.canonical)}`,
        changes.length > 0 ? `${label.changed}${changes.join(' ')}` : label.kept,
      );
    })
    .join('\n\n');
}
