import type { TextBlock } from '#contracts/page.ts';
import { matchTerms } from '#lexicon/match-terms.ts';
import { partsWithTerm } from '#lexicon/parts-with-term.ts';
import type { PageModel } from '../../../site-model/page-model.ts';
import { withoutColon } from '../../shapes.ts';

/** Longest value of a fact; more is running text. */
const MAX_LENGTH = 300;
const ROW_TAGS: ReadonlySet<string> = new Set(['tr', 'li', 'p', 'div', 'dl', 'td']);

/** The values of a fact in a page's tables and lists: "会社名 株式会社山田" in one row, or the label in one block and the value in the next. */
export function companyFacts({ content }: PageModel, fact: 'name' | 'business'): { value: string; block: TextBlock }[] {
  return partsWithTerm(content, 'company-facts', fact).flatMap((block) => {
    const [label] = matchTerms(block.text, 'company-facts', fact);
    if (!label || block.text.length > MAX_LENGTH) return [];
    const value = withoutColon(block.text.slice(label.end)).trim();
    if (value !== '') return ROW_TAGS.has(block.tag) ? [{ value, block }] : [];
    const next = content[content.indexOf(block) + 1];
    return next && next.text.length <= MAX_LENGTH ? [{ value: next.text, block: next }] : [];
  });
}
